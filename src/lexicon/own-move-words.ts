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

/**
 * What banks print of a transfer beside who pays it, pairs where one of the two says more alone (`COUNTER CREDIT` is what a shop
 * pays in). Words that stand before the payee are left out, as are services by which customers pay.
 */
export const TRANSFER_PRINT = [
  "VIR|VIRT|VRT|VR|VIRM|VIREMT|VIREMENT|VIREMENTS|VIRSEPA|VIRSEPARECU|VIREMENTSEPA|VIRINST|EVI|TRANSFERT|SEPA|SCT|EUROPEEN",
  "INST|INSTANT|INSTANTANE|RECU|RE|PERM|PERMANENT|PERIODIQUE|ORDRE|DONNEUR|EMETTEUR|TIERS|PAR|EN|VOTRE|VOTRE FAVEUR|LA PART",
  "COMPTE|COMPTE A|CPTE|CPTE A|CPT|INTERNE|EXTERNE|WEB|INTERNET|DEPUIS|ENVOYE|VALEUR|VAL|HEURE|ET|OU",
  "TRANSFER|TRF|TFR|XFER|FT|FPI|FP|FPS|FASTER|FASTER PAYMENT|FASTER PAYMENTS|PAYMENT RECEIPT|PAYMENTS RECEIPT|INWARD|RECEIVED|FROM",
  "VIA|ONLINE|MOBILE|MOBILE PAYMENT|MPI|BGC|BACS|BACS CREDIT|BAC|BANK|GIRO|GIRO CREDIT|AUTOMATED|AUTOMATED CREDIT|DIRECT",
  "DIRECT CREDIT|CHAPS|STANDING|STANDING ORDER|STAND|STAND ORDER|STO|SO|INTERNAL|SENT|DATE|AND",
  "TRANSFERENCIA|TRANSF|TRASPASO|INMEDIATA|INMEDIATO|RECIBIDA|RECIBIDO|PERIODICA|ORDENANTE|DESDE|INTERNO|INTERNA|ENVIADO|FECHA|VALOR|Y",
  "OVERBOEKING|OVERB|OVERSCHRIJVING|INSTANTOVERSCHRIJVING|BIJSCHRIJVING|SPOEDOVERBOEKING|PERIODIEKE|DOORLOPENDE|OPDRACHT|DIRECTE",
  "EUROPESE|BANKIEREN|INTERNETBANKIEREN|MOBIEL|IN|NAAM|NAME|TEGENPARTIJ|CONTREPARTIE|TEGENREKENING|REKENING|OPDRACHTGEVER|AFZENDER",
  "VERZONDEN|VANUIT|DATUM|VALUTADATUM|VALUTA|TIJD|TRTP|NOTPROVIDED|NOTPROV|EUR|EURO|EUROS|GBP",
  "ABONO TRANSFERENCIA|ABONO POR|POR|INGRESO TRANSFERENCIA|ON",
  "SANS COMMUNICATION|SANS MOTIF|NON RENSEIGNE|NEANT|ZONDER MEDEDELING|ZONDER OMSCHRIJVING|SIN CONCEPTO",
].join("|");

/** What stands before an account's number, a bank's or a payment's own, beside the marks of references. */
export const NUMBER_MARKS = "IBAN|BIC|EREF";

/** How owners call what they bring into their business; customers call nothing so. */
export const BROUGHT_IN_WORDS = "APPORT|FUNDS|STORTING|PRIVESTORTING|KAPITAALSTORTING|PRIVE|EIGEN|GELD|APORTACION";
