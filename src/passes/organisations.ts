import { fold } from "../base/text.js";
import { MISFIT } from "../lexicon/misfit.js";
import { ADVANCE_SERVICES, LENDER_FORMS } from "../lexicon/organisation-words.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { CATEGORIES, LOAN_DRAWDOWN_CATEGORIES, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { CashFlows } from "./cash-flows.js";
import type { Categories } from "./categories.js";
import type { Classification } from "./classification.js";
import { HolderNames } from "./holder-names.js";
import { counterpartyOf } from "./organisations/counterparty-name.js";
import { WORDS_OF_LOANS, wordsOfPay } from "./organisations/purpose-words.js";

/** What naming organisations needs. */
export interface OrganisationNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly reader: TextReader;
  /** Employers and lending organisations are named for the French market only (decisions section 1). */
  readonly namesOrganisations: boolean;
}

/** The employer or lending organisation of each flow; undefined where the text names none. */
export interface Organisations {
  readonly employerOfFlow: readonly (string | undefined)[];
  readonly lenderOfFlow: readonly (string | undefined)[];
}

const WAGE_ADVANCES: ReadonlySet<string> = new Set(["WAGE_SALARY_ADVANCE", "WAGE_ADVANCE_PAYMENT"]);
const WAGES: ReadonlySet<string> = new Set(["WAGE", "WAGE_BONUS", ...WAGE_ADVANCES]);
const NO_PLACES: ReadonlySet<number> = new Set();

/** Names who pays a wage and who lends, from the words of the text besides those that say what it is. */
export function nameOrganisations({
  ledger,
  classification,
  cashFlows,
  categories,
  reader,
  namesOrganisations,
}: OrganisationNeeds): Organisations {
  const holders = new HolderNames(reader, ledger);
  const named = (
    isWanted: (category: string) => boolean,
    nameOf: (row: number, category: string) => string | undefined,
  ): readonly (string | undefined)[] =>
    cashFlows.flows.map(({ rows: [first] }, number) => {
      const category = CATEGORIES[categories.ofFlow[number]!]!;
      if (!namesOrganisations || !isWanted(category)) return undefined;
      const amount = ledger.amount[first!]!;
      reader.read(ledger.description[first!]!, amount >= 0, Math.abs(amount), -1);
      return nameOf(first!, category);
    });
  const knownName = (row: number): string | undefined => {
    const entry = classification.entry[row]!;
    return reader.lexicon.isName(entry) ? reader.lexicon.phraseOf(entry) : undefined;
  };
  const holderPlacesIn = (row: number): ReadonlySet<number> => {
    const account = ledger.account[row]!;
    return holders.mayBeIn(account, ledger.description[row]!) ? holders.placesIn(account) : NO_PLACES;
  };
  return {
    employerOfFlow: named(
      (category) => WAGES.has(category),
      (row, category) =>
        WAGE_ADVANCES.has(category) && isOfAdvanceService(reader)
          ? undefined
          : (knownName(row) ??
            counterpartyOf(reader, ledger.description[row]!, holderPlacesIn(row), wordsOfPay(reader))),
    ),
    lenderOfFlow: named(
      (category) => LOAN_REPAYMENT_CATEGORIES.has(category as never) || LOAN_DRAWDOWN_CATEGORIES.has(category as never),
      (row) =>
        firstLender(reader, ledger.amount[row]!) ??
        knownName(row) ??
        counterpartyOf(reader, ledger.description[row]!, holderPlacesIn(row), WORDS_OF_LOANS) ??
        // A loan of which the text says only that it is one is the account's own bank's.
        bankOf(ledger, row),
    ),
  };
}

/** The bank of a row's account, written as texts name it. */
function bankOf(ledger: Ledger, row: number): string | undefined {
  const { bank } = ledger.accounts[ledger.account[row]!]!;
  return bank?.name === undefined ? undefined : fold(bank.name) || bank.name;
}

/** Whether the last text read names a service that pays wages in advance: it employs nobody whose wage it is. */
function isOfAdvanceService({ reading }: TextReader): boolean {
  for (let place = 0; place < reading.count; place += 1) if (ADVANCE_SERVICES.has(reading.textOf(place))) return true;
  return false;
}

/**
 * The first known lender in the last text read: behind it may stand its product, and it may hold a word of loans. It bears the
 * shortest of its names that only leaves out what it is (`FLOA BANK`). That a lender is one, the flow's category says: its name
 * is one too where it would tell no loan by itself.
 */
function firstLender(reader: TextReader, amount: number): string | undefined {
  const said = reader
    .explain(amount >= 0, Math.abs(amount), -1)
    .filter(({ entry, rule }) => reader.lexicon.isName(entry) && (rule.isLoanRepayment || rule.isLoanDrawdown))
    .filter(({ misfit }) => misfit === MISFIT.FITS || misfit === MISFIT.REMARK);
  const fitting = said.filter(({ misfit }) => misfit === MISFIT.FITS);
  const start = Math.min(...(fitting.length > 0 ? fitting : said).map((lender) => lender.start));
  const names = said.filter((lender) => lender.start === start).sort((left, right) => left.end - right.end);
  const whole = names.at(-1)?.phrase;
  return names.find(({ phrase }) => isOfForms(whole!.slice(phrase.length)))?.phrase;
}

function isOfForms(rest: string): boolean {
  return rest.split(" ").every((word) => word === "" || LENDER_FORMS.has(word));
}
