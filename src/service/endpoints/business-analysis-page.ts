import { setImmediate as nextTurn } from "node:timers/promises";
import type { Analysis } from "../../index.js";
import type { Backend } from "../backend.js";
import { badValue } from "../problem.js";
import type { AnalysisRecord } from "../store/records.js";
import { viewBusinessAnalysis } from "../views/analysis.js";

/**
 * The analyses of a page with their results, as they are now. Results that are not kept are computed again: one at a
 * time, with a turn for other requests before each.
 *
 * @throws Problem BAD_REQUEST where they have more transactions together than a page may hold; a single one is always
 * shown, since reading it by its id costs the same.
 */
export async function viewBusinessAnalysesOf(
  { analyses, limits }: Pick<Backend, "analyses" | "limits">,
  records: readonly AnalysisRecord[],
) {
  const views: ReturnType<typeof viewBusinessAnalysis>[] = [];
  let transactions = 0;
  // Analyses may move on in those turns; the page is what the filter saw.
  const asked = records.map((record) => ({ ...record }));
  for (const record of asked) {
    await nextTurn();
    const result = analyses.resultOf(record);
    transactions += transactionCountOf(result);
    if (transactions > limits.pageTransactions && views.length > 0) throw pageTooLarge(limits.pageTransactions);
    views.push(viewBusinessAnalysis(record, result));
  }
  return views;
}

function transactionCountOf(result: Analysis | undefined): number {
  return (result?.accounts ?? []).reduce((sum, account) => sum + account.transactions.length, 0);
}

function pageTooLarge(most: number) {
  const message = `the analyses of this page have more than ${most} transactions together: expected a smaller limit`;
  return badValue("/query/limit", message);
}
