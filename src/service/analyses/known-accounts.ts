import { identitiesOf } from "../../adapters/account-identity.js";
import type { JsonObject } from "../../schema/decode.js";
import type { AccountIdentity } from "./account-identity.js";
import { hasId, haveSameRows, isSameAccount } from "./same-account.js";

/** Accounts of one IBAN, number or id that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 100;
/** Accounts of one name that are looked at: by all their rows. */
const MOST_NAMESAKES = 20;

/** Reads the identity of an account; undefined where there are too many. */
export type IdentityOf = (account: JsonObject) => AccountIdentity | undefined;

/** The accounts that were there before, by what they are known by. */
export class KnownAccounts {
  readonly #identities: readonly (AccountIdentity | undefined)[];
  /** Accounts of equal keys are one for the engine. */
  readonly #keys: readonly (string | undefined)[];
  readonly #labelled = new Map<string, number[]>();
  readonly #keyed = new Map<string, number[]>();

  /** @param identities - Of each account; undefined where it is no object, or too many were read. */
  constructor(identities: readonly (AccountIdentity | undefined)[]) {
    this.#identities = identities;
    this.#keys = keysOf(this.#identities);
    this.#identities.forEach((identity, place) => {
      const key = this.#keys[place];
      if (key !== undefined) add(this.#keyed, key, place);
      if (identity === undefined) return;
      const { name, ...others } = identity;
      const labels = new Set([...labelsOf(others), ...labelsOf({ id: identity.shownId })]);
      for (const label of labels) add(this.#labelled, label, place);
      for (const label of labelsOf({ name })) add(this.#labelled, label, place, MOST_NAMESAKES);
    });
  }

  /**
   * The places of an account's copies; none where it is new, or could be several accounts.
   * @param isAmong - Whether the account of a place may be it.
   */
  placesOf(given: AccountIdentity | undefined, isAmong = (_place: number): boolean => true): readonly number[] {
    if (given === undefined) return [];
    const labelled = new Set(labelsOf(given).flatMap((label) => this.#labelled.get(label) ?? []));
    if (labelled.size === 0) return [];
    const alike = [...labelled].filter((place) => isAmong(place) && isSameAccount(this.#identities[place]!, given));
    const [key] = keysOf([given]);
    const signs: readonly ((place: number) => boolean)[] = [
      (place) => key !== undefined && this.#keys[place] === key,
      () => true,
      (place) => hasId(this.#identities[place]!, given.id),
      (place) => haveSameRows(this.#identities[place]!, given),
    ];
    for (const hasSign of signs) {
      const found = alike.filter(hasSign);
      if (this.#isOneAccount(found)) return this.#withCopies(found);
    }
    return [];
  }

  /** Whether an id is the one that the service shows the account of one of the places by, and not its provider's. */
  isShownId(id: string | undefined, places: readonly number[]): boolean {
    return places.some((place) => {
      const identity = this.#identities[place];
      return id !== undefined && identity?.shownId === id && identity.id !== id;
    });
  }

  /** Copies of an account may be known by other names than the one that it was found by. */
  #withCopies(found: readonly number[]): readonly number[] {
    const key = this.#keys[found[0]!];
    return key === undefined ? found : [...new Set([...found, ...this.#keyed.get(key)!])];
  }

  #isOneAccount(places: readonly number[]): boolean {
    const [first, ...others] = places.map((place) => this.#keys[place]);
    return places.length === 1 || (first !== undefined && others.every((key) => key === first));
  }
}

/** What makes accounts one for the engine, by account; undefined where they do not say their currency. */
function keysOf(identities: readonly (AccountIdentity | undefined)[]): readonly (string | undefined)[] {
  const keys = identities.map((): string | undefined => undefined);
  const readable = identities.flatMap((identity, place) =>
    identity?.account === undefined || identity.currency === undefined
      ? []
      : [{ account: identity.account, layout: identity.layout, place }],
  );
  const found = identitiesOf(
    readable.map(({ account }) => account),
    readable.map(({ layout }) => layout),
  );
  readable.forEach(({ place }, at) => {
    keys[place] = found[at];
  });
  return keys;
}

function labelsOf({ iban, number, id, name }: Partial<AccountIdentity>): readonly string[] {
  const labels: string[] = [];
  if (iban !== undefined) labels.push(`iban ${iban}`);
  if (number !== undefined) labels.push(`number ${number}`);
  if (id !== undefined) labels.push(`id ${id}`);
  if (name !== undefined) labels.push(`name ${name}`);
  return labels;
}

function add(places: Map<string, number[]>, label: string, place: number, most = MOST_ALIKE): void {
  const known = places.get(label);
  if (known === undefined) places.set(label, [place]);
  else if (known.length < most) known.push(place);
}
