import type { Category } from "../model/category.js";
import type { TransactionType } from "../model/transaction-type.js";

/**
 * Ids of transactions that belong to one: the interface's `relatedTransactions`. Each is a pairing of one with one; the
 * members come in twos, of which each transaction of a pair has its own.
 */
export interface RelatedTransactions {
  /** On a payment that is tried again: the try before it, which was rejected. */
  readonly retryOf?: string;
  /** On a rejected payment: the one that tries it again. */
  readonly retriedOn?: string;
  /** On a credit that returns a debit unpaid: that debit. */
  readonly rejectionOf?: string;
  /** On a debit that came back unpaid: the credit that returned it. */
  readonly rejectedOn?: string;
  /** On what came in from an own account: the debit there. */
  readonly transferOf?: string;
  /** On what went out to an own account: the credit there. */
  readonly transferredOn?: string;
  /** On a card account's reset: the card's total on the checking account. */
  readonly resetOf?: string;
  /** On a card's total: the card account's reset. */
  readonly resetOn?: string;
  /** On a refund: the payment that it gives back. */
  readonly refundOf?: string;
  /** On a payment: the credit that gives it back. */
  readonly refundedOn?: string;
}

/** An employer (French market only). `staffing` is left out: it is not known. */
export interface EmployerView {
  /** The words of the text that name it, in capitals. */
  readonly name: string;
}

/** What the engine adds to a transaction (interface, "Transaction", `enrichments`). */
export interface EnrichmentsView {
  /** Why the transaction was made. */
  readonly category: Category;
  /** How the money moved. */
  readonly type: TransactionType;
  /** Whether its text or IBAN shows another country than the project's. */
  readonly isInternationalTransfer: boolean;
  /** @deprecated Kept by the interface: whether `relatedTransactions.rejectedOn` is there. */
  readonly isRejected: boolean;
  /** @deprecated Kept by the interface: the other side of a pair, which `relatedTransactions` names too. */
  readonly counterPartId?: string;
  /** What it is paired with; empty where that is nothing. */
  readonly relatedTransactions: RelatedTransactions;
  /** The cash flow it belongs to; for a transaction outside the window, the one that its like would form. */
  readonly groupId: string;
  /** The same for transactions of one account, direction and category whose texts name one counterparty, whatever their references. */
  readonly descriptionGroupId: string;
  /**
   * The rule that decided the category, with its phrase, and `>CATEGORY` where the rule's own was refined; `default.…` where
   * none matched; `provider.…` where the provider's type decided. Where more than the text did, what that was: the rhythm
   * (`regularity.income`, `regularity.expense`; `regularity.line` for a rent or maintenance that is told in other months); a link, with the category that the text says (`link.own-transfer:CATEGORY`,
   * `link.card-reset:CATEGORY` for a card's bill or its reset, `link.refund:CATEGORY` for what a shop gives back by its name
   * alone, `link.rejection:CATEGORY` for a debit that comes back under its own text, `link.retry:CATEGORY` for what is
   * presented again and was told by its first try); the debit that came back (`link.rejection-of-loan-repayment`,
   * `link.rejection-of-check`); the account (`account.credit-card` for what pays a card);
   * the client (`correction.category`, `correction.transfer`).
   */
  readonly rule: string;
  /** Who pays the wage, where the transaction is one. */
  readonly employer?: EmployerView;
  /** The text tells of health, religion, union or politics: no score and no explanation repeats it. Only there when true. */
  readonly isSensitive?: true;
}
