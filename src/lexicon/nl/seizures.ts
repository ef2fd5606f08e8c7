import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Dutch bank tariffs and statements";

/** Seizure by a bailiff of a creditor with a judgment. */
const ACCOUNT_SEIZURE =
  "BESLAG OP TEGOED|BESLAG TEGOED|BANKBESLAG|DERDENBESLAG|EXECUTORIAAL BESLAG|EXECUTORIAAL DERDENBESLAG|BESLAGLEGGING|BESLAG BANKREKENING";
/** Before a judgment: the sum is kept back only. */
const PREVENTIVE_SEIZURE = "CONSERVATOIR BESLAG|CONSERVATOIR DERDENBESLAG|CONSERVATOIR BANKBESLAG";
const IS_PREVENTIVE = "CONSERVATOIR";
/** By the tax office or another authority, without a bailiff. */
const STATE_SEIZURE = "OVERHEIDSVORDERING|VEREENVOUDIGD DERDENBESLAG|BELASTINGDIENST OVERHEIDSVORDERING";
const FEES = "KOSTEN|DOSSIERKOSTEN|BESLAGKOSTEN|BEHANDELKOSTEN|BEHANDELINGSKOSTEN|ADMINISTRATIEKOSTEN|VERGOEDING";
const ACCOUNT_SEIZURE_FEES =
  `${ACCOUNT_SEIZURE}|KOSTEN BESLAG|KOSTEN BESLAGLEGGING|BESLAGKOSTEN|BEHANDELKOSTEN BESLAG|BESLAG OP REKENING|` +
  "BEHANDELING BESLAG|KOSTEN BEHANDELING BESLAG|BEHANDELINGSKOSTEN BESLAG|KOSTEN BESLAG OP REKENING";

/** That a charge which is given back was one of a seizure. */
export const OF_SEIZURES = `BESLAG|${ACCOUNT_SEIZURE_FEES}|${PREVENTIVE_SEIZURE}|${STATE_SEIZURE}`;

/** Seizures of Dutch accounts, with what banks charge for them and give back. */
export const SEIZURES: readonly LexiconRule[] = [
  {
    id: "nl.seizure.account",
    category: "PROVISION_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    without: `${FEES}|${IS_PREVENTIVE}`,
    examples: ["BANKBESLAG DOSSIER 88123", "UITBETALING DERDENBESLAG 4417"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.account.plain",
    category: "PROVISION_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: "BESLAG OP REKENING",
    without: `${FEES}|OPHEFFING|VRIJGAVE|ADVOCAAT|${IS_PREVENTIVE}`,
    examples: ["ING BANK Beslag op rekening t.v.v. dossier 881204"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.account.fee",
    category: "FEES_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE_FEES,
    with: FEES,
    without: IS_PREVENTIVE,
    examples: ["KOSTEN DERDENBESLAG DOSSIER 88123", "Diversen Omschrijving: Kosten behandeling beslag"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.account.release",
    category: "RELEASE_ACCOUNT_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: `${ACCOUNT_SEIZURE}|OPHEFFING BESLAG|VRIJGAVE BESLAG`,
    without: `${FEES}|${IS_PREVENTIVE}`,
    examples: ["OPHEFFING BANKBESLAG 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.account.refund",
    category: "REFUND_ACCOUNT_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE_FEES,
    with: FEES,
    without: IS_PREVENTIVE,
    examples: ["TERUGBETALING KOSTEN DERDENBESLAG"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.state",
    category: "PROVISION_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    without: FEES,
    examples: ["OVERHEIDSVORDERING BELASTINGDIENST 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.state.fee",
    category: "FEES_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    with: FEES,
    examples: ["KOSTEN OVERHEIDSVORDERING 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.state.release",
    category: "RELEASE_DIRECT_DEBT_RECOVERY",
    direction: "IN",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    without: FEES,
    examples: ["TERUG OVERHEIDSVORDERING 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.state.refund",
    category: "REFUND_DIRECT_DEBT_RECOVERY_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    with: FEES,
    examples: ["TERUGBETALING KOSTEN OVERHEIDSVORDERING"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.preventive",
    category: "PROVISION_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEES,
    examples: ["CONSERVATOIR BESLAG DOSSIER 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.preventive.fee",
    category: "FEES_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEES,
    examples: ["KOSTEN CONSERVATOIR BESLAG 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.preventive.release",
    category: "RELEASE_PREVENTIVE_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEES,
    examples: ["OPHEFFING CONSERVATOIR BESLAG 88123"],
    source: SOURCE,
  },
  {
    id: "nl.seizure.preventive.refund",
    category: "REFUND_PREVENTIVE_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEES,
    examples: ["RESTITUTIE KOSTEN CONSERVATOIR BESLAG"],
    source: SOURCE,
  },
];
