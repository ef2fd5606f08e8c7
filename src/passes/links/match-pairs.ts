import { listsBy, NumberLists } from "../../base/number-lists.js";
import { visitNearest } from "../nearest-rows.js";
import { type Candidate, chooseBest } from "./choose-pairs.js";
import type { LinkKind, LinkRun } from "./link-kinds.js";
import type { RowLinks } from "./row-links.js";
import type { Sides } from "./sides.js";

/**
 * How many debits are weighed for one credit, and how many are looked at for them, the nearest first: hostile bodies repeat
 * one amount a hundred thousand times.
 */
const MOST_CANDIDATES = 24;
const MOST_WALKED = 10 * MOST_CANDIDATES;

/** Pairs credits with debits of exactly opposite amounts: one to one, the best pairs first. */
export function matchPairs(run: LinkRun, kind: LinkKind, sides: Sides, links: RowLinks): void {
  const { ledger, words } = run;
  const debitRows = sides.debits.filter((row) => !links.isPaired(row) && kind.isDebit(run, row));
  if (debitRows.length === 0) return;
  const debits = listsBy(debitRows, (row) => -ledger.amount[row]!);
  const credits = new NumberLists();
  for (const row of sides.credits) {
    const amount = ledger.amount[row]!;
    if (debits.placeOf(amount) !== -1 && !links.isPaired(row) && kind.isCredit(run, row)) credits.add(amount, row);
  }
  const { description } = ledger;
  const compareTexts = (row: number, other: number): number => words.compare(description[row]!, description[other]!);
  for (const amount of credits.keys) {
    const candidates = credits
      .of(amount)
      .map((credit) => candidatesOf(run, kind, credit, debits.of(amount)))
      .filter(({ length }) => length > 0);
    for (const { credit, debit } of chooseBest(candidates, compareTexts)) links.pair(kind.of, credit, kind.on, debit);
  }
}

function candidatesOf(run: LinkRun, kind: LinkKind, credit: number, debits: readonly number[]): readonly Candidate[] {
  const { ledger } = run;
  const { daysBefore, daysAfter } = kind;
  const candidates: Candidate[] = [];
  let walked = 0;
  let weighed = 0;
  visitNearest(ledger, debits, { day: ledger.day[credit]!, daysBefore, daysAfter }, (debit) => {
    walked += 1;
    if (run.mayLink(credit, debit) && kind.fits(run, credit, debit)) {
      weighed += 1;
      const candidate = weigh(run, kind, credit, debit);
      if (candidate !== undefined) candidates.push(candidate);
    }
    return weighed < MOST_CANDIDATES && walked < MOST_WALKED;
  });
  if (weighed === 1) return candidates;
  return candidates.filter(
    ({ debit, sharedWords }) => sharedWords > 0 || kind.evidenceOf(run, credit, debit) !== "WORD_AMONG_SEVERAL",
  );
}

/** What speaks for a pair; undefined where the texts do not share what they must. */
function weigh(run: LinkRun, kind: LinkKind, credit: number, debit: number): Candidate | undefined {
  const { ledger, words } = run;
  const evidence = kind.evidenceOf(run, credit, debit);
  const texts = [kind.textOfCredit?.(run, credit) ?? ledger.description[credit]!, ledger.description[debit]!] as const;
  const sharedWords = words.countOf(...texts);
  if (evidence === "WORD" && sharedWords === 0) return undefined;
  if (evidence === "NAME" && (sharedWords === 0 || !words.isSameName(...texts))) return undefined;
  if (evidence === "CARD" && !words.isSameCard(...texts)) return undefined;
  const daysBefore = ledger.day[credit]! - ledger.day[debit]!;
  return { credit, debit, sharedWords, toldBy: kind.toldBy?.(run, credit, debit) ?? 0, daysBefore };
}
