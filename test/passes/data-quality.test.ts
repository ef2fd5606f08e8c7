import { describe, expect, expectTypeOf, it } from "vitest";
import { isoDayOf } from "../../src/base/calendar.js";
import { analyze } from "../../src/index.js";
import { QUALITY_CODES, type QualityNote } from "../../src/passes/data-quality/notes.js";
import { type DataQualityNeeds, judgeDataQuality } from "../../src/passes/data-quality.js";
import { summariseEssentials } from "../../src/passes/essentials.js";
import { account, dayOf, type Facts, factsOf, type Line, NOW } from "./facts.js";

/** A purchase every ten days: no stretch of it counts as a gap. */
const STEADY: readonly Line[] = [
  ...["2026-03-30", "2026-04-09", "2026-04-19", "2026-04-29", "2026-05-09"],
  ...["2026-05-19", "2026-05-29", "2026-06-08", "2026-06-18", "2026-06-28"],
].map((day): Line => [day, "CB LIBRAIRIE DU PORT", -12.5]);

const SAVINGS = { type: "SAVINGS", name: "Livret", number: "2", bank: { name: "Banque" } };
const CARD = { type: "CREDIT_CARD", name: "Carte", balance: 0 };

function judge(facts: Facts): readonly QualityNote[] {
  const { window, allLinks: links, scope } = facts;
  const essentials = summariseEssentials(facts);
  return judgeDataQuality({
    ...facts,
    links,
    window: scope.refusal === undefined ? window : undefined,
    insightsWindow: scope.refusal === undefined ? window : undefined,
    scoreWindow: undefined,
    scoredWindow: undefined,
    project: facts.settings.project,
    essentials,
  }).notes;
}

const notesOf = (accounts: readonly object[], options = {}): readonly QualityNote[] =>
  judge(factsOf(accounts, options));
const codesOf = (accounts: readonly object[], options = {}): readonly string[] =>
  notesOf(accounts, options).map(({ code }) => code);
const noteFrom = (notes: readonly QualityNote[], code: string): QualityNote => {
  const found = notes.filter((note) => note.code === code);
  expect(found, `notes ${notes.map((note) => note.code).join()}`).toHaveLength(1);
  return found[0]!;
};
const daysOf = ({ from, to }: QualityNote): readonly string[] => [isoDayOf(from!), isoDayOf(to!)];

describe("the notes on the data", () => {
  it("say nothing of plain, complete data", () => {
    expect(notesOf([account(STEADY)])).toEqual([]);
  });

  it("are of a closed list without repeats, each with a severity, what it affects, and a message", () => {
    expect(new Set(QUALITY_CODES).size).toBe(QUALITY_CODES.length);
    const [note] = notesOf([account(STEADY, { usage: "UNKNOWN" })]);
    expect(QUALITY_CODES).toContain(note!.code);
    expect(note).toMatchObject({ code: "UNKNOWN_USAGE", severity: "INFO", affects: ["accounts"] });
    expect(note!.message).toMatch(/usage of the account is unknown/);
  });

  it("are never fewer for a fact that was not passed: none may be left out", () => {
    expectTypeOf<DataQualityNeeds>().toEqualTypeOf<Required<DataQualityNeeds>>();
  });

  it("hold nothing of the person: no text, name or number of the body", () => {
    const lines: Line[] = [...STEADY, ["2026-05-02", "VIR EMIS VERS MON LIVRET A DUPONT-MARTIN", -321.09]];
    const given = { name: "DUPONT-MARTIN", number: "998877", ownership: null, balanceDate: null, usage: null };
    const text = JSON.stringify(notesOf([account(lines, given)]));
    for (const secret of ["DUPONT", "998877", "321", "LIVRET A"]) expect(text).not.toContain(secret);
  });
});

describe("notes on accounts", () => {
  it("say where usage and ownership are unknown, with the account", () => {
    const facts = factsOf([account(STEADY, { usage: "UNKNOWN", ownership: null })]);
    const notes = judge(facts);
    expect(noteFrom(notes, "UNKNOWN_USAGE").accountId).toBe(facts.ledger.accountIds[0]);
    expect(noteFrom(notes, "UNKNOWN_OWNERSHIP").accountId).toBe(facts.ledger.accountIds[0]);
  });

  it("say where a balance has no date", () => {
    expect(noteFrom(notesOf([account(STEADY, { balanceDate: null })]), "UNDATED_BALANCE").severity).toBe("WARNING");
  });

  it("say how many days old a balance is, from 16 days", () => {
    expect(noteFrom(notesOf([account(STEADY, { balanceDate: "2026-06-14" })]), "STALE_BALANCE").count).toBe(16);
    expect(codesOf([account(STEADY, { balanceDate: "2026-06-15" })])).toEqual([]);
  });

  it("name accounts that are not analysed, but not those kept for links", () => {
    const notes = notesOf([
      account(STEADY),
      account([], { ...SAVINGS }),
      account([], { name: "Dollars", currency: "USD", number: "3" }),
      account([], { name: "Mandat", ownership: "ATTORNEY", number: "4" }),
    ]);
    expect(notes.map(({ code }) => code)).toEqual(["UNANALYSED_ACCOUNT", "UNANALYSED_ACCOUNT"]);
  });

  it("leave a refused body to its error", () => {
    expect(codesOf([account(STEADY, { usage: "PROFESSIONAL", balanceDate: null })])).toEqual([]);
  });

  it("name merged accounts and how many rows were left out", () => {
    const iban = "FR7630006000011234567890189";
    const notes = notesOf([account(STEADY, { iban }), account(STEADY.slice(4), { iban })]);
    expect(noteFrom(notes, "MERGED_ACCOUNT")).toMatchObject({ severity: "INFO", count: 6 });
    expect(noteFrom(notes, "MERGED_ACCOUNT")).not.toHaveProperty("from");
  });

  it("are serious where the history that was kept is not the latest, and say what was lost", () => {
    const iban = "FR7630006000011234567890189";
    const early = ["2025-01-10", "2025-02-10", "2025-03-10"].map((day): Line => [day, "CB LIBRAIRIE DU PORT", -12.5]);
    const stale = [...early, ...STEADY.slice(0, 5)];
    const notes = notesOf([account(STEADY.slice(3), { iban }), account(stale, { iban })]);
    const note = noteFrom(notes, "MERGED_ACCOUNT");
    expect(note).toMatchObject({ severity: "SERIOUS", count: 5 });
    expect(note.affects).toEqual(["accounts", "creditInsights", "scores", "essentials"]);
    expect(note.message).toMatch(/later than the history that was kept/);
    expect(daysOf(note)).toEqual(["2026-05-19", "2026-06-28"]);
  });
});

describe("notes on the history", () => {
  it("say which days of the window lie before the history", () => {
    const notes = notesOf([account(STEADY.slice(4))]);
    expect(daysOf(noteFrom(notes, "SHORT_HISTORY"))).toEqual(["2026-03-30", "2026-05-08"]);
    // A first transaction up to 15 days late still covers the start.
    expect(codesOf([account(STEADY.slice(1))])).toEqual([]);
  });

  it("say so of the scores' window too", () => {
    const facts = factsOf([account(STEADY)]);
    const scoreWindow = { ...facts.window, askedFrom: dayOf("2026-01-01") };
    const { notes } = judgeDataQuality({
      ...facts,
      links: facts.allLinks,
      insightsWindow: facts.window,
      scoreWindow,
      scoredWindow: undefined,
      project: facts.settings.project,
      essentials: undefined,
    });
    const note = noteFrom(notes, "SHORT_SCORE_HISTORY");
    expect(note.affects).toEqual(["scores"]);
    expect(daysOf(note)).toEqual(["2026-01-01", "2026-03-29"]);
  });

  it("name an empty stretch of either window once", () => {
    const steady = STEADY.filter(([day]) => day < "2026-04-20" || day > "2026-06-05");
    const given = { now: NOW, project: { minimumTransactions: 0 } };
    const gapsOf = (period: object, options: object = given): readonly (readonly unknown[])[] =>
      analyze({ accounts: [account(steady)], parameters: { period } }, options)
        .dataQuality.notes.filter(({ code }) => code === "HISTORY_GAP")
        .map(({ from, to, count }) => [from, to, count]);
    const gap = [["2026-04-20", "2026-06-07", 49]];
    // Within the window of both, of the scores alone, and begun before that of the insights.
    expect(gapsOf({ mode: "MONTHS", numberOfMonths: 3 })).toEqual(gap);
    expect(gapsOf({ mode: "DAYS", numberOfDays: 20 })).toEqual(gap);
    expect(gapsOf({ mode: "DAYS", numberOfDays: 59 })).toEqual(gap);
  });

  it("say nothing of a product that is not asked for", () => {
    const loan: Line[] = [["2026-05-04", "PRLV COFIDIS PRET PERSONNEL", -150]];
    const codesWith = (parameters: object): readonly string[] =>
      analyze(
        { accounts: [account([...STEADY.slice(4), ...loan])], parameters },
        { now: NOW, project: { minimumTransactions: 0 } },
      ).dataQuality.notes.map(({ code }) => code);
    expect(codesWith({})).toEqual(["SHORT_HISTORY", "SHORT_SCORE_HISTORY", "NO_DEBT_TO_INCOME"]);
    expect(codesWith({ disableCreditInsights: true })).toEqual(["SHORT_SCORE_HISTORY"]);
    expect(codesWith({ disableScores: true })).toEqual(["SHORT_HISTORY", "NO_DEBT_TO_INCOME"]);
    expect(codesWith({ disableCreditInsights: true, disableScores: true })).toEqual([]);
  });

  it("name stretches of 30 empty days or more, inside and at the end", () => {
    const inside = STEADY.filter(([day]) => day < "2026-04-30" || day > "2026-05-29");
    const note = noteFrom(notesOf([account(inside)]), "HISTORY_GAP");
    expect(daysOf(note)).toEqual(["2026-04-30", "2026-06-07"]);
    expect(note.count).toBe(39);
    const stopped = noteFrom(notesOf([account(STEADY.slice(0, 6))]), "HISTORY_GAP");
    expect(daysOf(stopped)).toEqual(["2026-05-20", "2026-06-30"]);
  });

  it("count rows dated after the reference date, announced ones aside", () => {
    const future: Line[] = [
      ["2026-07-01", "CB LIBRAIRIE DU PORT", -3],
      ["2027-01-01", "CB LIBRAIRIE DU PORT", -4],
    ];
    const body = account([...STEADY, ...future]) as { transactions: object[] };
    body.transactions.push({ description: "PRLV EDF", amount: -9, dates: { debitedAt: "2026-07-02" }, isComing: true });
    expect(noteFrom(notesOf([body]), "FUTURE_ROWS").count).toBe(2);
  });
});

describe("notes on own accounts and cards", () => {
  const saved: Line = ["2026-05-05", "VIREMENT VERS LIVRET A", -200];
  const total = (day: string, amount: number): Line => [day, "DEBIT MENSUEL CARTE BANCAIRE DIFFERE", amount];
  const reset = (day: string, amount: number): Line => [day, "RELEVE DIFFERE CARTE", amount];
  const bought = (day: string, amount: number): Line => [day, "FACTURE CARTE DECATHLON", amount];

  it("count transfers to a savings book that is missing", () => {
    expect(noteFrom(notesOf([account([...STEADY, saved])]), "MISSING_OWN_ACCOUNT").count).toBe(1);
    const business = analyze(
      { accounts: [account([...STEADY, saved], { usage: "PROFESSIONAL" })] },
      { now: NOW, usage: "BUSINESS", project: { minimumTransactions: 0 } },
    );
    const { code, count } = business.dataQuality.notes.at(-1)!;
    expect([code, count]).toEqual(["MISSING_OWN_ACCOUNT", 1]);
  });

  it("keep quiet where the savings book is there", () => {
    const book = account([["2026-05-05", "VIREMENT RECU", 200]], SAVINGS);
    expect(codesOf([account([...STEADY, saved]), book])).toEqual([]);
  });

  it("count card totals whose card account is missing", () => {
    const notes = notesOf([account([...STEADY, total("2026-04-28", -80), total("2026-05-28", -90)])]);
    expect(noteFrom(notes, "MISSING_CARD_ACCOUNT").count).toBe(2);
  });

  it("count card totals that no card account answers", () => {
    const notes = notesOf([account([...STEADY, total("2026-04-28", -80)]), account([bought("2026-04-20", -81)], CARD)]);
    expect(noteFrom(notes, "UNLINKED_CARD_TOTAL").count).toBe(1);
  });

  it("reconcile a card's totals with its purchases", () => {
    const checking = account([...STEADY, total("2026-04-28", -83.2), total("2026-05-28", -90)]);
    const purchases = (last: number): object =>
      account(
        [
          bought("2026-03-25", -50),
          bought("2026-04-20", -33.2),
          reset("2026-04-28", 83.2),
          bought("2026-05-02", -60),
          bought("2026-05-20", last),
          // Bought after the statement was closed, before its debit.
          bought("2026-05-27", -11),
          reset("2026-05-28", 90),
        ],
        CARD,
      );
    expect(codesOf([checking, purchases(-30)])).toEqual([]);
    const note = noteFrom(notesOf([checking, purchases(-31)]), "CARD_TOTAL_MISMATCH");
    expect(note.count).toBe(1);
    expect(daysOf(note)).toEqual(["2026-05-28", "2026-05-28"]);
  });
});

describe("notes on rows and figures", () => {
  it("count rows delivered twice, and announced rows booked since", () => {
    const row = (given: object): object => ({
      description: "CB LIBRAIRIE DU PORT",
      amount: -7,
      dates: { debitedAt: "2026-06-01" },
      aggregator: { id: "r1" },
      ...given,
    });
    const body = account(STEADY) as { transactions: object[] };
    const announced = row({ aggregator: { id: "r2" }, isComing: true });
    const booked = row({ aggregator: { id: "r2" }, dates: { debitedAt: "2026-06-03" } });
    body.transactions.push(row({}), row({}), announced, booked);
    const notes = notesOf([body]);
    expect(noteFrom(notes, "DUPLICATE_ROWS").count).toBe(1);
    expect(noteFrom(notes, "SUPERSEDED_ROWS").count).toBe(1);
  });

  it("list rejected rows and accounts with path and reason", () => {
    const rejectedRows = [{ path: "/accounts/0/transactions/3", reason: "NO_AMOUNT" as const }];
    const rejectedAccounts = [{ path: "/accounts/1", reason: "NO_BALANCE" as const }];
    const facts = factsOf([account(STEADY)]);
    const quality = judgeDataQuality({
      ...facts,
      links: facts.allLinks,
      insightsWindow: facts.window,
      scoreWindow: undefined,
      scoredWindow: undefined,
      project: facts.settings.project,
      rejectedRows,
      rejectedAccounts,
      essentials: undefined,
    });
    expect(quality).toMatchObject({ rejectedRows, rejectedAccounts });
  });

  it("give the reason where debt to income has no value", () => {
    const loan: Line[] = [["2026-05-04", "PRLV COFIDIS PRET PERSONNEL", -150]];
    expect(noteFrom(notesOf([account([...STEADY, ...loan])]), "NO_DEBT_TO_INCOME").severity).toBe("SERIOUS");
  });
});
