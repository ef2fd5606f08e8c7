import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import type { ReferenceDate } from "../reference-date.js";
import type { Scope } from "../scope.js";
import { countedNote, noteOf, type QualityNote } from "./notes.js";

/** What judging the accounts needs. */
export interface AccountQualityNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly reference: ReferenceDate;
}

/** What is uncertain about each account: whose it is, and how old its balance. */
export function judgeAccounts(needs: AccountQualityNeeds): readonly QualityNote[] {
  const { ledger, scope } = needs;
  // A refused body analyses no account at all, and its error says why.
  if (scope.refusal !== undefined) return [];
  return ledger.accounts.flatMap((_, number) =>
    scope.isAnalysed[number] === 1 ? notesOfAnalysed(needs, number) : notesOfOther(needs, number),
  );
}

function notesOfOther({ ledger, scope }: AccountQualityNeeds, number: number): readonly QualityNote[] {
  return scope.isLinkable[number] === 1
    ? []
    : [noteOf("UNANALYSED_ACCOUNT", { accountId: ledger.accountIds[number]! })];
}

function notesOfAnalysed({ ledger, reference }: AccountQualityNeeds, number: number): readonly QualityNote[] {
  const account = ledger.accounts[number]!;
  const about = { accountId: ledger.accountIds[number]! };
  const staleDays = reference.day - account.balanceDay;
  return [
    ...(account.usage === "UNKNOWN" ? [noteOf("UNKNOWN_USAGE", about)] : []),
    ...(account.ownership === undefined ? [noteOf("UNKNOWN_OWNERSHIP", about)] : []),
    ...(account.isBalanceDated ? [] : [noteOf("UNDATED_BALANCE", about)]),
    ...countedNote("STALE_BALANCE", staleDays > PARAMETERS.staleBalanceDays ? staleDays : 0, about),
  ];
}
