import { type Category, familyOf, isCategory } from "../model/category.js";
import type { Usage } from "../model/settings.js";
import { type Decoder, kindOf } from "./decode.js";

/** Longest id that a client gives. */
const LONGEST_ID = 100;

/** The category that an entry of the options names, one of the usage; else an issue is noted there. */
export function readCategoryName(entry: Decoder, usage: Usage): Category | undefined {
  const { category } = entry.object;
  if (typeof category !== "string" || !isCategory(category))
    entry.fault("INVALID_VALUE", "category", `expected a category of the interface, found ${kindOf(category)}`);
  else if (usage === "CONSUMER" && familyOf(category) === "BUSINESS")
    entry.fault("INVALID_VALUE", "category", "expected a category of a consumer's analysis");
  else return category;
  return undefined;
}

/** The id that a member of an entry is; else an issue is noted there. */
export function readId(entry: Decoder, name: string): string | undefined {
  const id = entry.object[name];
  if (typeof id === "string" && id.length > 0 && id.length <= LONGEST_ID) return id;
  entry.fault("INVALID_VALUE", name, `expected an id of 1 to ${LONGEST_ID} characters, found ${kindOf(id)}`);
  return undefined;
}
