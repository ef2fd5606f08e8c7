import { hashNumber, hashText } from "../../base/hash.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import type { GroupVariant } from "../description-groups.js";
import { IS_REPAID_IN_PARTS, sharedNumbersOf } from "./contracts.js";
import { type DescribedLine, joinAtHomes } from "./line-variants.js";

/** What joining the lines of a contract needs. */
export interface ContractNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
}

/**
 * Joins lines of a loan whose texts bear the same numbers, in all of their rows: an instalment that is taken in parts where
 * money lacks, or is paid late, is said in other words. What is due on one day as well is another loan, and the number that
 * of the account or customer. The line with most payments keeps its id and name.
 */
export function joinContracts(needs: ContractNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const placesOf = new Map<number, number[]>();
  lines.forEach((line, place) => {
    const key = contractKeyOf(needs, line);
    if (key === undefined) return;
    const known = placesOf.get(key);
    if (known === undefined) placesOf.set(key, [place]);
    else known.push(place);
  });
  const homes = new Map<number, GroupVariant>();
  for (const places of placesOf.values()) {
    const sorted = places.toSorted(
      (left, right) => lines[right]!.rows.length - lines[left]!.rows.length || lines[left]!.key - lines[right]!.key,
    );
    const days = new Set<number>();
    for (const place of sorted) {
      const own = lines[place]!.rows.map((row) => needs.ledger.day[row]!);
      if (own.some((day) => days.has(day))) continue;
      for (const day of own) days.add(day);
      homes.set(place, lines[sorted[0]!]!);
    }
  }
  return joinAtHomes(lines, homes);
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
