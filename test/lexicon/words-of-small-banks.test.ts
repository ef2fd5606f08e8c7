import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a text as smaller banks print it", () => {
  it.each([
    ["FR", "REMCHQ REF10278A2637", 510, "OTHER_ENTRY", "CHECK_DEPOSIT"],
    ["FR", "VRST REF10278B0117 GAB CCM WINTZENHEIM", 300, "OTHER_ENTRY", "CASH_DEPOSIT"],
    ["FR", "PRLV SEPA VIALIS ELECTRICITE GAZ COLMAR", -98.5, "POWER", "DIRECT_DEBIT"],
    ["FR", "PRLV SEPA VIALIS REF 3", -29.9, "TELECOM", "DIRECT_DEBIT"],
    ["FR", "VIREMENT DE CTRE HOSPITALIER DU LAC RAPPEL INDEMN NUITS DIM FERIES", 318.4, "WAGE", "INCOMING_TRANSFER"],
    ["GB", "HALDEN SYSTEMS ROCHES EMP 771820 BGC", 1488.05, "WAGE", "INCOMING_TRANSFER"],
    ["GB", "HALDEN SYSTEMS EMP BGC", 1488.05, "OTHER_ENTRY", "INCOMING_TRANSFER"],
    ["GB", "FASTER PAYMENTS RECEIPT REF.POL CANX 4471 FROM ADMIRAL", 64.2, "REFUND_INSURANCE", "INCOMING_TRANSFER"],
    ["ES", "Pago en PAYPAL *PAGO 3 PLAZOS LU", -33.3, "SPLIT_PAYMENT", "CARD"],
    ["ES", "TRANSF. A SU FAVOR LAGUN ARO EPSV PRESTACION", 88.12, "RETIREMENT_PENSION", "INCOMING_TRANSFER"],
    ["NL", "IN3 BY PAY.NL Coolblue wasmachine termijn 1/3", -83, "SPLIT_PAYMENT", "DEBIT"],
    ["NL", "Kosten SNS Betalen 1e kwartaal", -11.85, "FEES_BANK_SERVICE", "DEBIT"],
    ["BE", "Overschrijving van AGENTSCHAP WONEN huursubsidie", 141.6, "ALLOWANCE_HOUSING", "INCOMING_TRANSFER"],
    ["BE", "Bijdrage Green-zichtrekening papieren uittreksels", -5, "FEES_BANK_SERVICE", "DEBIT"],
    ["GB", "HULL CITY COUNCIL REFERENCE: 5004471829", -118, "HOUSING_TAX", "DEBIT"],
    ["GB", "VERY REFERENCE: SDF482693422", -22.5, "LOAN_REPAYMENT_REVOLVING", "DEBIT"],
    ["GB", "LEEDS BUILDING SOCIETY REFERENCE: 12345678", -50, "OTHER_EXPENSE", "DEBIT"],
    ["GB", "J SMITH SAVINGS REFERENCE: 12345678", -50, "SAVING", "DEBIT"],
    ["BE", "DOMICILIATION EUROPEENNE DE ALMA PAYMENTS 3X VANDEN BORRE", -89.66, "SPLIT_PAYMENT", "DIRECT_DEBIT"],
    ["GB", "J ZUBROWSKI REFERENCE: GARDEN", -22.5, "OTHER_EXPENSE", "DEBIT"],
    ["FR", "FACTURE CARTE DU 190526 ALMA*NORAUTO LEERS CARTE 4974XXXXXXXX3381", -62.5, "SPLIT_PAYMENT", "CARD"],
    ["BE", "VIREMENT DE PLUXEE BELGIUM NV CHEQUES-REPAS SOLDE CARTE PERDUE", 36, "OTHER_ENTRY", "INCOMING_TRANSFER"],
    ["NL", "OV EIGEN REKENING NL19TRIO2300441088 voor vakantie", 800, "OTHER_ENTRY", "INCOMING_TRANSFER"],
    ["BE", "EUROPESE DOMICILIERING DKV EURO SERVICE MANDAAT DKV4417", -1929.3, "TRANSPORT", "DIRECT_DEBIT"],
    ["BE", "EUROPESE DOMICILIERING DKV BELGIUM MANDAAT DKV4417", -29.3, "INSURANCE_HEALTH", "DIRECT_DEBIT"],
    ["BE", "STORTING KREDIET 726-4417782-05 BEDRIJFSWAGEN", 15000, "LOAN_DRAWDOWN", "CREDIT"],
    ["BE", "TERUGBETALING NIET-UITGEVOERDE DOMICILIERING LUMINUS", 86.2, "REJECTION_PAYMENT", "CREDIT"],
  ] as const)("is read in %s: %s, %d is %s by %s", (market, text, amount, category, type) => {
    expect(readAs(market, text, amount)).toMatchObject({ category, type });
  });
});

describe("money for a rent", () => {
  it("is a tenant's, and help where it says whom it is for", () => {
    expect(readAs("ES", "Transferencia recibida de JOSE GARCIA alquiler mayo", 450).category).toBe("RENTAL_INCOME");
    expect(readAs("ES", "Transferencia de INQUILINO para el alquiler", 600).category).toBe("RENTAL_INCOME");
    expect(readAs("ES", "Transferencia de JOSE GARCIA para el alquiler papa", 150).category).toBe("OTHER_ENTRY");
  });
});

describe("a card's number behind a code of two letters", () => {
  it.each(["BP SNAX 24 CHATHAM CD 8812 DEB", "SO BAR BIRMINGHAM CD 8812"])("tells a card: %s", (text) => {
    expect(readAs("GB", text, -51.2).type).toBe("CARD");
  });

  it("is a number of four digits", () => {
    expect(readAs("GB", "BP J SMITH CD 12", -51.2).type).toBe("OUTGOING_TRANSFER");
  });
});

describe("a wage that is said to include something", () => {
  it.each([
    ["NL", "SEPA Overboeking De Polder BV SALARIS MEI INCL VAKANTIEGELD", "SEPA Overboeking De Polder BV SALARIS JUNI"],
    ["NL", "SEPA Overboeking De Polder BV LOON INCLUSIEF VAKANTIETOESLAG", "SEPA Overboeking De Polder BV LOON JUNI"],
    [
      "FR",
      "VIR SEPA RECU ATELIERS DU LAC SALAIRE MAI INCLUANT PRIME VACANCES",
      "VIR SEPA RECU ATELIERS DU LAC SALAIRE JUIN",
    ],
  ] as const)("is of one line with the plain one in %s: %s", (market, text, plain) => {
    const read = readAs(market, text, 2290);
    expect(read.category).toBe("WAGE");
    expect(read.labelRoot).toBe(readAs(market, plain, 2290).labelRoot);
  });

  it("is no benefit that includes it too", () => {
    expect(readAs("NL", "GEMEENTE UTRECHT BIJSTAND INCL VAKANTIEGELD", 1290).category).toBe("ALLOWANCE_INCOME_SUPPORT");
  });
});
