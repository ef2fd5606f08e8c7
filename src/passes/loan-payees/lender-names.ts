import { fold } from "../../base/text.js";
import { KnownTexts } from "../../lexicon/known-texts.js";
import type { Ledger } from "../../model/ledger.js";

/** Names of one lender each: that of the company, which collects, and those under which it lends and is paid by card. */
const NAMES_OF_LENDERS: readonly string[] = [
  "CETELEM|COFINOGA|BNPPPF|BNPP? (?:PARIBAS )?(?:PF|PERSONAL FIN(?:ANCE)?)",
  "SOFINCO|VIAXEL|CACF|(?:CA|CREDIT AGRICOLE) (?:CONSUMER|PERSONAL)(?: FIN(?:ANCE)?)?",
  "FLOA|BANQUE (?:DU GROUPE )?CASINO",
  "ONEY|BANQUE ACCORD",
  "YOUNITED|PRET D ?UNION",
  "DIAC|RCI BAN(?:K|QUE)|MOBILIZE F(?:INANCIAL|S)",
];
const OF_SEVERAL_NAMES = NAMES_OF_LENDERS.map((names) => new RegExp(`\\b(?:${names})\\b`));
/** Lenders of one name each, beside which a text may say much of the loan. */
const BY_NAME = new RegExp(
  "\\b(?:COFIDIS|FRANFINANCE|CARREFOUR BANQUE|BANQUE EDEL|DOMOFINANCE|CREATIS|CREALFI|CREDITLIFT|FINANCO|SEDEF|SYGMA|SOCRAM|" +
    "CRESERFI|COFICA|MENAFINANCE|MY MONEY BANK|CREDIT MUNICIPAL|CREDIPAR|FINFROG|CASHPER|SOGEFINANCEMENT)\\b",
);
const NONE = "";

/**
 * Rows by the lenders whom their texts name; those that name none are left out. Two texts may say much of a loan besides, or call
 * one lender by two names, none of which holds a word of the other. Each text is read once.
 */
export function rowsByLender({ description }: Ledger, rows: readonly number[]): ReadonlyMap<string, readonly number[]> {
  const known = new KnownTexts<string>();
  const rowsOf = new Map<string, number[]>();
  for (const row of rows) {
    const lender = known.of(description[row]!, (text) => lenderIn(fold(text)));
    const others = rowsOf.get(lender);
    if (others !== undefined) others.push(row);
    else if (lender !== NONE) rowsOf.set(lender, [row]);
  }
  return rowsOf;
}

function lenderIn(folded: string): string {
  const ofSeveral = OF_SEVERAL_NAMES.find((names) => names.test(folded));
  return ofSeveral?.source ?? BY_NAME.exec(folded)?.[0] ?? NONE;
}
