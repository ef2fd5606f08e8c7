import type { Mode } from "../rule.js";

/** No cash, no cheque: the name on a cash machine is no purchase. */
export const NOT_CASH: readonly Mode[] = ["CASH", "CHECK"];

/** Nor a transfer: the name may be a remark, a surname or a street. */
export const NOT_TRANSFER: readonly Mode[] = ["CASH", "CHECK", "TRANSFER"];

/** Supermarkets that run fuel pumps, car rentals and travel agencies too. */
export const SUPERMARKET_NAMES =
  "CARREFOUR|LECLERC|INTERMARCHE|INTERMARCH|ITM|AUCHAN|CASINO|CORA|SUPER U|HYPER U|STATION U|SYSTEME U|MAGASIN U|" +
  "U EXPRESS|NETTO|COSTCO|COLRUYT|MATCH|SIMPLY|LECLERC DRIVE|GEANT";
