import type { Day } from "../../base/calendar.js";
import type { ConnectionHealth } from "../../model/evidence.js";
import { PARAMETERS } from "../../parameters.js";
import type { ReferenceDate } from "../reference-date.js";
import { noteOf, type QualityNote } from "./notes.js";

/** What judging the connections needs. */
export interface ConnectionQualityNeeds {
  readonly reference: ReferenceDate;
  readonly connections: readonly ConnectionHealth[];
}

/**
 * Connections to a bank that are in an error state, or were last synchronised too long before the reference date, each
 * with its accounts and the days since. An analysis that is refused has these notes too: they may be the reason.
 */
export function judgeConnections({ reference, connections }: ConnectionQualityNeeds): readonly QualityNote[] {
  return connections.flatMap(({ accounts, succeededOn, isFailed }) => {
    const missedDays = Math.max(reference.day - (succeededOn ?? reference.day), 0);
    const isStale = missedDays > PARAMETERS.staleConnectionDays;
    if (!isFailed && !isStale) return [];
    const days =
      missedDays === 0 ? {} : { count: missedDays, from: (reference.day - missedDays + 1) as Day, to: reference.day };
    return [noteOf(isFailed ? "FAILED_CONNECTION" : "STALE_CONNECTION", { accounts, ...days })];
  });
}
