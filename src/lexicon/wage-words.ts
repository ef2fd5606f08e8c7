import { LEGAL_FORMS } from "./person-words.js";

/** The months in French; separated by `|`, as all that rules hold. */
export const FRENCH_MONTHS = "JANVIER|FEVRIER|MARS|AVRIL|MAI|JUIN|JUILLET|AOUT|SEPTEMBRE|OCTOBRE|NOVEMBRE|DECEMBRE";

/** Months as payslips print them, in the languages of all markets. */
export const WAGE_MONTHS: ReadonlySet<string> = wordsOf(
  `${FRENCH_MONTHS}|` +
    "JANUARI|FEBRUARI|MAART|APRIL|MEI|JUNI|JULI|AUGUSTUS|SEPTEMBER|OKTOBER|NOVEMBER|DECEMBER|" +
    "JANUARY|FEBRUARY|MARCH|MAY|JUNE|JULY|AUGUST|OCTOBER|" +
    "ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SEPTIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE|" +
    "JANV|JAN|FEVR|FEV|FEB|MAR|MRT|AVR|APR|ABR|JUN|JUIL|JUL|AUG|AGO|SEPT|SEP|OCT|OKT|NOV|DEC|ENE|DIC",
);

/** Words that join what is paid with a wage to it, or say that it is paid without: either way the wage is meant. */
export const JOINERS: ReadonlySet<string> = wordsOf(
  "+|ET|PLUS|AVEC|DONT|INCLUS|INCLUANT|COMPRIS|EN|MET|INCL|INC|INCLUSIEF|AND|WITH|INCLUDING|INCLUDES|Y|E|CON|MAS|INCLUYE|" +
    "HORS|SANS|ZONDER|EXCL|EXCLUSIEF|WITHOUT|EXCLUDING|SIN",
);

const MONTH_WORDS = "MOIS|MAAND|PERIODE|MONTH|MTH|PERIOD|MES|PERIODO";
/** Words before the number of a wage's month, or of its period of four weeks. */
export const MONTH_MARKS: ReadonlySet<string> = wordsOf(MONTH_WORDS);

/** Words between a wage, its month and what is taken off it that say nothing. */
export const LINKS: ReadonlySet<string> = wordsOf(
  `D|DE|DES|DU|L|LE|LA|POUR|SUR|FAITE|VAN|VOOR|MET|HET|OP|IN|OF|ON|FOR|THE|DEL|EL|${MONTH_WORDS}`,
);

/** Legal forms that end the name of who pays a wage. */
export const PAYER_FORMS: ReadonlySet<string> = wordsOf(`${LEGAL_FORMS}|SA|ASBL|VZW`);

/** Part of a wage that is paid before its end. */
export const ADVANCES: ReadonlySet<string> = wordsOf(
  "ACOMPTE|ACOMPTES|ACPTE|ACPT|AVANCE|AVANCES|VOORSCHOT|VOORSCHOTTEN|SALARISVOORSCHOT|LOONVOORSCHOT|ADVANCE|ADVANCES|" +
    "ANTICIPO|ANTICIPOS|ADELANTO|ADELANTOS",
);

/** Of these, what companies and schools are called too. */
export const NAMES_OF_PAYERS: ReadonlySet<string> = wordsOf("ADVANCE|AVANCE|ADELANTO");

/** Words for a bonus that companies are called too. */
export const BONUSES_OF_PAYERS: ReadonlySet<string> = wordsOf("BONUS|INCENTIVO|INCENTIVOS|PRIME|VARIABLE");

/** Words of companies and schools that stand behind such a word in their names. */
export const PAYER_WORDS: ReadonlySet<string> = wordsOf(
  "GROUP|UK|HE|TRS|HR|STAFF|STAFFING|PERSONNEL|RECRUITMENT|RESOURCING|LABOUR|SECURITY|CLEANING|FACILITIES|CARE|HOMECARE|" +
    "HEALTHCARE|HEALTH|DENTAL|SUPPORT|HOUSING|SERVICES|SOLUTIONS|CONSTRUCTION|CONTRACTING|CONTRACTS|ENGINEERING|LOGISTICS|" +
    "MOTORS|TYRES|AUTO|PARTS|TECH|TECHNOLOGY|TECHNOLOGIES|SOFTWARE|COMPUTER|SYSTEMS|TRAINING|ACADEMY|ACADEMIES|SCHOOL|SCHOOLS|" +
    "COLLEGE|TRUST|CONSEIL|CONSULTING|FORMATION|ECOLE|GROUPE|SERVICIOS|DIGITAL|ENERGY|ENERGIE",
);

/** Words for wages between an advance and the word that takes it off: `LESS SALARY ADVANCE`. */
export const WAGES_OF_ADVANCES: ReadonlySet<string> = wordsOf("SALAIRE|PAIE|SALARIS|LOON|SALARY|WAGE|WAGES|PAY|NOMINA");

/** What stands before an advance that is taken off. */
export const TAKES_OFF: ReadonlySet<string> = wordsOf(
  "APRES|MOINS|HORS|DEDUCTION|DEDUIT|RETENUE|REPRISE|MIN|MINUS|NA|AFTREK|VERMINDERD|VERREKENING|VERREKEND|INHOUDING|EXCL|" +
    "EXCLUSIEF|REEDS BETAALD|LESS|AFTER|NET OF|MENOS|SIN|DTO|DESCONTADO|DESCONTANDO|DESCUENTO|DEDUCIDO|TRAS",
);

/** What stands behind an advance that is taken off. */
export const IS_TAKEN_OFF: ReadonlySet<string> = wordsOf(
  "DEDUIT|DEDUITS|DEDUITE|DEDUITES|VERREKEND|AFGETROKKEN|INGEHOUDEN|MINDERING|DEDUCTED|DESCONTADO|DEDUCIDO",
);

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split("|"));
}
