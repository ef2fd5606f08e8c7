import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of lenders to small businesses in Europe";

/** Who lends to businesses on contracts, invoices and takings, and to nobody else. */
const LENDERS =
  "FUNDING CIRCLE|YOULEND|LIBERIS|CAPIFY|365 BUSINESS FINANCE|NUCLEUS COMMERCIAL FINANCE|NUCLEUS COMMERCIAL|NUCLEUS CASH FLOW|" +
  "FLEXIMIZE|MARKETFINANCE|MARKET FINANCE LTD|KRIYA FINANCE|THINCATS|BOOST CAPITAL|ESME LOANS|SPOTCAP|MERCHANT MONEY|" +
  "ULTIMATE BUSINESS CASH|REALITY FINANCE|CUBEFUNDER|WHITE OAK UK|TIME FINANCE|PLAYTER|WAYFLYER|" +
  "FLORYN|KARMEN SAS|YEAZ|GELDVOORELKAAR|CREDION|OPR FINANCIAL|SILVR|DEFACTO TECHNOLOGIES|OCTOBER FACTORY|GETVANTAGE|RE CAP TECHNOLOGIES|" +
  "CAPCHASE|VITESSE CAPITAL|BIZCAP UK|SWOOP FUNDING";

/** Their names that a person or another trade may bear too. */
const SHORT_NAMES = "KARMEN|KRIYA|UNCAPPED|CLEARCO|DEFACTO";

/** That the money is no loan: what an investor gets, or who works there. */
const NOT_LENT =
  "REFUND|REDRESS|WITHDRAWAL|INVESTOR|INVESTMENT|INTEREST|SALARY|WAGES|PAYROLL|SALAIRE|SALARIS|LOON|NOMINA|RENTE|INV|INVOICE";

/** Loans to businesses by lenders that serve one country or several. */
export const LENDERS_TO_BUSINESSES: readonly LexiconRule[] = [
  {
    id: "xx.loan.businesses",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: LENDERS,
    notModes: ["CARD", "CASH", "CHECK"],
    examples: ["DD FUNDING CIRCLE LTD 4417", "PRLV SEPA SILVR REF 88123", "SEPA INCASSO FLORYN BV 4417"],
    source: SOURCE,
  },
  {
    id: "xx.loan.businesses.short-names",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: SHORT_NAMES,
    modes: ["DIRECT_DEBIT"],
    examples: ["PRLV SEPA KARMEN REF 88123"],
    source: SOURCE,
  },
  {
    id: "xx.loan.drawdown.businesses",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "NAME",
    phrases: LENDERS,
    without: NOT_LENT,
    examples: ["FPI YOULEND LTD 4417", "VIR SILVR FINANCEMENT 0417", "FUNDING CIRCLE LTD BGC"],
    source: SOURCE,
  },
];
