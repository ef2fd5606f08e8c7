import { DAY_MILLISECONDS, type Day } from "./calendar.js";
import { type Instant, isNoonUtc } from "./instant.js";

/**
 * A time zone that turns instants into calendar days. The offsets come from Intl once for each year that is asked for
 * and are kept as a short list of transitions, because a call to Intl costs more than reading a whole transaction.
 */
export interface TimeZone {
  readonly name: string;
  /** The calendar day of an instant in this zone; an instant at exactly noon UTC is a day without a time: that day. */
  dayOf(instant: Instant): Day;
  /** Whether an instant is exactly midnight in this zone. */
  isMidnight(instant: Instant): boolean;
}

interface Transition {
  readonly from: Instant;
  readonly offset: number;
}

const SAMPLE_MILLISECONDS = 7 * DAY_MILLISECONDS;
const FINEST_MILLISECONDS = 60_000;

/** The zone whose days are those of the instants themselves: it needs no clock. */
export const UTC: TimeZone = {
  name: "UTC",
  dayOf: (instant) => Math.floor(instant / DAY_MILLISECONDS) as Day,
  isMidnight: (instant) => instant % DAY_MILLISECONDS === 0,
};

const known = new Map<string, TimeZone>([[UTC.name, UTC]]);

/** The zone of an IANA name. @returns undefined where the name is not known here. */
export function timeZoneOf(name: string): TimeZone | undefined {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const clock = clockOf(name);
  if (clock === undefined) return undefined;
  const zone = createTimeZone(name, () => clock);
  known.set(name, zone);
  return zone;
}

/**
 * The zone of a name that every machine knows. Its clock is made when it is first asked: the first clock of a process takes
 * milliseconds.
 */
export function timeZoneOnDemand(name: "Europe/Paris"): TimeZone {
  let clock: Intl.DateTimeFormat | undefined;
  return createTimeZone(name, () => {
    clock ??= clockOf(name)!;
    return clock;
  });
}

function createTimeZone(name: string, clock: () => Intl.DateTimeFormat): TimeZone {
  const transitionsByYear = new Map<number, readonly Transition[]>();
  // The year looked at last is kept at hand: rows come in order of days.
  let recentStart = 0;
  let recentEnd = 0;
  let recent: readonly Transition[] = [];
  const offsetAt = (instant: Instant): number => {
    if (instant < recentStart || instant >= recentEnd) {
      const year = new Date(instant).getUTCFullYear();
      recentStart = Date.UTC(year, 0, 1);
      recentEnd = Date.UTC(year + 1, 0, 1);
      recent = transitionsByYear.get(year) ?? transitionsOf(clock(), recentStart, recentEnd);
      transitionsByYear.set(year, recent);
    }
    let offset = 0;
    for (const transition of recent) if (transition.from <= instant) offset = transition.offset;
    return offset;
  };
  return {
    name,
    dayOf: (instant) =>
      Math.floor((isNoonUtc(instant) ? instant : instant + offsetAt(instant)) / DAY_MILLISECONDS) as Day,
    isMidnight: (instant) => (instant + offsetAt(instant)) % DAY_MILLISECONDS === 0,
  };
}

function transitionsOf(clock: Intl.DateTimeFormat, start: Instant, end: Instant): readonly Transition[] {
  const transitions: Transition[] = [{ from: start, offset: offsetByClock(clock, start) }];
  for (let from = start; from < end; from += SAMPLE_MILLISECONDS) {
    const to = Math.min(from + SAMPLE_MILLISECONDS, end);
    const before = offsetByClock(clock, from);
    const after = offsetByClock(clock, to);
    if (before === after) continue;
    let low = from;
    let high = to;
    while (high - low > FINEST_MILLISECONDS) {
      const middle = Math.floor((low + high) / 2 / FINEST_MILLISECONDS) * FINEST_MILLISECONDS;
      if (middle <= low) break;
      if (offsetByClock(clock, middle) === before) low = middle;
      else high = middle;
    }
    transitions.push({ from: high, offset: after });
  }
  return transitions;
}

function offsetByClock(clock: Intl.DateTimeFormat, instant: Instant): number {
  const whole = Math.floor(instant / 1000) * 1000;
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(whole)) part[type] = Number(value);
  const local = Date.UTC(
    part["year"]!,
    part["month"]! - 1,
    part["day"]!,
    part["hour"]!,
    part["minute"]!,
    part["second"]!,
  );
  return local - whole;
}

function clockOf(name: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone: name,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return undefined;
  }
}
