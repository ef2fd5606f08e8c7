import { type LexiconRule, NOT_A_TRANSFER } from "../rule.js";

const SOURCE = "general knowledge of pension funds and letting services that pay across borders";

/** Pensions from abroad, and what services for letting pay out. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    // People retire in other countries than they worked in.
    id: "xx.pension.abroad",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "KIND",
    phrases:
      "DEUTSCHE RENTENVERSICHERUNG|DRV BUND|DRV RHEINLAND|DRV KNAPPSCHAFT|RENTENSERVICE|RENTEN SERVICE|RENTENSERVICE POST|" +
      "RV RENTE|INPS PENS|INPS PENSIONE|CNAP|CNAP LUXEMBOURG|CAISSE NATIONALE ASSURANCE PENSION|CARSAT|CNAV|" +
      "AGIRC ARRCO|SVB AOW|SVB PENSIOEN|SFPD|ONP PENSION|FEDERALE PENSIOENDIENST|SERVICE FEDERAL DES PENSIONS|" +
      "DWP PENSION|DWP STATE PENSION|INTERNATIONAL PENSION CENTRE|SEGURANCA SOCIAL PENSAO|CNP PENSOES|AHV RENTE|AVS RENTE",
    notModes: NOT_A_TRANSFER,
    without: "REVERSION|VIUDEDAD|WIDOW|WITWE|WITWENRENTE|NABESTAANDEN|COTISATION|COTISATIONS|REMBOURSEMENT",
    examples: ["VIR DRV BUND 65 120851 D 001", "Bank credit RENTENSERVICE 50 200967 W 518"],
    source: SOURCE,
  },
  {
    // What guests paid; what a guest gets back comes by card.
    id: "xx.rent.lodgers",
    category: "RENTAL_INCOME",
    direction: "IN",
    strength: "NAME",
    phrases:
      "AIRBNB PAYMENTS|AIRBNB PAYMENTS LUX|AIRBNB PAYMENTS UK|AIRBNB PAYMENTS LUXEMBOURG|BOOKING COM BV|" +
      "BOOKING COM B V",
    notModes: NOT_A_TRANSFER,
    without:
      "REFUND|REFUNDED|REMBOURSEMENT|REMB|ANNULATION|AVOIR|PERIODE|SALARIS|DEVOLUCION|REEMBOLSO|TERUGBETALING|CANCELLATION",
    examples: ["AIRBNB PAYMENTS LUX SA G-2QX88K", "Transferencia De Booking.com B.v., Concepto No.8812204"],
    source: SOURCE,
  },
];
