import { CATEGORIES, type Category, categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";

/** What a consumer category is called for a business; categories that are not here keep their name. */
const BUSINESS_CATEGORY: Readonly<Partial<Record<Category, Category>>> = {
  OTHER_ENTRY: "REVENUE",
  REGULAR_INCOME: "REVENUE",
  FREELANCE: "REVENUE",
  WAGE: "REVENUE",
  WAGE_BONUS: "REVENUE",
  WAGE_SALARY_ADVANCE: "REVENUE",
  WAGE_ADVANCE_PAYMENT: "REVENUE",
  RENTAL_INCOME: "REVENUE",
  STATE_SUBSIDY: "OTHER",
  DISSAVING: "INTERNAL_TRANSFER",
  LOAN_DRAWDOWN: "NON_OPERATING_NEW_FINANCING",
  LOAN_DRAWDOWN_REAL_ESTATE: "NON_OPERATING_NEW_FINANCING",
  LOAN_DRAWDOWN_PERSONAL: "NON_OPERATING_NEW_FINANCING",
  LOAN_DRAWDOWN_REVOLVING: "NON_OPERATING_NEW_FINANCING",
  LOAN_REPAYMENT: "NON_OPERATING_LOAN_REPAYMENT",
  LOAN_REPAYMENT_REAL_ESTATE: "NON_OPERATING_LOAN_REPAYMENT",
  LOAN_REPAYMENT_PERSONAL: "NON_OPERATING_LOAN_REPAYMENT",
  LOAN_REPAYMENT_REVOLVING: "NON_OPERATING_LOAN_REPAYMENT",
  SAVING: "INTERNAL_TRANSFER",
  BANKBOOK_SAVING: "INTERNAL_TRANSFER",
  SHARE_SAVING: "NON_OPERATING_OTHER",
  PERSO_TAX: "PRO_TAX",
  PERSO_TAX_CREDIT: "PRO_TAX_REFUND",
  PERSO_TAX_REFUND: "PRO_TAX_REFUND",
  OTHER_EXPENSE: "OPEX_OTHER",
  REGULAR_EXPENSE: "OPEX_OTHER",
  GROCERY: "OPEX_OTHER",
  LEISURE: "OPEX_OTHER",
  SHOPPING: "OPEX_OTHER",
  MULTIMEDIA: "OPEX_OTHER",
  SPORT: "OPEX_OTHER",
  TOBACCO: "OPEX_OTHER",
};

/** What the business categories need. */
export interface BusinessCategoryNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
}

const NUMBER_OF = Uint8Array.from(CATEGORIES, (category) => categoryNumberOf(BUSINESS_CATEGORY[category] ?? category));

/**
 * Gives the transactions of a business their business categories (decisions section 5): what customers pay is revenue,
 * what nothing explains is an operating expense, money borrowed is financing, its repayment is not operating either, and what
 * moves to or from its own savings is an internal transfer, no expense; what a tax office takes without a word for what is a
 * tax of its trade. Named taxes, rents, fees and incidents keep their names, which the risks and scores read; so does a payday
 * loan.
 */
export function useBusinessCategories({ ledger, classification }: BusinessCategoryNeeds): Classification {
  const category = new Uint8Array(ledger.size);
  for (let row = 0; row < ledger.size; row += 1) category[row] = NUMBER_OF[classification.category[row]!]!;
  return { ...classification, category };
}
