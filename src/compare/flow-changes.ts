import type { ChangedFlow, ComparedFlow } from "./comparison.js";

/** Share of the usual amount by which it may move before the flow counts as changed: varying bills are no news. */
export const AMOUNT_CHANGE_SHARE = 0.05;
/** Days by which a due day may move before the flow counts as changed: a weekend and a bank holiday. */
export const DUE_DAY_CHANGE_DAYS = 3;

/** What changed of a flow that is in both analyses; nothing where it is what it was. */
export function changeOf(before: ComparedFlow, after: ComparedFlow): readonly ChangedFlow[] {
  const { id, label, category } = after;
  const movedAmount = Math.abs(after.usualAmount - before.usualAmount);
  const hasNewAmount = movedAmount > Math.abs(before.usualAmount) * AMOUNT_CHANGE_SHARE;
  const hasNewRhythm = before.periodicity !== after.periodicity;
  const hasNewDueDays = !hasNewRhythm && !haveSameDueDays(before, after);
  if (!hasNewAmount && !hasNewRhythm && !hasNewDueDays) return [];
  return [
    {
      id,
      label,
      category,
      ...(hasNewAmount && { usualAmount: { before: before.usualAmount, after: after.usualAmount } }),
      ...(hasNewRhythm && { periodicity: { before: before.periodicity ?? null, after: after.periodicity ?? null } }),
      ...(hasNewDueDays && { dueDays: { before: before.dueDays ?? [], after: after.dueDays ?? [] } }),
    },
  ];
}

const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30;

/** Whether due days of one rhythm lie no further apart than weekends move them, around the end of the week or month. */
export function haveSameDueDays(
  { dueDays: before = [] }: ComparedFlow,
  { dueDays: after = [], periodicity }: ComparedFlow,
): boolean {
  if (before.length !== after.length) return false;
  const isOfWeek = /DAILY|WEEKLY|OTHER/.test(periodicity ?? "");
  return before.every(
    (day, at) =>
      daysApart(day, after[at]!, isOfWeek ? DAYS_OF_WEEK : DAYS_OF_MONTH) <= (isOfWeek ? 0 : DUE_DAY_CHANGE_DAYS),
  );
}

/** Whether two days of the month are one due day that weekends moved. */
export function areOneDueDay(day: number, other: number): boolean {
  return daysApart(day, other, DAYS_OF_MONTH) <= DUE_DAY_CHANGE_DAYS;
}

function daysApart(day: number, other: number, circle: number): number {
  const distance = Math.abs(Math.min(day, circle) - Math.min(other, circle));
  return Math.min(distance, circle - distance);
}
