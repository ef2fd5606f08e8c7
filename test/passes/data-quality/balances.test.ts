import { describe, expect, it } from "vitest";
import { isoDayOf } from "../../../src/base/calendar.js";
import type { StatedBalance } from "../../../src/model/evidence.js";
import { judgeBalances } from "../../../src/passes/data-quality/balances.js";
import type { QualityNote } from "../../../src/passes/data-quality/notes.js";
import { account, dayOf, factsOf, type Line, money } from "../facts.js";

/** 1000 at the end of 30 June: 1040 until the 9th, 1030 from the 10th, 1010 from the 20th. */
const ROWS: readonly Line[] = [
  ["2026-06-05", "CB LIBRAIRIE DU PORT", -5],
  ["2026-06-10", "CB LIBRAIRIE DU PORT", -10],
  ["2026-06-20", "CB LIBRAIRIE DU PORT", -25],
  ["2026-06-20", "REMBOURSEMENT LIBRAIRIE", 5],
  ["2026-06-29", "CB LIBRAIRIE DU PORT", -10],
];

/** Daily balances as a native account has them. */
const balancesOn = (...days: readonly (readonly [date: string, balance: number | string])[]): object => ({
  dailyBalances: days.map(([date, balance]) => ({ date, balance })),
});

const wordsOf = ({ code, amount, from, to }: QualityNote): string =>
  [code, amount! / 10_000, ...[from, to].map((day) => (day === undefined ? "" : isoDayOf(day)))].join(" ").trim();
const notesOf = (...accounts: readonly object[]): readonly string[] => judgeBalances(factsOf(accounts)).map(wordsOf);

describe("daily balances", () => {
  it("are those that the transactions give", () => {
    const right = balancesOn(
      ["2026-06-04", 1045],
      ["2026-06-05", 1040],
      ["2026-06-19", 1030],
      ["2026-06-20", 1010],
      ["2026-06-28", 1010],
      ["2026-06-29", 1000],
      ["2026-06-30", 1000],
    );
    expect(notesOf(account(ROWS, right))).toEqual([]);
  });

  it("that differ give one note, with the first and the last such day and the first difference", () => {
    const wrong = balancesOn(["2026-06-21", 1013], ["2026-06-09", 1047.5], ["2026-06-29", 1000], ["2026-06-10", 1030]);
    const notes = judgeBalances(factsOf([account(ROWS, wrong)]));
    expect(notes.map(wordsOf)).toEqual(["BALANCE_MISMATCH 7.5 2026-06-09 2026-06-21"]);
    expect(notes[0]).toMatchObject({ severity: "SERIOUS", accountId: factsOf([account(ROWS)]).ledger.accountIds[0] });
  });

  it("give one note for each account", () => {
    const savings = { type: "SAVINGS", name: "Livret", number: "2" };
    const wrong = balancesOn(["2026-06-12", 1]);
    const card = { ...wrong, type: "CREDIT_CARD", name: "Carte" };
    expect(notesOf(account(ROWS, wrong), account(ROWS, { ...wrong, name: "Autre" }))).toHaveLength(2);
    expect(notesOf(account(ROWS, wrong), account(ROWS, card))).toHaveLength(2);
    // A savings account is not analysed, so no figure rests on its balances.
    expect(notesOf(account(ROWS, wrong), account(ROWS, { ...savings, ...wrong }))).toHaveLength(1);
  });

  it("may be a cent off, for a rounding, and not two", () => {
    expect(notesOf(account(ROWS, balancesOn(["2026-06-12", 1030.01], ["2026-06-13", "1029.99"])))).toEqual([]);
    expect(notesOf(account(ROWS, balancesOn(["2026-06-12", 1029.98])))).toEqual([
      "BALANCE_MISMATCH -0.02 2026-06-12 2026-06-12",
    ]);
  });

  it("say nothing of days before the history, and none after the reference date", () => {
    expect(notesOf(account(ROWS, balancesOn(["2026-06-03", 7], ["2026-07-01", 7])))).toEqual([]);
    // The day before the first transaction shows the balance that the history starts from.
    expect(notesOf(account(ROWS, balancesOn(["2026-06-04", 1044])))).toEqual([
      "BALANCE_MISMATCH -1 2026-06-04 2026-06-04",
    ]);
  });

  it("after the day of a known balance follow from it too", () => {
    const given = { balanceDate: "2026-06-15", balance: 1030 };
    expect(notesOf(account(ROWS, { ...given, ...balancesOn(["2026-06-20", 1010]) }))).toEqual([]);
    expect(notesOf(account(ROWS, { ...given, ...balancesOn(["2026-06-20", 1030]) }))).toEqual([
      "BALANCE_MISMATCH 20 2026-06-20 2026-06-20",
    ]);
  });
});

describe("the older balance of an account seen twice", () => {
  const facts = factsOf([account(ROWS)]);
  const older = (balance: number, day: string): readonly string[] => {
    const stated = { account: 0, balance: money(balance) as StatedBalance["balance"], day: dayOf(day) };
    return judgeBalances({ ...facts, statedBalances: [{ ...stated, isEndOfDay: false }] }).map(wordsOf);
  };

  it("may stand before or after the day's transactions, or between them", () => {
    expect(["2026-06-19", "2026-06-20"].flatMap((day) => older(1030, day))).toEqual([]);
    expect(older(1010, "2026-06-20")).toEqual([]);
    expect(older(1020, "2026-06-20")).toEqual([]);
    // What went out and what came in may have been booked in either order.
    expect(older(1005, "2026-06-20")).toEqual([]);
    expect(older(1035, "2026-06-20")).toEqual([]);
  });

  it("that does not is reported with the difference from the nearest of them", () => {
    expect(older(1000, "2026-06-20")).toEqual(["BALANCE_MISMATCH -5 2026-06-20 2026-06-20"]);
    expect(older(1037, "2026-06-20")).toEqual(["BALANCE_MISMATCH 2 2026-06-20 2026-06-20"]);
    expect(older(1032, "2026-06-15")).toEqual(["BALANCE_MISMATCH 2 2026-06-15 2026-06-15"]);
  });

  it("before the history begins says nothing", () => {
    expect(older(990, "2026-01-01")).toEqual([]);
    expect(older(990, "2026-06-04")).toEqual([]);
  });

  it("is found by merging", () => {
    const iban = "FR7630006000011234567890189";
    const delivery = (balance: number): object => account(ROWS.slice(2), { iban, balance, balanceDate: "2026-06-15" });
    expect(notesOf(account(ROWS, { iban }), delivery(1030))).toEqual([]);
    expect(notesOf(account(ROWS, { iban }), delivery(1000))).toEqual(["BALANCE_MISMATCH -30 2026-06-15 2026-06-15"]);
  });
});

describe("the sum announced", () => {
  const withComing = (coming: number | null, amounts: readonly number[], given: object = {}): object => {
    const body = account(ROWS, { coming, ...given }) as { transactions: object[] };
    const announced = amounts.map((amount, place) => ({
      description: `PRLV EDF ${place}`,
      amount,
      dates: { debitedAt: "2026-07-02" },
      isComing: true,
    }));
    return { ...body, transactions: [...body.transactions, ...announced] };
  };

  it("is that of the announced transactions", () => {
    expect(notesOf(withComing(-45.9, [-40, -5.9]))).toEqual([]);
    expect(notesOf(withComing(0, []))).toEqual([]);
    expect(notesOf(withComing(null, [-40]))).toEqual([]);
  });

  it("gives a note with the difference where it is not", () => {
    expect(notesOf(withComing(-45.9, [-40]))).toEqual(["COMING_MISMATCH -5.9"]);
    expect(notesOf(withComing(-45.9, []))).toEqual(["COMING_MISMATCH -45.9"]);
    expect(judgeBalances(factsOf([withComing(0, [9])]))).toMatchObject([{ severity: "INFO", amount: money(-9) }]);
  });

  it("is not judged for a card, an account that is not analysed, or one seen twice", () => {
    const iban = "FR7630006000011234567890189";
    const card = withComing(-45.9, [], { type: "CREDIT_CARD", name: "Carte" });
    const savings = withComing(-45.9, [], { type: "SAVINGS", name: "Livret", number: "2" });
    expect(notesOf(account(ROWS), card, savings)).toEqual([]);
    expect(notesOf(withComing(-45.9, [], { iban }), account(ROWS.slice(1), { iban }))).toEqual([]);
  });
});
