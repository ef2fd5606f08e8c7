import { categoryFlags, categoryNumberOf, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";

const IS_OF_BUSINESS = categoryFlags((category) => familyOf(category) === "BUSINESS");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/** What the consumer categories need. */
export interface ConsumerCategoryNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
}

/**
 * Gives the transactions of a person whose text tells of a company's owners (dividends, a share that is brought in) a
 * category that persons have (decisions section 5): such money is an other entry or expense, which sums count.
 */
export function useConsumerCategories({ ledger, classification }: ConsumerCategoryNeeds): Classification {
  if (!classification.category.some((category) => IS_OF_BUSINESS[category] === 1)) return classification;
  const category = classification.category.map((number, row) => {
    if (IS_OF_BUSINESS[number] === 0) return number;
    return ledger.amount[row]! < 0 ? OTHER_EXPENSE : OTHER_ENTRY;
  });
  return { ...classification, category, textCategory: category };
}
