import type { Instant } from "../base/instant.js";
import type { Account } from "../model/account.js";
import type { Collector } from "./collector.js";

/** The members of an account that say when its balance is of: the time of the analysis where `dated` is NaN. */
export function balanceDateOf(
  dated: Instant,
  { now, zone }: Collector,
): Pick<Account, "balanceDate" | "balanceDay" | "isBalanceDated"> {
  const isBalanceDated = !Number.isNaN(dated);
  const balanceDate = isBalanceDated ? dated : now;
  return { balanceDate, balanceDay: zone.dayOf(balanceDate), isBalanceDated };
}
