import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import type { Market } from "../../src/model/market.js";
import type { TransactionType } from "../../src/model/transaction-type.js";

function categoryOf(market: Market, text: string, amount = -42, type: TransactionType = "CARD"): string {
  const given = { market, line: 1, text, amount, category: "OTHER_EXPENSE", accepted: [], type } as const;
  return readTexts(market, [given])[0]!.readCategory;
}

describe("a loan paid back before its time", () => {
  it.each<readonly [market: Market, text: string]>([
    ["NL", "Extra aflossing hypotheek ABN AMRO"],
    ["NL", "VERVROEGDE AFLOSSING PERSOONLIJKE LENING 4417"],
    ["ES", "CANCELACION TOTAL PRESTAMO COFIDIS"],
    ["NL", "Volledige aflossing leningdeel 2 nr 1044718823"],
    ["NL", "VOLLEDIGE AFLOSSING LENINGDEEL 2 HYPOTHEEK"],
    ["NL", "Volledige aflossing persoonlijk krediet"],
    ["NL", "Volledige aflossing hypotheeklening"],
    ["NL", "Volledige aflossing doorlopend krediet"],
    ["NL", "Volledige aflossing autolening"],
    ["NL", "Volledige aflossing studieschuld DUO"],
    ["NL", "Naam: Tinka BV Omschrijving: aflossing ineens klant 6755130"],
    ["BE", "Overschrijving naar Buy Way Personal Finance Mededeling: volledige terugbetaling kredietopening 793646"],
    ["ES", "AMORTIZACION ANTICIPADA PRESTAMO MAS COMISION"],
    ["ES", "CANCELACION PRESTAMO 0417 COMISION CANCELACION 0,00"],
    ["ES", "CANCELACION TOTAL PRESTAMO Y GASTOS"],
  ])("is no instalment, whichever loan the text names in %s: %s", (market, text) => {
    expect(categoryOf(market, text, -6000, "DEBIT")).toBe("LOAN_PREPAYMENT");
  });

  it.each<readonly [market: Market, text: string, category: string]>([
    ["ES", "COMISION AMORTIZACION ANTICIPADA PRESTAMO", "FEES_BANK_SERVICE"],
    ["ES", "COMISION POR CANCELACION HIPOTECA 0417", "FEES_BANK_SERVICE"],
    ["ES", "COMISION APERTURA PRESTAMO 0417", "FEES_BANK_SERVICE"],
    ["ES", "CANCELACION HIPOTECA NOTARIA", "OTHER_EXPENSE"],
    ["ES", "GESTORIA CANCELACION HIPOTECA", "OTHER_EXPENSE"],
    ["ES", "TASACION PRESTAMO HIPOTECARIO", "OTHER_EXPENSE"],
    ["ES", "GASTOS CANCELACION HIPOTECA", "OTHER_EXPENSE"],
  ])("costs what is neither it nor an instalment in %s: %s", (market, text, category) => {
    expect(categoryOf(market, text, -300, "DEBIT")).toBe(category);
  });

  it.each<readonly [market: Market, text: string]>([
    ["NL", "SEPA INCASSO INT CARD SERVICES BV VOLLEDIGE AFLOSSING CREDITCARD"],
    ["NL", "SEPA INCASSO KLARNA VOLLEDIGE AFLOSSING"],
    ["NL", "VOLLEDIGE AFLOSSING KAART 4417"],
    ["NL", "SEPA PERIODIEKE OVERB FREO VOLLEDIGE AFLOSSING"],
    ["ES", "CUOTA HIPOTECA NOTARIA LLORENS SL 0417"],
    ["ES", "RECIBO HIPOTECA CL NOTARIO RUIZ 12"],
  ])("is not what is paid each month in %s: %s", (market, text) => {
    expect(categoryOf(market, text, -300, "DIRECT_DEBIT")).toMatch(/^LOAN_REPAYMENT|SPLIT_PAYMENT/);
  });
});

describe("a fee for what customers did not pay", () => {
  it("is a service of the bank for who collects by direct debit", () => {
    expect(categoryOf("ES", "COMISION DEVOLUCION RECIBOS REMESA 0417")).toBe("FEES_BANK_SERVICE");
    expect(categoryOf("ES", "COMISION DEVOLUCION RECIBOS 0417")).toBe("FEES_PAYMENT_REJECTION");
  });
});

describe("the name of a bookmaker or a collector", () => {
  it.each<readonly [market: Market, text: string]>([
    ["GB", "CARD PAYMENT TO THE GROSVENOR ARMS ALDFORD"],
    ["GB", "CARD PAYMENT TO GROSVENOR SHOPPING CENTRE CHESTER"],
    ["GB", "CARD PAYMENT TO CAMELOT KEBAB"],
    ["GB", "CARD PAYMENT TO CORAL BAY RESTAURANT"],
    ["GB", "CARD PAYMENT TO MECCA COFFEE"],
    ["GB", "CARD PAYMENT TO CAFE 888"],
    ["GB", "CARD PAYMENT REF 888 LEEDS"],
    ["GB", "CARD PAYMENT TO HOSTGATOR 888-964-2868 TX"],
    ["ES", "COMPRA BAZAR 888 MADRID"],
    ["GB", "CARD PAYMENT TO LOWELL FARM SHOP"],
    ["GB", "CARD PAYMENT TO MOORCROFT HERITAGE"],
    ["GB", "CARD PAYMENT TO COEO DELI"],
    ["GB", "PRIYA LOWELL"],
    ["GB", "CARD PAYMENT TO GROSVENOR MUSEUM"],
    ["GB", "CARD PAYMENT TO CORAL BEACH RESTAURANT"],
    ["GB", "CARD PAYMENT TO GROSVENOR WINE BAR"],
    ["GB", "CD 4417 CORAL COCKTAIL BAR LEEDS"],
    ["GB", "MECCA JUICE BAR CD 4417"],
    ["GB", "STANDING ORDER J MOORCROFT 200"],
    ["GB", "STANDING ORDER ZUBRO LOWELL REF 4417"],
    ["GB", "FPO LOWELL"],
    ["GB", "CARD PAYMENT TO SPECIAL INTEREST MAGAZINES"],
    ["GB", "NURSERY MONTHLY FEE"],
  ])("that others bear, or a number, in %s tells no risk: %s", (market, text) => {
    expect(categoryOf(market, text)).not.toMatch(/^(GAMBLING|DEBT|FEES)/);
  });

  it.each<readonly [market: Market, text: string, category: string]>([
    ["GB", "CD 4417 CORAL LEEDS", "GAMBLING"],
    ["GB", "CARD PAYMENT TO 888 CASINO", "GAMBLING"],
    ["GB", "DD LOWELL", "DEBT_COLLECTION"],
    ["GB", "CARD PAYMENT TO MOORCROFT DEBT RECOVERY", "DEBT_COLLECTION"],
    ["GB", "COEO SOLUTIONS LTD CD 4417", "DEBT_COLLECTION"],
    ["GB", "STANDING ORDER MOORCROFT REF 4471", "DEBT_COLLECTION"],
    ["GB", "FPO LOWELL REF 4417", "DEBT_COLLECTION"],
    ["GB", "CORAL WHITLEY BAY CD 4417", "GAMBLING"],
    ["GB", "CARD PAYMENT TO CORAL BRANDON ARENA", "GAMBLING"],
    ["GB", "CARD PAYMENT TO CORAL SHOPPING CENTRE CORBY", "GAMBLING"],
    ["GB", "CORAL LEEDS DEB 12MAR", "GAMBLING"],
    ["GB", "DEB CORAL LEEDS", "GAMBLING"],
    ["GB", "D D LANTERN", "DEBT_COLLECTION"],
    ["GB", "UNARRANGED OVERDRAFT FEE CARD PURCHASE", "FEES_OVERDRAFT"],
    ["GB", "OVERDRAFT INTEREST CARD 4471", "FEES_OVERDRAFT"],
    ["ES", "CUOTA PRESTAMO POLIZA N 4471", "LOAN_REPAYMENT"],
    ["ES", "CUOTA HIPOTECA POLIZA 4471", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["ES", "RECIBO POLIZA DE PRESTAMO 0417", "LOAN_REPAYMENT"],
    ["ES", "CUOTA PRESTAMO MAPFRE", "LOAN_REPAYMENT"],
    ["ES", "SEGURO CASER PRESTAMO 8073", "INSURANCE_LOAN"],
  ])("in %s tells it where it is his: %s", (market, text, category) => {
    expect(categoryOf(market, text)).toBe(category);
  });
});

describe("a pension", () => {
  it.each<readonly [market: Market, text: string]>([
    ["FR", "VIR SEPA RECU DE DUPONT ZUBRO PENSION LUCAS ET EMMA"],
    ["FR", "VIR SEPA RECU DE M PETIT PENSION"],
    ["FR", "VIR INST RECU PENSION EMMA MARS"],
    ["BE", "VIREMENT DE PEETERS KURT PENSION MARS"],
    ["ES", "BIZUM DE KEPA DIAZ PENSION"],
    ["ES", "TRANSFERENCIA DE ZUBRO DIAZ PENSION MARZO"],
    ["FR", "VIR SEPA RECU DUPONT PENSION AVRIL"],
    ["FR", "VIR RECU LEROY PENSION MARS"],
    ["FR", "VIR SEPA RECU BENALI PENSION"],
    ["ES", "TRANSFERENCIA DE GARCIA CONCEPTO PENSION"],
    ["ES", "TRANSFERENCIA DE LLANOS CONCEPTO PENSION MARZO"],
  ])("that a person pays is for children in %s: %s", (market, text) => {
    expect(categoryOf(market, text, 250)).toBe("RECEIVED_ALIMONY");
  });

  it.each<readonly [market: Market, text: string]>([
    ["FR", "VIR SEPA DRFIP PAYS DE LA LOIRE 44 PENSION CIV 0424"],
    ["FR", "VIR SEPA RECU CAISSE DU LAC PENSION 0323"],
    ["ES", "TRANSF TESORERIA GENERAL SEG SOCIAL PENSION"],
    ["ES", "PENSION MARZO 0417"],
    ["FR", "VIREMENT PENSION 03 2026"],
    ["FR", "VIR SEPA RECU RATP PENSION"],
    ["FR", "VIR SEPA RECU CNP PENSION"],
    ["FR", "VIR SEPA RECU ZUBROCAISSE PENSION"],
    ["BE", "VIREMENT OSSOM PENSION MARS"],
    ["ES", "TRANSFERENCIA PENSION MARZO"],
    ["ES", "TRANSFERENCIA RECIBIDA INSTITUTO NACIONAL PENSION"],
    ["ES", "TRANSFERENCIA DE MAPFRE PENSION"],
    ["ES", "TRANSFERENCIA DE ZUBRO KALIMBA SL PENSION"],
    ["ES", "TRANSFERENCIA DE CABILDO GRAN CANARIA PENSION"],
  ])("that an office, a fund or nobody pays is a retired person's in %s: %s", (market, text) => {
    expect(categoryOf(market, text, 850)).toBe("RETIREMENT_PENSION");
  });
});

describe("a Dutch collector that no list holds", () => {
  it.each<readonly [market: Market, text: string, category: string]>([
    ["NL", "SEPA Overboeking Bergmans Incasso B.V. dossier 4417 Vodafone", "DEBT_COLLECTION"],
    ["NL", "SEPA Overboeking Bergmans Incasso N.V. dossier 4417 Vodafone", "DEBT_COLLECTION"],
    ["NL", "IDEAL Bergmans Incasso BV dossier 4417", "DEBT_COLLECTION"],
    ["NL", "SEPA Incasso Bergmans Incassodiensten dossier 4417", "DEBT_COLLECTION"],
    ["NL", "BERGMANS INCASSO B.V.", "DEBT_COLLECTION"],
    ["NL", "Bergmans Incasso BV dossier 4417", "DEBT_COLLECTION"],
    ["NL", "Credios Incasso B.V.", "DEBT_COLLECTION"],
    ["NL", "SEPA INCASSO BERGMANS INCASSO BV", "DEBT_COLLECTION"],
    ["NL", "/TRTP/SEPA INCASSO/CSID/NL12ZZZ/NAME/BERGMANS INCASSO BV/REMI/DOSSIER 4417", "DEBT_COLLECTION"],
    ["NL", "SEPA Incasso algemeen doorlopend Incassant: NL12ZZZ Naam: Bergmans Incasso BV", "DEBT_COLLECTION"],
    ["NL", "IDEAL De Haan Incasso Services B.V.", "DEBT_COLLECTION"],
    ["NL", "SEPA INCASSO BV IDEAL WONEN", "OTHER_EXPENSE"],
    ["NL", "SEPA Incasso NV Ideal Verzekeringen", "INSURANCE"],
    ["NL", "Europese incasso BV Sportschool de Linde", "SPORT"],
    ["NL", "SEPA Incasso algemeen doorlopend NL12ZZZ301 Incasso NV Nuon Sales", "POWER"],
    ["NL", "SEPA Incasso NV PWN Waterleidingbedrijf", "POWER"],
    ["NL", "Incasso NV Nuon Sales", "POWER"],
    ["NL", "SEPA INCASSO BV SPORTSCHOOL DE LINDE", "SPORT"],
    ["NL", "Incasso B.V. Sportschool de Linde", "SPORT"],
    ["NL", "SEPA INCASSO SERVICES DE LINDE BV", "OTHER_EXPENSE"],
    ["BE", "INCASSO NV LUMINUS", "POWER"],
    ["NL", "SEPA INCASSO BERGMANS INCASSO BV OMSCHRIJVING: DOSSIER 4417 VODAFONE", "DEBT_COLLECTION"],
    ["NL", "IDEAL Direct Incasso BV dossier 4417", "DEBT_COLLECTION"],
    ["NL", "Incasso BV Ideal Wonen", "OTHER_EXPENSE"],
    ["NL", "Zorgpremie incasso NV Univé", "INSURANCE_HEALTH"],
    ["NL", "Huur incasso BV Vastgoed Jansen", "RENT"],
    ["NL", "Maandelijkse incasso NV Eneco", "POWER"],
    ["NL", "Ziggo incasso BV", "TELECOM"],
    ["NL", "SEPA INCASSO Essent Incasso BV", "POWER"],
    ["NL", "Incasso Naam: Univé Incasso NV Omschrijving: premie", "INSURANCE"],
    ["NL", "Naam: GGN Incasso BV Omschrijving: 4417", "BAILIFF"],
    ["NL", "Naam: De Boer Incasso B.V. Omschrijving: dossier 4417", "DEBT_COLLECTION"],
    ["NL", "Naam: De Haan Incasso B.V. Omschrijving: dossier 4417", "DEBT_COLLECTION"],
    ["NL", "SEPA INCASSO ROTTERDAM INCASSO BV 4417", "DEBT_COLLECTION"],
    ["NL", "Naam: Bergmans & Partners Incasso BV Omschrijving: 4417", "DEBT_COLLECTION"],
    ["NL", "Bergmans Incasso BV Vodafone dossier 4417", "DEBT_COLLECTION"],
    ["NL", "SEPA INCASSO BAKKER INCASSO B.V. ENECO 4417", "DEBT_COLLECTION"],
    ["NL", "Bergmans Incasso B.V. Utrecht dossier 4417", "DEBT_COLLECTION"],
    ["NL", "Glasvezel incasso BV Ziggo", "TELECOM"],
    ["NL", "Premie 06 incasso NV Univé", "INSURANCE"],
    ["NL", "Factuur incasso NV Eneco", "POWER"],
    ["NL", "Odido Incasso BV klantnummer 4417", "TELECOM"],
  ])("is told from a payee whose direct debit names its form first, %s: %s", (market, text, category) => {
    expect(categoryOf(market, text, -42, "DEBIT")).toBe(category);
  });

  it.each(["Direct", "Credit", "Euro", "24/7", "AB", "B&V", "Nederland", "Jansen 1892", "Bergmans en", "Factuur"])(
    "is one who is paid by transfer, whatever its name ends with: %s",
    (name) => {
      expect(categoryOf("NL", `SEPA Overboeking ${name} Incasso BV dossier 4417`, -80)).toBe("DEBT_COLLECTION");
    },
  );

  it("is one who is paid by transfer, whatever place stands behind its form", () => {
    expect(categoryOf("NL", "SEPA Overboeking Incasso BV Limburg", -80)).toBe("DEBT_COLLECTION");
  });
});

describe("a purchase in parts by Alma", () => {
  it.each([
    ["PAIEMENT EN LIGNE MASTERCARD ALMA 2/3 *MEUBLES TOFF", "SPLIT_PAYMENT"],
    ["PAIEMENT EN LIGNE MASTERCARD ALMA 2/10 *MEUBLES TOFF", "SPLIT_PAYMENT"],
    ["PAIEMENT EN LIGNE MASTERCARD ALMA 1/12 *MEUBLES TOFF", "SPLIT_PAYMENT"],
    ["BETALING BANCONTACT ALMA 2 LEUVEN", "LEISURE"],
    ["BETALING BANCONTACT 3-4-2026 ALMA 2 LEUVEN", "LEISURE"],
    ["BETALING BANCONTACT ALMA 2 LEUVEN 3/4", "LEISURE"],
    ["PAIEMENT EN LIGNE MASTERCARD ALMA 2/3 *MEUBLES TOFF LEUVEN", "SPLIT_PAYMENT"],
    ["BETALING BANCONTACT ALMA 2 12/03 LEUVEN", "LEISURE"],
    ["BETALING BANCONTACT ALMA 2 13/03 LEUVEN", "LEISURE"],
    ["BETALING BANCONTACT ALMA 1 10/04/2026 LEUVEN", "LEISURE"],
    ["PAIEMENT BANCONTACT ALMA 3 4/10 HEVERLEE", "LEISURE"],
    ["BETALING BANCONTACT ALMA 2 12-04-2026 12:31", "LEISURE"],
    ["PAIEMENT BANCONTACT EN LIGNE ALMA 2/3 *MEUBLES TOFF", "SPLIT_PAYMENT"],
  ])("is told from a student's meal: %s is %s", (text, category) => {
    expect(categoryOf("BE", text, -42)).toBe(category);
  });

  it.each<readonly [market: Market, text: string, category: string]>([
    ["FR", "CB ALMA 1/10 CDISCOUNT", "SPLIT_PAYMENT"],
    ["FR", "CB RESTO ALMA 1 12", "LEISURE"],
    ["ES", "COMPRA ZAPATERIA ALMA 5/11", "SHOPPING"],
    ["ES", "COMPRA ZAPATERIA ALMA 5/12", "SHOPPING"],
    ["FR", "CB ALMA*BOUTIQUE DU MATELAS 2/3", "SPLIT_PAYMENT"],
    ["FR", "CB ALMA*LA BOULANGERIE DU CYCLE 1/3", "SPLIT_PAYMENT"],
    ["FR", "CB ALMA*TIENDA ANIMAL 1/3", "SPLIT_PAYMENT"],
    ["FR", "PAIEMENT CB ALMA TRAITEUR NANTES", "GROCERY"],
    ["FR", "PAIEMENT CB BRASSERIE ALMA NICE", "LEISURE"],
    ["BE", "BANCONTACT - ACHAT - ALMA 1/3 PARIS FR - CARTE 6703", "SPLIT_PAYMENT"],
    ["BE", "ACHAT BANCONTACT AVEC CARTE N 67 03 - ALMA 2/3 BACK MARKET PARIS FR", "SPLIT_PAYMENT"],
  ])("is told from a shop's day in %s: %s is %s", (market, text, category) => {
    expect(categoryOf(market, text, -42)).toBe(category);
  });

  it("is told from a meal by its amount where the two numbers right behind the name could be a day", () => {
    const text = "BETALING BANCONTACT ALMA 1/3 MEUBLES TOFF";
    expect([-50, -50.01].map((amount) => categoryOf("BE", text, amount))).toEqual(["LEISURE", "SPLIT_PAYMENT"]);
  });
});
