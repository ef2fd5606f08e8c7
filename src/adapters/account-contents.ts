import { hashNumber, hashText } from "../base/hash.js";
import type { Collector } from "./collector.js";
import type { RowContents } from "./row-contents.js";

/** How much of an account's history is there: of booked transactions up to the analysis. */
export interface History {
  /** Weeks, from Monday to Sunday, with a transaction: a stray one, years before the others, is one week and not years. */
  readonly weeks: number;
  readonly bookedRows: number;
}

/** The first Monday is four days after day 0, a Thursday. */
const FIRST_MONDAY = 4;
const DAYS_OF_A_WEEK = 7;

/**
 * What the body holds of each account beside its names and balance. Only copies of one account, and accounts that nothing
 * else tells apart, are looked at; which of them comes first must not hang on the body's order.
 */
export class AccountContents {
  readonly #collector: Collector;
  readonly #contents: RowContents;
  readonly #hashes = new Map<number, number>();
  #evidence: Evidence | undefined;

  constructor(collector: Collector, contents: RowContents) {
    this.#collector = collector;
    this.#contents = contents;
  }

  /** A hash of all that the body says of an account, its rows in whichever order. */
  hashOf(account: number): number {
    let hash = this.#hashes.get(account);
    if (hash === undefined) {
      this.#evidence ??= readEvidence(this.#collector, this.#contents);
      hash = hashNumber(this.#evidence.sums[account]!, this.#hashOfRows(account));
      this.#hashes.set(account, hash);
    }
    return hash;
  }

  /** Whether the body says that a connection through which the account was read is in an error state. */
  isFailed(account: number): boolean {
    this.#evidence ??= readEvidence(this.#collector, this.#contents);
    return this.#evidence.isFailed[account] === 1;
  }

  /** How much of an account's history is there. */
  historyOf(account: number): History {
    const { rows, zone, now } = this.#collector;
    const { days } = this.#contents;
    const today = zone.dayOf(now);
    const weeks = new Set<number>();
    let bookedRows = 0;
    const { from, to } = this.#collector.rowsOf(account);
    for (let row = from; row < to; row += 1) {
      if (rows.isComing[row] === 1 || days[row]! > today) continue;
      weeks.add(Math.floor((days[row]! - FIRST_MONDAY) / DAYS_OF_A_WEEK));
      bookedRows += 1;
    }
    return { weeks: weeks.size, bookedRows };
  }

  #hashOfRows(account: number): number {
    const { rawType, rawId, rawCategory, comment, isComing } = this.#collector.rows;
    const { from, to } = this.#collector.rowsOf(account);
    let sum = 0;
    for (let row = from; row < to; row += 1) {
      let hash = hashNumber(isComing[row]!, this.#contents.hashes[row]!);
      for (const text of [rawType[row], rawId[row], rawCategory[row], comment[row]])
        hash = text === undefined ? hashNumber(0, hash) : hashText(text, hash);
      // A sum modulo 2^32 does not depend on the order of the rows.
      sum = (sum + (hash >>> 0)) >>> 0;
    }
    return sum;
  }
}

/** What is said of accounts beside their rows, by account. */
interface Evidence {
  /** Of stated balances and connections, whatever their order. */
  readonly sums: Uint32Array;
  readonly isFailed: Uint8Array;
}

function readEvidence(collector: Collector, { hashes }: RowContents): Evidence {
  const { accounts, statedBalances, rows, connections } = collector;
  const sums = new Uint32Array(accounts.length);
  const isFailed = new Uint8Array(accounts.length);
  for (const { account, balance, day } of statedBalances) sums[account]! += hashNumber(balance, day) >>> 0;
  rows.balanceRow.forEach((row, place) => {
    sums[rows.account[row]!]! += hashNumber(rows.balanceAfter[place]!, hashes[row]!) >>> 0;
  });
  for (const { firstAccount, accountCount, ...facts } of connections) {
    const hash = hashText(`${facts.id}/${facts.succeededAt}/${facts.isFailed}/${accountCount}`, 0) >>> 0;
    for (let account = firstAccount; account < firstAccount + accountCount; account += 1) {
      sums[account]! += hash;
      if (facts.isFailed) isFailed[account] = 1;
    }
  }
  return { sums, isFailed };
}
