import { describe, expect, it } from "vitest";
import { type Analysis, analyze, type Category, explain } from "../../src/index.js";
import { corrected, flowOf } from "../passes/corrected.js";
import { account, type Line, NOW } from "../passes/facts.js";
import { faultsIn } from "./faults.js";

const WAGE: Line = ["2026-04-05", "VIREMENT SALAIRE ACME", 2000];

const PAYOUT = "VIR SEPA RECU BANQUE POPULAIRE DEBLOCAGE PRET";

const BODIES: readonly (readonly [what: string, lines: readonly Line[]])[] = [
  [
    "an instalment that came back by its lender's name",
    [
      ["2026-05-05", "PRLV SEPA COFIDIS 28812345", -150],
      ["2026-05-07", "COFIDIS 28812345", 150],
    ],
  ],
  [
    "a loan that was presented again under another text",
    [
      ["2026-05-05", "PRLV SEPA BANQUE POPULAIRE PRET IMMO", -150],
      ["2026-05-07", "REJET PRLV BANQUE POPULAIRE", 150],
      ["2026-05-15", "PRLV SEPA BANQUE POPULAIRE", -150],
    ],
  ],
  [
    "a loan that was presented six times, under another text each time but the first",
    [
      ["2026-04-05", "PRLV SEPA BANQUE POPULAIRE PRET IMMO", -100],
      ...["04-15", "04-25", "05-05", "05-15", "05-25"].map(
        (day): Line => [`2026-${day}`, "PRLV SEPA BANQUE POPULAIRE", -100],
      ),
      ...["04-08", "04-18", "04-28", "05-08", "05-18"].map(
        (day): Line => [`2026-${day}`, "REJET PRLV BANQUE POPULAIRE", 100],
      ),
    ],
  ],
  [
    "a regular debit of which the second try alone says that it is a loan's",
    [
      ...["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, "PRLV SEPA BANQUE POPULAIRE", -100]),
      ["2026-06-08", "REJET PRLV BANQUE POPULAIRE", 100],
      ["2026-06-15", "PRLV SEPA BANQUE POPULAIRE PRET", -100],
    ],
  ],
  [
    "two seizures, of which a part of one was released",
    [
      ["2026-05-04", "BLOCAGE SAISIE ATTRIBUTION COFIDIS", -800],
      ["2026-06-10", "BLOCAGE SAISIE ATTRIBUTION SOFINCO", -450],
      ["2026-06-20", "MAINLEVEE SAISIE ATTRIBUTION COFIDIS", 200],
    ],
  ],
  [
    "debits that came back under their own texts",
    [
      ["2026-05-05", "PRLV SEPA COFIDIS CREDIT 123", -150],
      ["2026-05-08", "PRLV SEPA COFIDIS CREDIT 123", 150],
      ["2026-05-15", "PRLV SEPA COFIDIS CREDIT 123", -150],
      ["2026-06-03", "CHEQUE 1234567", -80],
      ["2026-06-09", "CHEQUE 1234567", 80],
    ],
  ],
  [
    "money that was taken back: a cheque that bounced, a wage that was paid twice",
    [
      ["2026-05-05", "REMISE CHEQUE 1234567", 5000],
      ["2026-05-09", "CHEQUE REMIS IMPAYE 1234567 SANS PROVISION", -5000],
      ["2026-06-05", "VIREMENT SALAIRE ACME", 2000],
      ["2026-06-06", "VIREMENT SALAIRE ACME", 2000],
      ["2026-06-09", "RAPPEL VIREMENT SALAIRE ACME", -2000],
    ],
  ],
  [
    "a loan's instalment that was made good by transfer with a fee",
    [
      ["2026-05-05", "PRLV SEPA COFIDIS ECHEANCE DOSSIER 28812345", -400],
      ["2026-05-08", "REJET PRLV SEPA COFIDIS", 400],
      ["2026-05-20", "VIR SEPA COFIDIS REGULARISATION DOSSIER 28812345", -420],
    ],
  ],
  [
    "a loan's payout that was annulled, beside one that was not",
    [
      ["2026-05-02", PAYOUT, 3000],
      ["2026-05-04", `ANNULATION ${PAYOUT}`, -3000],
      ["2026-05-09", PAYOUT, 2000],
      ...["05-15", "06-15"].map((day): Line => [`2026-${day}`, "PRLV SEPA COFIDIS ECHEANCE", -100]),
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

describe("the activity score of a client's categories", () => {
  const lines: readonly Line[] = [
    ["2026-04-26", "COTISATION CARTE VISA", -8],
    ["2026-06-03", "COTISATION CARTE VISA", -8],
    ["2026-06-12", "REMBOURSEMENT COTISATION CARTE", 8],
    ["2026-05-29", "PRLV SEPA SOFINCO ECHEANCE", -120],
    ["2026-06-04", "REJET PRLV SOFINCO", 120],
  ];
  const called = (text: string, category: Category, scoreDays: number, parameters = {}): Analysis =>
    corrected(
      [account(lines)],
      (before) => ({ categories: [{ groupId: flowOf(before, text), category }] }),
      { now: NOW, project: { minimumTransactions: 0, scoreDays } },
      parameters,
    );

  it("works out again where the links of the scores' window are others than the shown ones", () => {
    const analysis = called("COTISATION", "LOAN_REPAYMENT", 30);
    expect(analysis.scores!.leftOut.refunded).toHaveLength(1);
    expect(faultsIn(analysis)).toEqual([]);
  });

  it("says that these links are missing where there are no scores and a shown pair has one side in their window", () => {
    const missing = (scoreDays: number, place: number): string | undefined => {
      const analysis = called("REJET", "WAGE", scoreDays, { disableScores: true });
      expect(faultsIn(analysis)).toEqual([]);
      return explain(analysis, `/metadata/activityScore/points/${place}/value`).missing;
    };
    expect([0, 1, 2, 3].map((place) => missing(30, place))).toEqual([
      undefined,
      undefined,
      "the links of the scores' window",
      "the links of the scores' window",
    ]);
    expect([missing(40, 3), missing(65, 3)]).toEqual([undefined, undefined]);
  });
});

describe("the loans of a client's categories", () => {
  it("work out again where one is given to what takes back a loan's payout, which repays none", () => {
    const lines: readonly Line[] = [
      ["2026-05-02", PAYOUT, 3000],
      ["2026-05-04", `ANNULATION ${PAYOUT}`, -3000],
      ["2026-05-15", "CB LIBRAIRIE", -10],
    ];
    const asRepaid = (more: readonly Line[]): Analysis =>
      corrected(
        [account([...lines, ...more])],
        (before) => ({ categories: [{ groupId: flowOf(before, "ANNULATION"), category: "LOAN_REPAYMENT" }] }),
        { now: NOW, project: { minimumTransactions: 0 } },
      );
    const alone = asRepaid([]);
    expect(alone.creditInsights!.loans.repayments).toMatchObject({ count: 0, totalAmount: 0 });
    expect(alone.creditInsights!.loans.drawdowns).toMatchObject({ count: 1, totalAmount: 0 });
    // Nothing came in that the second takes back.
    const beside = asRepaid([["2026-05-20", `ANNULATION ${PAYOUT}`, -3000]]);
    expect(beside.creditInsights!.loans.repayments).toMatchObject({ count: 1, totalAmount: -3000 });
    expect([alone, beside].flatMap(faultsIn)).toEqual([]);
  });
});
