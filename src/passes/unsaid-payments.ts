import { hashNumber } from "../base/hash.js";
import { NumberLists } from "../base/number-lists.js";
import { saysOtherPurpose } from "../lexicon/other-purposes.js";
import { MOST_CHARACTERS_READ } from "../lexicon/reading.js";
import { categoryFlags, categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { MAY_BE_TRANSFER } from "../model/transaction-type.js";
import type { Classification } from "./classification.js";
import { namesNobody } from "./description-groups.js";
import type { ObservationWindow } from "./observation-window.js";

/** What telling payments that do not say what they are for needs. */
export interface UnsaidPaymentNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly window: ObservationWindow;
}

/** What people pay each other month by month, by category number; most times the remark says so. */
export const IS_SAID: Readonly<Uint8Array> = categoryFlags((category) =>
  ["RENT", "RENTAL_INCOME", "PAID_ALIMONY", "RECEIVED_ALIMONY"].includes(category),
);
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/** So many payments to a party must say what they are for. */
const LEAST_SAID = 2;
/** One that says nothing lies so many days from each that does: a month that has its rent needs no other, */
const LEAST_GAP_DAYS = 20;
/** and so many at most from one of its amount: a month, with what weekends and lateness add. */
const MOST_GAP_DAYS = 45;

/** A payment that says nothing, and the one that tells what it is. */
interface ToldPayment {
  readonly row: number;
  readonly by: number;
}

/**
 * Takes payments of a window that say nothing for what the same party pays, or is paid, month by month (decisions section 5): a
 * rent whose remark is `piso` or `merci` in one month. They are of the amount of the payment before or behind them, come in
 * a month that lacks one, and hold no word for something else.
 */
export function tellUnsaidPayments({ ledger, classification, window }: UnsaidPaymentNeeds): Classification {
  const { textCategory, counterparty, type } = classification;
  // Who is paid, or pays, by which account.
  const partyOf = (row: number): number =>
    hashNumber(ledger.account[row]! * 2 + (ledger.amount[row]! < 0 ? 0 : 1), counterparty[row]!);
  const namesParty = (row: number): boolean => MAY_BE_TRANSFER[type[row]!] === 1 && !namesNobody(counterparty[row]!);
  const said = new NumberLists();
  for (const row of window.rows) if (IS_SAID[textCategory[row]!] === 1 && namesParty(row)) said.add(partyOf(row), row);
  if (said.keys.length === 0) return classification;
  const unsaid = new NumberLists();
  for (const row of window.rows)
    if (isUnsaid(classification, row) && namesParty(row) && said.placeOf(partyOf(row)) !== -1)
      unsaid.add(partyOf(row), row);
  const told = unsaid.keys.flatMap((party) => missingIn(ledger, said.of(party), unsaid.of(party)));
  return told.length === 0 ? classification : layOver(classification, told);
}

function isUnsaid({ textCategory, entry, namesOwnAccount }: Classification, row: number): boolean {
  const isOther = textCategory[row] === OTHER_ENTRY || textCategory[row] === OTHER_EXPENSE;
  return isOther && entry[row] === -1 && namesOwnAccount[row] === 0;
}

/** The payments of a party that say nothing and come where those that do lack one. Rows are in the order of days. */
function missingIn(
  { day, amount, description }: Ledger,
  said: readonly number[],
  unsaid: readonly number[],
): readonly ToldPayment[] {
  if (said.length < LEAST_SAID) return [];
  const missing: ToldPayment[] = [];
  const ofOtherLine = new NumberLists();
  const gapOf = (row: number, other: number | undefined): number =>
    other === undefined ? Number.POSITIVE_INFINITY : Math.abs(day[row]! - day[other]!);
  let next = 0;
  for (const row of unsaid) {
    while (next < said.length && day[said[next]!]! <= day[row]!) next += 1;
    const beside = [said[next - 1], said[next]];
    if (beside.some((other) => gapOf(row, other) < LEAST_GAP_DAYS)) ofOtherLine.add(amount[row]!, row);
    else if (gapOf(row, missing.at(-1)?.row) >= LEAST_GAP_DAYS) {
      const by = beside.find((other) => gapOf(row, other) <= MOST_GAP_DAYS && amount[other!] === amount[row]);
      if (by !== undefined && !saysOtherPurpose(description[row]!.slice(0, MOST_CHARACTERS_READ)))
        missing.push({ row, by });
    }
  }
  // What comes beside those that say what they are for is paid for something else, in a month that lacks one too.
  return missing.filter(({ row }) => ofOtherLine.placeOf(amount[row]!) === -1);
}

/** They are called what tells them, and are of its budget line; links still look at what their own text says. */
function layOver(classification: Classification, told: readonly ToldPayment[]): Classification {
  const category = classification.category.slice();
  const group = classification.group.slice();
  for (const { row, by } of told) {
    category[row] = category[by]!;
    group[row] = group[by]!;
  }
  return { ...classification, category, group };
}
