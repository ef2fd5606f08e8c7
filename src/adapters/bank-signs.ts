import { fold } from "../base/text.js";
import type { Bank } from "../model/account.js";
import type { Layout } from "./detect.js";

/** Of a name so many characters are compared: one connection's bank is compared for each of its accounts. */
const MOST_CHARACTERS_OF_NAME = 400;

/** The layout whose ids of banks are the client's own, as every id in it. */
const OWN_LAYOUT: Layout = "NATIVE";

/** What is said of an account's bank. */
interface ToldBank {
  readonly layout: Layout;
  readonly name: string | undefined;
  /** Its name, as that layout has it. */
  readonly nameInLayout: string | undefined;
  /** Its id, as that layout has it: providers number banks each in their own way. */
  readonly id: string | undefined;
}

/**
 * One sign of the bank of each account: accounts of equal ones are at one bank; undefined where none is told. Within a
 * provider's layout the id decides, for users give their connections names of their own; where it is missing, and across
 * layouts, the name does. In the client's own layout the name decides before the id. A name that a provider's layout has
 * for several ids tells none of them, and what two banks have in common with a third makes them no one.
 *
 * @param layouts - Of each account the layout that it was read in.
 */
export function bankSignsOf(
  banks: readonly (Bank | undefined)[],
  layouts: readonly Layout[],
): readonly (string | undefined)[] {
  const told = banks.map((bank, place) => toldBankOf(bank, layouts[place]!));
  const idOfName = onlyValues(told.map(({ nameInLayout, id }) => [nameInLayout, id]));
  const nameOfId = onlyValues(told.map(({ id, name }) => [id, name]));
  const layoutOfName = onlyValues(told.map(({ name, layout }) => [name, layout]));
  const joiningNames = new Map<string, string>();
  for (const { name, nameInLayout, id } of told) {
    if (id === undefined || name === undefined || nameInLayout === undefined) continue;
    const isJoining = layoutOfName.get(name) === undefined && idOfName.get(nameInLayout) === id;
    const earlier = joiningNames.get(id) ?? name;
    // Of several the first, so that the order of the accounts decides nothing.
    if (isJoining) joiningNames.set(id, name < earlier ? name : earlier);
  }
  return told.map(({ layout, name, nameInLayout, id }) => {
    const isOwn = layout === OWN_LAYOUT;
    const known = isOwn || id !== undefined ? id : nameInLayout && idOfName.get(nameInLayout);
    const nameOfKnown = known && (isOwn ? nameOfId : joiningNames).get(known);
    const sign = isOwn || known === undefined ? (name ?? nameOfKnown) : nameOfKnown;
    return sign === undefined ? known : `name ${sign}`;
  });
}

function toldBankOf({ id, name }: Bank = {}, layout: Layout): ToldBank {
  const folded = name === undefined ? undefined : fold(comparedPart(name));
  return {
    layout,
    name: folded,
    nameInLayout: folded === undefined ? undefined : `${layout}/${folded}`,
    id: id === undefined ? undefined : `id ${layout}/${fold(comparedPart(id))}`,
  };
}

/** The value of each key that has only one; undefined for a key of several. */
function onlyValues(
  pairs: readonly (readonly [string | undefined, string | undefined])[],
): ReadonlyMap<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  for (const [key, value] of pairs) {
    if (key === undefined || value === undefined) continue;
    values.set(key, values.has(key) && values.get(key) !== value ? undefined : value);
  }
  return values;
}

/** What of a name is compared. */
export function comparedPart(name: string): string {
  return name.slice(0, MOST_CHARACTERS_OF_NAME);
}
