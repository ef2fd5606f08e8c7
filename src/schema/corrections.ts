import { compareTexts } from "../base/collections.js";
import type { AccountCorrection, CategoryCorrection, Corrections, TransferCorrection } from "../model/correction.js";
import type { Usage } from "../model/settings.js";
import { type Decoder, kindOf } from "./decode.js";
import { readCategoryName, readId } from "./entries.js";

/** The most that one analysis may correct of a kind. */
const MOST_CORRECTIONS = 10_000;

/**
 * Checks what the client corrects and puts it in the order of its ids, so that the order in which it was said changes
 * nothing. What is said twice is said once; what contradicts itself is an issue at the later place.
 * @returns Undefined where nothing is corrected.
 */
export function resolveCorrections(root: Decoder, usage: Usage): Corrections | undefined {
  const corrections = root.child("corrections");
  if (corrections === undefined) return undefined;
  const categories = distinct(
    corrections.children("categories", MOST_CORRECTIONS, (entry) => readCategory(entry, usage)),
    "groupId",
    "category",
  );
  const accounts = distinct(corrections.children("accounts", MOST_CORRECTIONS, readAccount), "accountId", "isComputed");
  const transfers = distinctTransfers(corrections.children("transfers", MOST_CORRECTIONS, readTransfer));
  return categories.length + accounts.length + transfers.length === 0 ? undefined : { categories, accounts, transfers };
}

/** A correction with the entry that says it. */
interface Read<Correction> {
  readonly entry: Decoder;
  readonly correction: Correction;
}

function readCategory(entry: Decoder, usage: Usage): Read<CategoryCorrection> | undefined {
  const groupId = readId(entry, "groupId");
  const category = readCategoryName(entry, usage);
  return groupId === undefined || category === undefined ? undefined : { entry, correction: { groupId, category } };
}

function readAccount(entry: Decoder): Read<AccountCorrection> | undefined {
  const accountId = readId(entry, "accountId");
  const { isComputed } = entry.object;
  if (typeof isComputed !== "boolean")
    return refuse(entry, "isComputed", `expected true or false, found ${kindOf(isComputed)}`);
  return accountId === undefined ? undefined : { entry, correction: { accountId, isComputed } };
}

function readTransfer(entry: Decoder): Read<TransferCorrection> | undefined {
  const outgoingId = readId(entry, "outgoingId");
  const incomingId = readId(entry, "incomingId");
  if (outgoingId === undefined || incomingId === undefined) return undefined;
  return { entry, correction: { outgoingId, incomingId } };
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
  for (const { entry, correction } of read) {
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
  for (const { entry, correction } of read) {
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
