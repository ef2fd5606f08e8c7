import type { AccountView } from "../results/accounts.js";
import type { TransactionView } from "../results/transactions.js";
import { type Explainer, input, type PatternTable, under } from "./explainer.js";
import type { ExplanationInput } from "./explanation.js";

const SHARE = "yearly rate as a share";
const MONTHS = "months";
const TO_MINOR_UNIT = "half away from zero to the minor unit of the currency, where the body gave more decimals";
const TO_FOUR_DECIMALS = "half-even to 4 decimals";

/** Figures of the accounts that the body gave, and what its readers make of them. */
export const ACCOUNT_EXPLAINERS: PatternTable = under("/accounts/*", {
  "/balance": givenOfAccount("the last known balance of the account, as the body gave it", ["balanceDate"]),
  "/coming": givenOfAccount("what is announced on the account and not yet debited, as the body gave it"),
  "/details/savings/maximumAmount": givenOfAccount("the most that the savings account may hold, as the body gave it"),
  "/details/savings/interestRate": rateOf("savings account"),
  "/details/loan/amount": givenOfAccount("the amount lent, as the body gave it"),
  "/details/loan/payment": givenOfAccount(
    "the instalment of the loan, as the body gave it; that of a PROVIDER_C body without its sign",
  ),
  "/details/loan/remainingCapital": givenOfAccount(
    "the capital still owed: of a native body as it gave it, of a provider's the balance of the account without its sign",
  ),
  "/details/loan/duration": {
    explain: () => ({
      unit: MONTHS,
      formula:
        "the duration of the loan, as the body gave it; where it gave the loan's first and last day alone, from these",
      rounding: "to whole months",
      isGiven: true,
    }),
  },
  "/details/loan/interestRate": rateOf("loan"),
  "/transactions/*/amount": {
    explain: (index, { places: [account, place] }) => {
      const view = index.analysis.accounts[Number(account)]!.transactions[Number(place)]!;
      return {
        unit: view.currency,
        formula: "the amount of the transaction, as the body gave it; negative for a debit",
        rounding: TO_MINOR_UNIT,
        isGiven: true,
        inputs: factsOf(view, `/accounts/${account}/transactions/${place}`),
      };
    },
  },
});

function givenOfAccount(formula: string, facts: readonly (keyof AccountView)[] = []): Explainer {
  return {
    explain: (index, { places: [account] }) => ({
      unit: index.analysis.accounts[Number(account)]!.currency,
      formula,
      rounding: TO_MINOR_UNIT,
      isGiven: true,
      inputs: facts.map((name) => input(name, [index.fact(`/accounts/${account}/${name}`)])),
    }),
  };
}

function rateOf(what: string): Explainer {
  return {
    explain: () => ({
      unit: SHARE,
      formula: `the interest rate of the ${what}, as the body gave it; a hundredth of it where it is above 1: a percentage`,
      rounding: TO_FOUR_DECIMALS,
      isGiven: true,
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
