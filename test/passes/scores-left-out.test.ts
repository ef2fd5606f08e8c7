import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

/** The texts of what the scores leave out of some accounts, by why. */
function leftOutOf(...accounts: readonly object[]): object {
  const { scores, accounts: seen } = analyze({ accounts }, { now: NOW, project: { minimumTransactions: 0 } });
  const rows = seen.flatMap(({ transactions }) => transactions);
  const textsOf = (ids: readonly string[]) => ids.map((id) => rows.find((row) => row.id === id)!.description);
  return Object.fromEntries(Object.entries(scores!.leftOut).map(([why, ids]) => [why, textsOf(ids)]));
}

const wage: Line = ["2026-04-01", "VIREMENT SALAIRE ACME", 3000];
const shop: Line = ["2026-05-12", "CB CARREFOUR MARKET", -40];

describe("the scores leave out", () => {
  it("nothing of what was earned and spent", () => {
    expect(leftOutOf(account([wage, shop]))).toEqual({
      moved: [],
      rejected: [],
      retried: [],
      refunded: [],
      returned: [],
    });
  });

  it("what moved, what came back and what was refunded, each under its name", () => {
    const lines: readonly Line[] = [
      wage,
      shop,
      ["2026-05-02", "PRLV SEPA EDF CLIENTS", -50],
      ["2026-05-05", "REJET PRLV EDF", 50],
      ["2026-05-14", "CARTE AMAZON EU SARL", -70],
      ["2026-05-20", "AVOIR CARTE AMAZON EU SARL", 70],
      ["2026-06-10", "VIREMENT EMIS", -900],
    ];
    const other = account([["2026-06-11", "VIREMENT RECU", 900]], { name: "Autre" });
    expect(leftOutOf(account(lines), other)).toEqual({
      moved: ["VIREMENT EMIS", "VIREMENT RECU"],
      rejected: ["PRLV SEPA EDF CLIENTS"],
      retried: [],
      refunded: ["CARTE AMAZON EU SARL"],
      returned: ["REJET PRLV EDF", "AVOIR CARTE AMAZON EU SARL"],
    });
  });

  it("what was presented again under a name of its own too", () => {
    const lines: readonly Line[] = [
      wage,
      ["2026-05-02", "PRLV SEPA EDF CLIENTS", -50],
      ["2026-05-05", "REJET PRLV EDF", 50],
      ["2026-05-12", "PRLV SEPA EDF CLIENTS", -50],
    ];
    expect(leftOutOf(account(lines))).toMatchObject({
      rejected: ["PRLV SEPA EDF CLIENTS"],
      retried: ["PRLV SEPA EDF CLIENTS"],
    });
  });

  it("the return of a debit that lies before their window no more than any other credit", () => {
    const lines: readonly Line[] = [
      ["2026-03-20", "CARTE AMAZON EU SARL", -70],
      ["2026-04-05", "AVOIR CARTE AMAZON EU SARL", 70],
    ];
    expect(leftOutOf(account(lines))).toEqual({ moved: [], rejected: [], retried: [], refunded: [], returned: [] });
  });
});
