import { describe, expect, it } from "vitest";
import { type Analysis, analyze, explain } from "../../src/index.js";
import { faultsIn } from "../explain/faults.js";

const NOW = "2026-06-30T12:00:00Z";
const analysisOf = (body: object): Analysis => analyze(body, { now: NOW, project: { minimumTransactions: 1 } });
const notesOf = ({ dataQuality }: Analysis, ...codes: readonly string[]) =>
  dataQuality.notes.filter(({ code }) => codes.includes(code));

/** A PROVIDER_A account with a purchase on 10 June, synchronised on the reference day. */
const account = (id: number, given: object = {}): object => ({
  id,
  number: `000${id}`,
  type: "checking",
  usage: "PRIV",
  ownership: "owner",
  balance: 100,
  currency: { id: "EUR" },
  last_update: "2026-06-30 06:00:00",
  transactions: [{ id: 1, date: "2026-06-10", value: -5, original_wording: "CARTE LIBRAIRIE" }],
  ...given,
});

describe("notes on connections", () => {
  const connections = [
    { id: 1, last_update: "2026-06-30 06:00:00", accounts: [account(11)] },
    { id: 2, last_update: "2026-05-31 06:00:00", state: "wrongpass", accounts: [account(12), account(13)] },
    { id: 3, last_update: "2026-06-10 06:00:00", accounts: [account(14, { type: "livret_a" })] },
  ];
  const analysis = analysisOf({ format: "PROVIDER_A_V2_0", connections });

  it("point at their accounts in the result, and name the days", () => {
    expect(analysis.accounts.map(({ number }) => number)).toEqual(["00011", "00012", "00013", "00014"]);
    expect(notesOf(analysis, "FAILED_CONNECTION", "STALE_CONNECTION")).toMatchObject([
      {
        code: "FAILED_CONNECTION",
        accounts: ["/accounts/1", "/accounts/2"],
        count: 30,
        from: "2026-06-01",
        to: "2026-06-30",
      },
      { code: "STALE_CONNECTION", accounts: ["/accounts/3"], count: 20, from: "2026-06-11", to: "2026-06-30" },
    ]);
  });

  it("explain their days", () => {
    expect(faultsIn(analysis)).toEqual([]);
    const place = analysis.dataQuality.notes.findIndex(({ code }) => code === "STALE_CONNECTION");
    expect(explain(analysis, `/dataQuality/notes/${place}/count`)).toMatchObject({
      value: 20,
      unit: "days",
      basis: "COMPUTED",
    });
  });

  it("do not depend on the order of the connections", () => {
    const turned = analysisOf({ format: "PROVIDER_A_V2_0", connections: [...connections].reverse() });
    expect(turned.dataQuality).toEqual(analysis.dataQuality);
  });

  it("stand beside the error of an analysis without data", () => {
    const lost = analysisOf({ format: "PROVIDER_A_V2_0", connections: [{ ...connections[1], accounts: [] }] });
    expect(lost.status).toBe("ERROR");
    expect(lost.dataQuality.notes).toMatchObject([{ code: "FAILED_CONNECTION", accounts: [], count: 30 }]);
  });

  it("are not given of a PROVIDER_C connection that works", () => {
    const channel = { status: "SUCCESS", last_success_date: "2026-06-29T05:00:00Z" };
    const ofC = {
      id: "1",
      type: "CHECKINGS",
      usage: "PERSONAL",
      currency: "EUR",
      balance: 5,
      balance_date: 1_782_800_000,
    };
    const bodyWith = (...channels: readonly object[]): object => ({
      format: "PROVIDER_C_ACCOUNT_API_V2",
      connections: [{ id: "9", status: "SUCCESS", channels, accounts: [ofC] }],
    });
    expect(notesOf(analysisOf(bodyWith(channel)), "FAILED_CONNECTION", "STALE_CONNECTION")).toEqual([]);
    const failed = analysisOf(bodyWith(channel, { status: "FAILED", error_reason: "INVALID_CREDENTIALS" }));
    expect(notesOf(failed, "FAILED_CONNECTION")).toMatchObject([{ accounts: ["/accounts/0"], count: 1 }]);
  });
});

describe("notes on balances", () => {
  const purchase = (day: string, value: number, balance: number): object => ({
    id: `${day}${value}`,
    date: day,
    originalText: "CARTE LIBRAIRIE",
    amount: { value, currency: "EUR" },
    balance,
    state: "Booked",
  });
  const ofE = (pendingAmount: number, ...transactions: readonly object[]): object => ({
    format: "PROVIDER_E_OPEN_BANKING",
    accounts: [
      {
        id: "e",
        type: "Consumption",
        accountUsage: "Personal",
        bookedBalance: { value: 100, currency: "EUR" },
        bookedBalanceDate: "2026-06-30T06:00:00Z",
        pendingAmount,
        transactions,
      },
    ],
  });

  it("state in units of currency by how much the flows miss what the rows say", () => {
    // A purchase of 7.25 between the two days is missing.
    const analysis = analysisOf(ofE(0, purchase("2026-06-10", -5, 112.25), purchase("2026-06-20", -5, 100)));
    const [note] = notesOf(analysis, "BALANCE_MISMATCH");
    expect(note).toMatchObject({ amount: 7.25, from: "2026-06-10", to: "2026-06-10", severity: "SERIOUS" });
    expect(analysis.accounts[0]!.dailyBalances.find(({ date }) => date === "2026-06-10")!.balance).toBe(105);
    expect(faultsIn(analysis)).toEqual([]);
    const pointer = `/dataQuality/notes/${analysis.dataQuality.notes.indexOf(note!)}/amount`;
    const explanation = explain(analysis, pointer);
    expect(explanation).toMatchObject({
      unit: "EUR",
      basis: "PARTLY_COMPUTED",
      missing: "the balance that the body states",
    });
    expect(explanation.inputs.at(-1)!.cites).toMatchObject([{ kind: "FIGURE", value: 105 }]);
  });

  it("are not given where the rows and the flows agree", () => {
    const analysis = analysisOf(ofE(0, purchase("2026-06-10", -5, 105), purchase("2026-06-20", -5, 100)));
    expect(notesOf(analysis, "BALANCE_MISMATCH", "COMING_MISMATCH")).toEqual([]);
  });

  it("state and explain by how much the sum announced is off", () => {
    const announced = { ...purchase("2026-07-02", -40, 0), state: "Pending", balance: null };
    const analysis = analysisOf(ofE(-45.9, purchase("2026-06-10", -5, 100), announced));
    const [note] = notesOf(analysis, "COMING_MISMATCH");
    expect(note).toMatchObject({ amount: -5.9, severity: "INFO", accountId: analysis.accounts[0]!.id });
    const pointer = `/dataQuality/notes/${analysis.dataQuality.notes.indexOf(note!)}/amount`;
    expect(explain(analysis, pointer)).toMatchObject({ unit: "EUR", basis: "COMPUTED" });
    expect(faultsIn(analysis)).toEqual([]);
  });

  it("change no figure", () => {
    const native = (dailyBalances: unknown): object => ({
      accounts: [
        {
          ...{ type: "CHECKING", usage: "PERSONAL", currency: "EUR", balance: 100, balanceDate: "2026-06-30" },
          transactions: [{ description: "CB LIBRAIRIE", amount: -5, dates: { debitedAt: "2026-06-10" } }],
          dailyBalances,
        },
      ],
    });
    const { dataQuality, ...figures } = analysisOf(native([{ date: "2026-06-09", balance: -500 }]));
    const { dataQuality: quiet, ...same } = analysisOf(native(null));
    expect(figures).toEqual(same);
    expect(dataQuality.notes.length).toBe(quiet.notes.length + 1);
  });
});

describe("notes on accounts seen twice", () => {
  const purchases = (...days: readonly string[]): readonly object[] =>
    days.map((date, id) => ({ id, date, value: -5, original_wording: "CARTE LIBRAIRIE" }));

  it("say which days were lost with a later copy, and are explained", () => {
    const accounts = [
      account(11, { transactions: purchases("2025-12-01", "2026-04-30") }),
      account(11, { transactions: purchases("2026-06-01", "2026-06-29") }),
    ];
    const connections = accounts.map((one, id) => ({ id, connector: { name: "Lac" }, accounts: [one] }));
    const analysis = analysisOf({ format: "PROVIDER_A_V2_0", connections });
    const [note] = notesOf(analysis, "MERGED_ACCOUNT");
    expect(note).toMatchObject({ severity: "SERIOUS", count: 2, from: "2026-06-01", to: "2026-06-29" });
    expect(faultsIn(analysis)).toEqual([]);
    const pointer = `/dataQuality/notes/${analysis.dataQuality.notes.indexOf(note!)}/count`;
    expect(explain(analysis, pointer)).toMatchObject({ unit: "rows", missing: "which rows they are" });
  });
});
