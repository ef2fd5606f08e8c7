import {
  type Analysis,
  CATEGORIES,
  type CashFlowView,
  type Category,
  type CorrectionOptions,
  familyOf,
} from "../../src/index.js";
import { directionOf } from "../../src/model/correction.js";

/** The id that corrections name a cash flow by. */
export const idOfFlow = ({ transactions }: CashFlowView): string => transactions[0]!.enrichments.groupId;

/** Another category whose money goes the same way; sums of both sides count all of them. */
const TARGETS = { IN: ["WAGE", "FREELANCE", "RENTAL_INCOME"], OUT: ["RENT", "LEISURE", "TELECOM"] } as const;
/** A category of the same direction that a flow does not have yet. */
export const targetOf = ({ totalAmount, category }: CashFlowView, pick: number): Category => {
  const targets: readonly Category[] = totalAmount < 0 ? TARGETS.OUT : TARGETS.IN;
  return targets.filter((target) => target !== category)[pick % 2]!;
};

/** Corrections of some flows, accounts and pairs of a result, told by numbers. */
export function correctionsOf(analysis: Analysis, keys: readonly number[]): CorrectionOptions {
  const isChosen = (place: number): boolean => keys[place % keys.length]! % 3 === 0;
  const flows = (analysis.creditInsights?.cashFlows ?? []).filter((_, place) => isChosen(place));
  const rows = analysis.accounts.flatMap(({ transactions }) => transactions);
  const credits = new Map(rows.filter(({ amount }) => amount > 0).map((row) => [row.amount, row]));
  const transfers = new Map<string, { outgoingId: string; incomingId: string }>();
  for (const { id, amount } of rows) {
    const credit = credits.get(-amount);
    if (credit === undefined || amount >= 0) continue;
    transfers.set(credit.id, { outgoingId: id, incomingId: credit.id });
    credits.delete(-amount);
  }
  return {
    categories: flows.map((flow, place) => ({
      groupId: idOfFlow(flow),
      category: targetOf(flow, keys[place % keys.length]!),
    })),
    accounts: analysis.accounts
      .filter((_, place) => place > 0 && isChosen(place + 1))
      .map(({ id, isComputed }) => ({ accountId: id, isComputed: !isComputed })),
    transfers: [...transfers.values()].filter((_, place) => isChosen(place)),
  };
}

/** Any categories that their money may have for most group ids of a result, of its window or not, told by numbers. */
export function anyCategoriesOf(
  { accounts, usage }: Analysis,
  keys: readonly number[],
): NonNullable<CorrectionOptions["categories"]> {
  const own = CATEGORIES.filter((category) => usage === "BUSINESS" || familyOf(category) !== "BUSINESS");
  const rows = accounts.flatMap(({ transactions }) => transactions);
  const amounts = new Map(rows.map(({ amount, enrichments }) => [enrichments.groupId, amount]));
  return [...amounts].flatMap(([groupId, amount], place) => {
    const key = keys[place % keys.length]!;
    const fitting = own.filter((category) => directionOf(category) !== (amount < 0 ? "IN" : "OUT"));
    return key % 4 === 0 ? [] : [{ groupId, category: fitting[(key + place) % fitting.length]! }];
  });
}
