import { listsBy, NumberLists } from "../../base/number-lists.js";
import type { Ledger } from "../../model/ledger.js";
import { visitNearest } from "../nearest-rows.js";
import type { SharedWords } from "../shared-words.js";
import { type Candidate, chooseBest } from "./choose-pairs.js";

/** A kind of pair: which rows can be its two sides, and how near they must be. */
export interface Pairing {
  readonly ledger: Ledger;
  readonly words: SharedWords;
  readonly sides: Sides;
  readonly isCredit: (row: number) => boolean;
  readonly isDebit: (row: number) => boolean;
  readonly fits: (credit: number, debit: number) => boolean;
  /** How many days the debit may lie before the credit, and after it. */
  readonly daysBefore: number;
  readonly daysAfter: number;
  /** What the two texts must share. */
  readonly evidenceOf: (credit: number, debit: number) => Evidence;
  /** What the credit's side says. */
  readonly textOfCredit: (credit: number) => string;
  /** How many words of the two texts name the account of the other side, or are those of the debit that comes back. */
  readonly namingWordsOf: (credit: number, debit: number) => number;
  /** Takes a pair. */
  readonly pair: (credit: number, debit: number) => void;
}

/**
 * What the texts of a pair must share: nothing, a word that says something, one unless no other debit fits, the words of a
 * name, or the number of a card.
 */
export type Evidence = "NOTHING" | "WORD" | "WORD_AMONG_SEVERAL" | "NAME" | "CARD";

/**
 * How many debits are weighed for one credit, and how many are looked at for them, the nearest first: hostile bodies repeat
 * one amount a hundred thousand times.
 */
const MOST_CANDIDATES = 24;
const MOST_WALKED = 10 * MOST_CANDIDATES;

/** Rows that can be a side of any pair: credits, and debits whose amount some credit has. */
export interface Sides {
  /** The rows that were looked at: from the first up to but not with the end. */
  readonly firstRow: number;
  readonly endRow: number;
  readonly credits: readonly number[];
  readonly debits: readonly number[];
}

/** Slots of the filter of amounts for each row, as a power of two, and the most bits that it takes. */
const FILTER_ROW_BITS = 3;
const MOST_FILTER_BITS = 16;
/** Amounts are kept in ten-thousandths, and most are whole cents. */
const AMOUNTS_PER_SLOT = 100;

/** Finds the rows that can be a side of a pair: most debits have an amount that no credit has, and end here. */
export function findSides(ledger: Ledger, firstRow: number, endRow: number): Sides {
  const credits: number[] = [];
  const debits: number[] = [];
  const bits = Math.min(MOST_FILTER_BITS, FILTER_ROW_BITS + 32 - Math.clz32(endRow - firstRow));
  const isCreditAmount = new Uint8Array(1 << bits);
  const lastSlot = isCreditAmount.length - 1;
  for (let row = firstRow; row < endRow; row += 1) {
    if (!(ledger.amount[row]! > 0) || ledger.isComing[row] === 1) continue;
    credits.push(row);
    isCreditAmount[(ledger.amount[row]! / AMOUNTS_PER_SLOT) & lastSlot] = 1;
  }
  if (credits.length === 0) return { firstRow, endRow, credits, debits };
  for (let row = firstRow; row < endRow; row += 1) {
    const amount = -ledger.amount[row]!;
    if (amount > 0 && isCreditAmount[(amount / AMOUNTS_PER_SLOT) & lastSlot] === 1 && ledger.isComing[row] === 0)
      debits.push(row);
  }
  return { firstRow, endRow, credits, debits };
}

/** Pairs credits with debits of exactly opposite amounts: one to one, the best pairs first. */
export function matchPairs(pairing: Pairing): void {
  const { ledger, sides } = pairing;
  const debitRows = sides.debits.filter(pairing.isDebit);
  if (debitRows.length === 0) return;
  const debits = listsBy(debitRows, (row) => -ledger.amount[row]!);
  const credits = new NumberLists();
  for (const row of sides.credits) {
    const amount = ledger.amount[row]!;
    if (debits.placeOf(amount) !== -1 && pairing.isCredit(row)) credits.add(amount, row);
  }
  const { description } = ledger;
  const compareTexts = (row: number, other: number): number =>
    pairing.words.compare(description[row]!, description[other]!);
  for (const amount of credits.keys) {
    const candidates = credits
      .of(amount)
      .map((credit) => candidatesOf(pairing, credit, debits.of(amount)))
      .filter(({ length }) => length > 0);
    for (const { credit, debit } of chooseBest(candidates, compareTexts)) pairing.pair(credit, debit);
  }
}

function candidatesOf(pairing: Pairing, credit: number, debits: readonly number[]): readonly Candidate[] {
  const { ledger, daysBefore, daysAfter } = pairing;
  const candidates: Candidate[] = [];
  let walked = 0;
  let weighed = 0;
  visitNearest(ledger, debits, { day: ledger.day[credit]!, daysBefore, daysAfter }, (debit) => {
    walked += 1;
    if (pairing.fits(credit, debit)) {
      weighed += 1;
      const candidate = weigh(pairing, credit, debit);
      if (candidate !== undefined) candidates.push(candidate);
    }
    return weighed < MOST_CANDIDATES && walked < MOST_WALKED;
  });
  if (weighed === 1) return candidates;
  return candidates.filter(
    ({ debit, sharedWords }) => sharedWords > 0 || pairing.evidenceOf(credit, debit) !== "WORD_AMONG_SEVERAL",
  );
}

/** What speaks for a pair; undefined where the texts do not share what they must. */
function weigh(pairing: Pairing, credit: number, debit: number): Candidate | undefined {
  const { ledger, words } = pairing;
  const evidence = pairing.evidenceOf(credit, debit);
  const texts = [pairing.textOfCredit(credit), ledger.description[debit]!] as const;
  const sharedWords = words.countOf(...texts);
  if (evidence === "WORD" && sharedWords === 0) return undefined;
  if (evidence === "NAME" && (sharedWords === 0 || !words.isSameName(...texts))) return undefined;
  if (evidence === "CARD" && !words.isSameCard(...texts)) return undefined;
  const daysBefore = ledger.day[credit]! - ledger.day[debit]!;
  return { credit, debit, sharedWords, namingWords: pairing.namingWordsOf(credit, debit), daysBefore };
}
