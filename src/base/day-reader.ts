import { DAY_MILLISECONDS, type Day } from "./calendar.js";
import { exactInstantOfText } from "./instant.js";
import { type TimeZone, timeZoneOf } from "./time-zone.js";

/** Reads the dates of a result as calendar days of its project's zone; many transactions share a date. */
export class DayReader {
  readonly #zone: TimeZone | undefined;
  readonly #days = new Map<string, Day>();

  /** A zone that this machine does not know has the days of UTC: a result may come from another one. */
  constructor(timeZone: string) {
    this.#zone = timeZoneOf(timeZone);
  }

  /** The calendar day of an ISO 8601 text. */
  dayOf(date: string): Day {
    let day = this.#days.get(date);
    if (day === undefined) {
      const instant = exactInstantOfText(date);
      day = this.#zone === undefined ? (Math.floor(instant / DAY_MILLISECONDS) as Day) : this.#zone.dayOf(instant);
      this.#days.set(date, day);
    }
    return day;
  }
}
