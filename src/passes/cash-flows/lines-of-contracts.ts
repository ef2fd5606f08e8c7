import { hashNumber, hashText } from "../../base/hash.js";
import { categoryFlags, LOAN_REPAYMENT_CATEGORIES } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import { type GroupVariant, namesNobody } from "../description-groups.js";
import type { RowLinks } from "../links/row-links.js";
import { type DescribedLine, joinAtHomes } from "./line-variants.js";
import { areParts } from "./parts-of-instalments.js";
import { rhythmOf } from "./pieces.js";
import { sharedNumbersOf } from "./shared-numbers.js";

/** What joining the lines of a contract needs. */
export interface ContractNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly links: RowLinks;
}

/** An amount that comes again so many days later at least is an instalment, and no part of one. */
const LEAST_DAYS_TO_NEXT = 20;

/** Repayments in instalments: who lends fast lends again, under a number of the customer. */
export const IS_REPAID_IN_PARTS: Uint8Array = categoryFlags(
  (category) => LOAN_REPAYMENT_CATEGORIES.has(category) && category !== "LOAN_REPAYMENT_FAST",
);

/**
 * Joins lines of a loan whose texts name nobody to the only one that names somebody and bears the same numbers, in all rows of
 * both: a bank takes an instalment in parts where money lacks, and says so in other words. What comes on a day of one
 * is another loan of that number, and so is what comes with a rhythm of its own, again with the same amount, or with more than
 * an instalment, unless it adds up to instalments that were not paid otherwise.
 */
export function joinContracts(needs: ContractNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const { ledger, classification } = needs;
  const placesOf = new Map<number, { readonly named: number[]; readonly nameless: number[] }>();
  lines.forEach((line, place) => {
    const key = contractKeyOf(needs, line);
    if (key === undefined) return;
    const known = placesOf.get(key) ?? { named: [], nameless: [] };
    (namesNobody(classification.counterparty[line.rows[0]!]!) ? known.nameless : known.named).push(place);
    placesOf.set(key, known);
  });
  const homes = new Map<number, GroupVariant>();
  for (const { named, nameless } of placesOf.values()) {
    if (named.length !== 1) continue;
    const home = lines[named[0]!]!;
    const days = new Set(home.rows.map((row) => ledger.day[row]!));
    const most = home.rows.reduce((amount, row) => Math.min(amount, ledger.amount[row]!), 0);
    for (const place of nameless.toSorted((left, right) => lines[left]!.key - lines[right]!.key)) {
      const { rows } = lines[place]!;
      if (rows.some((row) => days.has(ledger.day[row]!))) continue;
      const areSmall = rows.every((row) => ledger.amount[row]! >= most);
      const mayBeParts = areSmall && !isLineOfItsOwn(needs, rows);
      if (!mayBeParts && !areParts(ledger, needs.links, home.rows, rows)) continue;
      for (const row of rows) days.add(ledger.day[row]!);
      homes.set(place, home);
    }
  }
  return joinAtHomes(lines, homes);
}

function isLineOfItsOwn({ ledger, links }: ContractNeeds, rows: readonly number[]): boolean {
  const firstDays = new Map<number, number>();
  const comesAgain = rows.some((row) => {
    const [amount, day] = [ledger.amount[row]!, ledger.day[row]!];
    const first = firstDays.get(amount) ?? day;
    firstDays.set(amount, first);
    return day >= first + LEAST_DAYS_TO_NEXT;
  });
  return comesAgain || rhythmOf(ledger, links, rows) !== undefined;
}

/** The account, category and numbers of a loan's line; undefined where its rows do not share them, or it is of no loan. */
function contractKeyOf(
  { ledger, classification }: ContractNeeds,
  { numbers, rows }: DescribedLine,
): number | undefined {
  const [first] = rows;
  const category = classification.textCategory[first!]!;
  const isMoved = (numbers[0]! & 1) === 1;
  if (IS_REPAID_IN_PARTS[category] === 0 || isMoved) return undefined;
  const contract = sharedNumbersOf(ledger, rows);
  if (contract === "") return undefined;
  return hashNumber(hashText(contract, 0), ledger.accountHash[ledger.account[first!]!]! + category);
}
