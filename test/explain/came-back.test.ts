import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "../passes/facts.js";
import { faultsIn } from "./faults.js";

const WAGE: Line = ["2026-04-05", "VIREMENT SALAIRE ACME", 2000];

const BODIES: readonly (readonly [what: string, lines: readonly Line[]])[] = [
  [
    "a loan that was presented again under another text",
    [
      ["2026-05-05", "PRLV SEPA BANQUE POPULAIRE PRET IMMO", -150],
      ["2026-05-07", "REJET PRLV BANQUE POPULAIRE", 150],
      ["2026-05-15", "PRLV SEPA BANQUE POPULAIRE", -150],
    ],
  ],
  ["a return without its debit", [["2026-04-07", "REJET PRLV COFIDIS", 150]]],
  [
    "a transfer to savings",
    [
      ["2026-05-05", "VIR SEPA LIVRET A EPARGNE", -500],
      ["2026-05-07", "REJET VIREMENT LIVRET A", 500],
    ],
  ],
  [
    "a seizure that was blocked, released and paid",
    [
      ["2026-05-05", "BLOCAGE SATD TRESOR PUBLIC", -500],
      ["2026-05-05", "FRAIS SATD", -50],
      ["2026-06-05", "DEBLOCAGE SATD TRESOR PUBLIC", 500],
      ["2026-06-05", "REGLEMENT SATD TRESOR PUBLIC", -500],
    ],
  ],
  [
    "fees that were refunded in one sum",
    [
      ["2026-05-05", "COMMISSION INTERVENTION", -8],
      ["2026-05-06", "COMMISSION INTERVENTION", -8],
      ["2026-05-12", "REMBOURSEMENT COMMISSIONS D INTERVENTION", 16],
    ],
  ],
];

describe("every figure of a body with", () => {
  it.each(BODIES)("%s works out again", (_, lines) => {
    const options = { now: NOW, project: { minimumTransactions: 0 } };
    const given = { usage: "UNKNOWN" };
    for (const usage of ["CONSUMER", "BUSINESS"] as const)
      expect(faultsIn(analyze({ accounts: [account([WAGE, ...lines], given)] }, { ...options, usage })), usage).toEqual(
        [],
      );
    const poor = { accounts: [account(lines, { ...given, balance: 5 })] };
    expect(faultsIn(analyze(poor, options))).toEqual([]);
  });
});
