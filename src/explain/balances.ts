import type { AnalysisIndex, DaySpan, IndexedTransaction } from "./analysis-index.js";
import { dayOfText } from "./cited.js";
import { type Explainer, input, type PatternTable, TO_MINOR_UNIT, transactionInput } from "./explainer.js";
import type { CitedFigure } from "./explanation.js";

const BALANCE = "balance";
const ADDED = "transactions added";
const TAKEN = "transactions taken away";

/** End-of-day balances: each follows from its neighbour nearer to the account's known balance. */
export const BALANCE_EXPLAINERS: PatternTable = {
  "/accounts/*/dailyBalances/*/balance": {
    explain: (index, { places }) => explainBalance(index, Number(places[0]), Number(places[1])),
    recompute: (cited) => cited.amount(cited.sum(BALANCE) + cited.sum(ADDED) - cited.sum(TAKEN)),
  },
  "/dailyBalances/*/balance": {
    explain: (index, { places }) => ({
      unit: index.currency,
      formula:
        "sum of the end-of-day balances of the analysed checking accounts; before an account's first known balance it is taken to have had that one",
      rounding: TO_MINOR_UNIT,
      inputs: [input(BALANCE, balancesOn(index, index.analysis.dailyBalances[Number(places[0])]!.date))],
    }),
    recompute: (cited) => cited.amount(cited.sum(BALANCE)),
  },
};

function explainBalance(index: AnalysisIndex, account: number, place: number): ReturnType<Explainer["explain"]> {
  const { balanceDate, dailyBalances, currency } = index.analysis.accounts[account]!;
  const pointer = `/accounts/${account}`;
  const first = dayOfText(dailyBalances[0]!.date);
  const day = first + place;
  const last = first + dailyBalances.length - 1;
  const known = index.dayOf(balanceDate);
  const anchor = Math.min(known, last);
  if (day < anchor) {
    return {
      unit: currency,
      formula: "balance of the day after − transactions of the day after",
      inputs: [
        input(BALANCE, [balanceFigure(index, account, place + 1)]),
        transactionInput(TAKEN, index.onDay(account, day + 1)),
      ],
    };
  }
  if (day > anchor && place > 0) {
    return {
      unit: currency,
      formula: "balance of the day before + transactions of the day",
      inputs: [
        input(BALANCE, [balanceFigure(index, account, place - 1)]),
        transactionInput(ADDED, index.onDay(account, day)),
      ],
    };
  }
  return {
    unit: currency,
    formula:
      "known balance of the account − transactions after this day up to the balance's day + transactions after the balance's day up to this day",
    inputs: [
      input(BALANCE, [index.figure(`${pointer}/balance`)]),
      input("day of the balance", [index.fact(`${pointer}/balanceDate`)]),
      transactionInput(TAKEN, between(index, account, day, known)),
      transactionInput(ADDED, between(index, account, known, day)),
    ],
  };
}

/** The transactions of an account after one day, up to another. */
function between(index: AnalysisIndex, account: number, after: number, upTo: number): readonly IndexedTransaction[] {
  return index.transactions.filter(
    (transaction) =>
      transaction.account === account &&
      transaction.day > after &&
      transaction.day <= upTo &&
      !transaction.view.isComing,
  );
}

/** The balances of an account on the days of a span, in order; the first stands for all days before it. */
export function balancesWithin(index: AnalysisIndex, account: number, { from, to }: DaySpan): readonly CitedFigure[] {
  const { dailyBalances } = index.analysis.accounts[account]!;
  const first = dayOfText(dailyBalances[0]!.date);
  const cite = (place: number, times?: number): CitedFigure => balanceFigure(index, account, place, times);
  const cited: CitedFigure[] = [];
  for (let place = Math.max(0, from - first); place <= Math.min(to - first, dailyBalances.length - 1); place += 1) {
    const daysBefore = place === 0 ? Math.max(0, first - from) : 0;
    cited.push(daysBefore === 0 ? cite(place) : cite(place, daysBefore + 1));
  }
  // A window that ends before the first known balance has that one on all of its days.
  if (to < first) cited.push(cite(0, to - from + 1));
  return cited;
}

function balancesOn(index: AnalysisIndex, date: string): readonly CitedFigure[] {
  const day = dayOfText(date);
  return index.analysis.accounts.flatMap(({ type, isComputed, dailyBalances }, account) => {
    if (type !== "CHECKING" || !isComputed) return [];
    const place = Math.min(Math.max(day - dayOfText(dailyBalances[0]!.date), 0), dailyBalances.length - 1);
    return [balanceFigure(index, account, place)];
  });
}

function balanceFigure(index: AnalysisIndex, account: number, place: number, times?: number): CitedFigure {
  const value = index.analysis.accounts[account]!.dailyBalances[place]!.balance;
  const pointer = `/accounts/${account}/dailyBalances/${place}/balance`;
  return times === undefined ? { kind: "FIGURE", pointer, value } : { kind: "FIGURE", pointer, value, times };
}
