import { type Category, familyOf } from "../model/category.js";
import { isTypeLabel } from "../model/transaction-type.js";
import type { BudgetLine } from "./budget-lines.js";
import type { KnownFlow } from "./known-flows.js";

/** Categories that do not say what is paid. */
const UNTOLD = /^(OTHER|REGULAR)_/;
/** General categories whose kinds have names that begin with theirs. A bonus or an advance is no kind of wage. */
const GENERAL: readonly Category[] = ["ALLOWANCE", "INSURANCE", "LOAN_REPAYMENT"];
/** Kinds of general categories that have names of their own. */
const KINDS: ReadonlyMap<Category, readonly Category[]> = new Map<Category, readonly Category[]>([
  ["SAVING", ["BANKBOOK_SAVING", "SHARE_SAVING"]],
  ["PERSO_TAX", ["INCOME_TAX", "HOUSING_TAX", "PROPERTY_TAX"]],
]);
/** A payee has few lines; a word that more lines hold names nobody, and of more nobody can tell which one goes on as which. */
const MOST_LINES_OF_PAYEE = 24;

/**
 * The lines as which each line may go on: of the same payee, on whatever accounts and of any category that does not say that
 * something else is paid. Money in and out, other currencies and what is paid by card stay apart: what is bought in a shop is no
 * bill that the shop sends.
 */
export function othersOfPayees(lines: readonly BudgetLine[]): ReadonlyMap<BudgetLine, readonly BudgetLine[]> {
  const wordsOf = new Map(lines.map((line) => [line, wordsThatName(line.flow)]));
  const byWord = new Map<string, BudgetLine[]>();
  for (const [line, words] of wordsOf) {
    for (const word of words) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [line]);
      else others.push(line);
    }
  }
  const others = new Map<BudgetLine, readonly BudgetLine[]>();
  for (const [line, words] of wordsOf) {
    const lists = [...words].map((word) => byWord.get(word)!);
    const near = new Set(lists.filter(({ length }) => length > 1 && length <= MOST_LINES_OF_PAYEE).flat());
    const found = [...near].filter((other) => mayGoOnAs(line.flow, words, other.flow, wordsOf.get(other)!));
    if (found.length > 0) others.set(line, found);
  }
  return others;
}

/** Whether a category says what is paid, as that of a wage, a rent or a loan does. */
export function tellsPurpose({ shown: { category } }: KnownFlow): boolean {
  return !UNTOLD.test(category);
}

/** Whether a flow is a loan or a debt, which nothing else may hide. */
export function isCredit({ shown: { category } }: KnownFlow): boolean {
  return familyOf(category) === "CREDIT";
}

/**
 * Whether a flow may go on as another by their words, and by what they say is paid: a wage does not go on as an allowance, nor a
 * card's debt as a personal loan, but a loan does as a personal one. Another bank prints other words around a name: there those
 * of one text may be all among the other's, where both say that the same thing is paid.
 */
function mayGoOnAs(
  flow: KnownFlow,
  words: ReadonlySet<string>,
  other: KnownFlow,
  otherWords: ReadonlySet<string>,
): boolean {
  if (other === flow || (isCredit(other) && !isCredit(flow))) return false;
  const areTold = tellsPurpose(flow) && tellsPurpose(other);
  if (areTold && !isOneKind(flow.shown.category, other.shown.category)) return false;
  if (words.size === otherWords.size) return isWithin(words, otherWords);
  if (flow.accountId === other.accountId || !areTold) return false;
  return isWithin(words, otherWords) || isWithin(otherWords, words);
}

/** Whether two categories say that the same thing is paid: one remark may say more of it, as of a loan that it is personal. */
function isOneKind(category: Category, other: Category): boolean {
  return category === other || isKindOf(category, other) || isKindOf(other, category);
}

function isKindOf(category: Category, general: Category): boolean {
  if (GENERAL.includes(general)) return category.startsWith(`${general}_`);
  return KINDS.get(general)?.includes(category) === true;
}

/**
 * The words of a flow's payee, each with what keeps payees apart; none where the text names nobody. What was paid by card has
 * all in one: shops of one town share its name.
 */
function wordsThatName({ view: { labelRoot, type, transactions } }: KnownFlow): ReadonlySet<string> {
  if (isTypeLabel(labelRoot)) return new Set();
  const { amount, currency } = transactions[0]!;
  const kind = `${amount < 0 ? "OUT" : "IN"} ${currency}`;
  const words = labelRoot.split(" ");
  if (type.includes("CARD")) return new Set([`${kind} CARD ${words.sort().join(" ")}`]);
  return new Set(words.map((word) => `${kind} ${word}`));
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size <= others.size && [...words].every((word) => others.has(word));
}
