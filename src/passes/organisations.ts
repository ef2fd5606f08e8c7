import { fold } from "../base/text.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { MISFIT } from "../lexicon/misfit.js";
import {
  ADVANCE_SERVICES,
  HOME_COUNTRY,
  JOINING_WORDS,
  LENDER_FORMS,
  LOAN_WORDS,
  PAY_WORDS,
  WHOLE_NAMES,
} from "../lexicon/organisation-words.js";
import { STRENGTHS } from "../lexicon/rule.js";
import { ROLE } from "../lexicon/word-roles.js";
import { CATEGORIES, LOAN_DRAWDOWN_CATEGORIES, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { CashFlows } from "./cash-flows.js";
import type { Categories } from "./categories.js";
import type { Classification } from "./classification.js";
import { HolderNames } from "./holder-names.js";

/** What naming organisations needs. */
export interface OrganisationNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly lexicon: Lexicon;
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
const PURPOSE_STRENGTH = STRENGTHS.indexOf("PURPOSE");

/** Names who pays a wage and who lends, from the words of the text besides those that say what it is. */
export function nameOrganisations({
  ledger,
  classification,
  cashFlows,
  categories,
  lexicon,
  namesOrganisations,
}: OrganisationNeeds): Organisations {
  const holders = new HolderNames(lexicon, ledger);
  const named = (
    isWanted: (category: string) => boolean,
    nameOf: (row: number, category: string) => string | undefined,
  ): readonly (string | undefined)[] =>
    cashFlows.flows.map(({ rows: [first] }, number) => {
      const category = CATEGORIES[categories.ofFlow[number]!]!;
      if (!namesOrganisations || !isWanted(category)) return undefined;
      const amount = ledger.amount[first!]!;
      lexicon.read(ledger.description[first!]!, amount >= 0, Math.abs(amount), -1);
      return nameOf(first!, category);
    });
  const knownName = (row: number): string | undefined => {
    const entry = classification.entry[row]!;
    return lexicon.isName(entry) ? lexicon.phraseOf(entry) : undefined;
  };
  const holderPlacesIn = (row: number): ReadonlySet<number> => {
    const account = ledger.account[row]!;
    return holders.mayBeIn(account, ledger.description[row]!) ? holders.placesIn(account) : NO_PLACES;
  };
  return {
    employerOfFlow: named(
      (category) => WAGES.has(category),
      (row, category) =>
        WAGE_ADVANCES.has(category) && isOfAdvanceService(lexicon)
          ? undefined
          : (knownName(row) ?? counterpartyOf(lexicon, holderPlacesIn(row), wordsOfPay(lexicon))),
    ),
    lenderOfFlow: named(
      (category) => LOAN_REPAYMENT_CATEGORIES.has(category as never) || LOAN_DRAWDOWN_CATEGORIES.has(category as never),
      (row) =>
        firstLender(lexicon, ledger.amount[row]!) ??
        knownName(row) ??
        counterpartyOf(lexicon, holderPlacesIn(row), (_, word) => LOAN_WORDS.has(word)) ??
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
function isOfAdvanceService({ reading }: Lexicon): boolean {
  for (let place = 0; place < reading.count; place += 1) if (ADVANCE_SERVICES.has(reading.textOf(place))) return true;
  return false;
}

/**
 * The first known lender in the last text read: behind it may stand its product, and it may hold a word of loans. It bears the
 * shortest of its names that only leaves out what it is (`FLOA BANK`). That a lender is one, the flow's category says: its name
 * is one too where it would tell no loan by itself.
 */
function firstLender(lexicon: Lexicon, amount: number): string | undefined {
  const said = lexicon
    .explain(amount >= 0, Math.abs(amount), -1)
    .filter(({ entry, rule }) => lexicon.isName(entry) && (rule.isLoanRepayment || rule.isLoanDrawdown))
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

/** Whether the word at a place says what is paid for. */
type IsPurpose = (place: number, word: string) => boolean;

/** The words of pay in the last text read: the phrase that decides on it tells more of them than a list. */
function wordsOfPay(lexicon: Lexicon): IsPurpose {
  const { winner, winnerStart: start } = lexicon;
  const isPurpose = winner !== -1 && lexicon.ruleOf(winner).strength === PURPOSE_STRENGTH;
  const end = isPurpose ? start + lexicon.phraseOf(winner).split(" ").length : start;
  return (place, word) => PAY_WORDS.has(word) || (place >= start && place < end);
}

/** What a word is: part of a name, of what is paid for, or neither. */
const [NAME, PURPOSE, OTHER] = [1, 2, 0];

/** How many words of a name are taken, those that join them aside. */
const MOST_NAME_WORDS = 5;

/** The counterparty in the last text read: the words that do not say what the payment is, with what joins them. */
function counterpartyOf(lexicon: Lexicon, isHolder: ReadonlySet<number>, isPurpose: IsPurpose): string | undefined {
  const { reading, roles } = lexicon;
  const words = Array.from({ length: reading.count }, (_, place) => reading.textOf(place));
  const wholeNames = wholeNamesIn(words);
  const kinds = words.map((word, place) => {
    if (wholeNames.has(place)) return NAME;
    if (isPurpose(place, word)) return PURPOSE;
    return roles.isSignificant(reading, place) ? NAME : OTHER;
  });
  const remarks = remarksIn(lexicon);
  return (
    nameIn(words, kinds, (place) => isHolder.has(place) || remarks.has(place)) ??
    nameIn(words, kinds, (place) => isHolder.has(place))
  );
}

/** The places of the words behind marks of remarks: who pays a wage may write there whom he pays. */
function remarksIn({ reading, roles }: Lexicon): ReadonlySet<number> {
  const places = new Set<number>();
  let isRemark = false;
  for (let place = 0; place < reading.count; place += 1) {
    const role = roles.of(reading, place);
    if ((role & ROLE.REMARK_MARK) !== 0) isRemark = true;
    else if ((role & ROLE.PAYEE_MARK) !== 0) isRemark = false;
    if (isRemark) places.add(place);
  }
  return places;
}

/** The places of the words of names that are known whole. */
function wholeNamesIn(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const name of WHOLE_NAMES)
    for (let start = words.indexOf(name[0]!); start !== -1; start = words.indexOf(name[0]!, start + 1))
      if (name.every((word, at) => words[start + at] === word)) name.forEach((_, at) => places.add(start + at));
  return places;
}

/**
 * The words of a text that are part of a name, without those that name somebody else. Who pays is named before what is paid for
 * or behind it: what follows both is a remark (`ACME SALAIRE MATRICULE 71`).
 */
function nameIn(
  words: readonly string[],
  kinds: readonly number[],
  isLeftOut: (place: number) => boolean,
): string | undefined {
  const taken: string[] = [];
  let joining: string[] = [];
  let count = 0;
  let isBehindName = false;
  for (const [place, word] of words.entries()) {
    if (count === MOST_NAME_WORDS || (count > 0 && kinds[place] === PURPOSE)) break;
    const isSaid = kinds[place] === NAME && !isLeftOut(place);
    // A name that is said twice is taken once, one that holds a word twice (DUPONT ET DUPONT) whole.
    const isNew = !taken.includes(word) || JOINING_WORDS.has(word) || joining.length > 0;
    if ((isSaid && isNew) || (isBehindName && word === HOME_COUNTRY)) {
      taken.push(...joining, word);
      joining = [];
      isBehindName = true;
      count += 1;
    } else if (isBehindName && JOINING_WORDS.has(word)) joining.push(word);
    else {
      joining = [];
      isBehindName = false;
    }
  }
  return taken.length === 0 ? undefined : taken.join(" ");
}
