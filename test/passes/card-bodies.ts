import { analyze } from "../../src/index.js";
import type { Market } from "../../src/model/market.js";
import type { Analysis } from "../../src/results/analysis.js";

/** A row of the checking account or the card. */
export interface Row {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly type?: string;
  readonly isComing?: boolean;
}

const NOW = "2026-06-30T12:00:00Z";
const CURRENCY: Partial<Record<Market, string>> = { GB: "GBP" };
/** Twenty debits, so that there is something to analyse: 200 in all. */
const FILLERS: readonly Row[] = Array.from({ length: 20 }, (_, at) => ({
  day: `2026-06-${String(at + 1).padStart(2, "0")}`,
  text: "CARTE ZXQV",
  amount: -10,
}));

/** The analysis of a person with a checking account and a card, on whose account some debits lie besides, over some months. */
export function analysisOf(
  market: Market,
  checking: readonly Row[],
  card: readonly Row[],
  numberOfMonths = 3,
): Analysis {
  const currency = CURRENCY[market] ?? "EUR";
  const account = (type: string, rows: readonly Row[]): object => ({
    name: type,
    type,
    usage: "PERSONAL",
    currency,
    balance: 500,
    balanceDate: NOW,
    transactions: rows.map((row) => ({
      description: row.text,
      amount: row.amount,
      currency,
      dates: { debitedAt: row.day, bookedAt: row.day },
      ...(row.type !== undefined && { aggregator: { type: row.type } }),
      ...(row.isComing !== undefined && { isComing: row.isComing }),
    })),
  });
  const accounts = [account("CHECKING", [...FILLERS, ...checking]), account("CREDIT_CARD", card)];
  const period = { mode: "MONTHS", numberOfMonths } as const;
  return analyze({ accounts }, { now: NOW, project: { market, currency, period } });
}
