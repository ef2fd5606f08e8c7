import { describe, expect, it } from "vitest";
import type { Market } from "../../../src/model/market.js";
import { findLoans } from "../../../src/passes/loans.js";
import { slowness, stopwatch } from "../../slowness.js";
import { account, dayOf, type Facts, factsOf, type Line, rowOf } from "../facts.js";

const TEXT = "PRLV SEPA COFIDIS ECHEANCE DOSSIER 28812345";
const INSTALMENTS: readonly Line[] = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, TEXT, -400]);
const BACK: Line = ["2026-06-08", "REJET PRLV SEPA COFIDIS PROVISION INSUFFISANTE", 400];

/** How a bank says that a debit came back. */
const BACK_IN: Readonly<Record<Market, (text: string) => string>> = {
  FR: (text) => `REJET ${text}`,
  GB: (text) => `UNPAID ${text}`,
  ES: (text) => `DEVOLUCION ${text}`,
  NL: (text) => text.replace("Incasso", "Storno incasso"),
  BE: (text) => `REJET ${text}`,
};

const personal = ([day, , amount]: Line): Line => [day, "PRLV SEPA COFIDIS PRET PERSONNEL", amount];
const of = (...more: readonly Line[]): Facts => factsOf([account([...INSTALMENTS, BACK, ...more])]);
const isRetry = ({ ledger, allLinks }: Facts, day: string): boolean =>
  allLinks.isRetry(ledger.day.lastIndexOf(dayOf(day)));

describe("an instalment of a loan that came back", () => {
  it.each<readonly [string, string, number]>([
    ["by transfer", "VIR SEPA COFIDIS REGULARISATION DOSSIER 28812345", -400],
    ["by card", "PAIEMENT CB COFIDIS REGULARISATION", -400],
    ["with the lender's fee", TEXT, -420],
    ["by transfer with the lender's fee", "VIR SEPA COFIDIS REGULARISATION", -440],
  ])("is made good %s, and owed once", (_, text, amount) => {
    const facts = of(["2026-06-20", text, amount]);
    expect(isRetry(facts, "2026-06-20")).toBe(true);
    expect(findLoans(facts).repayments.flows).toHaveLength(1);
    expect(facts.counting.isRetried.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it.each<readonly [string, string, string, string]>([
    [
      "a rent",
      "PRLV SEPA FONCIA LYON LOYER",
      "REJET PRLV SEPA FONCIA LYON",
      "VIR SEPA FONCIA LYON LOYER JUIN ET FRAIS",
    ],
    ["a bill", "PRLV SEPA EDF CLIENTS", "REJET PRLV SEPA EDF CLIENTS", "CB EDF CLIENTS"],
    ["an insurance", "PRLV SEPA MACIF", "REJET PRLV SEPA MACIF", "VIR SEPA MACIF"],
    ["a rent in other words", "PRLV SEPA FONCIA GERANCE LOYER", "REJET PRLV SEPA FONCIA", "VIR FONCIA LOYER IMPAYE"],
  ])("is made good with a fee where it is %s", (_, text, back, paid) => {
    const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, text, -400]);
    const facts = factsOf([account([...debits, ["2026-06-08", back, 400], ["2026-06-20", paid, -415]])]);
    expect(isRetry(facts, "2026-06-20")).toBe(true);
  });

  it("is not made good by another contract's payment, though it is to the same payee", () => {
    const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, "PRLV SEPA ORANGE MOBILE", -400]);
    const others = ["04-20", "05-20", "06-20"].map((day): Line => [`2026-${day}`, "PRLV SEPA ORANGE INTERNET", -415]);
    const facts = factsOf([account([...debits, ...others, ["2026-06-08", "REJET PRLV SEPA ORANGE MOBILE", 400]])]);
    expect(isRetry(facts, "2026-06-20")).toBe(false);
  });

  it.each<readonly [string, readonly Line[]]>([
    ["a larger sum", [["2026-06-20", TEXT, -441]]],
    ["a smaller sum", [["2026-06-20", TEXT, -399]]],
    ["another lender", [["2026-06-20", "VIR SEPA SOFINCO REGULARISATION", -400]]],
    ["a payment before it came back", [["2026-06-07", "VIR SEPA COFIDIS REGULARISATION", -400]]],
    [
      "another loan's instalment",
      ["04-20", "05-20", "06-20"].map((day): Line => [`2026-${day}`, "VIR SEPA COFIDIS PRET AUTO", -420]),
    ],
    ["the first instalment of another contract", [["2026-06-20", "PRLV SEPA COFIDIS ECHEANCE DOSSIER 39999999", -420]]],
    [
      "an instalment of a loan whose amount varies",
      ["04-20", "05-20", "06-20"].map((day, at): Line => [`2026-${day}`, "VIR SEPA COFIDIS PRET AUTO", at - 420]),
    ],
    [
      "an instalment of a loan whose amount varies, under the same words",
      ["04-20", "05-20", "06-20"].map((day, at): Line => [`2026-${day}`, "PRLV SEPA COFIDIS ECHEANCE", at - 420]),
    ],
  ])("is not made good by %s", (_, lines) => {
    expect(isRetry(of(...lines), lines.at(-1)![0])).toBe(false);
  });

  it.each<readonly [string, string]>([
    ["under its own text", TEXT],
    ["under the same words in another order", "ECHEANCE COFIDIS DOSSIER 28812345"],
  ])("is made good with the lender's fee %s, whatever it was paid by before", (_, text) => {
    for (const months of [1, 2, 5]) {
      const earlier = Array.from({ length: months }, (__, at): Line => [`2026-0${5 - at}-05`, TEXT, -390]);
      const lines: readonly Line[] = [...earlier, ["2026-06-05", TEXT, -400], BACK, ["2026-06-16", text, -420]];
      const facts = factsOf([account(lines)]);
      expect(isRetry(facts, "2026-06-16")).toBe(true);
      expect(findLoans(facts).repayments.flows).toHaveLength(1);
    }
  });

  it.each([
    ["a card", "BLACK HORSE LIMITED CD 4417 DEB", true],
    [
      "the bank's number of the payment, a sort code and a day",
      "BLACK HORSE LTD 500000001171830098 309842 10 28JUN26 FPO",
      true,
    ],
    ["its own contract", "BLACK HORSE LTD 40188273HP 28JUN26 FPO", true],
    ["a number of the payment's own", "BLACK HORSE LTD 41822190 FPO", true],
    ["another contract", "BLACK HORSE LTD 40199112HP FPO", false],
    ["another contract in groups", "BLACK HORSE LTD 4019 9112HP FPO", false],
    ["another contract, its letters apart", "BLACK HORSE LTD 40199112 HP FPO", false],
    ["another contract with other letters apart", "BLACK HORSE LTD 4019 9112 PCP FPO", false],
    ["its own contract in groups, its letters apart", "BLACK HORSE LTD 4018 8273 HP FPO", true],
    ["its own contract without its letters", "BLACK HORSE LTD 40188273 FPO", true],
    ["another contract beside a card", "BLACK HORSE LTD 40199112HP CD 4417 DEB", false],
  ])("is made good by a payment that bears the number of %s: %s", (_, text, isMadeGood) => {
    const name = "BLACK HORSE LIMITED 40188273HP";
    const lines: readonly Line[] = [
      ...["04-15", "05-15", "06-15"].map((day): Line => [`2026-${day}`, `${name} DD`, -248.61]),
      ["2026-06-17", `UNPAID DD ${name}`, 248.61],
      ["2026-06-28", text, -260.61],
    ];
    const facts = factsOf([account(lines)], { project: { market: "GB", currency: "EUR" } });
    expect(isRetry(facts, "2026-06-28")).toBe(isMadeGood);
  });

  it.each<readonly ["FR" | "ES" | "GB", string, string, string]>([
    ["FR", "PRLV SEPA CETELEM PRET 771234", "VIR CETELEM PRET 881299", "REJET PRLV SEPA CETELEM PRET 771234"],
    ["FR", "PRLV SEPA CETELEM PRET 4417", "PRLV SEPA CETELEM PRET 5521", "REJET PRLV SEPA CETELEM PRET 4417"],
    [
      "FR",
      "PRLV SEPA CETELEM PRET 0077 1234 56",
      "PRLV SEPA CETELEM PRET 0088 4321 65",
      "REJET PRLV SEPA CETELEM PRET 0077 1234 56",
    ],
    [
      "FR",
      "PRLV SEPA SOFINCO CONTRAT 123456",
      "PRLV SEPA SOFINCO CONTRAT 998877",
      "REJET PRLV SEPA SOFINCO CONTRAT 123456",
    ],
    [
      "FR",
      "PRLV SEPA COFIDIS CONTRAT 28976000123456",
      "CB COFIDIS CONTRAT 2897 6000 999 456",
      "REJET PRLV SEPA COFIDIS CONTRAT 28976000123456",
    ],
    [
      "FR",
      "PRLV SEPA COFIDIS DOSSIER 28976001",
      "VIR COFIDIS CONTRAT 7712 3456",
      "REJET PRLV SEPA COFIDIS DOSSIER 28976001",
    ],
    ["FR", "PRLV SEPA ARVAL CONTRAT 441788", "PRLV SEPA ARVAL CONTRAT 552199", "REJET PRLV SEPA ARVAL CONTRAT 441788"],
    ["FR", "PRLV SEPA AXA ASSURANCE AUTO", "PRLV SEPA AXA ASSURANCE MOTO", "REJET PRLV SEPA AXA ASSURANCE AUTO"],
    ["FR", "PRLV SEPA ORANGE SA FIXE", "PRLV SEPA ORANGE SA LIVEBOX", "REJET PRLV SEPA ORANGE SA FIXE"],
    ["FR", "PRLV SEPA EDF CLIENTS ELEC", "PRLV SEPA EDF CLIENTS GAZ", "REJET PRLV SEPA EDF CLIENTS ELEC"],
    [
      "ES",
      "RECIBO COFIDIS PRESTAMO 0417 2283",
      "RECIBO COFIDIS PRESTAMO 0531 9921",
      "DEVOLUCION RECIBO COFIDIS PRESTAMO 0417 2283",
    ],
    [
      "GB",
      "BLACK HORSE LIMITED 40188273HP DD",
      "BLACK HORSE LIMITED 51188299PCP DD",
      "UNPAID DD BLACK HORSE LIMITED 40188273HP",
    ],
    ["GB", "BLACK HORSE LIMITED 401882 DD", "BLACK HORSE LIMITED 511882 DD", "UNPAID DD BLACK HORSE LIMITED 401882"],
  ])("in %s is not made good by another contract: %s, %s", (market, text, other, back) => {
    const months = ["04", "05", "06"];
    const returned = (month: string): Line => [`2026-${month}-07`, back, 310];
    const due = months.map((month): Line => [`2026-${month}-05`, text, -310]);
    const others = months.map((month): Line => [`2026-${month}-15`, other, -325]);
    const retriesIn = (lines: readonly Line[]): number => {
      const { ledger, allLinks } = factsOf([account(lines)], { project: { market, currency: "EUR" } });
      return ledger.description.filter((_, row) => allLinks.isRetry(row)).length;
    };
    expect(retriesIn([...due, ...others, ...months.map(returned)])).toBe(0);
    expect(retriesIn([...due, others[2]!, returned("06")])).toBe(0);
  });

  it.each<readonly ["FR" | "ES", string, string, string]>([
    ["FR", "PRLV SEPA CETELEM PRET 5521", "CARTE 15/06 CETELEM 4417", "REJET PRLV SEPA CETELEM PRET 5521"],
    ["FR", "PRLV SEPA CETELEM ECH 050$26", "VIR CETELEM 15062026", "REJET PRLV SEPA CETELEM"],
    ["FR", "PRLV SEPA CETELEM ECH 0$ 2026", "PRLV SEPA CETELEM ECH 06 2026 FRAIS", "REJET PRLV SEPA CETELEM"],
    ["FR", "PRLV SEPA CETELEM PRET 4417 05 0$ 2026", "VIR CETELEM PRET 4417 15 06 2026", "REJET PRLV SEPA CETELEM"],
    [
      "ES",
      "Recibo Cofidis Nº Recibo 0049 610$ 235 WHVVPWS",
      "Recibo Cofidis Nº Recibo 0049 6201 236 QWVVPWS",
      "DEVOLUCION RECIBO COFIDIS",
    ],
  ])("in %s is made good whatever days and payments are numbered: %s, %s", (market, text, other, back) => {
    const due = [4, 5, 6].map((month): Line => [`2026-0${month}-05`, text.replace("$", String(month)), -310]);
    const lines: readonly Line[] = [...due, ["2026-06-07", back, 310], ["2026-06-15", other, -325]];
    expect(isRetry(factsOf([account(lines)], { project: { market, currency: "EUR" } }), "2026-06-15")).toBe(true);
  });

  /** Whether the last of three debits, which came back, is made good by another payment with a fee. */
  const isMadeGood = (market: Market, text: string, paid: string): boolean => {
    const due = ["04", "05", "06"].map((month): Line => [`2026-${month}-05`, text, -62]);
    const facts = factsOf([account([...due, ["2026-06-07", BACK_IN[market](text), 62], ["2026-06-20", paid, -64]])], {
      project: { market, currency: "EUR" },
    });
    expect(facts.allLinks.rowOf("rejectedOn", rowOf(facts, text, "2026-06-05"))).not.toBe(-1);
    return isRetry(facts, "2026-06-20");
  };

  it.each<readonly [Market, string, string]>([
    ["FR", "PRLV SEPA MAAF ASSURANCE AUTO", "CB MAAF ASSURANCE MOTO"],
    ["FR", "PRLV SEPA MAAF ASSURANCE AUTO", "CB MAAF ASSURANCE MOTO PARIS"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "EDF GAZ"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "VIR EDF GAZ IMPAYE"],
    ["FR", "PRLV SEPA ORANGE MOBILE", "PRLV SEPA ORANGE FIBRE"],
    ["FR", "PRLV SEPA FREE HAUTDEBIT", "CB FREE MOBILE"],
    ["FR", "PRLV SEPA FONCIA APPARTEMENT LOYER", "VIR FONCIA LOYER GARAGE RETARD"],
    ["FR", "PRLV SEPA ORANGE FIBRE", "CB ORANGE MOBILE"],
    ["FR", "PRLV SEPA ORANGE MOBILE", "VIR SEPA ORANGE INTERNET"],
    ["GB", "DIRECT DEBIT VODAFONE BROADBAND", "CARD PAYMENT TO VODAFONE MOBILE TOPUP"],
    ["GB", "DIRECT DEBIT FOXTONS RENT FLAT", "STANDING ORDER FOXTONS RENT GARAGE"],
    ["GB", "DIRECT DEBIT ADMIRAL CAR INSURANCE", "CARD PAYMENT TO ADMIRAL VAN INSURANCE"],
    ["GB", "DIRECT DEBIT BRITISH GAS ELECTRICITY", "CARD PAYMENT TO BRITISH GAS BOILER COVER"],
    ["ES", "RECIBO MAPFRE SEGURO COCHE", "TRANSFERENCIA MAPFRE SEGURO MOTO ATRASADO"],
    ["ES", "RECIBO MOVISTAR FIBRA", "PAGO TARJETA MOVISTAR MOVIL"],
    ["NL", "Incasso Eneco stroom", "Overboeking Eneco gas achterstand"],
    ["NL", "Incasso KPN internet", "Overboeking KPN mobiel"],
    ["BE", "DOMICILIATION EUROPEENNE ENGIE ELECTRICITE", "BANCONTACT ENGIE GAZ BRUXELLES"],
  ])("in %s is not made good by another contract, whatever way it is paid: %s, %s", (market, text, paid) => {
    expect(isMadeGood(market, text, paid)).toBe(false);
  });

  it.each<readonly [Market, string, string]>([
    ["FR", "PRLV SEPA MAAF ASSURANCE AUTO", "CB MAAF ASSURANCE AUTO"],
    ["FR", "PRLV SEPA MAAF ASSURANCE PREVOYANCE", "CB MAAF ASSURANCE NIORT"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "CARTE 19/06 EDF PARIS 08"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "VIR EDF RETARD"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "EDF ELECTRICITE GAZ"],
    ["FR", "PRLV SEPA FONCIA APPARTEMENT LOYER", "VIR FONCIA LOYER JUIN IMPAYE ET FRAIS"],
    ["FR", "PRLV SEPA SFR ADSL", "ACHAT CB SFR PAIEMENT FACTURE"],
    ["FR", "PRLV SEPA ORANGE FIBRE", "PAIEMENT MOBILE ORANGE"],
    ["FR", "PRLV SEPA ORANGE MOBILE", "VIR INTERNET ORANGE SA"],
    ["FR", "PRLV SEPA ORANGE MOBILE", "CB ORANGE FACTURE MOBILE ET INTERNET"],
    ["GB", "DIRECT DEBIT VODAFONE BROADBAND", "CARD PAYMENT TO VODAFONE LTD NEWBURY GB"],
    ["GB", "DIRECT DEBIT VODAFONE BROADBAND", "FASTER PAYMENT VODAFONE ARREARS VIA MOBILE PYMT"],
    ["GB", "DIRECT DEBIT FOXTONS RENT FLAT", "STANDING ORDER FOXTONS RENT LATE"],
    ["FR", "PRLV SEPA FONCIA LOYER APPARTEMENT", "VIR FONCIA LOYER DUPONT"],
    ["FR", "PRLV SEPA FONCIA LOYER APPARTEMENT", "VIR FONCIA COMPLEMENT LOYER"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "CARTE 19/06 EDF CLICHY"],
    ["FR", "PRLV SEPA EDF ELECTRICITE", "VIR EDF REGLEMENT PRELEVEMENT REFUSE"],
    ["FR", "PRLV SEPA ORANGE FIBRE", "CB ORANGE PAIEMENT MOBILE"],
    ["FR", "PRLV SEPA SOSH MOBILE", "CB SOSH WEB INTERNET"],
    ["GB", "DIRECT DEBIT VIRGIN MEDIA BROADBAND", "CARD PAYMENT TO VIRGIN MEDIA HOOK GB"],
    ["GB", "DIRECT DEBIT FOXTONS RENT FLAT", "FASTER PAYMENT FOXTONS RENT SMITH"],
    ["ES", "RECIBO MOVISTAR FIBRA", "PAGO TARJETA MOVISTAR PAGO MOVIL"],
    ["ES", "RECIBO MOVISTAR FIBRA", "COMPRA MOVISTAR FACTURA MADRID"],
    ["GB", "DIRECT DEBIT ADMIRAL CAR INSURANCE", "FASTER PAYMENT ADMIRAL INSURANCE VAN DYKE"],
    ["NL", "Incasso KPN internet", "iDEAL KPN mobiel bankieren"],
    ["BE", "DOMICILIATION EUROPEENNE PROXIMUS INTERNET", "VIREMENT PROXIMUS KBC MOBILE"],
    ["GB", "DIRECT DEBIT BLACK HORSE LTD 40188273419", "CARD PAYMENT TO BLACK HORSE LTD 0344 8248888 GB"],
    ["GB", "DIRECT DEBIT MONEYBARN M10022331", "CARD PAYMENT TO MONEYBARN 41822190 CPM"],
    ["FR", "PRLV SEPA COFIDIS DOSSIER 2897600012", "CB COFIDIS TEL 03 20 67 45 12"],
    ["FR", "PRLV SEPA COFIDIS DOSSIER 28976001", "VIR COFIDIS REF 1234 5678"],
    ["ES", "RECIBO COFIDIS CONTRATO 289760012", "PAGO TARJETA COFIDIS 902 555 123"],
    ["NL", "Incasso Qander contract 2897600123", "Overboeking Qander kenmerk 1234 5678 90"],
    ["BE", "DOMICILIATION EUROPEENNE COFIDIS CONTRAT 289760012345", "VIREMENT COFIDIS COMMUNICATION 123/4567/89012"],
    ["ES", "RECIBO IBERDROLA CLIENTES LUZ", "COMPRA TARJETA IBERDROLA CLIENTES BILBAO"],
    ["NL", "Incasso Eneco stroom", "Overboeking Eneco achterstand te laat"],
    ["NL", "Incasso Eneco stroom", "BETAALPAS ENECO ROTTERDAM"],
    ["BE", "DOMICILIATION EUROPEENNE ENGIE ELECTRICITE", "VIREMENT ENGIE RAPPEL RETARD"],
  ])(
    "in %s is made good whatever is said of the payment, of him who pays and of the payee's town: %s, %s",
    (market, text, paid) => {
      expect(isMadeGood(market, text, paid)).toBe(true);
    },
  );

  it("is not made good by what is paid for a loan of another kind", () => {
    const back: Line = ["2026-06-08", "REJET PRLV SEPA COFIDIS PRET PERSONNEL", 400];
    const second: Line = ["2026-06-20", "PRLV SEPA COFIDIS CREDIT RENOUVELABLE", -410];
    const facts = factsOf([account([...INSTALMENTS.map(personal), back, second])]);
    expect(facts.links.rowOf("rejectedOn", facts.ledger.day.indexOf(dayOf("2026-06-05")))).not.toBe(-1);
    expect(isRetry(facts, "2026-06-20")).toBe(false);
  });

  it("is made good by one payment only", () => {
    const facts = of(["2026-06-20", "VIR SEPA COFIDIS A", -400], ["2026-06-22", "VIR SEPA COFIDIS B", -410]);
    expect(["2026-06-20", "2026-06-22"].map((day) => isRetry(facts, day))).toEqual([true, false]);
  });

  it("is looked for in proportion to the number of rows", () => {
    const lines = Array.from({ length: 6000 }, (_, at): readonly Line[] => [
      ["2026-06-05", `PRLV SEPA COFIDIS ECHEANCE ${at}`, -50],
      ["2026-06-08", "REJET PRLV SEPA COFIDIS", 50],
      ["2026-06-19", `VIR SEPA SOFINCO ${at}`, -52],
    ]).flat();
    const taken = stopwatch();
    factsOf([account(lines)]);
    expect(taken()).toBeLessThan(5000 * slowness());
  });
});
