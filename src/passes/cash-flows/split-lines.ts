import { categoryFlags, familyOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import type { RowLinks } from "../links/row-links.js";
import type { Rhythm } from "../rhythm/rhythm.js";
import { sharedNumbersOf } from "../shared-numbers.js";
import { linesByAmount } from "./lines-by-amount.js";
import { linesByContract } from "./lines-by-contract.js";
import { linesByDay } from "./lines-by-day.js";
import { linesByLevel } from "./lines-by-level.js";
import { linesByPrice } from "./lines-by-price.js";
import { linesByRank } from "./lines-by-rank.js";
import { linesByType } from "./lines-by-type.js";
import { IS_REPAID_IN_PARTS } from "./lines-of-contracts.js";
import { lineBesideExtras, linesSideBySide } from "./lines-within-rhythm.js";
import { areParts } from "./parts-of-instalments.js";
import {
  IS_CARD_OR_CASH,
  isBiweeklyOrLonger,
  isFlawless,
  isFourWeeksOrLonger,
  occurrencesOf,
  type Piece,
  rhythmOf,
} from "./pieces.js";

/** Fewest rows of a group that is looked at as several lines. */
const LEAST_ROWS_TO_SPLIT = 4;
/** Occurrences for each expected one from which a rhythm may be that of one line among several. */
const LEAST_CROWDING = 1.4;
/** Least ratio of neighbouring amounts where two levels of amounts part. */
const LEAST_LEVEL_RATIO = 1.1;
/** The same ratio where all rows have a rhythm together: an allowance, and help that comes between its payments. */
const LEAST_RATIO_WITHIN_RHYTHM = 2;

/** A purchase that is paid in a few parts has a number of its own, as a payment has: it is no contract that goes on. */
const IS_LOAN = categoryFlags((category) => familyOf(category) === "CREDIT" && category !== "SPLIT_PAYMENT");
const IS_CONTRACT = categoryFlags(
  (category) => familyOf(category) === "CREDIT" || /^(TELECOM|POWER|INSURANCE|MULTIMEDIA|SPORT|RENT)/.test(category),
);

/**
 * Splits a group that hides several budget lines. A loan is one where one number stands in all texts and a piece has no
 * rhythm, unless another has one that the whole has not, and what has none is no parts of its instalments.
 */
export function splitGroup(
  ledger: Ledger,
  links: RowLinks,
  classification: Classification,
  rows: readonly number[],
): readonly Piece[] {
  const rhythm = rhythmOf(ledger, links, rows);
  const whole: readonly Piece[] = [{ rows, rhythm, mark: 0 }];
  if (rows.length < LEAST_ROWS_TO_SPLIT) return whole;
  const pieces = piecesOf(ledger, links, classification, whole[0]!);
  const isParted = pieces.length > 1 && pieces.some((piece) => piece.rhythm === undefined);
  if (!isParted || !isOneLoan(ledger, classification, rows)) return pieces;
  return rhythm !== undefined || isOneRhythm(ledger, links, pieces) ? whole : pieces;
}

/** Whether no piece has a rhythm, or the rows of those that have none are parts of the instalments of the others. */
function isOneRhythm(ledger: Ledger, links: RowLinks, pieces: readonly Piece[]): boolean {
  const rowsOf = (isSteady: boolean): readonly number[] =>
    pieces
      .filter((piece) => (piece.rhythm !== undefined) === isSteady)
      .flatMap((piece) => piece.rows)
      .sort((left, right) => left - right);
  const instalments = rowsOf(true);
  return instalments.length === 0 || areParts(ledger, links, instalments, rowsOf(false));
}

/** Whether all rows are of one loan by its number: what has no rhythm among them is a part of an instalment, or was paid late. */
function isOneLoan(ledger: Ledger, { textCategory }: Classification, rows: readonly number[]): boolean {
  return IS_REPAID_IN_PARTS[textCategory[rows[0]!]!] === 1 && sharedNumbersOf(ledger, rows) !== "";
}

/**
 * Parts a group of loans by the numbers of its contracts, and any group that as a whole has no rhythm which accounts for its
 * rows: by amounts that come back with a rhythm of their own, side by side, else by two levels of amounts, else by types that
 * are each met each time, else by their ranks on each due day, else by two days of the month, else by the types of its rows, else by
 * what comes once besides about one price.
 */
function piecesOf(ledger: Ledger, links: RowLinks, classification: Classification, group: Piece): readonly Piece[] {
  const { rows, rhythm } = group;
  const whole = [group];
  // What is paid once a month, each month, is no two contracts side by side.
  const isOneLine = isFlawless(rhythm) && isFourWeeksOrLonger(rhythm);
  const isLoan = IS_LOAN[classification.textCategory[rows[0]!]!] === 1;
  const byContract = isLoan && !isOneLine ? linesByContract(ledger, links, rows) : undefined;
  if (byContract !== undefined) return byContract;
  if (rhythm !== undefined && isFilled(rhythm))
    return splitFilled(ledger, links, classification, rows, rhythm) ?? whole;
  if (!canHideLines(classification, rows[0]!)) return linesByType(ledger, links, classification, rows) ?? whole;
  const byAmount = linesByAmount(ledger, links, rows);
  if (byAmount !== undefined) {
    if (byAmount.length < 2) return whole;
    if (byAmount.every((piece) => piece.rows.length === 1 || isBiweeklyOrLonger(piece.rhythm))) return byAmount;
    const byRank = linesByTypeOrRank(ledger, links, classification, rows);
    return byRank?.every((piece) => isFlawless(piece.rhythm)) ? byRank : byAmount;
  }
  const hasDays = IS_CARD_OR_CASH[classification.type[rows[0]!]!] === 0;
  return (
    linesByLevel(ledger, links, rows, LEAST_LEVEL_RATIO) ??
    linesByTypeOrRank(ledger, links, classification, rows) ??
    (hasDays ? linesByDay(ledger, links, rows) : undefined) ??
    linesByType(ledger, links, classification, rows) ??
    (hasDays && !isLoan ? linesByPrice(ledger, links, rows) : undefined) ??
    whole
  );
}

/** Lines by type where these are met each time, as a rent by direct debit and one by transfer are, else by rank. */
function linesByTypeOrRank(
  ledger: Ledger,
  links: RowLinks,
  classification: Classification,
  rows: readonly number[],
): readonly Piece[] | undefined {
  const byType = linesByType(ledger, links, classification, rows);
  return byType?.every((piece) => isFlawless(piece.rhythm)) ? byType : linesByRank(ledger, links, rows);
}

/** The lines of a group whose rhythm leaves no room for a second one, where that rhythm is chance, or not of all its rows. */
function splitFilled(
  ledger: Ledger,
  links: RowLinks,
  classification: Classification,
  rows: readonly number[],
  rhythm: Rhythm,
): readonly Piece[] | undefined {
  const mayHide = canHideLines(classification, rows[0]!);
  const byAmount = mayHide ? linesSideBySide(ledger, links, rows, rhythm) : undefined;
  if (byAmount !== undefined) return byAmount;
  // What comes besides an instalment may be paid for the same loan, and one line is one loan.
  const isLoan = IS_LOAN[classification.textCategory[rows[0]!]!] === 1;
  const steady = mayHide && !isLoan ? lineBesideExtras(ledger, links, rows, rhythm) : undefined;
  if (steady !== undefined) return steady;
  const byDay = canBeTwoContracts(ledger, classification, rows[0]!, rhythm)
    ? linesByDay(ledger, links, rows)
    : undefined;
  if (byDay !== undefined && (!isFlawless(rhythm) || deviationDaysOf(byDay) < rhythm.deviationDays)) return byDay;
  // Two wages a month apart make a rhythm of two weeks together; a wage that doubled, or changes each month, makes none.
  const apart =
    rhythm.periodicity === "BIWEEKLY" ? linesByLevel(ledger, links, rows, LEAST_RATIO_WITHIN_RHYTHM) : undefined;
  if (apart?.every((piece) => isFlawless(piece.rhythm))) return apart;
  // A bill that is debited each month without a gap, and what is paid besides: its yearly settlement, by transfer.
  const byType = isFlawless(rhythm) ? undefined : linesByType(ledger, links, classification, rows);
  return byType?.some((piece) => isFlawless(piece.rhythm)) ? byType : undefined;
}

/** Two equal instalments a month make a rhythm of one week or of two by chance, most of all around a February. */
function canBeTwoContracts({ amount }: Ledger, { textCategory }: Classification, row: number, rhythm: Rhythm): boolean {
  return !isFourWeeksOrLonger(rhythm) && amount[row]! < 0 && IS_CONTRACT[textCategory[row]!] === 1;
}

function deviationDaysOf(pieces: readonly Piece[]): number {
  return pieces.reduce((days, { rhythm }) => days + rhythm!.deviationDays, 0);
}

/** Whether a rhythm leaves little room for a second line: it expects nearly as many occurrences as there are. */
function isFilled(rhythm: Rhythm): boolean {
  return occurrencesOf(rhythm) < rhythm.expected.length * LEAST_CROWDING;
}

/**
 * Purchases by card, cash and cheques are no contracts: equal amounts among them are chance, unless the category is one of
 * contracts.
 */
function canHideLines({ type, textCategory }: Classification, row: number): boolean {
  return IS_CARD_OR_CASH[type[row]!] === 0 || IS_CONTRACT[textCategory[row]!] === 1;
}
