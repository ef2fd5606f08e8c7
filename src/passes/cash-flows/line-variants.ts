import type { TextReader } from "../../lexicon/text-reader.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { TRANSACTION_TYPES, typeNumberOf } from "../../model/transaction-type.js";
import type { Classification } from "../classification.js";
import { beginningsOf, type GroupVariant, variantsOf } from "../description-groups.js";
import type { RowLinks } from "../links/row-links.js";
import { NextPayments } from "./next-payments.js";
import { lineKeyOf } from "./rows-by-line.js";

/** The rows of a window that share a description, before they are looked at for several budget lines. */
export interface DescribedLine {
  /** Numbers of the lines that were joined in it: see `rows-by-line`. */
  readonly numbers: readonly number[];
  /** Rows in canonical order. */
  readonly rows: readonly number[];
  /** The same in every analysis that holds the line. */
  readonly key: number;
  readonly labelRoot: string;
}

/** What joining the variants of a line needs. */
export interface VariantNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly reader: TextReader;
  readonly links: RowLinks;
}

const DIRECT_DEBIT = typeNumberOf("DIRECT_DEBIT");

/** So many lines that differ in one word are one line, where none of them came twice. */
const LEAST_VARIANTS = 3;
/** Purchases, cash and cheques bear the names of places, of which many differ in one word. */
const CAN_VARY = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  /TRANSFER|^(DIRECT_DEBIT|CREDIT|DEBIT)$/.test(type) ? 1 : 0,
);

/** A direct debit that says more is the next of a line of so many rows. */
const LEAST_ROWS_OF_WHOLE = 2;
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/** A line that may be a variant, and what it would be without one of its words. */
interface Candidate {
  readonly place: number;
  readonly variants: readonly GroupVariant[];
  /** What a direct debit would be if its text ended earlier: only a line that there is counts. */
  readonly beginnings: readonly GroupVariant[];
}

/**
 * Joins lines whose texts differ in one word that changes each time: a reference of letters only, or a month glued to
 * another word (`MARSAL`, `APRSAL`). Such a line lies on one day, and differs from a line without the word or from two
 * others in a single word that no list knows. Only the window's rows are looked at.
 */
export function joinVariants(needs: VariantNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const candidates = lines.flatMap((line, place) => candidateOf(needs, line, place));
  if (candidates.length === 0) return lines;
  return joinAtHomes(lines, findHomes(needs, lines, candidates));
}

/** Joins lines that have the same home, and those that there are by the key of a home. */
export function joinAtHomes(
  lines: readonly DescribedLine[],
  homes: ReadonlyMap<number, GroupVariant>,
): readonly DescribedLine[] {
  if (homes.size === 0) return lines;
  const parts = new Map<number, { readonly labelRoot: string; readonly lines: DescribedLine[] }>();
  lines.forEach((line, place) => {
    const { key, labelRoot } = homes.get(place) ?? line;
    const known = parts.get(key);
    if (known === undefined) parts.set(key, { labelRoot, lines: [line] });
    else known.lines.push(line);
  });
  return Array.from(parts, ([key, part]) => join(key, part.labelRoot, part.lines));
}

function candidateOf(
  { ledger, classification, reader, links }: VariantNeeds,
  line: DescribedLine,
  place: number,
): Candidate[] {
  const first = line.rows[0]!;
  // What was tried again is one payment, of its first day.
  const isOfOneDay = line.rows.every((row) => ledger.day[row] === ledger.day[first] || links.isRetry(row));
  if (!isOfOneDay || CAN_VARY[classification.type[first]!] === 0) return [];
  const lineOf = ({ key, labelRoot }: GroupVariant): GroupVariant => ({
    key: lineKeyOf(key, line.numbers[0]!),
    labelRoot,
  });
  const variants = variantsOf(reader, ledger, classification, first).map(lineOf);
  const isDebited = classification.type[first] === DIRECT_DEBIT;
  const beginnings = isDebited ? beginningsOf(reader, ledger, classification, first).map(lineOf) : [];
  return variants.length + beginnings.length === 0 ? [] : [{ place, variants, beginnings }];
}

/** What each line becomes a part of: a line that there is, else what most others are variants of. */
function findHomes(
  needs: VariantNeeds,
  lines: readonly DescribedLine[],
  candidates: readonly Candidate[],
): ReadonlyMap<number, GroupVariant> {
  const places = new Map(lines.map(({ key }, place) => [key, place]));
  const counts = new Map<number, number>();
  for (const { variants } of candidates) for (const { key } of variants) counts.set(key, (counts.get(key) ?? 0) + 1);
  const homes = new Map<number, GroupVariant>();
  const wholes = new Set<number>();
  const payments = new NextPayments(needs.ledger);
  for (const { place, variants, beginnings } of candidates) {
    if (wholes.has(place)) continue;
    const isWhole = ({ key }: GroupVariant): boolean => places.has(key) && !homes.has(places.get(key)!);
    const countOf = ({ key }: GroupVariant): number => counts.get(key)!;
    const most = variants.toSorted((left, right) => countOf(right) - countOf(left))[0];
    const isBefore = (whole: GroupVariant): boolean =>
      isWhole(whole) && isNextOf(needs, payments, lines[place]!, lines[places.get(whole.key)!]!);
    const home = variants.find(isWhole) ?? beginnings.find(isBefore) ?? most;
    if (home === undefined || (!isWhole(home) && countOf(home) < LEAST_VARIANTS)) continue;
    homes.set(place, home);
    const whole = places.get(home.key);
    if (whole !== undefined) wholes.add(whole);
  }
  return homes;
}

/**
 * Whether a line is one more payment of another: of no kind that is known (two loans of one lender are two), of about the
 * amount, and when the other has none. A book list or a trip is neither.
 */
function isNextOf(
  { classification }: VariantNeeds,
  payments: NextPayments,
  line: DescribedLine,
  whole: DescribedLine,
): boolean {
  const row = line.rows[0]!;
  if (line.rows.length > 1 || whole.rows.length < LEAST_ROWS_OF_WHOLE || classification.category[row] !== OTHER_EXPENSE)
    return false;
  return payments.isNext(row, whole.rows);
}

function join(key: number, labelRoot: string, lines: readonly DescribedLine[]): DescribedLine {
  if (lines.length === 1) return { ...lines[0]!, key, labelRoot };
  return {
    numbers: lines.flatMap((line) => line.numbers),
    rows: lines.flatMap((line) => line.rows).sort((left, right) => left - right),
    key,
    labelRoot,
  };
}
