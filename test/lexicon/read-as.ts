import { readTexts } from "../../src/cli/corpus.js";
import type { Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import type { TransactionType } from "../../src/model/transaction-type.js";

/** What a text by itself is read as. */
export function readAs(
  market: Market,
  text: string,
  amount: number,
): { readonly category: Category; readonly type: TransactionType; readonly labelRoot: string } {
  const labelled = { market, line: 1, text, amount, category: "OTHER_EXPENSE", accepted: [], type: "DEBIT" } as const;
  const { readCategory, readType, labelRoot } = readTexts(market, [labelled])[0]!;
  return { category: readCategory, type: readType, labelRoot };
}
