import type { Instant } from "../base/instant.js";
import { keepShape } from "../base/kept-shapes.js";
import { type TimeZone, UTC } from "../base/time-zone.js";
import type { Account } from "../model/account.js";
import type { StatedBalance } from "../model/evidence.js";
import type { IssueCode } from "../model/issue.js";
import type { Rejection, RejectionReason } from "../model/rejection.js";
import type { JsonObject } from "../schema/decode.js";
import { IssueList } from "../schema/issues.js";
import type { Layout } from "./detect.js";
import { RawRows } from "./raw-rows.js";

/** How many accounts a body may have. */
export const MOST_ACCOUNTS = 1000;

/** How many characters the names of owners and banks may have, written for each account that bears them. */
const MOST_CHARACTERS_OF_PARTIES = 50_000_000;

/** A name is written with some characters around it. */
const CHARACTERS_AROUND_NAME = 12;

const ISSUE_OF_REASON: Readonly<Record<RejectionReason, readonly [IssueCode, string]>> = {
  NO_AMOUNT: ["INVALID_AMOUNT", "expected an amount: a finite number or decimal text of at most one thousand million"],
  NO_DATE: ["INVALID_DATE", "expected at least one date of the years 1970 to 2100"],
  NO_TEXT: ["EMPTY_DESCRIPTION", "expected a description that is not empty"],
  NO_BALANCE: ["INVALID_AMOUNT", "expected a balance: a finite number or decimal text of at most one thousand million"],
  NO_CURRENCY: ["MISSING", "expected a currency code such as EUR"],
  NOT_AN_OBJECT: ["INVALID_TYPE", "expected an object"],
  GONE: ["INVALID_VALUE", "the provider marks it as gone"],
};

/** A connection as an adapter reads it. */
export interface CollectedConnection {
  readonly id: string | undefined;
  /** When it was last synchronised with success; NaN where the body does not say. */
  readonly succeededAt: Instant;
  readonly isFailed: boolean;
  /** The number of the first of its accounts, which were taken one after the other. */
  readonly firstAccount: number;
  readonly accountCount: number;
}

/** Gathers what adapters read, and what they had to leave out. */
export class Collector {
  readonly accounts: Account[] = [];
  /** The layout of each account, whose provider its ids are of. */
  readonly layouts: Layout[] = [];
  readonly rows = new RawRows();
  /** The first row of each account: its rows follow each other. */
  readonly #firstRows: number[] = [];
  readonly connections: CollectedConnection[] = [];
  /** End-of-day balances that the body states, by the number of the account as it was taken. */
  readonly statedBalances: Omit<StatedBalance, "isEndOfDay">[] = [];
  readonly rejectedRows: Rejection[] = [];
  readonly rejectedAccounts: Rejection[] = [];
  readonly now: Instant;
  readonly zone: TimeZone;
  readonly issues: IssueList;
  /** Whether what cannot be read refuses the body. */
  readonly isStrict: boolean;

  constructor(now: Instant, zone: TimeZone, issues: IssueList, isStrict: boolean) {
    this.now = now;
    this.zone = zone;
    this.issues = issues;
    this.isStrict = isStrict;
  }

  /**
   * Takes an account with room for its rows. Whatever its layout, `isComputed: false` of the raw one leaves it out of the
   * computation: the client's choice (interface, "Account input").
   *
   * @returns its number, which its rows carry.
   */
  addAccount(account: Account, layout: Layout, raw: JsonObject, rowCount: number): number {
    this.layouts.push(layout);
    this.accounts.push(raw["isComputed"] === false ? { ...account, isComputed: false } : account);
    this.#firstRows.push(this.rows.size);
    this.rows.reserve(rowCount);
    return this.accounts.length - 1;
  }

  /** The rows of an account, from the first to the one behind the last, when all are read. */
  rowsOf(account: number): { readonly from: number; readonly to: number } {
    return { from: this.#firstRows[account]!, to: this.#firstRows[account + 1] ?? this.rows.size };
  }

  /** Notes an issue where the body is larger than what is computed exactly and in bounded memory. */
  checkLimits(): void {
    if (this.accounts.length > MOST_ACCOUNTS) {
      this.issues.add("OUT_OF_RANGE", "", `expected at most ${MOST_ACCOUNTS} accounts, found ${this.accounts.length}`);
    }
    if (areTooLong(this.accounts))
      this.issues.add(
        "OUT_OF_RANGE",
        "",
        "the owners and banks of all accounts have more than fifty million characters",
      );
    let sum = this.accounts.reduce((total, account) => total + Math.abs(account.balance), 0);
    for (let row = 0; row < this.rows.size; row += 1) sum += Math.abs(this.rows.amount[row]!);
    if (sum > Number.MAX_SAFE_INTEGER) {
      this.issues.add("OUT_OF_RANGE", "", "the amounts of the body add up to more than nine hundred thousand million");
    }
  }

  /** Leaves a row of an account out: an issue in a strict body, else a note of data quality. One that is gone is never an issue. */
  rejectRow(accountPath: string, index: number, reason: RejectionReason): void {
    const path = `${accountPath}/transactions/${index}`;
    if (this.isStrict && reason !== "GONE") this.issues.add(...issueOf(path, reason));
    else this.rejectedRows.push({ path, reason });
  }

  /** Leaves an account out, with all of its rows. */
  rejectAccount(path: string, reason: RejectionReason): void {
    if (this.isStrict) this.issues.add(...issueOf(path, reason));
    else this.rejectedAccounts.push({ path, reason });
  }
}

/**
 * Whether owners and banks are longer than may be written: what a body says of them once is true of many accounts, and a
 * result that says it of each would have thousands of times the body's size.
 */
function areTooLong(accounts: readonly Account[]): boolean {
  let characters = 0;
  for (const { owners, bank } of accounts) {
    for (const text of [bank?.id, bank?.name, bank?.logoUrl, bank?.country]) characters += text?.length ?? 0;
    for (const name of owners) {
      characters += name.length + CHARACTERS_AROUND_NAME;
      if (characters > MOST_CHARACTERS_OF_PARTIES) return true;
    }
  }
  return characters > MOST_CHARACTERS_OF_PARTIES;
}

keepShape(new Collector(0, UTC, new IssueList(), false));

function issueOf(path: string, reason: RejectionReason): [IssueCode, string, string] {
  const [code, message] = ISSUE_OF_REASON[reason];
  return [code, path, message];
}
