import { hashDigits } from "../base/hash.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { transactionIdOf } from "../model/transaction-id.js";
import { TRANSACTION_TYPES } from "../model/transaction-type.js";
import { isCardPayment } from "../passes/card-payments.js";
import { type CashFlows, flowIdOfGroup } from "../passes/cash-flows.js";
import type { Categories } from "../passes/categories.js";
import type { Classification } from "../passes/classification.js";
import { LINK_NAMES, type LinkName, type RowLinks } from "../passes/links/row-links.js";
import type { Organisations } from "../passes/organisations.js";
import { CHANGED_BY_LINK, REFINEMENTS } from "../passes/refinements.js";
import { IS_SAID } from "../passes/unsaid-payments.js";
import type { EnrichmentsView, RelatedTransactions } from "../results/enrichments.js";
import type { Growing } from "./written.js";

/** What the enrichments' view needs. */
export interface EnrichmentsViewNeeds {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
  readonly links: RowLinks;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly organisations: Organisations;
}

/** What begins the rules of links that change what the text says; behind it stands the category of the text. */
export const LINK_RULES: readonly string[] = [...CHANGED_BY_LINK].map((refinement) => `${REFINEMENTS[refinement]!}:`);

const NO_RELATIONS: RelatedTransactions = Object.freeze({});

/**
 * A function that gives a row's enrichments. Most rows of a flow say the same of themselves: they share one object, frozen
 * so that whoever changes one does not change the others unseen. A quarter of a result's memory is saved by both this and
 * the shared `dates`.
 */
export function enrichmentsWriter(needs: EnrichmentsViewNeeds): (row: number) => EnrichmentsView {
  const { links, cashFlows, classification } = needs;
  const make = enrichmentsMaker(needs);
  const flowCount = cashFlows.flows.length;
  // The last row of each flow, and of each group for what lies outside all flows, with what was made for it.
  const lastRow = new Int32Array(flowCount + classification.groupKeys.length).fill(-1);
  const lastMade: EnrichmentsView[] = [];
  const isShared = new Uint8Array(lastRow.length);
  return (row) => {
    if (links.isLinked(row)) return make(row);
    const flow = cashFlows.flowOfRow[row]!;
    const place = flow === -1 ? flowCount + classification.group[row]! : flow;
    const other = lastRow[place]!;
    if (other === -1 || !sayTheSame(needs, row, other)) {
      lastRow[place] = row;
      isShared[place] = 0;
      lastMade[place] = make(row);
    } else if (isShared[place] === 0) {
      isShared[place] = 1;
      Object.freeze(lastMade[place]);
    }
    return lastMade[place]!;
  };
}

/** Whether two rows of one flow, neither of them linked, have the same enrichments. */
function sayTheSame({ classification, categories }: EnrichmentsViewNeeds, row: number, other: number): boolean {
  const { group, entry, type, category, isForeign, isSensitive } = classification;
  const { ofRow, refinement } = categories;
  return (
    group[row] === group[other] &&
    entry[row] === entry[other] &&
    ofRow[row] === ofRow[other] &&
    refinement[row] === refinement[other] &&
    category[row] === category[other] &&
    type[row] === type[other] &&
    isForeign[row] === isForeign[other] &&
    isSensitive[row] === isSensitive[other]
  );
}

/** A function that makes a row's enrichments; texts that rows share are made once. */
function enrichmentsMaker({
  ledger,
  lexicon,
  classification,
  links,
  cashFlows,
  categories,
  organisations,
}: EnrichmentsViewNeeds): (row: number) => EnrichmentsView {
  const employers = organisations.employerOfFlow.map((name) => (name === undefined ? undefined : { name }));
  const ruleText = madeOnce((entry) => `${lexicon.ruleOf(entry).id}:${lexicon.phraseOf(entry)}`);
  const groupText = madeOnce((group) => hashDigits(classification.groupKeys[group]!));
  const outsideId = madeOnce((group) => flowIdOfGroup(classification, group));
  const ruleOf = (row: number): string => {
    const refinement = categories.refinement[row]!;
    // What pays a card does so without its other side too.
    if (CHANGED_BY_LINK.has(refinement) && !isCardPayment(ledger, classification, row))
      return `${REFINEMENTS[refinement]}:${CATEGORIES[classification.category[row]!]}`;
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
      type: TRANSACTION_TYPES[links.typeOf(row, classification.type[row]!)]!,
      isInternationalTransfer: classification.isForeign[row] === 1,
      isRejected: links.rowOf("rejectedOn", row) !== -1,
      relatedTransactions: relationsOf(ledger, links, row),
      groupId: flow === -1 ? outsideId(group) : cashFlows.flows[flow]!.id,
      descriptionGroupId: groupText(group),
      rule: ruleOf(row),
    };
    if (links.isPaired(row)) enrichments.counterPartId = transactionIdOf(ledger, links.otherOf(row));
    if (flow !== -1 && employers[flow] !== undefined) enrichments.employer = employers[flow];
    if (classification.isSensitive[row] === 1) enrichments.isSensitive = true;
    return enrichments;
  };
}

/** A function that makes the text of a number on the first call for it. */
function madeOnce(make: (number: number) => string): (number: number) => string {
  const texts: (string | undefined)[] = [];
  return (number) => {
    texts[number] ??= make(number);
    return texts[number];
  };
}

/** Stands where the provider's type says what the text does not: a card's total. */
const CARD_TOTAL_RULE = "provider.card-total";
/** Stands where the owners that the body names tell that a business is paid its owner's money, or its own. */
const OWNER_RULE = "account.owner";

/** Stands where the same party is paid in other months, or pays, and says what for. */
const LINE_RULE = "regularity.line";

/** What stands as the rule where no phrase matched, by category. */
const DEFAULT_RULES: readonly string[] = CATEGORIES.map((category) => {
  if (category === "DEFERRED_TOTAL_PAYMENT") return CARD_TOTAL_RULE;
  if (category === "NON_OPERATING_SHAREHOLDER_INCOMING" || category === "INTERNAL_TRANSFER") return OWNER_RULE;
  if (IS_SAID[CATEGORIES.indexOf(category)] === 1) return LINE_RULE;
  return `default.${category.toLowerCase().replaceAll("_", "-")}`;
});

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
