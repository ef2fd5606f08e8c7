import type { Lexicon } from "../lexicon/lexicon.js";
import type { Ledger } from "../model/ledger.js";

/** A kind of pair: which rows can be its two sides, and how near they must be. */
export interface Pairing {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly sides: Sides;
  readonly isCredit: (row: number) => boolean;
  readonly isDebit: (row: number) => boolean;
  readonly fits: (credit: number, debit: number) => boolean;
  /** How many days the debit may lie before the credit, and after it. */
  readonly daysBefore: number;
  readonly daysAfter: number;
  /** How many words that say something the two texts must share. */
  readonly leastSharedWords: (credit: number, debit: number) => number;
  /** Takes a pair. */
  readonly pair: (credit: number, debit: number) => void;
  /** 1 for rows that are in a pair by now. */
  readonly isPaired: Readonly<Uint8Array>;
}

interface Candidate {
  readonly credit: number;
  readonly debit: number;
  readonly sharedWords: number;
  readonly gapDays: number;
}

/** How many debits are weighed for one credit: hostile bodies repeat one amount a hundred thousand times. */
const MOST_CANDIDATES = 24;

/** Rows that can be a side of any pair: credits, and debits whose amount some credit has. */
export interface Sides {
  readonly credits: readonly number[];
  readonly debits: readonly number[];
}

const FILTER_SIZE = 0x1_0000;

/** Finds the rows that can be a side of a pair: most debits have an amount that no credit has, and end here. */
export function findSides(ledger: Ledger, firstRow: number, endRow: number): Sides {
  const credits: number[] = [];
  const debits: number[] = [];
  const isCreditAmount = new Uint8Array(FILTER_SIZE);
  for (let row = firstRow; row < endRow; row += 1) {
    if (!(ledger.amount[row]! > 0) || ledger.isComing[row] === 1) continue;
    credits.push(row);
    isCreditAmount[filterSlot(ledger.amount[row]!)] = 1;
  }
  if (credits.length === 0) return { credits, debits };
  for (let row = firstRow; row < endRow; row += 1) {
    const amount = -ledger.amount[row]!;
    if (amount > 0 && isCreditAmount[filterSlot(amount)] === 1 && ledger.isComing[row] === 0) debits.push(row);
  }
  return { credits, debits };
}

function filterSlot(amount: number): number {
  return (amount / 100) & (FILTER_SIZE - 1);
}

/** Pairs credits with debits of exactly opposite amounts: one to one, the best pairs first. */
export function matchPairs(pairing: Pairing): void {
  const { ledger, isPaired, sides } = pairing;
  const credits = new Map<number, number[]>();
  for (const row of sides.credits) if (pairing.isCredit(row)) listOf(credits, ledger.amount[row]!).push(row);
  if (credits.size === 0) return;
  const debits = new Map<number, number[]>();
  for (const row of sides.debits) {
    const amount = -ledger.amount[row]!;
    if (credits.has(amount) && pairing.isDebit(row)) listOf(debits, amount).push(row);
  }
  for (const [amount, rows] of credits) {
    const opposite = debits.get(amount);
    if (opposite === undefined) continue;
    for (const { credit, debit } of candidatesOf(pairing, rows, opposite).sort(compareCandidates)) {
      if (isPaired[credit] === 0 && isPaired[debit] === 0) pairing.pair(credit, debit);
    }
  }
}

function listOf(lists: Map<number, number[]>, key: number): number[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list: number[] = [];
  lists.set(key, list);
  return list;
}

function candidatesOf(pairing: Pairing, credits: readonly number[], debits: readonly number[]): Candidate[] {
  const { ledger } = pairing;
  const candidates: Candidate[] = [];
  let start = 0;
  for (const credit of credits) {
    const day = ledger.day[credit]!;
    while (start < debits.length && ledger.day[debits[start]!]! < day - pairing.daysBefore) start += 1;
    let weighed = 0;
    for (const debit of nearestFirst(ledger, debits, start, day, pairing.daysAfter)) {
      if (weighed === MOST_CANDIDATES) break;
      if (!pairing.fits(credit, debit)) continue;
      weighed += 1;
      const sharedWords = sharedWordsOf(pairing, credit, debit);
      if (sharedWords < pairing.leastSharedWords(credit, debit)) continue;
      candidates.push({ credit, debit, sharedWords, gapDays: Math.abs(ledger.day[debit]! - day) });
    }
  }
  return candidates;
}

/** Debits of a stretch, those nearest to a day first; looks at a bounded number. */
function nearestFirst(
  ledger: Ledger,
  debits: readonly number[],
  start: number,
  day: number,
  daysAfter: number,
): readonly number[] {
  let end = start;
  while (end < debits.length && end - start < 4 * MOST_CANDIDATES && ledger.day[debits[end]!]! <= day + daysAfter)
    end += 1;
  const distance = (row: number): number => Math.abs(ledger.day[row]! - day);
  return debits.slice(start, end).sort((left, right) => distance(left) - distance(right) || left - right);
}

function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    Math.min(right.sharedWords, 1) - Math.min(left.sharedWords, 1) ||
    left.gapDays - right.gapDays ||
    right.sharedWords - left.sharedWords ||
    left.credit - right.credit ||
    // Among equals the last: the ids of the others then stay what they are without the pair.
    right.debit - left.debit
  );
}

function sharedWordsOf({ ledger, lexicon }: Pairing, credit: number, debit: number): number {
  const words = wordsOf(lexicon, ledger.description[credit]!, false);
  return words.size === 0 ? 0 : countShared(lexicon, words, ledger.description[debit]!);
}

/** Hashes of the words of a text that tell it from others; references count too, since a return often repeats them. */
function wordsOf(lexicon: Lexicon, text: string, isIncoming: boolean): ReadonlySet<number> {
  lexicon.read(text, isIncoming, 0, -1);
  const words = new Set<number>();
  for (let index = 0; index < lexicon.reading.count; index += 1) {
    if (isTelling(lexicon, index)) words.add(lexicon.reading.hash[index]!);
  }
  return words;
}

function countShared(lexicon: Lexicon, words: ReadonlySet<number>, text: string): number {
  lexicon.read(text, false, 0, -1);
  const shared = new Set<number>();
  for (let index = 0; index < lexicon.reading.count; index += 1) {
    if (isTelling(lexicon, index) && words.has(lexicon.reading.hash[index]!)) shared.add(lexicon.reading.hash[index]!);
  }
  return shared.size;
}

const SHORTEST_REFERENCE_DIGITS = 4;

function isTelling(lexicon: Lexicon, index: number): boolean {
  if (lexicon.isSignificant(index)) return true;
  const { reading } = lexicon;
  const digits = reading.digits[index]!;
  if (digits > SHORTEST_REFERENCE_DIGITS) return true;
  // The year stands in many texts.
  return digits === SHORTEST_REFERENCE_DIGITS && !/^(19|20)\d\d$/.test(reading.textOf(index));
}
