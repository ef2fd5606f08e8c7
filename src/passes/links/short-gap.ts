/** The days from one instalment to the next that are fewer than those of a retry. */
const SHORT_GAPS = [7, 14];
/** A line has such a gap where so many debits, and so many parts of three, are followed by one that lies so near to it. */
const LEAST_FOLLOWED = 3;
const LEAST_THIRDS_FOLLOWED = 2;
const GAP_SLACK_DAYS = 1;

/** How many days lie between the instalments of a line, where these are few; no bound elsewhere. */
export function shortGapOf(days: readonly number[]): number {
  return SHORT_GAPS.find((gap) => isGapOf(days, gap)) ?? Number.POSITIVE_INFINITY;
}

/**
 * Whether debits follow each other after so many days. Others may lie between them: what is presented again and comes back
 * again must not hide when the next is due.
 */
function isGapOf(days: readonly number[], gap: number): boolean {
  const last = days.at(-1)! - gap + GAP_SLACK_DAYS;
  let debits = 0;
  let followed = 0;
  let next = 0;
  days.forEach((day, at) => {
    if (day === days[at - 1] || day > last) return;
    while (days[next]! < day + gap - GAP_SLACK_DAYS) next += 1;
    debits += 1;
    if (days[next]! <= day + gap + GAP_SLACK_DAYS) followed += 1;
  });
  return followed >= LEAST_FOLLOWED && followed * 3 >= debits * LEAST_THIRDS_FOLLOWED;
}
