import type { RegularityView } from "../results/cash-flows.js";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** Periodicities that their own word leaves open; OTHER is that of four weeks alone. */
const WORDS: Readonly<Partial<Record<RegularityView["periodicity"], string>>> = {
  BIWEEKLY: "every two weeks",
  BIMONTHLY: "every two months",
  SEMI_ANNUAL: "every six months",
  OTHER: "every four weeks",
};
/** Periodicities whose due days are days of the week. */
const BY_WEEKDAY: ReadonlySet<RegularityView["periodicity"]> = new Set(["WEEKLY", "BIWEEKLY", "OTHER"]);
const ALL_WEEK = 7;
const WORKWEEK = 5;

/** When a regular flow comes, in words: `monthly, on the 5th`, `weekly, on Friday`. */
export function dueDaysText({ periodicity, dueDays }: RegularityView): string {
  const rhythm = WORDS[periodicity] ?? periodicity.toLowerCase();
  if (dueDays.length === 0) return rhythm;
  if (periodicity === "DAILY")
    return dueDays.length === ALL_WEEK ? rhythm : dueDays.length === WORKWEEK ? "daily, on weekdays" : rhythm;
  const days = dueDays.map((day) => (BY_WEEKDAY.has(periodicity) ? WEEKDAYS[day - 1]! : `the ${ordinal(day)}`));
  return `${rhythm}, on ${days.join(", ")}`;
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
}
