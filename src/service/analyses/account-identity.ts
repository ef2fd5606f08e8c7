import { comparedPart, ibanOf, numberOf, PAID_TYPES } from "../../adapters/account-identity.js";
import { accountIdOf } from "../../adapters/account-order.js";
import { adaptBody } from "../../adapters/adapter.js";
import { Collector, MOST_ACCOUNTS } from "../../adapters/collector.js";
import type { AccountLayout, ConnectionLayout } from "../../adapters/detect.js";
import { readCurrency, readId } from "../../adapters/readers.js";
import { FORMAT_OF_LAYOUT } from "../../adapters/readings.js";
import type { Instant } from "../../base/instant.js";
import { fold } from "../../base/text.js";
import { UTC } from "../../base/time-zone.js";
import type { Account } from "../../model/account.js";
import type { JsonObject } from "../../schema/decode.js";
import { IssueList } from "../../schema/issues.js";

/** A layout of accounts, in the body itself or in a connection. */
export type Layout = AccountLayout | ConnectionLayout;

/** What an account says of which one it is; each member undefined where it does not say. */
export interface AccountIdentity {
  /** The layout that its members show. */
  readonly shownLayout: Layout | undefined;
  /** Its provider's id; for an account that no id, IBAN or number names, the one that the service shows it by. */
  readonly id: string | undefined;
  /** The id that the service shows it by. */
  readonly shownId: string | undefined;
  readonly iban: string | undefined;
  readonly number: string | undefined;
  readonly bankName: string | undefined;
  readonly bankId: string | undefined;
  readonly currency: string | undefined;
  readonly type: string | undefined;
  /** Accounts of equal keys are one for the engine: IBAN (of a card or loan with its number), else number and bank, with currency and type. */
  readonly key: string | undefined;
  /** Whether it has all that an account needs, so that it could stand alone. */
  readonly isWhole: boolean;
}

/** Where an account stands, and how it is written. */
export interface AccountPlace {
  /** The layout that it is read as. */
  readonly readAs: Layout;
  /** The layout that its members show; undefined where they show none, as those of a selection. */
  readonly shown: Layout | undefined;
  /** What its connection says of the bank, by {@link bankMembersOf}. */
  readonly connection?: JsonObject | undefined;
}

/**
 * Identities that are read for one request, in `accounts` and `connections` together: ten times the accounts that two
 * readable bodies have. Those behind are new.
 */
const MOST_READ = 20 * MOST_ACCOUNTS;

/** Reads the identities of accounts, so many that no body makes it the most of the work. */
export class IdentityReader {
  #count = 0;

  /** The identity of an account; undefined where too many were read. */
  read(raw: JsonObject, place: AccountPlace): AccountIdentity | undefined {
    this.#count += 1;
    return this.#count > MOST_READ ? undefined : readIdentity(raw, place);
  }
}

/** The identity of an account, read as the engine reads it (decisions section 3). */
function readIdentity(raw: JsonObject, { readAs, shown, connection }: AccountPlace): AccountIdentity {
  const bare = { ...raw, transactions: [], dailyBalances: undefined };
  const whole = readAccount(bare, readAs, connection);
  const account = whole ?? readAccount({ ...bare, ...standInsFor(raw, readAs) }, readAs, connection);
  const bank = account?.bank;
  const iban = account && ibanOf(account);
  const number = account && numberOf(account);
  const bankName = bank?.name === undefined ? undefined : fold(comparedPart(bank.name));
  const bankId = bank?.id === undefined ? undefined : fold(bank.id);
  const currency = account?.currency === NO_CURRENCY ? undefined : account?.currency;
  const byBank = bankName ?? bankId;
  const atBank = number === undefined || byBank === undefined ? undefined : `${byBank}/${number}`;
  const name =
    iban !== undefined && isPaidByAnother(account?.type) && number !== undefined
      ? `${iban}/${number}`
      : (iban ?? atBank);
  const shownId = account && currency && accountIdOf(account);
  const isNameless = account?.iban === undefined && account?.number === undefined && account?.name !== undefined;
  return {
    shownLayout: shown,
    id: readId(raw["id"]) ?? readId(raw["account_id"]) ?? (isNameless ? shownId : undefined),
    shownId,
    iban,
    number,
    bankName,
    bankId,
    currency,
    type: account?.type === "UNKNOWN" ? undefined : account?.type,
    key: name === undefined || currency === undefined ? undefined : `${account!.type}/${currency}/${name}`,
    isWhole: whole !== undefined,
  };
}

/** Whether nothing that two accounts say makes them two, and an IBAN, a number or at least an id makes them one. */
export function isSameAccount(known: AccountIdentity, given: AccountIdentity): boolean {
  if (differ(known.shownLayout, given.shownLayout) || differ(known.currency, given.currency)) return false;
  if (differ(known.type, given.type) || differ(known.iban, given.iban)) return false;
  // Two cards of one checking account may both bear its IBAN.
  if (agree(known.iban, given.iban)) return !(isPaidByAnother(known.type) && differ(known.number, given.number));
  // Providers number banks each in their own way: the name decides where both give it.
  const isOtherBank = differ(known.bankName, given.bankName) || differ(known.bankId, given.bankId);
  if (isOtherBank && !agree(known.bankName, given.bankName)) return false;
  // Ids are labels, not keys: they decide only where nothing else does (decisions section 4).
  return agree(known.number, given.number) || (hasId(known, given.id) && !differ(known.number, given.number));
}

/** Whether an account has an id, be it its provider's or the one that the service shows. */
export function hasId({ id, shownId }: AccountIdentity, given: string | undefined): boolean {
  return agree(id, given) || agree(shownId, given);
}

function isPaidByAnother(type: string | undefined): boolean {
  return type !== undefined && (PAID_TYPES as ReadonlySet<string>).has(type);
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

const BANK_MEMBERS = ["connector", "connector_uuid", "id_connector", "provider_id", "name"];

/** What a connection says of the bank of its accounts, with the layout that these are to be read as. */
export function bankMembersOf(connection: JsonObject, layout: ConnectionLayout): JsonObject {
  const said = BANK_MEMBERS.filter((name) => Object.hasOwn(connection, name)).map((name) => [name, connection[name]]);
  return { ...Object.fromEntries(said), connection_type: layout.replace("_", "-") };
}

/** ISO 4217's code for no currency. */
const NO_CURRENCY = "XXX";

/** A balance in the place of one that is not given or cannot be read: an account without any is not read. */
function standInsFor(raw: JsonObject, layout: Layout): JsonObject {
  const currency = readCurrency(raw["currency"]) ?? NO_CURRENCY;
  if (layout === "PROVIDER_D")
    return { balances: { booked: { amount: { currencyCode: NO_CURRENCY, value: { unscaledValue: 0 } } } } };
  if (layout === "PROVIDER_E") return { bookedBalance: { value: 0, currency } };
  return { balance: 0, balances: undefined, currency };
}

function readAccount(raw: JsonObject, layout: Layout, connection: JsonObject | undefined): Account | undefined {
  const collector = new Collector(0 as Instant, UTC, new IssueList(), false);
  if (connection === undefined) adaptBody({ accounts: [raw] }, FORMAT_OF_LAYOUT[layout], collector);
  else adaptBody({ connections: [{ ...connection, accounts: [raw] }] }, "HYBRID", collector);
  return collector.accounts[0];
}
