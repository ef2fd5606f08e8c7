import { roundedQuotient } from "../base/money.js";
import type { ActivityScore } from "../passes/activity-score.js";
import type { PointsView } from "../results/points.js";
import { ACTIVITY_SCORECARD } from "../scorecards/activity.js";
import type { Bin, CharacteristicPoints } from "../scorecards/scorecard.js";
import type { Growing } from "./written.js";

const BIN_DECIMALS = 4;

/** Writes what a characteristic earned. */
export function viewPoints(row: CharacteristicPoints<string>): PointsView {
  const { characteristic, measured, unit, points, mostPoints, reason } = row;
  const bin = binText(row.bin);
  const view: Growing<PointsView> = measured.isKnown
    ? { characteristic, value: roundWithin(measured.value, row.bin.below), unit, bin, points, mostPoints }
    : { characteristic, unit, bin, points, mostPoints };
  if (points < mostPoints) view.reason = reason;
  return view;
}

/** A value to four decimals. One just below its bin's bound is not rounded up to it: the bin shows by the value. */
export function roundWithin(value: number, below: number | undefined): number {
  const rounded = roundedQuotient(value, 1, BIN_DECIMALS);
  if (below === undefined || value >= below || rounded < below) return rounded;
  const scale = 10 ** BIN_DECIMALS;
  return (Math.round(below * scale) - 1) / scale;
}

function binText({ from, below }: Bin): string {
  if (from === undefined) return below === undefined ? "any" : `below ${below}`;
  return below === undefined ? `at least ${from}` : `at least ${from} and below ${below}`;
}

/** Writes what each characteristic of the activity score earned: the points add up to the score. */
export function viewActivityPoints({ values, points }: ActivityScore): readonly PointsView[] {
  return ACTIVITY_SCORECARD.map(({ name, unit, fullFrom, mostPoints, reason }, place) => {
    const view: Growing<PointsView> = {
      characteristic: name,
      value: roundedQuotient(values[place]!, 1, BIN_DECIMALS),
      unit,
      bin: `in proportion, all points from ${fullFrom}`,
      points: points[place]!,
      mostPoints,
    };
    if (view.points < mostPoints) view.reason = reason;
    return view;
  });
}
