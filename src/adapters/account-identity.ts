import { isIban } from "../base/iban-check.js";
import { fold } from "../base/text.js";
import type { Account, AccountType } from "../model/account.js";
import { bankSignsOf } from "./bank-signs.js";
import type { Layout } from "./detect.js";

/** Accounts that often bear the IBAN, and at times the number, of the checking account that pays for them. */
export const PAID_TYPES: ReadonlySet<AccountType> = new Set(["CREDIT_CARD", "LOAN"]);

/** What names an account: all that is needed, or each part of it by which it may be found out. */
interface Names {
  readonly whole?: string | undefined;
  readonly parts: readonly (string | undefined)[];
}

/** An account with what tells its bank. */
interface Named {
  readonly account: Account;
  /** Accounts of equal ones are at one bank; undefined where none is told. */
  readonly bank: string | undefined;
}

/**
 * What makes accounts the same, by account: equal identities are one account seen twice (decisions section 3). Undefined
 * where nothing identifies it. An account that lacks its IBAN has the identity of the only one with its bank and number;
 * where several have them, nothing tells which of them it is.
 *
 * @param layouts - Of each account the layout that it was read in.
 */
export function identitiesOf(
  accounts: readonly Account[],
  layouts: readonly Layout[],
): readonly (string | undefined)[] {
  const banks = bankSignsOf(
    accounts.map(({ bank }) => bank),
    layouts,
  );
  const named = accounts.map((account, place): Named => ({ account, bank: banks[place] }));
  const checking = new Set(named.filter(({ account }) => account.type === "CHECKING").flatMap(keysOf));
  const names = named.map((one) => (PAID_TYPES.has(one.account.type) ? namesOfPaid(one, checking) : namesOf(one)));
  const wholes = new Map<string, string | undefined>();
  names.forEach(({ whole, parts }, number) => {
    if (whole === undefined) return;
    for (const part of parts) {
      const key = `${kindOf(accounts[number]!)}/${part}`;
      wholes.set(key, wholes.has(key) && wholes.get(key) !== whole ? undefined : whole);
    }
  });
  return names.map(({ whole, parts }, number) => {
    const kind = kindOf(accounts[number]!);
    const known = parts.filter((part) => part !== undefined);
    const found = known.map((part) => wholes.get(`${kind}/${part}`)).find((one) => one !== undefined);
    const name = whole ?? found ?? known[0];
    return name === undefined ? undefined : `${kind}/${name}`;
  });
}

function kindOf({ type, currency }: Account): string {
  return `${type}/${currency}`;
}

function namesOf(named: Named): Names {
  return { whole: ibanOf(named.account), parts: [numberAtBankOf(named)] };
}

/**
 * A card or loan is told by its number beside the IBAN: two cards of one checking account may both bear its IBAN. What
 * names a checking account of the body names no card.
 */
function namesOfPaid(named: Named, checking: ReadonlySet<string | undefined>): Names {
  const { account, bank } = named;
  const iban = ibanOf(account);
  const atBank = numberAtBankOf(named);
  const isNumbered = numberOf(account) !== undefined && !checking.has(atBank);
  if (isNumbered && iban !== undefined) {
    const ownIban = checking.has(iban) ? undefined : iban;
    return { whole: `${iban}/${numberOf(account)}`, parts: [atBank, ownIban] };
  }
  if (isNumbered) return { parts: [atBank] };
  if (iban === undefined || !checking.has(iban)) return { parts: [iban] };
  const id = account.aggregator?.id;
  return { parts: [id === undefined ? undefined : `${iban}/${bank}/#${id}`] };
}

function keysOf(named: Named): readonly (string | undefined)[] {
  return [ibanOf(named.account), numberAtBankOf(named)].filter((key) => key !== undefined);
}

/** An IBAN whose check digits hold: one that is masked, or filled with zeros, names no account. */
export function ibanOf({ iban }: Pick<Account, "iban">): string | undefined {
  return iban !== undefined && isIban(iban) ? iban : undefined;
}

/** The number without its masks, which banks and providers write in several ways; one without a digit tells no account. */
export function numberOf({ number }: Pick<Account, "number">): string | undefined {
  return number !== undefined && /\d/.test(number) ? fold(number).replace(/[ X]+/g, "") : undefined;
}

/** A bank that is not told is told by the provider's id of the account, which the same account bears when it comes again. */
function numberAtBankOf({ account, bank }: Named): string | undefined {
  const number = numberOf(account);
  const id = account.aggregator?.id;
  const at = bank ?? (id === undefined ? undefined : `#${id}`);
  return number === undefined || at === undefined ? undefined : `${at}/${number}`;
}
