import { compareTexts } from "../base/collections.js";
import { type Category, familyOf, isCategory } from "../model/category.js";
import type { AccountCorrection, CategoryCorrection, Corrections, TransferCorrection } from "../model/correction.js";
import type { Usage } from "../model/settings.js";
import { Decoder, isObject, kindOf, pointer } from "./decode.js";
import type { IssueList } from "./issues.js";

/** Limits of what one analysis may correct, and of an id. */
const MOST_CORRECTIONS = 10_000;
const LONGEST_ID = 100;

/**
 * Checks what the client corrects and puts it in the order of its ids, so that the order in which it was said changes
 * nothing. What is said twice is said once; what contradicts itself is an issue at the later place.
 * @returns Undefined where nothing is corrected.
 */
export function resolveCorrections(root: Decoder, usage: Usage, issues: IssueList): Corrections | undefined {
  const corrections = root.child("corrections");
  if (corrections === undefined) return undefined;
  const categories = distinct(
    entriesOf(corrections, "categories", issues).map((entry) => readCategory(entry, usage)),
    "groupId",
    "category",
  );
  const accounts = distinct(entriesOf(corrections, "accounts", issues).map(readAccount), "accountId", "isComputed");
  const transfers = distinctTransfers(entriesOf(corrections, "transfers", issues).map(readTransfer));
  return categories.length + accounts.length + transfers.length === 0 ? undefined : { categories, accounts, transfers };
}

/** A correction with the place that it was read from; undefined where it is not one. */
type Read<Correction> = { readonly entry: Decoder; readonly correction: Correction } | undefined;

function entriesOf(corrections: Decoder, name: string, issues: IssueList): readonly Decoder[] {
  const values = corrections.array(name) ?? [];
  const path = pointer(corrections.path, name);
  if (values.length > MOST_CORRECTIONS) {
    issues.add("INVALID_OPTION", path, `expected at most ${MOST_CORRECTIONS} entries, found ${values.length}`);
    return [];
  }
  const entries: Decoder[] = [];
  for (const [place, value] of values.entries()) {
    const at = pointer(path, place);
    if (isObject(value)) entries.push(new Decoder(value, at, issues));
    else issues.add("INVALID_OPTION", at, `expected an object, found ${kindOf(value)}`);
  }
  return entries;
}

function readCategory(entry: Decoder, usage: Usage): Read<CategoryCorrection> {
  const groupId = readId(entry, "groupId");
  const category = readCategoryName(entry, usage);
  return groupId === undefined || category === undefined ? undefined : { entry, correction: { groupId, category } };
}

function readCategoryName(entry: Decoder, usage: Usage): Category | undefined {
  const category = entry.object["category"];
  if (typeof category !== "string" || !isCategory(category))
    return refuse(entry, "category", "expected a category of the interface");
  if (usage === "CONSUMER" && familyOf(category) === "BUSINESS")
    return refuse(entry, "category", "expected a category of a consumer's analysis");
  return category;
}

function readAccount(entry: Decoder): Read<AccountCorrection> {
  const accountId = readId(entry, "accountId");
  const { isComputed } = entry.object;
  if (typeof isComputed !== "boolean")
    return refuse(entry, "isComputed", `expected true or false, found ${kindOf(isComputed)}`);
  return accountId === undefined ? undefined : { entry, correction: { accountId, isComputed } };
}

function readTransfer(entry: Decoder): Read<TransferCorrection> {
  const outgoingId = readId(entry, "outgoingId");
  const incomingId = readId(entry, "incomingId");
  if (outgoingId === undefined || incomingId === undefined) return undefined;
  return { entry, correction: { outgoingId, incomingId } };
}

function readId(entry: Decoder, name: string): string | undefined {
  const id = entry.object[name];
  if (typeof id === "string" && id.length > 0 && id.length <= LONGEST_ID) return id;
  return refuse(entry, name, `expected an id of 1 to ${LONGEST_ID} characters, found ${kindOf(id)}`);
}

/** Notes what is wrong with a member of an entry. */
function refuse(entry: Decoder, name: string, message: string): undefined {
  entry.fault("INVALID_OPTION", name, message);
}

/** Corrections in the order of their keys, each key once. */
function distinct<Key extends string, Value extends string, Correction extends Readonly<Record<Key, string>>>(
  read: readonly Read<Correction & Readonly<Record<Value, unknown>>>[],
  key: Key,
  value: Value,
): readonly Correction[] {
  const known = new Map<string, Correction & Readonly<Record<Value, unknown>>>();
  for (const found of read) {
    if (found === undefined) continue;
    const { entry, correction } = found;
    const earlier = known.get(correction[key]);
    if (earlier === undefined) known.set(correction[key], correction);
    else if (earlier[value] !== correction[value])
      refuse(entry, value, `contradicts an earlier entry of the same ${key}`);
  }
  return [...known.values()].sort((left, right) => compareTexts(left[key], right[key]));
}

/** Transfers in the order of their ids; a transaction is a side of one transfer only. */
function distinctTransfers(read: readonly Read<TransferCorrection>[]): readonly TransferCorrection[] {
  const sides = new Map<string, TransferCorrection>();
  const transfers: TransferCorrection[] = [];
  for (const found of read) {
    if (found === undefined) continue;
    const { entry, correction } = found;
    const { outgoingId, incomingId } = correction;
    const earlier = sides.get(outgoingId);
    if (earlier?.outgoingId === outgoingId && earlier.incomingId === incomingId) continue;
    if (outgoingId === incomingId) refuse(entry, "incomingId", "expected another id than outgoingId");
    else if (earlier !== undefined) refuse(entry, "outgoingId", "is a side of an earlier transfer");
    else if (sides.has(incomingId)) refuse(entry, "incomingId", "is a side of an earlier transfer");
    else {
      transfers.push(correction);
      sides.set(outgoingId, correction);
      sides.set(incomingId, correction);
    }
  }
  return transfers.sort((left, right) => compareTexts(left.outgoingId, right.outgoingId));
}
