import { isObject, type JsonObject } from "../../schema/decode.js";
import { type AccountIdentity, hasId, isSameAccount } from "./account-identity.js";

/** Accounts of one IBAN, number or id that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 100;

/** Reads the identity of an account; undefined where there are too many. */
export type IdentityOf = (account: JsonObject) => AccountIdentity | undefined;

/** The accounts that were there before, by what they are known by. */
export class KnownAccounts {
  readonly #identities: readonly (AccountIdentity | undefined)[];
  readonly #places = new Map<string, number[]>();

  constructor(accounts: readonly unknown[], identityOf: IdentityOf) {
    this.#identities = accounts.map((account) => (isObject(account) ? identityOf(account) : undefined));
    this.#identities.forEach((identity, place) => {
      for (const label of identity === undefined
        ? []
        : new Set([...labelsOf(identity), ...labelsOf({ id: identity.shownId })])) {
        const places = this.#places.get(label);
        if (places === undefined) this.#places.set(label, [place]);
        else if (places.length < MOST_ALIKE) places.push(place);
      }
    });
  }

  /** The places of an account's copies; none where it is new, or could be several accounts. */
  placesOf(given: AccountIdentity | undefined): readonly number[] {
    if (given === undefined) return [];
    const labelled = new Set(labelsOf(given).flatMap((label) => this.#places.get(label) ?? []));
    if (labelled.size === 0) return [];
    const alike = [...labelled].filter((place) => isSameAccount(this.#identities[place]!, given));
    const among = (is: (known: AccountIdentity) => boolean): readonly number[] =>
      alike.filter((place) => is(this.#identities[place]!));
    const keyed = among(({ key }) => key !== undefined && key === given.key);
    const named = among((known) => hasId(known, given.id));
    return [keyed, alike, named].find((places) => this.#isOneAccount(places)) ?? [];
  }

  #isOneAccount(places: readonly number[]): boolean {
    const [first, ...others] = places.map((place) => this.#identities[place]!.key);
    return places.length === 1 || (first !== undefined && others.every((key) => key === first));
  }
}

function labelsOf({ iban, number, id }: Partial<AccountIdentity>): readonly string[] {
  const labels: string[] = [];
  if (iban !== undefined) labels.push(`iban ${iban}`);
  if (number !== undefined) labels.push(`number ${number}`);
  if (id !== undefined) labels.push(`id ${id}`);
  return labels;
}
