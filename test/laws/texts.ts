/** A text as banks print it, with the direction and the amounts that usually come with it. */
export interface LifelikeText {
  readonly market: "FR" | "GB";
  readonly text: string;
  /** 1 for money in, -1 for money out. */
  readonly sign: 1 | -1;
  readonly leastCents: number;
  readonly mostCents: number;
}

type Line = readonly [text: string, sign: 1 | -1, leastCents: number, mostCents: number];

const FRENCH: readonly Line[] = [
  ["VIR SEPA RECU /DE BRIOCHERIE DU MOULIN SAS /MOTIF SALAIRE", 1, 130_000, 320_000],
  ["VIREMENT RECU POLE EMPLOI ALLOCATION", 1, 40_000, 130_000],
  ["VIR CAF DU RHONE PRESTATIONS", 1, 9_000, 60_000],
  ["VIR CPAM DE LOIRE ATLANTIQUE INDEMNITES", 1, 2_000, 40_000],
  ["VIR SEPA RECU MME LEA MARTIN", 1, 500, 60_000],
  ["VIREMENT RECU CARSAT RETRAITE", 1, 50_000, 150_000],
  ["REMISE DE CHEQUE 7740213", 1, 2_000, 90_000],
  ["VERSEMENT ESPECES AUTOMATE NANTES", 1, 1_000, 50_000],
  ["AVOIR CARTE DECATHLON 12/05", 1, 500, 9_000],
  ["REJET DE PRELEVEMENT SEPA IMPAYE EDF", 1, 2_000, 12_000],
  ["REMBOURSEMENT FRAIS BANCAIRES", 1, 300, 6_000],
  ["VIREMENT DU LIVRET A", 1, 2_000, 100_000],
  ["DEBLOCAGE PRET PERSONNEL COFIDIS", 1, 50_000, 600_000],
  ["VIR WINAMAX GAINS", 1, 500, 30_000],
  ["CARTE 14/05 CARREFOUR MARKET NANTES", -1, 300, 18_000],
  ["CB LECLERC DRIVE REZE FACT 130526", -1, 1_000, 20_000],
  ["PAIEMENT PAR CARTE X4021 SNCF INTERNET PARIS", -1, 1_000, 16_000],
  ["PAIEMENT CB PHARMACIE DU PORT NANTES", -1, 300, 6_000],
  ["CARTE 02/06 CABINET DENTAIRE DES LICES", -1, 2_500, 30_000],
  ["PRLV SEPA EDF CLIENTS PARTICULIERS", -1, 3_000, 14_000],
  ["PRLV SEPA FREE MOBILE FACTURE", -1, 1_599, 3_999],
  ["PRLV SEPA HARMONIE MUTUELLE COTISATION", -1, 2_500, 12_000],
  ["PRLV SEPA MAIF ASSURANCES AUTO", -1, 2_500, 9_000],
  ["VIR SEPA EMIS LOYER AGENCE DES QUAIS", -1, 45_000, 120_000],
  ["VIREMENT EMIS VERS LIVRET A", -1, 2_000, 50_000],
  ["VIR SEPA EMIS M HUGO BERNARD", -1, 500, 60_000],
  ["RETRAIT DAB 11/05 PLACE ROYALE", -1, 2_000, 20_000],
  ["CHEQUE 0001842", -1, 1_500, 80_000],
  ["ECHEANCE PRET IMMOBILIER 00451", -1, 40_000, 130_000],
  ["PRLV SEPA COFIDIS MENSUALITE", -1, 4_000, 40_000],
  ["PRLV SEPA ONEY 3X 4X", -1, 2_000, 25_000],
  ["CB WINAMAX PARIS", -1, 500, 20_000],
  ["COMMISSION D INTERVENTION", -1, 800, 800],
  ["INTERETS DEBITEURS TRIMESTRIELS", -1, 100, 4_000],
  ["FRAIS REJET PRELEVEMENT", -1, 2_000, 2_000],
  ["PRLV SEPA DGFIP IMPOT SUR LE REVENU", -1, 2_000, 40_000],
  ["FRAIS SAISIE ATTRIBUTION", -1, 5_000, 12_000],
  ["COTISATION CARTE VISA CLASSIC", -1, 300, 5_000],
  // Of one amount, so that they are pairs where they meet: a card's total, its bill as a loan, their reset, and returns.
  ["DEBIT DIFFERE CARTE", -1, 10_000, 10_000],
  ["PRLV SEPA COFIDIS CREDIT RENOUVELABLE", -1, 10_000, 10_000],
  ["RELEVE DIFFERE CARTE", 1, 10_000, 10_000],
  ["REJET PRLV COFIDIS CREDIT RENOUVELABLE", 1, 10_000, 10_000],
  ["PRLV SEPA COFIDIS CREDIT RENOUVELABLE", 1, 10_000, 10_000],
];

const BRITISH: readonly Line[] = [
  ["HARROGATE FOODS LTD WAGES 9418376 BGC", 1, 120_000, 280_000],
  ["HMRC CHILD BENEFIT", 1, 8_000, 18_000],
  ["DWP UNIVERSAL CREDIT", 1, 30_000, 110_000],
  ["STATE PENSION DWP", 1, 50_000, 90_000],
  ["FASTER PAYMENT RECEIPT J OKAFOR", 1, 500, 50_000],
  ["CASH DEPOSIT LEEDS BRANCH", 1, 1_000, 30_000],
  ["UNPAID DIRECT DEBIT OVO ENERGY", 1, 3_000, 12_000],
  ["TRANSFER FROM INSTANT SAVER", 1, 2_000, 60_000],
  ["TESCO STORES 6142 CD 3689 DEB", -1, 300, 15_000],
  ["CARD PAYMENT TO SAINSBURYS S/MKTS", -1, 300, 15_000],
  ["CARD PAYMENT TO BOOTS 0214 LEEDS", -1, 300, 4_000],
  ["OVO ENERGY DD", -1, 5_000, 16_000],
  ["VODAFONE LTD DIRECT DEBIT", -1, 1_200, 5_000],
  ["LEEDS CITY COUNCIL 311069925439 DD", -1, 9_000, 18_000],
  ["AIREDALE LETTINGS RENT 1024316 FPO", -1, 50_000, 120_000],
  ["BUPA HEALTH INSURANCE DD", -1, 3_000, 12_000],
  ["SANTANDER MORTGAGE DD", -1, 40_000, 120_000],
  ["LENDING STREAM LOAN REPAYMENT", -1, 2_000, 30_000],
  ["KLARNA CD 3689", -1, 1_000, 15_000],
  ["BET365 CD 3689 DEB", -1, 500, 10_000],
  ["CASH WITHDRAWAL LINK LEEDS", -1, 1_000, 20_000],
  ["STANDING ORDER TO M PRESTWICK", -1, 2_000, 60_000],
  ["UNPAID ITEM FEE", -1, 500, 3_500],
  ["UNARRANGED OVERDRAFT FEE", -1, 500, 3_500],
];

const linesOf = (market: LifelikeText["market"], lines: readonly Line[]): readonly LifelikeText[] =>
  lines.map(([text, sign, leastCents, mostCents]) => ({ market, text, sign, leastCents, mostCents }));

/** Sixty-six texts of French and British accounts: incomes, bills, shops, credits, incidents and moves of own money. */
export const LIFELIKE_TEXTS: readonly LifelikeText[] = [...linesOf("FR", FRENCH), ...linesOf("GB", BRITISH)];

/** The texts of one market. */
export function textsOf(market: LifelikeText["market"]): readonly LifelikeText[] {
  return LIFELIKE_TEXTS.filter((line) => line.market === market);
}
