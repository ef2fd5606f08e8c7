/** A credit and a debit that may be a pair. */
export interface Candidate {
  readonly credit: number;
  readonly debit: number;
  /** How many words the texts share that tell a text from others. */
  readonly sharedWords: number;
  /** How surely the texts tell the pair: more than the days do. */
  readonly toldBy: number;
  /** How many days the debit lies before the credit; below 0 for days after it. */
  readonly daysBefore: number;
}

/** Orders two rows by what their texts say, whatever their days; 0 for rows whose texts say the same. */
export type CompareTexts = (row: number, other: number) => number;

/**
 * Chooses among the candidates of one amount: one to one, the best first. Where a credit is left without a debit, one that
 * took its debit moves on to another that is free, so that two pairs stand instead of one.
 * @param candidates - Of each credit that has any.
 */
export function chooseBest(
  candidates: readonly (readonly Candidate[])[],
  compareTexts: CompareTexts,
): Iterable<Candidate> {
  const compare = (left: Candidate, right: Candidate): number => compareCandidates(left, right, compareTexts);
  const ofCredit = new Map<number, Candidate>();
  const ofDebit = new Map<number, Candidate>();
  const take = (candidate: Candidate): void => {
    ofCredit.set(candidate.credit, candidate);
    ofDebit.set(candidate.debit, candidate);
  };
  const sorted = candidates.flat().sort(compare);
  for (const candidate of sorted) if (!ofCredit.has(candidate.credit) && !ofDebit.has(candidate.debit)) take(candidate);
  if (ofCredit.size === candidates.length) return ofCredit.values();
  const othersOf = new Map(candidates.map((others) => [others[0]!.credit, others]));
  // What is free only becomes less: who finds nothing once need not look again.
  const staying = new Set<number>();
  for (const wanted of sorted) {
    if (ofCredit.has(wanted.credit)) continue;
    // Were it free, the credit would have it.
    const taken = ofDebit.get(wanted.debit)!;
    const isAsGood = ({ sharedWords }: Candidate): boolean => sharedWords >= taken.sharedWords;
    if (staying.has(taken.credit) || !isAsGood(wanted)) continue;
    const free = othersOf.get(taken.credit)!.filter((other) => isAsGood(other) && !ofDebit.has(other.debit));
    if (free.length === 0) staying.add(taken.credit);
    else {
      take(free.reduce((best, other) => (compare(other, best) < 0 ? other : best)));
      take(wanted);
    }
  }
  return ofCredit.values();
}

function compareCandidates(left: Candidate, right: Candidate, compareTexts: CompareTexts): number {
  return (
    Math.min(right.sharedWords, 1) - Math.min(left.sharedWords, 1) ||
    right.toldBy - left.toldBy ||
    Math.abs(left.daysBefore) - Math.abs(right.daysBefore) ||
    right.sharedWords - left.sharedWords ||
    // What leaves arrives on that day or later, unless a bank books it late.
    right.daysBefore - left.daysBefore ||
    // Where a couple pays one sum on one day, the same of the two is chosen each month.
    compareTexts(left.credit, right.credit) ||
    compareTexts(left.debit, right.debit) ||
    left.credit - right.credit ||
    // Among equals the last: the ids of the others then stay what they are without the pair.
    right.debit - left.debit
  );
}
