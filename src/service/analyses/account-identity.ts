import { ibanOf, numberOf } from "../../adapters/account-identity.js";
import { accountIdOf, describe } from "../../adapters/account-order.js";
import { adaptBody } from "../../adapters/adapter.js";
import { comparedPart } from "../../adapters/bank-signs.js";
import { Collector, MOST_ACCOUNTS } from "../../adapters/collector.js";
import type { Layout } from "../../adapters/detect.js";
import { personOf } from "../../adapters/party-names.js";
import { readCurrency } from "../../adapters/readers.js";
import { FORMAT_OF_LAYOUT } from "../../adapters/readings.js";
import type { Instant } from "../../base/instant.js";
import { fold } from "../../base/text.js";
import { UTC } from "../../base/time-zone.js";
import type { Account } from "../../model/account.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { IssueList } from "../../schema/issues.js";
import { withoutNulls } from "../without-nulls.js";
import { AccountRows } from "./account-rows.js";
import { idOf, isChoice } from "./choice.js";
import { bankMembersOf } from "./connection-identity.js";
import type { ShownIds } from "./shown-ids.js";

/** What an account says of which one it is; each member undefined where it does not say. */
export interface AccountIdentity {
  /** The layout that it is read as. */
  readonly layout: Layout;
  /** The layout that its members show. */
  readonly shownLayout: Layout | undefined;
  /** Its provider's id. */
  readonly id: string | undefined;
  /** The id that the service shows it by. */
  readonly shownId: string | undefined;
  /** Its bank and name, with type and currency, where it has neither an IBAN nor a number. */
  readonly name: string | undefined;
  /** Its owners, where it is known by its name: their names whatever the order of words and titles, of many the first. */
  readonly owners: readonly string[];
  readonly iban: string | undefined;
  readonly number: string | undefined;
  readonly bankName: string | undefined;
  readonly bankId: string | undefined;
  readonly currency: string | undefined;
  readonly type: string | undefined;
  /** As the engine reads it; what it does not give is made up where it could not be read without. */
  readonly account: Account | undefined;
  /** Its transactions; undefined where it comes without a list of them. */
  readonly rows: AccountRows | undefined;
  /** Whether it comes with its transactions and all that an account needs, so that it could stand alone. */
  readonly isWhole: boolean;
}

/** Where an account stands, and how it is written. */
export interface AccountPlace {
  /** The layout that it is read as. */
  readonly readAs: Layout;
  /** The layout that its members show; undefined where they show none, as those of a selection. */
  readonly shown: Layout | undefined;
  /** What its connection says of the bank, by `bankMembersOf`. */
  readonly connection?: JsonObject | undefined;
}

/**
 * Identities that are read for one request, in `accounts` and `connections` together: ten times the accounts that two
 * readable bodies have. Those behind are new.
 */
const MOST_READ = 20 * MOST_ACCOUNTS;

/** The words in which the service lists accounts. A choice shows no layout of its own: what it says contradicts none. */
const LISTED: AccountPlace = { readAs: "NATIVE", shown: undefined };
/** How what a choice says may be written. The words of PROVIDER_A are among those of the others. */
const CHOICE_PLACES: readonly AccountPlace[] = [
  LISTED,
  { readAs: "PROVIDER_D", shown: undefined },
  { readAs: "PROVIDER_E", shown: undefined },
  { readAs: "PROVIDER_C", shown: undefined, connection: bankMembersOf({}, "PROVIDER_C") },
];

/** Reads the identities of accounts, so many that no body makes it the most of the work. */
export class IdentityReader {
  readonly #shownIds: ShownIds;
  readonly #areShown: ReadonlySet<string>;
  #count = 0;

  /** @param shownIds - Those that are known; of others the id is the one that an account has that none is like. */
  constructor(shownIds: ShownIds) {
    this.#shownIds = shownIds;
    this.#areShown = new Set(shownIds.values());
  }

  /** The identity of an account; undefined where too many were read. */
  read(raw: JsonObject, place: AccountPlace): AccountIdentity | undefined {
    this.#count += 1;
    return this.#count > MOST_READ ? undefined : readIdentity(raw, place, this.#shownIds.get(raw));
  }

  /** What an entry of a list says without what is null, where it is a choice; of an account that is not listed yet, where it only names it. */
  choiceOf(entry: unknown): JsonObject | undefined {
    const given = isObject(entry) ? withoutNulls(entry) : undefined;
    return given !== undefined && isChoice(given, this.#namesShown(given)) ? given : undefined;
  }

  /** The identity that a choice names, in its provider's words or in those in which the service lists it. */
  readChoice(given: JsonObject): AccountIdentity | undefined {
    return this.readFirst(given, this.#namesShown(given) ? [LISTED] : CHOICE_PLACES);
  }

  /** The identity of an account that shows no layout: read as the first that finds an IBAN or number in it, else as the first. */
  readFirst(raw: JsonObject, places: readonly AccountPlace[]): AccountIdentity | undefined {
    let identity: AccountIdentity | undefined;
    for (const place of places) {
      const read = this.read(raw, place);
      if (read?.iban !== undefined || read?.number !== undefined) return read;
      identity ??= read;
    }
    return identity;
  }

  #namesShown(given: JsonObject): boolean {
    const id = idOf(given);
    return id !== undefined && this.#areShown.has(id);
  }
}

/** The identity of an account, read as the engine reads it (decisions section 3). */
function readIdentity(
  raw: JsonObject,
  { readAs, shown, connection }: AccountPlace,
  shownId: string | undefined,
): AccountIdentity {
  const bare: JsonObject = { ...raw, transactions: [], dailyBalances: undefined };
  const whole = readAccount(bare, readAs, connection);
  const said = whole === undefined ? { ...bare, ...standInsFor(raw, readAs) } : bare;
  const account = whole ?? readAccount(said, readAs, connection);
  const { bank, owners = [] } = account ?? {};
  const currency = account?.currency === NO_CURRENCY ? undefined : account?.currency;
  const transactions = raw["transactions"];
  const isNumbered = account?.iban !== undefined || account?.number !== undefined;
  const name = isNumbered || currency === undefined ? undefined : account && describe(account);
  return {
    layout: readAs,
    shownLayout: shown,
    id: idOf(raw) ?? account?.aggregator?.id,
    shownId: shownId ?? (account && currency && accountIdOf(account)),
    name,
    owners: name === undefined ? [] : owners.slice(0, MOST_OWNERS).map((owner) => personOf(owner).words),
    iban: account && ibanOf(account),
    number: account && numberOf(account),
    bankName: bank?.name === undefined ? undefined : fold(comparedPart(bank.name)),
    bankId: bank?.id === undefined ? undefined : fold(bank.id),
    currency,
    type: account?.type === "UNKNOWN" ? undefined : account?.type,
    account,
    rows: Array.isArray(transactions)
      ? new AccountRows(() => collect({ ...said, transactions }, readAs, connection))
      : undefined,
    isWhole: whole !== undefined && Array.isArray(transactions),
  };
}

/** Owners of an account that are compared, so that no body makes them the most of the work. */
const MOST_OWNERS = 10;

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
  return collect(raw, layout, connection).accounts[0];
}

function collect(raw: JsonObject, layout: Layout, connection: JsonObject | undefined): Collector {
  const collector = new Collector(0 as Instant, UTC, new IssueList(), false);
  if (connection === undefined) adaptBody({ accounts: [raw] }, FORMAT_OF_LAYOUT[layout], collector);
  else adaptBody({ connections: [{ ...connection, accounts: [raw] }] }, "HYBRID", collector);
  return collector;
}
