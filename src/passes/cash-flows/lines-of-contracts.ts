import { hashNumber, hashText } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import { categoryFlags, LOAN_REPAYMENT_CATEGORIES } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import { type GroupVariant, namesNobody } from "../description-groups.js";
import type { RowLinks } from "../links/row-links.js";
import { rowsByNumbers } from "../shared-numbers.js";
import { type DescribedLine, joinAtHomes } from "./line-variants.js";
import { areParts } from "./parts-of-instalments.js";
import { rhythmOf } from "./pieces.js";
import { isLineOfTransfers } from "./rows-by-line.js";

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

/** The payments of a contract in the line that names somebody. */
interface Contract {
  /** The place of that line; undefined where there are several. */
  readonly home: number | undefined;
  readonly rows: readonly number[];
}

/**
 * Joins lines of a loan whose texts name nobody to the only one that names somebody and bears the same numbers, all of them, in
 * some of its rows: a bank takes an instalment in parts where money lacks, and says so in other words. What comes on a day of one
 * is another loan of that number, and so is what comes with a rhythm of its own, again with the same amount, or with more than
 * an instalment, unless it adds up to instalments that were not paid otherwise.
 */
export function joinContracts(needs: ContractNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const { ledger, classification } = needs;
  const ofLoans = lines.flatMap((line, place) => {
    const [first] = line.rows;
    const isMoved = isLineOfTransfers(line.numbers[0]!);
    if (IS_REPAID_IN_PARTS[classification.textCategory[first!]!] === 0 || isMoved) return [];
    return [{ line, place, isNameless: namesNobody(classification.counterparty[first!]!) }];
  });
  const nameless = ofLoans.filter(({ isNameless }) => isNameless);
  if (nameless.length === 0) return lines;
  const contracts = contractsOf(
    needs,
    ofLoans.filter(({ isNameless }) => !isNameless),
  );
  const homes = new Map<number, GroupVariant>();
  const daysOf = new Map<number, Set<number>>();
  for (const { line, place } of nameless.toSorted((left, right) => left.line.key - right.line.key)) {
    const parts = Array.from(rowsByNumbers(ledger, line.rows), ([numbers, rows]) => {
      const key = contractKeyOf(needs, rows[0]!, numbers);
      return { key, rows, contract: contracts.get(key) };
    });
    const home = parts[0]?.contract?.home;
    const areAll = parts.reduce((count, { rows }) => count + rows.length, 0) === line.rows.length;
    if (home === undefined || !areAll) continue;
    const areOfContracts = parts.every(({ key, rows, contract }) => {
      if (contract?.home !== home) return false;
      const days = daysOf.get(key) ?? new Set(contract.rows.map((row) => ledger.day[row]!));
      daysOf.set(key, days);
      return !rows.some((row) => days.has(ledger.day[row]!)) && areOfContract(needs, contract.rows, rows);
    });
    if (!areOfContracts) continue;
    for (const { key, rows } of parts) for (const row of rows) daysOf.get(key)!.add(ledger.day[row]!);
    homes.set(place, lines[home]!);
  }
  return joinAtHomes(lines, homes);
}

/** The contracts of lines that name somebody, by account, category and numbers. */
function contractsOf(
  needs: ContractNeeds,
  named: readonly { readonly line: DescribedLine; readonly place: number }[],
): ReadonlyMap<number, Contract> {
  const contracts = new Map<number, Contract>();
  for (const { line, place } of named) {
    for (const [numbers, rows] of rowsByNumbers(needs.ledger, line.rows)) {
      const key = contractKeyOf(needs, rows[0]!, numbers);
      contracts.set(key, { home: contracts.has(key) ? undefined : place, rows });
    }
  }
  return contracts;
}

/** Whether payments are an instalment's parts, or made one good, and no loan of their own. */
function areOfContract(needs: ContractNeeds, instalments: readonly number[], rows: readonly number[]): boolean {
  const { ledger, links } = needs;
  const most = instalments.reduce((amount, row) => Math.min(amount, ledger.amount[row]!), 0);
  const areSmall = rows.every((row) => ledger.amount[row]! >= most);
  return (areSmall && !isLineOfItsOwn(needs, rows)) || areParts(ledger, links, instalments, rows);
}

function isLineOfItsOwn({ ledger, links }: ContractNeeds, rows: readonly number[]): boolean {
  const byAmount = listsBy(rows, (row) => ledger.amount[row]!);
  const comesAgain = byAmount.keys.some((amount) => {
    const alike = byAmount.of(amount);
    return ledger.day[alike.at(-1)!]! >= ledger.day[alike[0]!]! + LEAST_DAYS_TO_NEXT;
  });
  return comesAgain || rhythmOf(ledger, links, rows) !== undefined;
}

/** The account, category and numbers of a loan's payment. */
function contractKeyOf({ ledger, classification }: ContractNeeds, row: number, numbers: string): number {
  return hashNumber(
    hashText(numbers, 0),
    ledger.accountHash[ledger.account[row]!]! + classification.textCategory[row]!,
  );
}
