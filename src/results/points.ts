/** What one characteristic earned in a scorecard, and what for. */
export interface PointsView {
  /** Its name in the scorecard, such as OVERDRAFT_DAYS. */
  readonly characteristic: string;
  /** What was measured, to four decimals, always within the bin; left out where unknown, as a share of no income is. */
  readonly value?: number;
  /** What the value is and its unit. */
  readonly unit: string;
  /** The bounds of the bin that the value lies in, in words. */
  readonly bin: string;
  /** What it earned: whole points. */
  readonly points: number;
  /** What it can earn at most. */
  readonly mostPoints: number;
  /** Why points are missing; left out where none are. */
  readonly reason?: string;
}
