/** How banks call a transfer between accounts of one person. */
export const OWN_MOVE =
  /\b(?:(?:vir|virement|transfert)\s+interne|traspaso\s+(?:interno|entre\s+cuentas)|internal\s+transfer|interne\s+over(?:boeking|schrijving))\b/i;

/** What the app of a bank writes where its user leaves the remark empty. */
export const SENT_FROM_APP =
  /\b(?:sent\s+from|envoy[eé]\s+depuis|enviado\s+desde|verzonden\s+vanuit)\s+(?:revolut|monzo|starling|n26|bunq|chase|wise)\b/i;

/** Banks by app, which people pay their own money into. In other texts their names are words like any other. */
export const APP_BANKS = "MONZO|STARLING|REVOLUT|N26|CHASE|WISE|MONESE|KROO|BUNQ|SUMERIA|NICKEL|QONTO|IMAGIN";

/** What stands before a reference, which may be a remark. It may stand before the payee too, so what it means goes by the place. */
export const REFERENCE_MARKS = "REF|REFERENCE|REFERENCIA|REFERENTIE|KENMERK|BETALINGSKENMERK";

/** How often people move their own money, and with whom they share it: many banks print such a remark right behind a name. */
export const SHARING_WORDS = [
  "JOINT|SHARED|MONTHLY",
  "COMMUN|COMMUNE|COMMUNS|COMMUNES|MENSUEL|MENSUELLE",
  "GEZAMENLIJK|GEZAMENLIJKE|MAANDELIJKS|MAANDELIJKSE|STORTING",
  "COMUN|COMUNES|CONJUNTA|MENSUAL",
].join("|");

/** What people keep a household's account for, and how they call what they pay in, told alike. None of them is a trade. */
export const HOUSEHOLD_WORDS = [
  "BILLS|HOUSEHOLD|HOUSEKEEPING|EXPENSES|CONTRIBUTION|FUNDS|MORTGAGE",
  "CHARGES|MENAGE|FOYER|MAISON|BUDGET|PROVISION|PARTICIPATION|APPORT",
  "VASTE|LASTEN|HUIS|HUISHOUDEN|HUISHOUDGELD|HUISHOUDPOT|HYPOTHEEK|BIJDRAGE",
  "GASTOS|CASA|HOGAR|HIPOTECA|APORTACION",
].join("|");
