import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Belgian bank tariffs and statements";

/** Seizure by a bailiff of a creditor with a title. */
const ACCOUNT_SEIZURE = "SAISIE ARRET EXECUTION|UITVOEREND BESLAG|UITVOEREND DERDENBESLAG|BESLAG ONDER DERDEN";
/** Before a title: the sum is kept back only. */
const PREVENTIVE_SEIZURE =
  "SAISIE ARRET CONSERVATOIRE|SAISIE CONSERVATOIRE|BEWAREND BESLAG|BEWAREND DERDENBESLAG|BEWAREND BESLAG ONDER DERDEN";
const IS_PREVENTIVE = "CONSERVATOIRE|BEWAREND";
/** By the tax office, by a letter alone. */
const STATE_SEIZURE =
  "VEREENVOUDIGD BESLAG|VEREENVOUDIGD FISCAAL BESLAG|FISCAAL DERDENBESLAG|SAISIE SIMPLIFIEE|SAISIE ARRET SIMPLIFIEE|" +
  "SAISIE ARRET FISCALE|SAISIE FISCALE SIMPLIFIEE";
const FEES = "KOSTEN|FRAIS|DOSSIERKOSTEN|BESLAGKOSTEN";
const ACCOUNT_SEIZURE_FEES = `${ACCOUNT_SEIZURE}|DOSSIERKOSTEN BESLAG|FRAIS TIERS SAISI|BESLAGKOSTEN`;

/** Seizures of Belgian accounts, with what banks charge for them and give back. */
export const SEIZURES: readonly LexiconRule[] = [
  {
    id: "be.seizure.account",
    category: "PROVISION_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: `${ACCOUNT_SEIZURE}|BLOKKERING BESLAG`,
    without: `${FEES}|${IS_PREVENTIVE}`,
    examples: ["SAISIE-ARRET EXECUTION DOSSIER 88123", "UITVOEREND BESLAG 4417"],
    source: SOURCE,
  },
  {
    id: "be.seizure.account.fee",
    category: "FEES_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE_FEES,
    with: FEES,
    without: IS_PREVENTIVE,
    examples: ["FRAIS SAISIE-ARRET EXECUTION 88123"],
    source: SOURCE,
  },
  {
    id: "be.seizure.account.release",
    category: "RELEASE_ACCOUNT_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: `${ACCOUNT_SEIZURE}|MAINLEVEE SAISIE ARRET|OPHEFFING UITVOEREND BESLAG|HANDLICHTING BESLAG`,
    without: `${FEES}|${IS_PREVENTIVE}`,
    examples: ["MAINLEVEE SAISIE-ARRET 88123", "HANDLICHTING BESLAG 4417"],
    source: SOURCE,
  },
  {
    id: "be.seizure.account.refund",
    category: "REFUND_ACCOUNT_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE_FEES,
    with: FEES,
    without: IS_PREVENTIVE,
    examples: ["TERUGBETALING KOSTEN UITVOEREND BESLAG"],
    source: SOURCE,
  },
  {
    id: "be.seizure.preventive",
    category: "PROVISION_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEES,
    examples: ["BEWAREND BESLAG DOSSIER 88123"],
    source: SOURCE,
  },
  {
    id: "be.seizure.preventive.fee",
    category: "FEES_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEES,
    examples: ["DOSSIERKOSTEN BEWAREND BESLAG"],
    source: SOURCE,
  },
  {
    id: "be.seizure.preventive.release",
    category: "RELEASE_PREVENTIVE_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEES,
    examples: ["OPHEFFING BEWAREND BESLAG DOSSIER 88123"],
    source: SOURCE,
  },
  {
    id: "be.seizure.preventive.refund",
    category: "REFUND_PREVENTIVE_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEES,
    examples: ["TERUGBETALING DOSSIERKOSTEN BEWAREND BESLAG"],
    source: SOURCE,
  },
  {
    id: "be.seizure.state",
    category: "PROVISION_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    without: FEES,
    examples: ["SAISIE ARRET SIMPLIFIEE SPF FINANCES 88123"],
    source: SOURCE,
  },
  {
    id: "be.seizure.state.fee",
    category: "FEES_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    with: FEES,
    examples: ["KOSTEN VEREENVOUDIGD BESLAG"],
    source: SOURCE,
  },
  {
    id: "be.seizure.state.release",
    category: "RELEASE_DIRECT_DEBT_RECOVERY",
    direction: "IN",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    without: FEES,
    examples: ["OPHEFFING VEREENVOUDIGD BESLAG FOD FINANCIEN"],
    source: SOURCE,
  },
  {
    id: "be.seizure.state.refund",
    category: "REFUND_DIRECT_DEBT_RECOVERY_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    with: FEES,
    examples: ["REMBOURSEMENT FRAIS SAISIE SIMPLIFIEE"],
    source: SOURCE,
  },
];
