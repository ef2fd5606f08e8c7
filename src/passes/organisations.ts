import type { CompiledRule } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { MISFIT } from "../lexicon/misfit.js";
import { HOME_COUNTRY, JOINING_WORDS, NOT_IN_NAMES, WHOLE_NAMES } from "../lexicon/organisation-words.js";
import { ROLE } from "../lexicon/word-roles.js";
import { CATEGORIES, LOAN_DRAWDOWN_CATEGORIES, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { CashFlow, CashFlows } from "./cash-flows.js";
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

const WAGES: ReadonlySet<string> = new Set(["WAGE", "WAGE_BONUS", "WAGE_SALARY_ADVANCE", "WAGE_ADVANCE_PAYMENT"]);

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
  const nameOf = ({ rows: [first] }: CashFlow): string | undefined =>
    counterpartyOf(lexicon, ledger, holders, first!, classification.entry[first!]!);
  const named = (
    isWanted: (category: string) => boolean,
    name: (flow: CashFlow) => string | undefined,
  ): readonly (string | undefined)[] =>
    cashFlows.flows.map((flow, number) =>
      namesOrganisations && isWanted(CATEGORIES[categories.ofFlow[number]!]!) ? name(flow) : undefined,
    );
  return {
    employerOfFlow: named((category) => WAGES.has(category), nameOf),
    lenderOfFlow: named(
      (category) => LOAN_REPAYMENT_CATEGORIES.has(category as never) || LOAN_DRAWDOWN_CATEGORIES.has(category as never),
      // A loan of which the text says only that it is one is the account's own bank's.
      (flow) => nameOf(flow) ?? ledger.accounts[flow.account]!.bank?.name?.toUpperCase(),
    ),
  };
}

/** The first name of a lender in the last text read: behind it may stand its product, and it may hold a word of loans. */
function firstLender(lexicon: Lexicon, amount: number): string | undefined {
  const lenders = lexicon
    .explain(amount >= 0, Math.abs(amount), -1)
    .filter(({ entry, rule, misfit }) => misfit === MISFIT.FITS && lexicon.isName(entry) && isOfLoans(rule))
    .sort((left, right) => left.start - right.start || right.end - left.end);
  return lenders[0]?.phrase;
}

function isOfLoans({ isLoanRepayment, isLoanDrawdown }: CompiledRule): boolean {
  return isLoanRepayment || isLoanDrawdown;
}

/** How many words of a name are taken, those that join them aside. */
const MOST_NAME_WORDS = 5;

/**
 * The counterparty's name: the phrase of a known name, else the words that do not say what the payment is, with what joins
 * them.
 *
 * @param entry - The phrase that decided on the row, which the provider's type may have helped to; -1 for none, where the
 *   client decided what it is.
 */
function counterpartyOf(
  lexicon: Lexicon,
  ledger: Ledger,
  holders: HolderNames,
  row: number,
  entry: number,
): string | undefined {
  const amount = ledger.amount[row]!;
  lexicon.read(ledger.description[row]!, amount >= 0, Math.abs(amount), -1);
  const name = lexicon.isName(entry) ? lexicon.phraseOf(entry) : undefined;
  const isLoan = entry !== -1 && isOfLoans(lexicon.ruleOf(entry));
  const known = isLoan ? (firstLender(lexicon, amount) ?? name) : name;
  if (known !== undefined) return known;
  const isHolder = holders.placesIn(ledger.account[row]!);
  const remarks = remarksIn(lexicon);
  return (
    nameIn(lexicon, (place) => isHolder.has(place) || remarks.has(place)) ??
    nameIn(lexicon, (place) => isHolder.has(place))
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

/** The words of the last text read that are part of a name, without those that name somebody else. */
function nameIn({ reading, roles }: Lexicon, isLeftOut: (place: number) => boolean): string | undefined {
  const words = Array.from({ length: reading.count }, (_, index) => reading.textOf(index));
  const isOfWhole = new Set<number>();
  for (const name of WHOLE_NAMES)
    for (let start = words.indexOf(name[0]!); start !== -1; start = words.indexOf(name[0]!, start + 1))
      if (name.every((word, at) => words[start + at] === word)) name.forEach((_, at) => isOfWhole.add(start + at));
  const taken: string[] = [];
  let joining: string[] = [];
  let count = 0;
  let isBehindName = false;
  for (const [index, word] of words.entries()) {
    const isOfName = isOfWhole.has(index) || (roles.isSignificant(reading, index) && !NOT_IN_NAMES.has(word));
    const isSaid = isOfName && !isLeftOut(index);
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
    if (count === MOST_NAME_WORDS) break;
  }
  return taken.length === 0 ? undefined : taken.join(" ");
}
