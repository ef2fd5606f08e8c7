import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Spanish banks and of what they lend to businesses";

/** A credit that is drawn and paid back at will: its contract is a policy, as that of an insurance. */
const CREDIT_LINES = pairsOf("POLIZA|POLIZA DE", "CREDITO");

/** The same, and how else it is called where interest is told. */
const CREDIT_ACCOUNTS = `${CREDIT_LINES}|${pairsOf("CUENTA|CUENTA DE|CTA|CTA DE|LINEA|LINEA DE", "CREDITO")}`;

/** What insures against customers who do not pay. */
const CREDIT_INSURERS = "CREDITO Y CAUCION|CAUCION|CESCE|SOLUNION|SEGURO|SEGUROS|PRIMA";

/** What such a credit costs. */
const COSTS =
  "INTERES|INTERESES|LIQUIDACION|LIQUIDAC|LIQUID|LIQ|COMISION|COMISIONES|COM|COMIS|GASTOS|APERTURA|RENOVACION|CORRETAJE|" +
  "NOTARIO|NOTARIA|GESTORIA";

/** Lines of credit in Spain: what is drawn, paid back and owed as interest. */
export const CREDIT_LINE_RULES: readonly LexiconRule[] = [
  {
    id: "es.credit-line.interest",
    category: "FEES_OVERDRAFT",
    direction: "OUT",
    strength: "OPERATION",
    phrases:
      `${pairsOf("LIQUIDACION|LIQUIDACION DE|LIQUIDACION DE LA|LIQUIDAC|LIQUID|LIQ", CREDIT_ACCOUNTS)}|` +
      "INTERESES|LIQUIDACION INTERESES|LIQUIDACION DE INTERESES|LIQ INTERESES|CARGO INTERESES",
    notModes: ["CARD", "DIRECT_DEBIT", "TRANSFER"],
    with: CREDIT_ACCOUNTS,
    without: `${CREDIT_INSURERS}|PRESTAMO|PTMO|HIPOTECA|TARJETA|TARJETAS|SIN INTERESES|TOTAL|CANCELACION`,
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
    examples: ["AMORTIZACION POLIZA CREDITO 0081", "CARGO POLIZA DE CREDITO 0049 1234"],
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
