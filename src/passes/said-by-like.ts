import { hashNumber } from "../base/hash.js";
import { type Category, categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES } from "../model/transaction-type.js";

/** What is said of each row, by row. */
export interface SaidRows {
  readonly type: Uint8Array;
  readonly category: Uint8Array;
  /** The phrase that decided; -1 for none. */
  readonly entry: Int32Array;
  /** A key of whom the text names, remarks left out. */
  readonly counterparty: Float64Array;
}

/** What people write in a remark one month and forget the next. */
export const SAID_IN_REMARKS: readonly Category[] = [
  "RENT",
  "RENTAL_INCOME",
  "PAID_ALIMONY",
  "RECEIVED_ALIMONY",
  "WAGE",
];
const IS_SAID_IN_REMARKS = new Set(SAID_IN_REMARKS.map(categoryNumberOf));
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const IS_BETWEEN_ACCOUNTS = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  /TRANSFER|^(CREDIT|DEBIT)$/.test(type) ? 1 : 0,
);

/** So many transfers must say it, and no fewer than say nothing. */
const LEAST_SAID = 2;

/** Transfers of one account, payee and amount: how many say what, and which say nothing. */
interface AlikeTransfers {
  readonly said: Map<number, number>;
  readonly silent: number[];
}

/**
 * Gives transfers that say nothing the category of those to the same payee over the same amount, most of which say it: the
 * rent is the rent in the month whose remark is `junio` too.
 */
export function takeFromLike(ledger: Ledger, rows: SaidRows): void {
  const alike = transfersByPayeeAndAmount(ledger, rows);
  for (const { said, silent } of alike.values()) {
    const category = categoryOfMost(said, silent.length);
    if (category !== undefined) for (const row of silent) rows.category[row] = category;
  }
}

function transfersByPayeeAndAmount(ledger: Ledger, rows: SaidRows): ReadonlyMap<number, AlikeTransfers> {
  const alike = new Map<number, AlikeTransfers>();
  for (let row = 0; row < ledger.size; row += 1) {
    if (!IS_SAID_IN_REMARKS.has(rows.category[row]!) || IS_BETWEEN_ACCOUNTS[rows.type[row]!] === 0) continue;
    const key = keyOf(ledger, rows, row);
    const known = alike.get(key) ?? { said: new Map<number, number>(), silent: [] };
    known.said.set(rows.category[row]!, (known.said.get(rows.category[row]!) ?? 0) + 1);
    alike.set(key, known);
  }
  if (alike.size === 0) return alike;
  for (let row = 0; row < ledger.size; row += 1) {
    if (isSilent(rows, row)) alike.get(keyOf(ledger, rows, row))?.silent.push(row);
  }
  return alike;
}

function isSilent({ type, category, entry }: SaidRows, row: number): boolean {
  const isOther = category[row] === OTHER_ENTRY || category[row] === OTHER_EXPENSE;
  return isOther && entry[row] === -1 && IS_BETWEEN_ACCOUNTS[type[row]!] === 1;
}

/** The sign lies in the amount. */
function keyOf(ledger: Ledger, { counterparty }: SaidRows, row: number): number {
  const account = ledger.accountHash[ledger.account[row]!]!;
  return hashNumber(counterparty[row]!, hashNumber(ledger.amount[row]!, account));
}

/** What most say, if they are enough; undefined where two things are said as often. */
function categoryOfMost(said: ReadonlyMap<number, number>, silentCount: number): number | undefined {
  const [first, second] = [...said].sort(([, left], [, right]) => right - left);
  if (first === undefined || first[1] < LEAST_SAID || first[1] < silentCount) return undefined;
  return second !== undefined && second[1] === first[1] ? undefined : first[0];
}
