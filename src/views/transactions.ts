import type { Instant } from "../base/calendar.js";
import { hashDigits } from "../base/hash.js";
import { amountOf, type Money } from "../base/money.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import type { AggregatorReference } from "../model/account.js";
import { CATEGORIES, type Category } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { transactionIdOf } from "../model/transaction-id.js";
import { TRANSACTION_TYPES, type TransactionType, typeNumberOf } from "../model/transaction-type.js";
import { type CashFlows, flowIdOfGroup } from "../passes/cash-flows.js";
import { type Categories, OWN_TRANSFER, REFINEMENTS } from "../passes/categories.js";
import type { Classification } from "../passes/classification.js";
import type { Organisations } from "../passes/organisations.js";
import { LINK_NAMES, type LinkName, type RowLinks } from "../passes/row-links.js";
import type { Formatter } from "./format.js";

/** Ids of transactions that belong to one: the interface's `relatedTransactions`. */
export interface RelatedTransactions {
  readonly retryOf?: string;
  readonly retriedOn?: string;
  readonly rejectionOf?: string;
  readonly rejectedOn?: string;
  readonly transferOf?: string;
  readonly transferredOn?: string;
  readonly resetOf?: string;
  readonly resetOn?: string;
  readonly refundOf?: string;
  readonly refundedOn?: string;
}

/** An employer (French market only). `staffing` is left out: it is not known. */
export interface EmployerView {
  readonly name: string;
}

/** What the engine adds to a transaction (interface, "Transaction", `enrichments`). */
export interface EnrichmentsView {
  readonly category: Category;
  readonly type: TransactionType;
  readonly isInternationalTransfer: boolean;
  /** @deprecated Kept by the interface: whether `relatedTransactions.rejectedOn` is there. */
  readonly isRejected: boolean;
  readonly relatedTransactions: RelatedTransactions;
  /** The cash flow it belongs to; for a transaction outside the window, the one that its like would form. */
  readonly groupId: string;
  readonly descriptionGroupId: string;
  /**
   * The rule that decided the category, with its phrase, and `>CATEGORY` where the rule's own was refined; `default.…` where
   * none matched; `provider.…` where the provider's type decided; `link.own-transfer:CATEGORY` for an own transfer whose text says something else.
   */
  readonly rule: string;
  readonly employer?: EmployerView;
  /** The text tells of health, religion, union or politics: no score and no explanation repeats it. Only there when true. */
  readonly isSensitive?: true;
}

/** A transaction of the result (interface, "Transaction (output)"). */
export interface TransactionView {
  readonly id: string;
  readonly accountId: string;
  readonly description: string;
  readonly dates: { readonly debitedAt?: string; readonly bookedAt?: string };
  /** In units of currency; negative for a debit. */
  readonly amount: number;
  readonly currency: string;
  readonly enrichments: EnrichmentsView;
  readonly isComing: boolean;
  readonly aggregator: AggregatorReference;
  readonly comment?: string;
  /** Whether the transaction is in none of the windows of this analysis. */
  readonly isNonAnalysed: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What the transactions' view needs. */
export interface TransactionViewNeeds {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
  readonly links: RowLinks;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly organisations: Organisations;
  /** 1 for rows that are in a window of this analysis. */
  readonly isAnalysed: Uint8Array;
  readonly format: Formatter;
  /** The time of the analysis. */
  readonly createdAt: string;
}

/** A view while it is written: optional members are assigned, because spreading objects by the thousand is slow. */
type Growing<View> = { -readonly [Name in keyof View]: View[Name] };

/** Begins the rule of an own transfer; behind it stands the category that its text says. */
export const OWN_TRANSFER_RULE = `${REFINEMENTS[OWN_TRANSFER]!}:`;

const NO_RELATIONS: RelatedTransactions = Object.freeze({});
const INCOMING_INTERNAL = typeNumberOf("INCOMING_INTERNAL_TRANSFER");
const OUTGOING_INTERNAL = typeNumberOf("OUTGOING_INTERNAL_TRANSFER");

/** The transactions of the result, by row of the ledger. */
export function viewTransactions(needs: TransactionViewNeeds): readonly TransactionView[] {
  const { ledger, format, createdAt, isAnalysed } = needs;
  const digits = ledger.accounts.map(({ minorDigits }) => minorDigits);
  const enrich = enrichmentsWriter(needs);
  const views = new Array<TransactionView>(ledger.size);
  for (let row = 0; row < ledger.size; row += 1) {
    const account = ledger.account[row]!;
    const debitedAt = ledger.debitedAt[row]!;
    const bookedAt = ledger.bookedAt[row]!;
    const view: Growing<TransactionView> = {
      id: transactionIdOf(ledger, row),
      accountId: ledger.accountIds[account]!,
      description: ledger.description[row]!,
      dates: datesOf(debitedAt, bookedAt, format),
      amount: amountOf(ledger.amount[row] as Money, digits[account]!),
      currency: ledger.accounts[account]!.currency,
      enrichments: enrich(row),
      isComing: ledger.isComing[row] === 1,
      aggregator: referenceOf(ledger, row),
      isNonAnalysed: isAnalysed[row] === 0,
      createdAt,
      updatedAt: createdAt,
    };
    const comment = ledger.comment[row];
    if (comment !== undefined) view.comment = comment;
    views[row] = view;
  }
  return views;
}

/** The dates of a row; NaN is left out. Literals of each shape: an object that grows after it is made costs twice. */
export function datesOf(debitedAt: Instant, bookedAt: Instant, format: Formatter): TransactionView["dates"] {
  if (Number.isNaN(bookedAt)) return { debitedAt: format.instant(debitedAt) };
  if (Number.isNaN(debitedAt)) return { bookedAt: format.instant(bookedAt) };
  return { debitedAt: format.instant(debitedAt), bookedAt: format.instant(bookedAt) };
}

/** What the provider calls the row; without a type of its own, DEBIT or CREDIT by sign (providers.md section 1). */
export function referenceOf(ledger: Ledger, row: number): AggregatorReference {
  const id = ledger.rawId[row];
  const type = ledger.rawType[row] ?? (ledger.amount[row]! < 0 ? "DEBIT" : "CREDIT");
  const category = ledger.rawCategory[row];
  // A literal for each shape: an object that grows after it is made is larger and slower.
  if (category === undefined) return id === undefined ? { type } : { id, type };
  return id === undefined ? { type, category } : { id, type, category };
}

/** A function that gives a row's enrichments; texts that rows share are made once. */
function enrichmentsWriter({
  ledger,
  lexicon,
  classification,
  links,
  cashFlows,
  categories,
  organisations,
}: TransactionViewNeeds): (row: number) => EnrichmentsView {
  const ruleOfEntry = new Map<number, string>();
  const groupIds: (string | undefined)[] = [];
  const employers = organisations.employerOfFlow.map((name) => (name === undefined ? undefined : { name }));
  const ruleText = (entry: number): string => {
    const known = ruleOfEntry.get(entry);
    if (known !== undefined) return known;
    const text = `${lexicon.ruleOf(entry).id}:${lexicon.phraseOf(entry)}`;
    ruleOfEntry.set(entry, text);
    return text;
  };
  const groupText = (group: number): string => {
    groupIds[group] ??= hashDigits(classification.groupKeys[group]!);
    return groupIds[group];
  };
  const outsideIds: (string | undefined)[] = [];
  const outsideId = (group: number): string => {
    outsideIds[group] ??= flowIdOfGroup(classification, group);
    return outsideIds[group];
  };
  const ruleOf = (row: number): string => {
    const refinement = categories.refinement[row]!;
    if (refinement === OWN_TRANSFER) return `${OWN_TRANSFER_RULE}${CATEGORIES[classification.category[row]!]}`;
    if (refinement !== 0) return REFINEMENTS[refinement]!;
    const entry = classification.entry[row]!;
    const category = categories.ofRow[row]!;
    if (entry === -1) return DEFAULT_RULES[category]!;
    // A rejection's kind comes from what else the text names, a business category from the usage: both are said.
    return lexicon.ruleOf(entry).category === category ? ruleText(entry) : `${ruleText(entry)}>${CATEGORIES[category]}`;
  };
  return (row) => {
    const flow = cashFlows.flowOfRow[row]!;
    const group = classification.group[row]!;
    const enrichments: Growing<EnrichmentsView> = {
      category: CATEGORIES[categories.ofRow[row]!]!,
      type: TRANSACTION_TYPES[typeOf(row, links, classification)]!,
      isInternationalTransfer: classification.isForeign[row] === 1,
      isRejected: links.rowOf("rejectedOn", row) !== -1,
      relatedTransactions: relationsOf(ledger, links, row),
      groupId: flow === -1 ? outsideId(group) : cashFlows.flows[flow]!.id,
      descriptionGroupId: groupText(group),
      rule: ruleOf(row),
    };
    if (flow !== -1 && employers[flow] !== undefined) enrichments.employer = employers[flow];
    if (classification.isSensitive[row] === 1) enrichments.isSensitive = true;
    return enrichments;
  };
}

/** Stands where the provider's type says what the text does not: a card's total. */
const CARD_TOTAL_RULE = "provider.card-total";

/** What stands as the rule where no phrase matched, by category. */
const DEFAULT_RULES: readonly string[] = CATEGORIES.map((category) =>
  category === "DEFERRED_TOTAL_PAYMENT" ? CARD_TOTAL_RULE : `default.${category.toLowerCase().replaceAll("_", "-")}`,
);

function typeOf(row: number, links: RowLinks, classification: Classification): number {
  if (!links.isLinked(row)) return classification.type[row]!;
  if (links.rowOf("transferOf", row) !== -1) return INCOMING_INTERNAL;
  return links.rowOf("transferredOn", row) !== -1 ? OUTGOING_INTERNAL : classification.type[row]!;
}

function relationsOf(ledger: Ledger, links: RowLinks, row: number): RelatedTransactions {
  if (!links.isLinked(row)) return NO_RELATIONS;
  let relations: Partial<Record<LinkName, string>> | undefined;
  for (const name of LINK_NAMES) {
    const other = links.rowOf(name, row);
    if (other === -1) continue;
    relations ??= {};
    relations[name] = transactionIdOf(ledger, other);
  }
  return relations ?? NO_RELATIONS;
}
