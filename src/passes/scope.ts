import type { Account } from "../model/account.js";
import type { AnalysisErrorCode } from "../model/error-code.js";
import type { Ledger } from "../model/ledger.js";
import type { Settings, Usage } from "../model/settings.js";

/** What choosing the accounts needs. */
export interface ScopeNeeds {
  readonly ledger: Ledger;
  readonly settings: Settings;
}

/** Which accounts count, by account number of the ledger. */
export interface Scope {
  /** 1 for the checking and card accounts that the figures are computed from. */
  readonly isAnalysed: Uint8Array;
  /** 1 for savings and loan accounts that are kept to recognise own transfers. */
  readonly isLinkable: Uint8Array;
  /** 1 for accounts that could be one or the other: only the body or the client leaves them out. */
  readonly isEligible: Uint8Array;
  /** 1 for checking accounts that nothing but their usage leaves out: a trader's business account beside his private one. */
  readonly isOfOtherUsage: Uint8Array;
  /** Why nothing can be analysed; undefined where something can. */
  readonly refusal: AnalysisErrorCode | undefined;
}

/** Takes all checking and card accounts, and all others for links, but for those that the client or the body leaves out: nothing is refused. */
export function takeAllAccounts({ ledger, settings }: ScopeNeeds): Scope {
  const { accounts } = ledger;
  const isComputed = accounts.map(computedTest(ledger, settings));
  const isAnalysed = Uint8Array.from(accounts, (account, number) => (isComputed[number] && isPayment(account) ? 1 : 0));
  const isLinkable = isAnalysed.map((flag, number) => (isComputed[number] ? 1 - flag : 0));
  const isEligible = new Uint8Array(accounts.length).fill(1);
  return { isAnalysed, isLinkable, isEligible, isOfOtherUsage: new Uint8Array(accounts.length), refusal: undefined };
}

/**
 * Chooses the accounts that count, and refuses in the decided order where none is left (decisions section 3, steps 1
 * to 6). Whether an account is computed is for the client to correct.
 */
export function selectAccounts({ ledger, settings }: ScopeNeeds): Scope {
  const { accounts } = ledger;
  const isAnalysed = new Uint8Array(accounts.length);
  const isLinkable = new Uint8Array(accounts.length);
  const inCurrency = (account: Account): boolean => account.currency === settings.project.currency;
  const inUsage = (account: Account): boolean =>
    account.usage === "UNKNOWN" || account.usage === supportedUsage(settings.usage);
  const isOwned = (account: Account): boolean => account.ownership !== "ATTORNEY";
  const isComputed = computedTest(ledger, settings);
  const isEligible = Uint8Array.from(accounts, (account) =>
    account.type !== "UNKNOWN" && inCurrency(account) && inUsage(account) && isOwned(account) ? 1 : 0,
  );
  const isOfOtherUsage = Uint8Array.from(accounts, (account, number) =>
    account.type === "CHECKING" &&
    inCurrency(account) &&
    !inUsage(account) &&
    isOwned(account) &&
    isComputed(account, number)
      ? 1
      : 0,
  );
  const accountsOf = { isAnalysed, isLinkable, isEligible, isOfOtherUsage };
  const refuse = (refusal: AnalysisErrorCode): Scope => ({ ...accountsOf, refusal });

  if (accounts.every((account) => account.type === "UNKNOWN")) return refuse("ACCOUNT_TYPE_NOT_SUPPORTED");
  const payment = accounts.filter(isPayment);
  if (payment.length === 0) return refuse("NO_CHECKING_ACCOUNT");
  const current = payment.filter(inCurrency);
  if (current.length === 0) return refuse("CURRENCY_NOT_SUPPORTED");
  const used = current.filter(inUsage);
  if (used.length === 0) return refuse("USAGE_NOT_SUPPORTED");
  const owned = used.filter(isOwned);
  if (owned.length === 0) return refuse("OWNERSHIP_NOT_SUPPORTED");
  const isLeft = (account: Account, number: number): boolean => isEligible[number] === 1 && isComputed(account, number);
  if (!accounts.some((account, number) => account.type === "CHECKING" && isLeft(account, number)))
    return refuse("NO_CHECKING_ACCOUNT");

  accounts.forEach((account, number) => {
    if (!isLeft(account, number)) return;
    if (isPayment(account)) isAnalysed[number] = 1;
    else isLinkable[number] = 1;
  });
  return { ...accountsOf, refusal: undefined };
}

/** 1 for the accounts that are used, by account number: analysed, or kept for links. */
export function usedAccounts({ isAnalysed, isLinkable }: Scope): Uint8Array {
  return isAnalysed.map((flag, number) => flag | isLinkable[number]!);
}

/** Whether the client, else the body, has an account in the computation. */
function computedTest(ledger: Ledger, { corrections }: Settings): (account: Account, number: number) => boolean {
  const corrected = new Map(corrections?.accounts.map(({ accountId, isComputed }) => [accountId, isComputed]));
  return (account, number) => corrected.get(ledger.accountIds[number]!) ?? account.isComputed;
}

function isPayment({ type }: Account): boolean {
  return type === "CHECKING" || type === "CREDIT_CARD";
}

function supportedUsage(usage: Usage): Account["usage"] {
  return usage === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL";
}
