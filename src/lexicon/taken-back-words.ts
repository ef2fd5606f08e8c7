import { WAGE_MONTHS } from "./wage-words.js";

/** Words of a bank that takes back what it had credited, in front of the payment and behind it. */
const TAKING_BACK =
  "ANNULATION|RAPPEL|EXTOURNE|RETROCESSION|CONTREPASSATION|REJET|RETOUR|RECALL|RECALLED|REVERSAL|REVERSED|" +
  "ANULACION|ANUL|RETROCESION|RETROC|RETRO|DEVOLUCION|DEVOL|TERUGBOEKING|STORNO|STORNERING|HERROEPING|ANNULERING";
const TAKEN_BACK =
  "ANNULE|RAPPELE|EXTOURNE|REJETE|RETOURNE|RECALL|RECALLED|REVERSAL|REVERSED|RETURNED|ANULADA|DEVUELTA|RETROCEDIDA|" +
  "TERUGGEBOEKT|GESTORNEERD|GEANNULEERD";
const TRANSFER =
  "VIR|VIRT|VRT|VIREMENT|TRANSFER|FASTER PAYMENT|FPI|BACS|BGC|BANK CREDIT|TRANSFERENCIA|TRANSF|OVERBOEKING|OVERSCHRIJVING|" +
  "BIJSCHRIJVING";
const SORT_OF_TRANSFER = "(?: (?:SEPA|INST|INSTANT|INSTANTANE|EUROPEEN|RECU|RECEIVED|RECIBIDA|ONTVANGEN))*";
const CHEQUE = "(?:CHEQUES?|CHQ|TALON(?:ES)?)";
const BOUNCED =
  "(?:IMPAYEE?S?|REJETEE?S?|RETOURNEE?S?|SANS PROVISION|UNPAID|RETURNED|REVERSAL|DEVUELTOS?|IMPAGADOS?|ONBETAALD)";

const ofWords = (...phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join("|")})\\b`);

/** A date or reference: `10/06`, `14JUL26`, `10 JUN`. */
const DATE = `\\d+(?:[A-Z]+\\d*)?(?: (?:${[...WAGE_MONTHS].join("|")})(?![A-Z\\d]))?`;

/** What a bank prints in front: dates, references, words of the operation, and the label of the field that tells it. */
const IN_FRONT =
  "(?:^|\\b(?:TRTP|OMSCHRIJVING|OMSCHR) )" +
  `(?:(?:${DATE}|SEPA|DEBIT|DEBITO|CARGO|POR|OPERATION|OPERACION|ANNULEE|ANULADA|AVIS|DE) )*`;
const TRANSFER_IN_FRONT = [
  `(?:${TAKING_BACK}) (?:DE |DU |OF |VAN )?(?:SEPA )?(?:${TRANSFER})`,
  "(?:ANN|ANNUL) (?:VIR|VIRT|VRT|VIREMENT)",
  `(?:${TRANSFER})${SORT_OF_TRANSFER} (?:${TAKEN_BACK})`,
].join("|");

/** Codes of transfers that British banks print last, and what they print beside one that is taken back. */
const BRITISH_CODE = "(?:FASTER PAYMENT|FPI|BACS|BGC|BANK CREDIT|BANK GIRO CREDIT|CHAPS)";
const BRITISH_RECALL = "(?:RECALL|RECALLED|REVERSAL|REVERSED|RETURNED)";
// Behind a code a return is the payment's; in front of one it is a tax return as well.
const TRANSFER_AT_END = `(?:${BRITISH_CODE} (?:${BRITISH_RECALL}|RETURN)|${BRITISH_RECALL} ${BRITISH_CODE})(?: ${DATE})*$`;

/**
 * How banks call it that a transfer which came in is taken back, on folded text: first in it or in a field that may tell it, in
 * Britain last in it as well. Elsewhere the same words are a remark.
 */
export const TRANSFER_TAKEN_BACK = new RegExp(`${IN_FRONT}(?:${TRANSFER_IN_FRONT})\\b|\\b${TRANSFER_AT_END}`);

/** How banks call it that a cheque which was paid in bounces, on folded text without its numbers. */
const CHEQUE_TAKEN_BACK = ofWords(
  `(?:REJET|RETOUR|IMPAYE|ANNULATION|EXTOURNE|CONTREPASSATION) (?:DE |SUR )?(?:REMISE|${CHEQUE})`,
  `(?:${CHEQUE}|REMISE ${CHEQUE}|REMISE)(?: REMIS| DEPOSIT| INGRESADO)? ${BOUNCED}`,
  "(?:UNPAID|RETURNED|RETURN|RETD|BOUNCED) (?:CHEQUE|CHQ)",
  `(?:DEVOLUCION|DEVOL|RETROCESION) (?:DE )?(?:INGRESO )?${CHEQUE}`,
  "(?:ONBETAALDE|GEWEIGERDE|TERUGBOEKING) CHEQUE",
);

/** A cheque that is paid in, on folded text. */
export const CHEQUE_WORD = ofWords(CHEQUE);

/** What tells that a cheque was paid in, not written, on folded text. */
export const CHEQUE_PAID_IN = ofWords(
  "REMIS(?:E|ES)?|REM (?:DU|CHQ|CHEQUE)|PAID IN|DEPOSIT(?:ED)?|INGRESAD[OA]S?|INGRESO",
);

/** What only who wrote a cheque is charged for, on folded text: letters, a ban, stopping it, making it good. */
export const OF_OWN_CHEQUE = ofWords(
  "LETTRE|INJONCTION|MURCEF|INTERDI(?:T|CTION)|OPPOSITION|REGULARISATION|DECLARATION|STOPPED",
);

/** Whether a folded text tells of a cheque that bounced: its number may stand between the words. */
export function isOfReturnedCheque(said: string): boolean {
  return CHEQUE_TAKEN_BACK.test(withoutNumbers(said));
}

function withoutNumbers(said: string): string {
  return said.replace(/(?: NO?)? \d+(?= |$)/g, "");
}

const BILL = "(?:LCR(?: BOR)?|BOR|EFFETS?(?: A L ENCAISSEMENT)?|TRAITES?)";

/** What a business's bank collects of its customers for it: bills and debits. */
const COLLECTED = {
  FR:
    `(?:REMISE (?:DE |D )?)?(?:${BILL}|(?:PRLVS?|PRELEVEMENTS?)(?: SEPA)? EMIS)|` +
    "REMISE (?:DE )?(?:PRLVS?|PRELEVEMENTS?)",
  ES: "REMESA|EFECTOS?|RECIBOS?|RCBOS?|ADEUDOS?|PAGARES?",
  NL: "INCASSO(?:BATCH|OPDRACHT)?",
  BE: "DOMICILIERING(?:EN)? INVORDERING|INVORDERING(?: DOMICILIERING(?:EN)?)?|ENCAISSEMENT (?:DE )?DOMICILIATIONS?",
  GB: "(?:BACS )?(?:DD|DIRECT DEBIT) COLLECTIONS?",
};
const RETURNED = "IMPAYEE?S?|REJETEE?S?|RETOURNEE?S?";
/** The number of a bill or debit, between what it is and what became of it. */
const NUMBER = "(?: (?:(?:NO?|REF) )?\\d+)*";

/** How banks call it, first in a text, that customers did not pay what was collected of them. */
const COLLECTED_IN_FRONT = [
  `(?:IMPAYEE?S?|REJETS?|RETOURS?|EXTOURNE|CONTREPASSATION) (?:SUR |DE |D )?(?:${COLLECTED.FR}|${COLLECTED.BE})`,
  `(?:${COLLECTED.FR}|${COLLECTED.BE})${NUMBER} (?:${RETURNED})`,
  `(?:DEVOLUCION(?:ES)?|DEVOL|RETROCESION) (?:DE )?(?:${COLLECTED.ES})|EFECTOS?${NUMBER} DEVUELTOS?`,
  `(?:STORNO|STORNERING|TERUGBOEKING) (?:SEPA )?(?:${COLLECTED.NL})`,
  `${COLLECTED.NL}${NUMBER} (?:STORNO|GESTORNEERD|TERUGGEBOEKT)`,
  `(?:ONBETAALDE|GEWEIGERDE|TERUGBETALING) (?:${COLLECTED.BE})`,
  `(?:${COLLECTED.BE})${NUMBER} (?:ONBETAALD|GEWEIGERD|TERUGGEKEERD)`,
  `(?:UNPAID|RETURNED) (?:${COLLECTED.GB})|(?:${COLLECTED.GB})${NUMBER} (?:UNPAID|RETURNED)`,
].join("|");
const COLLECTED_TAKEN_BACK = new RegExp(`${IN_FRONT}(?:${COLLECTED_IN_FRONT})\\b`);

/** What tells that it is the holder's own debt: a bill that is presented again or made good, what he borrowed on it or else. */
const OF_OWN_DEBT = ofWords(
  "REPRESENTEE?S?|REPRESENTATION|REPRESENTADOS?",
  // Of a debit it is what a customer owes for the year.
  `${BILL} (?:.* )?REGUL(?:ARISATION|ARISEE?)?`,
  "ESCOMPTEE?S?|DAILLY|DESCUENTO|DESCONTADOS?",
  "RECIBOS? (?:DE )?(?:PRESTAMO|HIPOTECA)",
);

const FEE = "GASTOS|COM|COMIS|CORREO|IVA|KOSTEN|TARIEF|VERGOEDING|PROVISIE|BTW|FEES?|TARIF|TVA|FRAIS";
/** What a bank says of a fee besides. */
const OF_FEES =
  "EUR|NO?|DE|DEL|POR|E|Y|REF|SEPA|BANCARIOS|PROTESTO|RECIBOS?|REMESA|DEVOLUCION|DEV|REMIS|IMPAYEE?S?|STUKS?|DEPOSIT|PAID IN|INGRESADO";
/** A fee and nobody beside it, behind what a bank charges for: else the word is a customer's, `GASTOS COMUNIDAD PISO 3A`. */
const FEE_ALONE = new RegExp(`^(?=.* (?:${FEE})\\b)(?: (?:\\d[\\dX]*|X|${OF_FEES}|${FEE}))+$`);

/** Whether a folded text tells that a customer did not pay: a bill or debit that was collected came back, or his cheque. */
export function isUnpaidByCustomer(said: string): boolean {
  const isUnpaid = isOfReturnedCheque(said)
    ? CHEQUE_PAID_IN.test(said) && !OF_OWN_CHEQUE.test(said)
    : COLLECTED_TAKEN_BACK.test(said) && !OF_OWN_DEBT.test(said);
  return isUnpaid && !FEE_ALONE.test(withoutWordsOfUnpaid(said));
}

/** What a folded text says beside the bank's words for what a customer did not pay, such as his name. */
export function withoutWordsOfUnpaid(said: string): string {
  if (isOfReturnedCheque(said)) return withoutNumbers(said).replace(CHEQUE_TAKEN_BACK, "");
  return said.replace(COLLECTED_TAKEN_BACK, "");
}

/** What people write who give back what they should not have got, on folded text. */
export const GIVEN_BACK = ofWords(
  "TROP PERCUE?|INDU|(?:PERCU|VERSE) A TORT|(?:RECU|VERSE) PAR ERREUR|DOUBLE VIREMENT",
  "OVERPAID|OVERPAYMENT|(?:PAID|SENT) (?:IN ERROR|TWICE|BY MISTAKE)",
  "(?:COBRO|PAGO|INGRESO|ABONO) (?:INDEBIDO|DUPLICADO)",
  "TE ?VEEL (?:ONTVANGEN|BETAALD|UITBETAALD|GESTORT)|DUBBEL (?:ONTVANGEN|BETAALD|UITBETAALD|GESTORT)",
);
