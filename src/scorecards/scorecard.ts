import { roundedQuotient } from "../base/money.js";

/** A bin of a characteristic: values below the bound (and not below the bin before) earn the points. */
export interface Attribute {
  /** Exclusive upper bound; the last bin of a characteristic has none. */
  readonly below?: number;
  readonly points: number;
}

/** One thing that a scorecard looks at, with its bins from low to high values. */
export interface Characteristic<Name extends string, Pillar extends string> {
  readonly name: Name;
  readonly pillar: Pillar;
  /** Stated where the characteristic costs points. */
  readonly reason: string;
  /** What the value is and its unit. */
  readonly unit: string;
  readonly attributes: readonly Attribute[];
  /** Points of the average applicant: where the pillar's indicator is 0. */
  readonly averagePoints: number;
}

/** A scorecard: characteristics whose points add up to the score. */
export type Scorecard<Name extends string, Pillar extends string> = readonly Characteristic<Name, Pillar>[];

/** The value of a characteristic. Where it is unknown, a value stands in for it that finds the bin. */
export interface Measured {
  readonly value: number;
  readonly isKnown: boolean;
}

/** What one characteristic earned. */
export interface CharacteristicPoints<Name extends string> {
  readonly characteristic: Name;
  readonly measured: Measured;
  readonly unit: string;
  /** The bin that the value lies in. */
  readonly bin: Bin;
  readonly points: number;
  readonly mostPoints: number;
  readonly reason: string;
}

/** A bin with both of its bounds. */
export interface Bin extends Attribute {
  /** Inclusive lower bound; the first bin of a characteristic has none. */
  readonly from?: number;
}

/** The bin that a value lies in. */
export function binOf(attributes: readonly Attribute[], value: number): Bin {
  const place = attributes.findIndex(({ below }) => below === undefined || value < below);
  const from = attributes[place - 1]?.below;
  if (from === undefined) return attributes[place]!;
  const { below, points } = attributes[place]!;
  return below === undefined ? { from, points } : { from, below, points };
}

/** The most points that a characteristic can earn. */
export function mostPointsOf(attributes: readonly Attribute[]): number {
  return Math.max(...attributes.map(({ points }) => points));
}

/** Scores values: one entry a characteristic, in the card's order. The score is the sum of their points. */
export function applyScorecard<Name extends string, Pillar extends string>(
  card: Scorecard<Name, Pillar>,
  values: Readonly<Record<Name, Measured>>,
): readonly CharacteristicPoints<Name>[] {
  return card.map(({ name, attributes, reason, unit }) => {
    const measured = values[name];
    const bin = binOf(attributes, measured.value);
    const mostPoints = mostPointsOf(attributes);
    return { characteristic: name, measured, unit, bin, points: bin.points, mostPoints, reason };
  });
}

/** The sum of points. */
export function totalPoints(points: readonly { readonly points: number }[]): number {
  return points.reduce((sum, entry) => sum + entry.points, 0);
}

/** How many reason codes a score states. */
const MOST_REASONS = 4;

/** The reasons that cost most points, the costliest first; none that costs nothing. */
export function reasonsOf(points: readonly CharacteristicPoints<string>[]): readonly string[] {
  const costOf = (place: number): number => points[place]!.mostPoints - points[place]!.points;
  return Array.from(points.keys())
    .filter((place) => costOf(place) > 0)
    .sort((left, right) => costOf(right) - costOf(left) || left - right)
    .slice(0, MOST_REASONS)
    .map((place) => points[place]!.reason);
}

/**
 * A pillar's indicator from `-reach` to `+reach`: 0 at the average applicant's points, the ends at none and at all of the
 * points of its characteristics.
 */
export function pillarIndicator<Name extends string, Pillar extends string>(
  card: Scorecard<Name, Pillar>,
  points: readonly CharacteristicPoints<Name>[],
  pillar: Pillar,
  reach: number,
): number {
  let earned = 0;
  let average = 0;
  let most = 0;
  card.forEach((characteristic, place) => {
    if (characteristic.pillar !== pillar) return;
    earned += points[place]!.points;
    average += characteristic.averagePoints;
    most += points[place]!.mostPoints;
  });
  const distance = earned - average;
  return roundedQuotient(distance * reach, distance >= 0 ? most - average : average, 0);
}
