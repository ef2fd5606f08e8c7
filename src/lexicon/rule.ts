import type { Category } from "../model/category.js";
import type { Direction } from "../model/client-rule.js";

/**
 * How a text shows the way money moved. BANK is an operation of the bank itself (a fee, a rejection): its type is
 * CREDIT or DEBIT by sign.
 */
export type Mode = "CARD" | "DIRECT_DEBIT" | "TRANSFER" | "CHECK" | "CASH" | "BANK";

/** The modes of what is no transfer, for rules that texts without a mode may match too. */
export const NOT_A_TRANSFER: readonly Mode[] = ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"];

/** Phrases that show a mode, such as `PRLV SEPA` or `PAIEMENT PAR CARTE`. The first in a text decides. */
export interface ModeRule {
  readonly mode: Mode;
  /**
   * Phrases as banks print them, separated by `|`. Two single letters count where a sign parts them: `D/D`, not `D D PATEL`;
   * or beside a rule's phrase, first or last.
   */
  readonly phrases: string;
  /** Whether they are names too: they count behind all words but dates and numbers, or before all where a rule's phrase follows. */
  readonly standsLast?: true;
  /** Whether names hold them too: inside a longer phrase of a rule they are part of it. */
  readonly isInNames?: true;
  /** Whether a code of four digits makes them, which they end with or stand before (`MCC:5411`): without it they are names. */
  readonly isCode?: true;
}

/**
 * How sure a rule is against other rules that match the same text. OPERATION: what the bank itself says it did (fee,
 * seizure, rejection, refund). PURPOSE: what the payer says it is for (salary, rent, benefit). NAME: a known
 * counterparty. KIND: the kind of a shop or service (restaurant, pharmacy). HINT: only where nothing else matches.
 */
export type Strength = "OPERATION" | "PURPOSE" | "NAME" | "KIND" | "HINT";

/** From the surest to the weakest. */
export const STRENGTHS: readonly Strength[] = ["OPERATION", "PURPOSE", "NAME", "KIND", "HINT"];

/** A payment that may come back for no lack of money: a debit that is contested, a transfer that no account takes. */
export type ReturnedPayment = "DEBIT" | "TRANSFER";

/**
 * One rule of a lexicon: phrases that give a transaction its category, where direction, mode, amount and companions fit.
 * Phrases are matched as whole words on folded text (upper case, no accents, punctuation as spaces).
 */
export interface LexiconRule {
  /** Stable name, such as `fr.rent.words`: market, topic, what. Appears as `enrichments.rule` with the phrase. */
  readonly id: string;
  readonly category: Category;
  readonly direction: Direction;
  readonly strength: Strength;
  /** Phrases as banks print them, separated by `|`; any of them is enough. */
  readonly phrases: string;
  /** Only rows of these modes; left out: any, known or not. */
  readonly modes?: readonly Mode[];
  /** Only rows whose text shows none of these modes. */
  readonly notModes?: readonly Mode[];
  /** Least and most absolute amount, in units of currency. */
  readonly amountFrom?: number;
  readonly amountTo?: number;
  /** At least one of these phrases must be in the text too (separated by `|`). */
  readonly with?: string;
  /** None of these phrases may be in the text (separated by `|`). */
  readonly without?: string;
  /** The text must name a person, and no company or office: by so many words that may be names, or else by a given name. */
  readonly needsNames?: 1 | 2;
  /** Only where the text says nothing else: besides noise and numbers it may name a bank. */
  readonly standsAlone?: true;
  /** Where it stands alone: only behind a bank's or lender's name, or a company's legal form, whatever stands before that. */
  readonly behindCompany?: true;
  /** Whether its phrases end names: only right behind a word that no list holds, a surname, or one of those that may stand beside. */
  readonly endsName?: true;
  /** Whether numbers must stand right behind its phrases, one as long as a contract's that is no day: behind `FACTURE` it is a bill's. */
  readonly standsBeforeContract?: true;
  /** Whether no number with as many digits as a French postcode may stand right behind its phrases: `CP 44000`. */
  readonly isNoPostcode?: true;
  /** Whether no word that says something may stand before its phrases, or whether one must. */
  readonly standsFirst?: boolean;
  /** Words that may stand beside a rule that stands alone, or before one that stands first: they say nothing else (separated by `|`). */
  readonly beside?: string;
  /** Whether its phrases tell what the money of a savings book is for: only where it comes from one, named first and by no company. */
  readonly isOfSavingsBook?: true;
  /**
   * Whether neither its companions nor the length of its phrases prove anything: it is doubted as words that anybody writes to
   * himself or to a person.
   */
  readonly isInWords?: true;
  /** Whether its phrases name the counterparty, whatever its strength: rules of NAME do. Then it goes by that name. */
  readonly isName?: true;
  /** Whether a text that it fits names nobody, though it says more than words that lie in all texts. */
  readonly namesNobody?: true;
  /** Whether a text that it fits tells of religion, union or politics. Health is told by the category. */
  readonly isSensitive?: true;
  /** Whether its phrases are words for wages: what is joined to them or stands behind the month is paid with the wage. */
  readonly isWageWord?: true;
  /** Whether it is paid once, as a contract of work ends: beside a wage it is part of it only below `LEAST_SEVERANCE`. */
  readonly isPaidOnce?: true;
  /** The payment that it tells to have come back for no lack of money: what is owed on credit stays owed all the same. */
  readonly returnOf?: ReturnedPayment;
  /** Texts that this rule must win, as banks print them. */
  readonly examples: readonly string[];
  /** Where the phrases come from. */
  readonly source: string;
}

/** The lexicon of one market: what its files hold. */
export interface MarketLexicon {
  readonly modes: readonly ModeRule[];
  /** Words that say nothing of the counterparty: articles, reference words, legal forms (separated by `|`). */
  readonly noise: string;
  /** How a text names an account of the holder's own, or one that he shares (separated by `|`). */
  readonly ownAccounts?: string;
  /** How it names a savings book: an account of the holder's own, which earns no wage and no rent (separated by `|`). */
  readonly savingsBooks?: string;
  /** What relatives are called in this market alone, as the words mean something else in others (separated by `|`). */
  readonly kin?: string;
  /**
   * Words that services print in front of a code, without a space between (separated by `|`): `NLOV1K7Q8DZT4HM`. One that ends
   * with zeros stands before as many digits at least, and rules know it by them: it is another word than its letters alone.
   */
  readonly codePrefixes?: string;
  /**
   * Whether the last of two trades in a shop's name says what it is ("Pharmacy Bar"), as in English; else the first ("Bar La
   * Farmacia").
   */
  readonly isHeadLast?: true;
  readonly rules: readonly LexiconRule[];
}
