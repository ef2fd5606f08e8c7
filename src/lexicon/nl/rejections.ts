import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Dutch bank statements";

/** Why a debit came back, by the codes of SEPA: no money, refused by the client, no mandate, account closed. */
const RETURN_CODES = "MS02|MS03|MD01|MD06|MD07|AM04|AM05|AC01|AC04|AC06|SL01";

/** Returned debits in two words or more. */
const RETURNED_DEBITS = [
  "TERUGBOEKING INCASSO|INCASSO TERUGBOEKING|TERUGBOEKING AUTOMATISCHE INCASSO|TERUGBOEKING SEPA INCASSO|STORNO INCASSO",
  "INCASSO STORNO|STORNO SEPA INCASSO|STORNERING INCASSO|INCASSO GESTORNEERD|INCASSO TERUGGEBOEKT|TERUGGEBOEKTE INCASSO",
  "RETOUR INCASSO|INCASSO RETOUR|INCASSO GEWEIGERD|GEWEIGERDE INCASSO|SALDO ONTOEREIKEND|ONTOEREIKEND SALDO|ONVOLDOENDE SALDO",
  ...RETURN_CODES.split("|").map(
    (code) =>
      `TERUGBOEKING ${code}|STORNO ${code}|INCASSO ${code}|REDEN ${code}|RETOUR ${code}|${code} SALDO ONTOEREIKEND`,
  ),
].join("|");

/** Direct debits that came back, in the Netherlands. */
export const REJECTIONS: readonly LexiconRule[] = [
  {
    // No money lacked: who was debited without a mandate claims it back.
    id: "nl.refund.contested",
    category: "REFUND",
    direction: "IN",
    strength: "OPERATION",
    phrases: "ONTERECHTE INCASSO|MELDING ONTERECHTE INCASSO|TERUGBOEKING ONTERECHTE INCASSO",
    without: "KOSTEN|STORNOKOSTEN|SALDO|LENING|KREDIET|HYPOTHEEK",
    returnOf: "DEBIT",
    examples: ["TERUGBOEKING ONTERECHTE INCASSO SPORTSCHOOL 88123"],
    source: SOURCE,
  },
  {
    id: "nl.rejection.words",
    category: "REJECTION_PAYMENT",
    direction: "IN",
    strength: "OPERATION",
    phrases:
      "STORNO|STORNO INCASSO|STORNO SEPA INCASSO|STORNERING|STORNERING INCASSO|GESTORNEERD|INCASSO GESTORNEERD|" +
      "INCASSO TERUGGEBOEKT|TERUGGEBOEKTE INCASSO|TERUGBOEKING|TERUGBOEKING INCASSO|RETOUR INCASSO|INCASSO RETOUR|" +
      "ONVOLDOENDE SALDO|GEWEIGERDE INCASSO|INCASSO GEWEIGERD|ONTERECHTE INCASSO|RETOUR OVERBOEKING|OVERBOEKING TERUGGEBOEKT|OVERBOEKING GESTORNEERD|NIET UITGEVOERDE INCASSO|" +
      "DIRECT DEBIT RETURNED|RETURNED DIRECT DEBIT|DIRECT DEBIT REJECTED|DIRECT DEBIT REVERSED|" +
      "SALDO ONTOEREIKEND|SALDOTEKORT|TERUGGEBOEKT|OPDRACHT NIET UITGEVOERD",
    without: "KOSTEN|STORNOKOSTEN",
    examples: [
      "STORNO SEPA INCASSO ENECO 88123",
      "TERUGBOEKING INCASSO ONVOLDOENDE SALDO",
      "Terugboeking Ziggo Services",
    ],
    source: SOURCE,
  },
  {
    // Printed as a transfer from the one who collected: words of the bank, however they stand behind `Omschrijving`.
    id: "nl.rejection.transfer",
    category: "REJECTION_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: RETURNED_DEBITS,
    notModes: ["CARD", "CASH"],
    without: "KOSTEN|STORNOKOSTEN",
    examples: [
      "Overschrijving Naam: Vitens N.V. Omschrijving: Terugboeking incasso op verzoek MD06",
      "SEPA OVERBOEKING NAAM INTERBANK OMSCHRIJVING STORNO INCASSO AM04",
    ],
    source: SOURCE,
  },
];
