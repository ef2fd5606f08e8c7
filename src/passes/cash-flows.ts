import { hashDigits, hashNumber } from "../base/hash.js";
import type { TextReader } from "../lexicon/text-reader.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES, type TransactionType } from "../model/transaction-type.js";
import { type DescribedLine, joinVariants } from "./cash-flows/line-variants.js";
import { joinContracts } from "./cash-flows/lines-of-contracts.js";
import { joinParties } from "./cash-flows/lines-of-parties.js";
import type { Piece } from "./cash-flows/pieces.js";
import { groupOfLine, lineKeyOf, lineOf, linesLike, rowsByLine } from "./cash-flows/rows-by-line.js";
import { joinRowsOutside } from "./cash-flows/rows-outside.js";
import { splitGroup } from "./cash-flows/split-lines.js";
import type { Classification } from "./classification.js";
import type { Counting } from "./counting.js";
import { labelRootOf } from "./description-groups.js";
import type { RowLinks } from "./links/row-links.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Rhythm } from "./rhythm/rhythm.js";

/** What grouping needs. */
export interface CashFlowNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly links: RowLinks;
  readonly counting: Counting;
  readonly reader: TextReader;
}

/** One budget line: transactions of one account, direction and description group, apart by amount or type where they are several. */
export interface CashFlow {
  /** Stable id: account, direction, description group, and what tells a line that was split off ({@link Piece.mark}). */
  readonly id: string;
  readonly account: number;
  /** The type that most of its transactions have. */
  readonly type: TransactionType;
  /** Number of the category that the text gives. */
  readonly category: number;
  readonly labelRoot: string;
  readonly label: string;
  /** Rows in canonical order. */
  readonly rows: readonly number[];
  /** The rhythm of its days, retries left out; undefined where there is none. */
  readonly rhythm: Rhythm | undefined;
}

/** The cash flows of a window. */
export interface CashFlows {
  readonly flows: readonly CashFlow[];
  /** The flow of each row of the ledger: also of rows outside the window that belong to one; -1 for none. */
  readonly flowOfRow: Int32Array;
}

/** No cash flows: for products that look at transactions only. */
export function noCashFlows(ledger: Ledger): CashFlows {
  return { flows: [], flowOfRow: new Int32Array(ledger.size).fill(-1) };
}

/**
 * Groups the window's transactions into budget lines (decisions section 6). A description group that hides several lines
 * (two loans with one lender) is split by the first of several ways, such as amounts, that gives each part a rhythm of its own.
 */
export function groupCashFlows({ ledger, window, classification, links, counting, reader }: CashFlowNeeds): CashFlows {
  const flows: CashFlow[] = [];
  const flowOfRow = new Int32Array(ledger.size).fill(-1);
  const flowsOfLine: (readonly number[] | undefined)[] = [];
  const described = rowsByLine(window.rows, classification, counting, links).map((rows): DescribedLine => {
    const number = lineOf(classification, counting, links, rows[0]!);
    const key = lineKeyOf(classification.groupKeys[groupOfLine(number)]!, number);
    return { numbers: [number], rows, key, labelRoot: labelRootOf(reader, ledger, classification, rows[0]!) };
  });
  const needs = { ledger, classification, reader, links };
  for (const { numbers, rows, key, labelRoot } of joinParties(
    needs,
    joinVariants(needs, joinContracts(needs, described)),
  )) {
    const pieces = splitGroup(ledger, links, classification, rows);
    const flowsOfPieces = pieces.map((_, place) => flows.length + place);
    for (const number of numbers) flowsOfLine[number] = flowsOfPieces;
    pieces.forEach((piece, place) => {
      for (const row of piece.rows) flowOfRow[row] = flows.length;
      flows.push(createFlow(ledger, classification, links, key, piece, place, labelRoot));
    });
  }
  joinRowsOutside(ledger, classification, flows, flowsOfLine, flowOfRow);
  return { flows, flowOfRow };
}

/** The id of the flow that the rows of a description group would form: for rows that are in no flow of the window. */
export function flowIdOfGroup({ groupKeys }: Classification, group: number): string {
  return hashDigits(lineKeyOf(groupKeys[group]!, linesLike(group)[0]!));
}

function createFlow(
  ledger: Ledger,
  classification: Classification,
  links: RowLinks,
  key: number,
  piece: Piece,
  place: number,
  root: string,
): CashFlow {
  const first = piece.rows[0]!;
  return {
    id: hashDigits(piece.mark === 0 ? key : hashNumber(piece.mark, key)),
    account: ledger.account[first]!,
    type: usualType(classification, links, piece.rows),
    category: classification.category[first]!,
    labelRoot: root,
    label: place === 0 ? root : `${root} - ${place + 1}`,
    rows: piece.rows,
    rhythm: piece.rhythm,
  };
}

/** The type that most of its transactions say; a line of own transfers is an internal one. */
function usualType({ type }: Classification, links: RowLinks, rows: readonly number[]): TransactionType {
  const first = rows[0]!;
  let usual = links.typeOf(first, type[first]!);
  if (links.isOwnTransfer(first)) return TRANSACTION_TYPES[usual]!;
  const counts = COUNTS_BY_TYPE.fill(0);
  for (const row of rows) counts[links.typeOf(row, type[row]!)]! += 1;
  for (let number = 0; number < counts.length; number += 1) if (counts[number]! > counts[usual]!) usual = number;
  return TRANSACTION_TYPES[usual]!;
}

/** Scratch memory of one call. */
const COUNTS_BY_TYPE = new Uint32Array(TRANSACTION_TYPES.length);
