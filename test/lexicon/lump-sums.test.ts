import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("what is paid once at the end of a contract of work", () => {
  it.each([
    ["ES", "INDEMNIZACION DESPIDO TALLERES RUIZ SL"],
    ["ES", "FINIQUITO TALLERES RUIZ SL"],
    ["ES", "NOMINA TALLERES RUIZ SL FINIQUITO E INDEMNIZACION"],
    ["FR", "VIR SEPA RECU ACME INDEMNITE DE LICENCIEMENT"],
    ["FR", "SOLDE DE TOUT COMPTE ACME"],
    ["FR", "VIR ACME RUPTURE CONVENTIONNELLE"],
    ["FR", "VIR ACME INDEMNITE DE DEPART A LA RETRAITE"],
    ["BE", "Indemnite de rupture Acme SA"],
    ["BE", "Opzegvergoeding Acme NV"],
    ["BE", "Vertrekvergoeding Acme NV"],
    ["NL", "Acme BV transitievergoeding"],
    ["GB", "REDUNDANCY ACME LTD"],
    // So it is where the last wage is paid with it.
    ["ES", "NOMINA TALLERES RUIZ SL MAYO FINIQUITO E INDEMNIZACION"],
    ["ES", "NOMINA MAYO Y FINIQUITO TALLERES RUIZ SL"],
    ["FR", "VIR ACME SALAIRE MAI ET SOLDE DE TOUT COMPTE"],
    ["FR", "VIR ACME PAIE ET INDEMNITE DE LICENCIEMENT"],
    ["FR", "VIR ACME SALAIRE MAI + PRIME EXCEPTIONNELLE + INDEMNITE DE LICENCIEMENT"],
    ["NL", "Acme BV salaris en transitievergoeding"],
    ["BE", "OVERSCHRIJVING VAN Acme NV loon mei en opzegvergoeding"],
    ["GB", "ACME LTD FINAL SALARY AND REDUNDANCY"],
    ["GB", "ACME LTD MONTHLY SALARY AND REDUNDANCY"],
  ] as const)("is a bonus, %s: %s", (market, text) => {
    expect(readAs(market, text, 18_000).category).toBe("WAGE_BONUS");
  });

  it.each([
    ["ES", "FINIQUITO TALLERES RUIZ SL"],
    ["ES", "TRANSFERENCIA DE NORTE ETT SL LIQUIDACION Y FINIQUITO MAYO"],
    ["FR", "VIR SEPA RECU ACME SOLDE DE TOUT COMPTE"],
  ] as const)("is a wage where it is no more than one, %s: %s", (market, text) => {
    expect([900, 3999.99, 4000].map((amount) => readAs(market, text, amount).category)).toEqual([
      "WAGE",
      "WAGE",
      "WAGE_BONUS",
    ]);
  });
});

describe("severance that is paid with a wage", () => {
  it.each([
    ["NL", "Acme BV salaris en transitievergoeding"],
    ["GB", "ACME LTD SALARY AND REDUNDANCY"],
  ] as const)("is part of it where both are no more than a wage, %s: %s", (market, text) => {
    expect([2100, 3999.99, 4000].map((amount) => readAs(market, text, amount).category)).toEqual([
      "WAGE",
      "WAGE",
      "WAGE_BONUS",
    ]);
  });
});

describe("the end of a contract in France", () => {
  it.each([
    ["VIR SEPA RECU ACME SOLDE FIN DE CONTRAT CONGES", "WAGE"],
    ["VIR SEPA RECU ACME FIN DE CONTRAT CDD 12", "WAGE"],
    ["VIR SEPA RECU ACME FIN DE CONTRAT INDEMNITE DE PREAVIS", "WAGE"],
    ["VIR SEPA DUPONT ENERGIE FIN DE CONTRAT CP 69003 LYON", "OTHER_ENTRY"],
    ["VIR SEPA MACIF FIN DE CONTRAT SUITE PREAVIS", "REFUND_INSURANCE"],
  ])("is one of work where what is paid besides says so: %s", (text, category) => {
    expect(readAs("FR", text, 90).category).toBe(category);
  });

  it.each(["VIR SEPA EDF FIN DE CONTRAT CP 69003", "VIR SEPA ORANGE FIN DE CONTRAT CDI 22"])(
    "is none of what suppliers pay back: %s",
    (text) => {
      expect(readAs("FR", text, 90).category).not.toBe("WAGE");
    },
  );
});

describe("a pension's capital that is paid out", () => {
  it.each([
    ["ES", "RESCATE PLAN DE PENSIONES"],
    ["ES", "PRESTACION PLAN DE PENSIONES CAPITAL"],
    ["ES", "TRANSFERENCIA DE BBVA PENSIONES RESCATE PLAN"],
    ["BE", "CAPITALISATION PENSION COMPLEMENTAIRE AG INSURANCE"],
    ["BE", "Uitkering groepsverzekering AG Insurance pensioenkapitaal"],
    ["BE", "Uitbetaling aanvullend pensioen kapitaal KBC"],
    ["BE", "Assurance groupe liquidation capital pension"],
    ["BE", "Afkoop pensioensparen"],
    ["FR", "SORTIE CAPITAL PER RETRAITE GENERALI"],
    ["FR", "RACHAT PER"],
    ["NL", "STICHTING PENSIOENFONDS ABP AFKOOP KLEIN PENSIOEN"],
    ["GB", "AVIVA PENSION DRAWDOWN TAX FREE CASH"],
    ["GB", "PENSION LUMP SUM AVIVA"],
  ] as const)("was saved, %s: %s", (market, text) => {
    expect(readAs(market, text, 18_000).category).toBe("DISSAVING");
  });

  it.each([
    "UITKERING AANVULLEND PENSIOEN 05/2026 AG INSURANCE",
    "OVERSCHRIJVING VAN AG INSURANCE UITBETALING AANVULLEND PENSIOEN",
    "VIREMENT DE AG INSURANCE LIQUIDATION PENSION COMPLEMENTAIRE 05/2026",
  ])("is told by its amount where the words are those of each month too: %s", (text) => {
    expect([640, 2499.99, 2500].map((amount) => readAs("BE", text, amount).category)).toEqual([
      "RETIREMENT_PENSION",
      "RETIREMENT_PENSION",
      "DISSAVING",
    ]);
  });

  it("is one on whatever day it is paid: few pensions are so high", () => {
    const paid = "VIREMENT DE AG INSURANCE ASSURANCE GROUPE LIQUIDATION 30 JUIN 2026";
    expect(readAs("BE", paid, 9500).category).toBe("DISSAVING");
  });

  it.each([
    ["ETHIAS ASSURANCE GROUPE LIQUIDATION FRAIS MEDICAUX", 64.2, "REFUND_INSURANCE"],
    ["ETHIAS ASSURANCE GROUPE LIQUIDATION FRAIS MEDICAUX", 6400, "REFUND_INSURANCE"],
    ["UITBETALING GROEPSVERZEKERING HOSPITALISATIE", 640, "REFUND_INSURANCE"],
    ["AG INSURANCE GROEPSVERZEKERING UITBETALING SCHADEGEVAL", 640, "REFUND_INSURANCE"],
    ["ASSURANCE GROUPE LIQUIDATION SOINS", 64.2, "REFUND_INSURANCE"],
    ["VIREMENT DE SOINS A DOMICILE ASBL ASSURANCE GROUPE", 640, "RETIREMENT_PENSION"],
    ["LIQUIDATION ASSURANCE GROUPE DECES", 2500, "DISSAVING"],
    ["PENSION COMPLEMENTAIRE DECES 06/2026", 450, "RETIREMENT_PENSION"],
    ["ASSURANCE GROUPE RENTE DECES 05/2026", 640, "RETIREMENT_PENSION"],
  ])(
    "is none of what an employer's insurance pays for care, and a death's is no pension: %s, %d",
    (text, amount, category) => {
      expect(readAs("BE", text, amount).category).toBe(category);
    },
  );

  it.each([
    ["ES", "RESCATE PLAN DE PENSIONES RENTA MENSUAL"],
    ["ES", "PRESTACION PLAN DE PENSIONES"],
    ["BE", "ASSURANCE GROUPE RENTE 07/2026"],
    ["BE", "PENSION COMPLEMENTAIRE 07/2026"],
    ["FR", "VIR RENTE PER RETRAITE GENERALI"],
    ["NL", "STICHTING PENSIOENFONDS ABP PENSIOEN"],
    ["GB", "AVIVA PENSION"],
  ] as const)("is none where it is paid each month, %s: %s", (market, text) => {
    expect(readAs(market, text, 640).category).toBe("RETIREMENT_PENSION");
  });
});
