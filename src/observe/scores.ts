import { noCashFlows } from "../passes/cash-flows.js";
import { settleCategories } from "../passes/categories.js";
import { type DecidedRows, layOver } from "../passes/corrections-categories.js";
import { type Counting, netLinkedPairs } from "../passes/counting.js";
import { measureCharacteristics } from "../passes/credit-characteristics.js";
import { findIncomes } from "../passes/incomes.js";
import type { RowLinks } from "../passes/links/row-links.js";
import { linkWindow } from "../passes/links.js";
import { netRefundedFees } from "../passes/refunded-fees.js";
import { findRisks } from "../passes/risks.js";
import { type Scores, scoreBusiness, scoreCredit, scorePayment } from "../passes/scores.js";
import { tellUnsaidPayments } from "../passes/unsaid-payments.js";
import type { ObservationNeeds } from "./insights.js";

/** What counting the rows of the scores' window needs. */
export interface ScoreWindowNeeds extends ObservationNeeds {
  /** Categories that the client decided. */
  readonly decided: DecidedRows | undefined;
}

/** The links of the scores' window, and which of its rows count. */
export interface CountedForScores {
  readonly links: RowLinks;
  readonly counting: Counting;
}

/** Links the transactions of the scores' window, and nets them: for the activity score too, whether scores are asked for or not. */
export function countForScores(needs: ScoreWindowNeeds): CountedForScores {
  const { ledger, scope, reader, classification, transfers, window, decided } = needs;
  const links = linkWindow({ ledger, scope, classification, reader, window, transfers });
  const counting = netLinkedPairs({ ledger, window, links, classification, transfers });
  return { links, counting: netRefundedFees({ ledger, window, reader, classification, counting, decided }) };
}

/**
 * Scores the facts of the scores' window, top to bottom. Scores look at sums and incidents, not at budget lines, so they stay
 * the same whatever period the insights are asked for.
 */
export function observeScores(needs: ScoreWindowNeeds & CountedForScores): Scores {
  const { ledger, scope, reader, balances, settings, window, decided, links, counting } = needs;
  const classification = tellUnsaidPayments({ ledger, classification: needs.classification, window });
  const { usage, project } = settings;
  const rows = { ledger, scope, reader, classification, window };
  const cashFlows = noCashFlows(ledger);
  const settled = settleCategories({ ...rows, links, allLinks: links, counting, cashFlows, usage });
  const categories = layOver(settled, decided);
  const incomes = findIncomes({ ledger, window, classification, categories, counting });
  const risks = findRisks({ ledger, window, categories, counting, balances });
  const facts = { counting, links, categories, incomes, risks };
  const characteristics = measureCharacteristics({ ledger, window, classification, balances, project, ...facts });
  if (usage === "BUSINESS") return { credit: scoreBusiness({ characteristics }), payment: undefined };
  return { credit: scoreCredit({ characteristics }), payment: scorePayment({ characteristics }) };
}
