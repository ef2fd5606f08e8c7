import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { COMMISSIONS_BACK } from "./commissions-back.js";
import { LESS_SEIZURE } from "./incomes.js";
import { VENUES } from "./places.js";

const SOURCE = "general knowledge of Spanish bank tariffs and statements";

/** Offices that seize without a court. */
const SEIZING_OFFICES =
  "AEAT|AGENCIA TRIBUTARIA|HACIENDA|HACIENDA FORAL|TGSS|SEGURIDAD SOCIAL|AYUNTAMIENTO|AYTO|DIPUTACION|" +
  "SUMA GESTION|RECAUDACION|ADMINISTRATIVO|DGT|TRAFICO|JUNTA DE ANDALUCIA|GENERALITAT|" +
  "COMUNIDAD DE MADRID|ORGT|TRIBUTOS|SEPE";

/** Seizures, by an office or by a court: the text says which. */
const SEIZED =
  "EMBARGO|EMBARGOS|RETENCION EMBARGO|RETENCION POR EMBARGO|DILIGENCIA EMBARGO|DILIGENCIA DE EMBARGO|" +
  "ORDEN DE EMBARGO|TRABA EMBARGO|RETENCION JUDICIAL|EMBARGO JUDICIAL|CARGO EMBARGO|CARGO POR EMBARGO|" +
  "EJECUCION EMBARGO";

/** Before a judgment: the sum is kept back only. */
const PREVENTIVE = "EMBARGO PREVENTIVO|RETENCION PREVENTIVA|MEDIDA CAUTELAR|EMBARGO CAUTELAR";
/** What shows that a seizure is one before a judgment. */
const IS_PREVENTIVE = "PREVENTIVO|PREVENTIVA|CAUTELAR";
const RELEASED = `${SEIZED}|LEVANTAMIENTO EMBARGO|LEVANTAMIENTO DE EMBARGO|DESEMBARGO|LEVANT TRABA|LEVANTAMIENTO TRABA|LEVANT EMBARGO`;
const FEES = pairsOf(
  "COM|COM POR|COMIS|COMIS POR|COMISION|COMISION POR|COMISION DE|COMISIONES|COMISIONES POR|GASTOS|GASTOS POR|GASTOS DE",
  "EMBARGO|TRAMITACION EMBARGO|TRAMITACION DE EMBARGO|TRAMIT EMBARGO|GESTION EMBARGO|GESTION DE EMBARGO",
);
const FEE_WORDS = "COMISION|COMIS|COM|GASTOS";
/** That a commission is one of a seizure. */
export const OF_SEIZURES = "EMBARGO|EMBARGOS";

const FEES_BACK = pairsOf(
  COMMISSIONS_BACK,
  `${OF_SEIZURES}|POR EMBARGO|TRAMITACION EMBARGO|TRAMITACION DE EMBARGO|GESTION EMBARGO`,
);

/** Seizures of Spanish accounts, with what banks charge for them and give back. */
export const SEIZURES: readonly LexiconRule[] = [
  {
    id: "es.seizure.office",
    category: "PROVISION_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: SEIZED,
    with: SEIZING_OFFICES,
    without: `${VENUES}|${FEE_WORDS}|COMISION EMBARGO|JUZGADO|JUDICIAL|${IS_PREVENTIVE}`,
    notModes: ["CARD"],
    examples: [
      "EMBARGO AEAT 280417",
      "RETENCION POR EMBARGO SEGURIDAD SOCIAL",
      "DILIGENCIA DE EMBARGO AYUNTAMIENTO DE GIJON",
    ],
    source: SOURCE,
  },
  {
    id: "es.seizure.account",
    category: "PROVISION_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: SEIZED,
    without: `${VENUES}|${FEE_WORDS}|${IS_PREVENTIVE}|${SEIZING_OFFICES}`,
    notModes: ["CARD"],
    examples: ["EMBARGO JUDICIAL JUZGADO 1A INSTANCIA 4", "RETENCION EMBARGO EXP 0417"],
    source: SOURCE,
  },
  {
    id: "es.seizure.preventive",
    category: "PROVISION_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE,
    without: `${VENUES}|${FEE_WORDS}`,
    notModes: ["CARD"],
    examples: ["EMBARGO PREVENTIVO JUZGADO MERCANTIL 2"],
    source: SOURCE,
  },
  {
    id: "es.seizure.office.fee",
    category: "FEES_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: FEES,
    with: SEIZING_OFFICES,
    without: IS_PREVENTIVE,
    examples: ["COMISION EMBARGO AEAT", "COM TRAMITACION EMBARGO TGSS"],
    source: SOURCE,
  },
  {
    id: "es.seizure.account.fee",
    category: "FEES_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: FEES,
    without: `${SEIZING_OFFICES}|${IS_PREVENTIVE}`,
    examples: ["COMISION TRAMITACION EMBARGO 0417"],
    source: SOURCE,
  },
  {
    id: "es.seizure.preventive.fee",
    category: "FEES_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: FEES,
    with: IS_PREVENTIVE,
    examples: ["COMISION EMBARGO PREVENTIVO 0417"],
    source: SOURCE,
  },
  {
    id: "es.seizure.office.release",
    category: "RELEASE_DIRECT_DEBT_RECOVERY",
    direction: "IN",
    strength: "OPERATION",
    phrases: RELEASED,
    with: SEIZING_OFFICES,
    examples: ["LEVANTAMIENTO EMBARGO AEAT 280417"],
    source: SOURCE,
  },
  {
    id: "es.seizure.account.release",
    category: "RELEASE_ACCOUNT_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: RELEASED,
    without: `${SEIZING_OFFICES}|${LESS_SEIZURE}|${IS_PREVENTIVE}`,
    examples: ["LEVANTAMIENTO DE EMBARGO JUDICIAL"],
    source: SOURCE,
  },
  {
    id: "es.seizure.preventive.release",
    category: "RELEASE_PREVENTIVE_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: `${PREVENTIVE}|${RELEASED}`,
    with: IS_PREVENTIVE,
    without: SEIZING_OFFICES,
    examples: ["LEVANTAMIENTO EMBARGO PREVENTIVO JUZGADO MERCANTIL 2"],
    source: SOURCE,
  },
  {
    id: "es.refund.fees.seizure",
    category: "REFUND_ACCOUNT_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: COMMISSIONS_BACK,
    with: OF_SEIZURES,
    without: `${SEIZING_OFFICES}|${IS_PREVENTIVE}`,
    examples: ["DEVOLUCION COMISION TRAMITACION EMBARGO"],
    source: SOURCE,
  },
  {
    id: "es.refund.fees.seizure.office",
    category: "REFUND_DIRECT_DEBT_RECOVERY_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: FEES_BACK,
    with: SEIZING_OFFICES,
    examples: ["RETROCESION COMISION EMBARGO AEAT"],
    source: SOURCE,
  },
  {
    id: "es.refund.fees.seizure.preventive",
    category: "REFUND_PREVENTIVE_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: FEES_BACK,
    with: IS_PREVENTIVE,
    without: SEIZING_OFFICES,
    examples: ["DEVOLUCION COMISION EMBARGO PREVENTIVO"],
    source: SOURCE,
  },
];
