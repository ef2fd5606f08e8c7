import { TRANSACTION_TYPES } from "../model/transaction-type.js";
import type { BudgetLine } from "./budget-lines.js";
import type { KnownFlow } from "./known-flows.js";

/** What flows are called whose texts name nobody. */
const NAMELESS: ReadonlySet<string> = new Set(TRANSACTION_TYPES.map((type) => type.replaceAll("_", " ")));
/** A payee has few lines; a word that more lines hold names nobody, and of more nobody can tell which one goes on as which. */
const MOST_LINES_OF_PAYEE = 24;

/**
 * The other lines of each line's payee, on whatever accounts and of whatever categories. Each bank prints other words around a
 * name, in another order: the words that are left of one line's text are all among the other's. Money in and out, other
 * currencies and what is paid by card stay apart: what is bought in a shop is no bill that the shop sends.
 */
export function othersOfPayees(lines: readonly BudgetLine[]): ReadonlyMap<BudgetLine, ReadonlySet<BudgetLine>> {
  const wordsOf = new Map(lines.map((line) => [line, wordsThatName(line.flow)]));
  const byWord = new Map<string, BudgetLine[]>();
  for (const [line, words] of wordsOf)
    for (const word of words) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [line]);
      else others.push(line);
    }
  const others = new Map(lines.map((line) => [line, new Set<BudgetLine>()]));
  for (const [line, words] of wordsOf) {
    const rarest = shortestOf([...words].map((word) => byWord.get(word)!));
    for (const other of rarest) {
      if (other === line || !isWithin(words, wordsOf.get(other)!)) continue;
      others.get(line)!.add(other);
      others.get(other)!.add(line);
    }
  }
  return others;
}

/**
 * The words of a flow's payee, each with what keeps payees apart; none where the text names nobody. What was paid by card has
 * all in one: shops of one town share its name.
 */
function wordsThatName({ view: { labelRoot, type, transactions } }: KnownFlow): ReadonlySet<string> {
  if (NAMELESS.has(labelRoot)) return new Set();
  const { amount, currency } = transactions[0]!;
  const kind = `${amount < 0 ? "OUT" : "IN"} ${currency}`;
  const words = labelRoot.split(" ");
  if (type.includes("CARD")) return new Set([`${kind} CARD ${words.sort().join(" ")}`]);
  return new Set(words.map((word) => `${kind} ${word}`));
}

function shortestOf(lists: readonly (readonly BudgetLine[])[]): readonly BudgetLine[] {
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? []);
  return shortest.length > MOST_LINES_OF_PAYEE ? [] : shortest;
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size <= others.size && [...words].every((word) => others.has(word));
}
