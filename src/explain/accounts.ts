import type { AccountView } from "../views/accounts.js";
import type { TransactionView } from "../views/transactions.js";
import { type Explainer, input, type PatternTable, under } from "./explainer.js";
import type { ExplanationInput } from "./explanation.js";

const SHARE = "yearly rate as a share";
const MONTHS = "months";

/** Figures of the accounts that the body gave. */
export const ACCOUNT_EXPLAINERS: PatternTable = under("/accounts/*", {
  "/balance": givenOfAccount("the last known balance of the account", ["balanceDate"]),
  "/coming": givenOfAccount("what is announced on the account and not yet debited"),
  "/details/savings/maximumAmount": givenOfAccount("the most that the savings account may hold"),
  "/details/savings/interestRate": givenOfAccount("the interest rate of the savings account", [], SHARE),
  "/details/loan/amount": givenOfAccount("the amount lent"),
  "/details/loan/payment": givenOfAccount("the instalment of the loan"),
  "/details/loan/remainingCapital": givenOfAccount("the capital still owed"),
  "/details/loan/duration": givenOfAccount("the duration of the loan", [], MONTHS),
  "/details/loan/interestRate": givenOfAccount("the interest rate of the loan", [], SHARE),
  "/transactions/*/amount": {
    explain: (index, { places: [account, place] }) => {
      const view = index.analysis.accounts[Number(account)]!.transactions[Number(place)]!;
      return {
        unit: view.currency,
        formula: "the amount of the transaction, as the body gave it; negative for a debit",
        rounding: "half away from zero to the minor unit of the currency, where the body gave more decimals",
        isGiven: true,
        inputs: factsOf(view, `/accounts/${account}/transactions/${place}`),
      };
    },
  },
});

function givenOfAccount(what: string, facts: readonly (keyof AccountView)[] = [], unit?: string): Explainer {
  return {
    explain: (index, { places: [account] }) => ({
      unit: unit ?? index.analysis.accounts[Number(account)]!.currency,
      formula: `${what}, as the body gave it`,
      isGiven: true,
      inputs: facts.map((name) => input(name, [index.fact(`/accounts/${account}/${name}`)])),
    }),
  };
}

function factsOf({ id, dates, enrichments }: TransactionView, pointer: string): readonly ExplanationInput[] {
  const { category, rule, isSensitive } = enrichments;
  const fact = (role: string, member: string, value: string): ExplanationInput =>
    input(role, [{ kind: "FACT", pointer: `${pointer}/${member}`, value }]);
  return [
    fact("transaction", "id", id),
    fact("category", "enrichments/category", category),
    // The rule names a word of the text, which an explanation does not repeat.
    ...(isSensitive === true ? [] : [fact("rule that decided the category", "enrichments/rule", rule)]),
    dates.debitedAt === undefined
      ? fact("day", "dates/bookedAt", dates.bookedAt ?? "")
      : fact("day", "dates/debitedAt", dates.debitedAt),
  ];
}
