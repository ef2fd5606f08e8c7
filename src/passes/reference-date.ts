import type { Day } from "../base/calendar.js";
import type { Instant } from "../base/instant.js";
import type { Ledger } from "../model/ledger.js";
import type { Settings } from "../model/settings.js";
import type { Scope } from "./scope.js";

/** What the reference date needs. */
export interface ReferenceDateNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly settings: Settings;
  readonly useBalanceDate: boolean;
}

/** The date that an analysis looks back from. */
export interface ReferenceDate {
  readonly instant: Instant;
  readonly day: Day;
}

/** Now; with `useBalanceDate`, the latest balance date that an account analysed has (decisions section 2). */
export function findReferenceDate({ ledger, scope, settings, useBalanceDate }: ReferenceDateNeeds): ReferenceDate {
  let latest = Number.NaN;
  if (useBalanceDate) {
    ledger.accounts.forEach((account, number) => {
      const isDated = scope.isAnalysed[number] === 1 && account.isBalanceDated;
      if (isDated && !(account.balanceDate <= latest)) latest = account.balanceDate;
    });
  }
  const instant = Number.isNaN(latest) ? settings.now : latest;
  return { instant, day: settings.zone.dayOf(instant) };
}
