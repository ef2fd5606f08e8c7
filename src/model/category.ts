/**
 * Why a transaction was made: the closed list of categories, by family. The interface's `enrichments.category`,
 * decisions section 5.
 */
const INCOME = [
  "WAGE",
  "WAGE_BONUS",
  "WAGE_SALARY_ADVANCE",
  "WAGE_ADVANCE_PAYMENT",
  "FREELANCE",
  "REGULAR_INCOME",
  "RETIREMENT_PENSION",
  "REVERSIONARY_PENSION",
  "ALLOWANCE",
  "ALLOWANCE_FAMILY",
  "ALLOWANCE_HOUSING",
  "ALLOWANCE_UNEMPLOYMENT",
  "ALLOWANCE_HEALTH",
  "ALLOWANCE_INCOME_SUPPORT",
  "ALLOWANCE_DISABILITY",
  "STATE_SUBSIDY",
  "RENTAL_INCOME",
  "RECEIVED_ALIMONY",
  "GAMBLING_GAIN",
  "DISSAVING",
  "OTHER_ENTRY",
] as const;

const EXPENSE = [
  "RENT",
  "POWER",
  "TELECOM",
  "INSURANCE",
  "INSURANCE_HEALTH",
  "INSURANCE_AUTO",
  "INSURANCE_HOME",
  "INSURANCE_LOAN",
  "TRANSPORT",
  "HEALTH",
  "GROCERY",
  "TOBACCO",
  "GAMBLING",
  "LEISURE",
  "SHOPPING",
  "MULTIMEDIA",
  "SPORT",
  "PAID_ALIMONY",
  "DEFERRED_TOTAL_PAYMENT",
  "REGULAR_EXPENSE",
  "OTHER_EXPENSE",
] as const;

const CREDIT = [
  "LOAN_DRAWDOWN",
  "LOAN_DRAWDOWN_REAL_ESTATE",
  "LOAN_DRAWDOWN_PERSONAL",
  "LOAN_DRAWDOWN_REVOLVING",
  "LOAN_REPAYMENT",
  "LOAN_REPAYMENT_REAL_ESTATE",
  "LOAN_REPAYMENT_PERSONAL",
  "LOAN_REPAYMENT_REVOLVING",
  "LOAN_REPAYMENT_FAST",
  "LOAN_PREPAYMENT",
  "SPLIT_PAYMENT",
  "LEASING",
  "DEBT_RECOVERY",
  "DEBT_COLLECTION",
  "BAILIFF",
] as const;

const SAVING = ["INTEREST", "SAVING", "BANKBOOK_SAVING", "SHARE_SAVING"] as const;

const BANK_OPERATION = [
  "REJECTION_PAYMENT",
  "REJECTION_LOAN_REPAYMENT",
  "REJECTION_CHECK",
  "FEES_BANK_SERVICE",
  "FEES_OVERDRAFT",
  "FEES_INTERVENTION",
  "FEES_INCIDENT",
  "FEES_PAYMENT_REJECTION",
  "FEES_CHECK_REJECTION",
  "FEES_DIRECT_DEBT_RECOVERY",
  "FEES_ACCOUNT_SEIZURE",
  "FEES_PREVENTIVE_SEIZURE",
  "PROVISION_DIRECT_DEBT_RECOVERY",
  "PROVISION_ACCOUNT_SEIZURE",
  "PROVISION_PREVENTIVE_SEIZURE",
  "RELEASE_DIRECT_DEBT_RECOVERY",
  "RELEASE_ACCOUNT_SEIZURE",
  "RELEASE_PREVENTIVE_SEIZURE",
  "REFUND_DIRECT_DEBT_RECOVERY_FEES",
  "REFUND_ACCOUNT_SEIZURE_FEES",
  "REFUND_PREVENTIVE_SEIZURE_FEES",
  "REFUND_BANK_INCIDENT_FEES",
  "REFUND_BANK_SERVICE_FEES",
  "CREDIT_CARD_RESET",
] as const;

const REFUND = ["REFUND", "REFUND_INSURANCE", "REFUND_EXPENSE_REPORT"] as const;

const TAX = [
  "INCOME_TAX",
  "HOUSING_TAX",
  "PROPERTY_TAX",
  "PERSO_TAX",
  "PERSO_TAX_CREDIT",
  "PERSO_TAX_REFUND",
  "PRO_TAX",
  "PRO_TAX_REFUND",
] as const;

const BUSINESS = [
  "REVENUE",
  "OPEX_OTHER",
  "OTHER",
  "INTERNAL_TRANSFER",
  "NON_OPERATING_NEW_FINANCING",
  "NON_OPERATING_LOAN_REPAYMENT",
  "NON_OPERATING_SHAREHOLDER_INCOMING",
  "NON_OPERATING_OTHER",
] as const;

/** All categories of a consumer analysis, and those that business usage adds, in the order of decisions section 5. */
export const CATEGORIES = [
  ...INCOME,
  ...EXPENSE,
  ...CREDIT,
  ...SAVING,
  ...BANK_OPERATION,
  ...REFUND,
  ...TAX,
  ...BUSINESS,
] as const;

/** Why a transaction was made. */
export type Category = (typeof CATEGORIES)[number];

/** The families that categories belong to. */
export type CategoryFamily =
  | "INCOME"
  | "EXPENSE"
  | "CREDIT"
  | "SAVING"
  | "BANK_OPERATION"
  | "REFUND"
  | "TAX"
  | "BUSINESS";

const FAMILIES: readonly (readonly [CategoryFamily, readonly Category[]])[] = [
  ["INCOME", INCOME],
  ["EXPENSE", EXPENSE],
  ["CREDIT", CREDIT],
  ["SAVING", SAVING],
  ["BANK_OPERATION", BANK_OPERATION],
  ["REFUND", REFUND],
  ["TAX", TAX],
  ["BUSINESS", BUSINESS],
];

const familyByCategory = new Map<Category, CategoryFamily>(
  FAMILIES.flatMap(([family, categories]) => categories.map((category) => [category, family] as const)),
);

/** The family of a category. */
export function familyOf(category: Category): CategoryFamily {
  return familyByCategory.get(category)!;
}

const NUMBER_BY_CATEGORY = new Map<Category, number>(CATEGORIES.map((category, number) => [category, number]));

/** The position of a category in {@link CATEGORIES}: how columns store it. */
export function categoryNumberOf(category: Category): number {
  return NUMBER_BY_CATEGORY.get(category)!;
}

/** Whether a text is a category. */
export function isCategory(text: string): text is Category {
  return NUMBER_BY_CATEGORY.has(text as Category);
}

/** Loan repayments of every kind, as `loans.repayments` and the essentials count them. */
export const LOAN_REPAYMENT_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "LOAN_REPAYMENT",
  "LOAN_REPAYMENT_REAL_ESTATE",
  "LOAN_REPAYMENT_PERSONAL",
  "LOAN_REPAYMENT_REVOLVING",
  "LOAN_REPAYMENT_FAST",
  "NON_OPERATING_LOAN_REPAYMENT",
]);

/** What a debt ratio adds up: loans that are repaid, purchases in parts and leases. */
export const DEBT_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  ...LOAN_REPAYMENT_CATEGORIES,
  "SPLIT_PAYMENT",
  "LEASING",
]);

/** Loan drawdowns of every kind. */
export const LOAN_DRAWDOWN_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "LOAN_DRAWDOWN",
  "LOAN_DRAWDOWN_REAL_ESTATE",
  "LOAN_DRAWDOWN_PERSONAL",
  "LOAN_DRAWDOWN_REVOLVING",
  "NON_OPERATING_NEW_FINANCING",
]);

/** Benefits of every kind: the numerator of the allowances ratio, with the state subsidies. */
export const ALLOWANCE_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "ALLOWANCE",
  "ALLOWANCE_FAMILY",
  "ALLOWANCE_HOUSING",
  "ALLOWANCE_UNEMPLOYMENT",
  "ALLOWANCE_HEALTH",
  "ALLOWANCE_INCOME_SUPPORT",
  "ALLOWANCE_DISABILITY",
]);

/** By category number, 1 where a test holds: a look-up a row costs less than a test a row. */
export function categoryFlags(test: (category: Category) => boolean): Uint8Array {
  return Uint8Array.from(CATEGORIES, (category) => (test(category) ? 1 : 0));
}

/** Whether a category is an income: of the income family without withdrawals of savings, or a business's revenues and subsidies. */
export function isIncome(category: Category): boolean {
  return (familyOf(category) === "INCOME" && category !== "DISSAVING") || ["REVENUE", "OTHER"].includes(category);
}

/** Whether a category's debits are expenses: of the expense, tax and credit families, bank fees, and a business's own. */
export function isExpense(category: Category): boolean {
  return (
    ["EXPENSE", "TAX", "CREDIT"].includes(familyOf(category)) ||
    ["OPEX_OTHER", "NON_OPERATING_LOAN_REPAYMENT", "NON_OPERATING_OTHER"].includes(category) ||
    category.startsWith("FEES_")
  );
}

/** By category number, 1 for an expense. */
export const IS_EXPENSE: Readonly<Uint8Array> = categoryFlags(isExpense);

/** By category number, 1 for an income. */
export const IS_INCOME: Readonly<Uint8Array> = categoryFlags(isIncome);

/** By category number, 1 for what money moved between own accounts may be called: no figure counts it then. */
export const FITS_OWN_TRANSFER: Readonly<Uint8Array> = categoryFlags((category) =>
  [
    "OTHER_ENTRY",
    "OTHER_EXPENSE",
    "SAVING",
    "BANKBOOK_SAVING",
    "SHARE_SAVING",
    "DISSAVING",
    "INTERNAL_TRANSFER",
    "NON_OPERATING_OTHER",
  ].includes(category),
);
