import type { QualityNoteView } from "../results/data-quality.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { type Cited, dayOfText } from "./cited.js";
import { input, type PatternTable, type Reasoning, transactionInput } from "./explainer.js";

const LISTED = "rows listed";
const NOTE = "kind of note";
const FROM = "first day";
const TO = "last day";
const BALANCE_DATE = "balance date";
const REFERENCE = "reference date";
const FUTURE = "future transactions";
const COMING = "sum announced";
const ANNOUNCED = "announced transactions";

/** Figures of the data quality. */
export const DATA_QUALITY_EXPLAINERS: PatternTable = {
  "/dataQuality/rejectedRowCount": {
    explain: (index, { value }) => {
      const { rejectedRows } = index.analysis.dataQuality;
      return {
        unit: "rows",
        formula: "number of rows of the body that were left out",
        ...(rejectedRows.length < value && { missing: "the rows beyond those listed" }),
        inputs: [
          input(
            LISTED,
            rejectedRows.map((_, place) => index.fact(`/dataQuality/rejectedRows/${place}/reason`)),
          ),
        ],
      };
    },
    recompute: (cited) => cited.texts(LISTED).length,
  },
  "/dataQuality/notes/*/amount": {
    explain: (index, { places: [place] }) => explainAmount(index, Number(place)),
    recompute: (cited) => cited.amount(cited.sum(COMING) - cited.sum(ANNOUNCED)),
  },
  "/dataQuality/notes/*/count": {
    explain: (index, { places: [place] }) => explainNote(index, Number(place)),
    recompute: recomputeNote,
  },
};

function explainNote(index: AnalysisIndex, place: number): Reasoning {
  const note = index.analysis.dataQuality.notes[place]!;
  const pointer = `/dataQuality/notes/${place}`;
  const kind = input(NOTE, [index.fact(`${pointer}/code`)]);
  switch (note.code) {
    case "STALE_BALANCE":
      return {
        unit: "days",
        formula: "day of the reference date − day of the balance",
        inputs: [kind, ...balanceInputs(index, note)],
      };
    case "HISTORY_GAP":
    case "FAILED_CONNECTION":
    case "STALE_CONNECTION": {
      const what = note.code === "HISTORY_GAP" ? "transaction" : "successful synchronisation";
      return {
        unit: "days",
        formula: `days from the first to the last day without a ${what}, both counted`,
        inputs: [kind, input(FROM, [index.fact(`${pointer}/from`)]), input(TO, [index.fact(`${pointer}/to`)])],
      };
    }
    case "FUTURE_ROWS":
      return {
        unit: "transactions",
        formula: "number of transactions dated after the reference date and not announced",
        inputs: [kind, transactionInput(FUTURE, futureTransactions(index))],
      };
    default:
      return {
        unit: "rows",
        formula: `number of rows of the body or transactions of which this holds: ${note.message}`,
        missing: "which rows they are",
        inputs: [kind],
      };
  }
}

function recomputeNote(cited: Cited): number {
  switch (cited.texts(NOTE)[0]) {
    case "STALE_BALANCE":
      return cited.day(REFERENCE) - cited.day(BALANCE_DATE);
    case "HISTORY_GAP":
    case "FAILED_CONNECTION":
    case "STALE_CONNECTION":
      return dayOfText(cited.texts(TO)[0] ?? "") - dayOfText(cited.texts(FROM)[0] ?? "") + 1;
    default:
      return cited.transactions(FUTURE).length;
  }
}

function explainAmount(index: AnalysisIndex, place: number): Reasoning {
  const { code, accountId, from } = index.analysis.dataQuality.notes[place]!;
  const account = index.analysis.accounts.findIndex(({ id }) => id === accountId);
  const kind = input(NOTE, [index.fact(`/dataQuality/notes/${place}/code`)]);
  if (code === "COMING_MISMATCH") {
    const announced = index.transactions.filter((one) => one.account === account && one.view.isComing);
    return {
      unit: index.currency,
      formula: "sum that the account announces − sum of its announced transactions",
      inputs: [
        kind,
        input(COMING, [index.figure(`/accounts/${account}/coming`)]),
        transactionInput(ANNOUNCED, announced),
      ],
    };
  }
  const day = index.analysis.accounts[account]!.dailyBalances.findIndex(({ date }) => date === from);
  return {
    unit: index.currency,
    formula: "balance that the body states for the first day − balance that the transactions give",
    missing: "the balance that the body states",
    inputs: [
      kind,
      input(FROM, [index.fact(`/dataQuality/notes/${place}/from`)]),
      input("end-of-day balance", [index.figure(`/accounts/${account}/dailyBalances/${day}/balance`)]),
    ],
  };
}

function balanceInputs(index: AnalysisIndex, { accountId }: QualityNoteView) {
  const account = index.analysis.accounts.findIndex(({ id }) => id === accountId);
  return [
    input(REFERENCE, [index.fact("/metadata/referenceDate")]),
    input("time zone", [index.fact("/settings/project/timeZone")]),
    input(BALANCE_DATE, account === -1 ? [] : [index.fact(`/accounts/${account}/balanceDate`)]),
  ];
}

function futureTransactions(index: AnalysisIndex) {
  const { referenceDay } = index;
  return index.transactions.filter(({ day, view }) => day > referenceDay && !view.isComing);
}
