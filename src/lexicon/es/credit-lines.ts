import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { LENDERS } from "./credits.js";
import { INSURERS } from "./insurance.js";

const SOURCE = "general knowledge of Spanish banks and of what they lend to businesses";

/** A credit that is drawn and paid back at will: its contract is a policy, as that of an insurance. */
const CREDIT_LINES = pairsOf("POLIZA|POLIZA DE", "CREDITO");

/** The same, and how else it is called where interest is told. */
const CREDIT_ACCOUNTS = `${CREDIT_LINES}|${pairsOf("CUENTA|CUENTA DE|CTA|CTA DE|LINEA|LINEA DE", "CREDITO")}`;

/** How their bills are called. */
const BILLS_OF_ACCOUNTS = pairsOf("LIQUIDACION|LIQUIDACION DE|LIQUIDACION DE LA|LIQUIDAC|LIQUID|LIQ", CREDIT_ACCOUNTS);

/** What insures against customers who do not pay, or the life of who borrows. */
const CREDIT_INSURERS =
  "CREDITO Y CAUCION|CAUCION|CESCE|SOLUNION|ATRADIUS|COFACE|EULER HERMES|ALLIANZ TRADE|VIDA|SEGURO|SEGUROS|PRIMA|" +
  INSURERS;

/** What shows that more than interest is paid. */
const PAID_BACK = "CAPITAL|CUOTA|CUOTAS|AMORTIZACION|AMORTIZ|AMORT|CANCELACION|CONSUMO|HIPOTECARIO|VIVIENDA";

/** What such a credit costs besides interest. */
const FEES =
  "COMISION|COMISIONES|COM|COMIS|GASTOS|APERTURA|RENOVACION|CORRETAJE|NOTARIO|NOTARIA|GESTORIA|TASACION|TIMBRE|TIMBRES|" +
  "HONORARIOS|INTERVENCION|ESTUDIO|FORMALIZACION";
const COSTS = `${FEES}|INTERES|INTERESES|LIQUIDACION|LIQUIDAC|LIQUID|LIQ`;

/** Lines of credit in Spain: what is drawn, paid back and owed as interest. */
export const CREDIT_LINE_RULES: readonly LexiconRule[] = [
  {
    id: "es.credit-line.interest",
    category: "FEES_OVERDRAFT",
    direction: "OUT",
    strength: "OPERATION",
    phrases: `${BILLS_OF_ACCOUNTS}|INTERESES|LIQUIDACION INTERESES|LIQUIDACION DE INTERESES|LIQ INTERESES|CARGO INTERESES`,
    notModes: ["CARD", "DIRECT_DEBIT", "TRANSFER"],
    with: CREDIT_ACCOUNTS,
    without: `${CREDIT_INSURERS}|${PAID_BACK}|${LENDERS}|PRESTAMO|PTMO|HIPOTECA|TARJETA|TARJETAS|SIN INTERESES|TOTAL`,
    examples: ["LIQUIDACION INTERESES POLIZA CREDITO 0081", "LIQUIDACION CUENTA DE CREDITO"],
    source: SOURCE,
  },
  {
    id: "es.credit-line.repayment",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "KIND",
    phrases: CREDIT_LINES,
    notModes: ["CARD", "CASH", "CHECK"],
    without: `${CREDIT_INSURERS}|${COSTS}`,
    examples: ["TRASPASO A POLIZA DE CREDITO", "CARGO POLIZA DE CREDITO 0049 1234"],
    source: SOURCE,
  },
  {
    id: "es.credit-line.instalment",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "KIND",
    phrases: `${BILLS_OF_ACCOUNTS}|${CREDIT_ACCOUNTS}`,
    notModes: ["CARD", "CASH", "CHECK"],
    with: PAID_BACK,
    without: `${CREDIT_INSURERS}|${FEES}`,
    examples: ["CUOTA LINEA DE CREDITO CAPITAL E INTERESES", "CANCELACION POLIZA CREDITO VENCIMIENTO LIQUIDACION"],
    source: SOURCE,
  },
  {
    // A policy, but no insurance.
    id: "es.credit-line.costs",
    category: "OTHER_EXPENSE",
    direction: "OUT",
    strength: "KIND",
    phrases: CREDIT_LINES,
    notModes: ["CARD", "CASH", "CHECK"],
    with: COSTS,
    without: `${CREDIT_INSURERS}|${PAID_BACK}`,
    examples: ["RENOVACION POLIZA DE CREDITO", "TASACION POLIZA CREDITO"],
    source: SOURCE,
  },
  {
    id: "es.credit-line.drawdown",
    category: "LOAN_DRAWDOWN_REVOLVING",
    direction: "IN",
    strength: "KIND",
    phrases: CREDIT_LINES,
    notModes: ["CARD", "CASH", "CHECK"],
    without: `${CREDIT_INSURERS}|${COSTS}|DEVOLUCION|DEVUELTO|ANULACION|RETROCESION|BONIFICACION`,
    examples: ["DISPOSICION POLIZA CREDITO 0081", "TRASPASO DESDE POLIZA DE CREDITO"],
    source: SOURCE,
  },
];
