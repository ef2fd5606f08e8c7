import type { LexiconRule } from "../rule.js";
import { ABROAD } from "./abroad.js";
import { ABROAD_SHOPS } from "./abroad-shops.js";
import { BRANDS } from "./brands.js";
import { GROCERIES } from "./groceries.js";
import { LEISURE } from "./leisure.js";
import { MULTIMEDIA } from "./multimedia.js";
import { ONLINE_NAMES } from "./online-names.js";
import { SERVICES } from "./services.js";
import { SHOPPING } from "./shopping.js";
import { TRANSPORT } from "./transport.js";
import { TRAVEL_NAMES } from "./travel-names.js";

/** Names and kinds of shops, travel, games and subscriptions that are the same in every market. */
export const MERCHANTS: readonly LexiconRule[] = [
  ...GROCERIES,
  ...TRANSPORT,
  ...LEISURE,
  ...MULTIMEDIA,
  ...SHOPPING,
  ...SERVICES,
  ...ONLINE_NAMES,
  ...TRAVEL_NAMES,
  ...ABROAD,
  ...ABROAD_SHOPS,
  ...BRANDS,
];
