import { detectAccount } from "../../adapters/detect.js";
import { readObjects } from "../../adapters/readers.js";
import { READINGS } from "../../adapters/readings.js";
import type { Format } from "../../index.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import type { AccountIdentity, IdentityReader } from "./account-identity.js";
import { AccountList } from "./account-list.js";
import { AllAccounts } from "./all-accounts.js";
import { type ChoiceTaker, ConnectionList } from "./connection-list.js";
import type { RequestPlaces } from "./request-places.js";
import { type BodyData, hasAccounts, holdsNothing } from "./stored-body.js";

/** The members of a body that hold accounts. */
export type ListMembers = Pick<BodyData, "accounts" | "connections">;

/** The accounts and connections of a body with those of a later request: a choice may reach copies in both. */
export class MergedLists {
  /** How many accounts and connections are new, came again, or were only chosen. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  /** Where choices stood in the request that no account was found for. */
  readonly unknownChoices: string[] = [];
  readonly #before: BodyData;
  readonly #declared: Format | undefined;
  readonly #reader: IdentityReader;
  #accountList: AccountList | undefined;
  #connectionList: ConnectionList | undefined;
  #all: AllAccounts | undefined;
  #unread: ReadonlySet<string> | undefined;

  constructor(before: BodyData, declared: Format | undefined, reader: IdentityReader) {
    this.#before = before;
    this.#declared = declared;
    this.#reader = reader;
  }

  /** The merged members; tells where their items stood in the request. */
  merge({ accounts, connections }: ListMembers, places: RequestPlaces): ListMembers {
    const choose = hasAccounts(this.#before) ? this.#choose : undefined;
    if (choose !== undefined && isFilled(accounts)) this.#takeAccounts(accounts, choose);
    if (isFilled(connections) && (choose !== undefined || Array.isArray(this.#before.connections)))
      for (const [index, one] of connections.entries()) this.#connections().take(one, `/connections/${index}`, choose);
    return {
      accounts: this.#finish("accounts", accounts, this.#accountList, (list) => {
        const { items, pointers } = list.finish();
        places.set("/accounts", pointers);
        return items;
      }),
      connections: this.#finish("connections", connections, this.#connectionList, (list) => list.finish(places)),
    };
  }

  #takeAccounts(update: readonly unknown[], choose: ChoiceTaker): void {
    for (const [index, account] of update.entries()) {
      const choice = this.#reader.choiceOf(account);
      const pointer = `/accounts/${index}`;
      if (choice !== undefined) choose(choice, pointer);
      else
        this.#accounts().take(
          account,
          pointer,
          isObject(account) ? this.#identityOf(withoutNulls(account)) : undefined,
        );
    }
  }

  /** Takes a choice for all copies of its account, wherever they are. */
  readonly #choose: ChoiceTaker = (choice, pointer, isAmong) => {
    this.#all ??= new AllAccounts([this.#accounts(), ...this.#connections().accounts]);
    if (this.#all.choose(choice, pointer, this.#reader.readChoice(choice), isAmong)) return;
    // An account that says too little to be found was told of already, when it came: again it says nothing new.
    this.#unread ??= new Set(bareEntriesOf(this.#before));
    if (!this.#unread.has(JSON.stringify(choice))) this.unknownChoices.push(pointer);
  };

  #finish<List extends AccountList | ConnectionList>(
    name: keyof ListMembers,
    update: unknown,
    list: List | undefined,
    finish: (list: List) => readonly unknown[],
  ): unknown {
    if (list !== undefined && (holdsNothing(update) || Array.isArray(update))) {
      const items = finish(list);
      for (const count of ["added", "renewed", "chosen"] as const) this.counts[count] += list.counts[count];
      return items;
    }
    if (holdsNothing(update)) return this.#before[name];
    if (Array.isArray(update)) this.counts.added += update.length;
    else this.counts.renewed += 1;
    return update;
  }

  #accounts(): AccountList {
    this.#accountList ??= new AccountList(listOf(this.#before.accounts), (account) => this.#identityOf(account));
    return this.#accountList;
  }

  #connections(): ConnectionList {
    const expected = (this.#declared && READINGS[this.#declared].connections) ?? [];
    this.#connectionList ??= new ConnectionList(listOf(this.#before.connections), expected, this.#reader);
    return this.#connectionList;
  }

  #identityOf(account: JsonObject): AccountIdentity | undefined {
    const expected = (this.#declared && READINGS[this.#declared].accounts) ?? ["NATIVE"];
    const shown = detectAccount(account, expected);
    const layouts = shown === undefined ? expected : [shown];
    return this.#reader.readFirst(
      account,
      layouts.map((readAs) => ({ readAs, shown })),
    );
  }
}

function isFilled(update: unknown): update is readonly unknown[] {
  return Array.isArray(update) && update.length > 0;
}

function listOf(member: unknown): readonly unknown[] {
  return Array.isArray(member) ? member : [];
}

/** The entries of all lists of a body that bring no transactions, as text. */
function bareEntriesOf({ accounts, connections }: ListMembers): readonly string[] {
  const lists = [accounts, ...readObjects(connections).map((one) => one["accounts"])];
  const entries = lists.flatMap((list) => readObjects(list).map(withoutNulls));
  return entries.filter((entry) => !("transactions" in entry)).map((entry) => JSON.stringify(entry));
}
