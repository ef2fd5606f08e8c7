import { MONEY_SCALE } from "../base/money.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { CATEGORIES, type Category, categoryFlags, categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES, type TransactionType } from "../model/transaction-type.js";
import { findPaidIn } from "./business-categories/paid-in.js";
import { findUnpaidByCustomers } from "./business-categories/unpaid-by-customers.js";
import type { Classification } from "./classification.js";
import { regroup } from "./regroup.js";

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
  INCOME_TAX: "PRO_TAX",
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
  readonly reader: TextReader;
  readonly classification: Classification;
}

const NUMBER_OF = Uint8Array.from(CATEGORIES, (category) => categoryNumberOf(BUSINESS_CATEGORY[category] ?? category));

const REVENUE = categoryNumberOf("REVENUE");
const OPEX_OTHER = categoryNumberOf("OPEX_OTHER");

/** What funds and insurers pay persons: for a business some of it is the price of its work. */
const IS_OF_INSURED = categoryFlags((category) => category === "ALLOWANCE_HEALTH" || category === "REFUND_INSURANCE");
/** What shows that they pay for work: an invoice, or care that the patient does not pay himself. */
const PAID_FOR_WORK = /\b(?:fact(?:ures?)?|facturas?|factuur|invoice|tiers[\s-]+payant|tp|derdebetaler)\b/i;
/** French funds, and more than they pay at once for those of a firm's staff who are ill: they pay for care. */
const FUND = /\b(?:cpam|c[. ]p[. ]a[. ]m|caisse\s+primaire|assurance[\s-]maladie)\b/i;
const LEAST_PAID_FOR_CARE = 5_000 * MONEY_SCALE;
/** What else they pay such sums for; their own name holds the word for illness. */
const PAID_BY_FUND =
  /\b(?:arr[eê]ts?|(?<!\bass(?:urances?)?[\s-])maladie|accidents?|at|esp[eè]ces|capital|d[eé]c[eè]s|rentes?|aides?|restitution|indu|ind|salari[eé]e?s?|employeur|adoption|th[eé]rapeutique|mater)(?!\p{L})/iu;
/** What shows that they give back or make good, or pay a wage on behalf of the one who is ill. */
const PAID_TO_INSURED =
  /\b(?:remb\w*|rbt|ristourne|trop\s+per[cç]u|avoir|annul\w*|cotisations?|indemn\w*|ij|ijss|subrog\w*|reembolso|extorno|devol\w*|terug\w*|(?:premie)?restitutie|refund)\b/i;

/** A birth: they pay the parent's leave, or whoever gave the care where the patient does not pay himself. */
const OF_BIRTH = /\b(?:maternit\w*|paternit\w*)\b/i;
const PAID_FOR_PATIENT = /\b(?:tiers[\s-]+payant|tp|derdebetaler)\b/i;

const IS_GAMBLING = categoryFlags((category) => category === "GAMBLING" || category === "GAMBLING_GAIN");
/** Lotteries and pools that shops sell for: they collect what customers staked, and pay prizes and commissions. */
const SELLS_IN_SHOPS =
  /\b(?:fdj|fran[cç]aise\s+des\s+jeux|pmu|pari\s+mutuel|allwyn|camelot|selae|loter[ií]as\s+y\s+apuestas|loterie\s+nationale|nationale\s+loterij)\b/i;
/** How players pay for what they stake online. */
const PAID_ONLINE = /\bpaypal\b/i;
/** How they settle with shops; who stakes for himself pays by card. */
const SETTLING_TYPES: readonly TransactionType[] = ["DIRECT_DEBIT", "DEBIT", "INCOMING_TRANSFER", "CREDIT"];
const IS_SETTLED = Uint8Array.from(TRANSACTION_TYPES, (type) => (SETTLING_TYPES.includes(type) ? 1 : 0));

/**
 * Gives the transactions of a business their business categories (decisions section 5): what customers pay is revenue,
 * what nothing explains is an operating expense, money borrowed is financing, its repayment is not operating either, and what
 * moves to or from its own savings is an internal transfer, no expense; what a tax office takes without a word for what, or as
 * income tax, is a tax of its trade. What its owner pays in, or it pays itself, is no revenue. What funds and insurers pay for
 * work is revenue, and what a lottery settles with a shop that sells for it is no gambling. What a customer's bank takes back
 * is revenue that never was: a negative one. Other taxes, rents, payday loans, fees and incidents keep their names, which the
 * risks and scores read.
 */
export function useBusinessCategories(needs: BusinessCategoryNeeds): Classification {
  const { ledger, reader, classification } = needs;
  const category = new Uint8Array(ledger.size);
  for (let row = 0; row < ledger.size; row += 1) {
    const ofTrade = tradeCategoryOf(classification, row, ledger.description[row]!, ledger.amount[row]!);
    category[row] = ofTrade === -1 ? NUMBER_OF[classification.category[row]!]! : ofTrade;
  }
  const found = new Map([...findPaidIn(needs), ...findUnpaidByCustomers(ledger, reader.lexicon, classification)]);
  for (const [row, told] of found) category[row] = told;
  return { ...classification, ...regroup(ledger, { ...classification, category }, found.keys()), category };
}

/** The category of a row that only its text tells from what a person is paid or stakes; -1 for all others. */
function tradeCategoryOf({ category, type }: Classification, row: number, text: string, amount: number): number {
  const number = category[row]!;
  if (IS_OF_INSURED[number] === 1) return isPaidForWork(text, amount) ? REVENUE : -1;
  if (IS_GAMBLING[number] === 0 || IS_SETTLED[type[row]!] === 0) return -1;
  if (!SELLS_IN_SHOPS.test(text) || PAID_ONLINE.test(text)) return -1;
  return CATEGORIES[number] === "GAMBLING_GAIN" ? REVENUE : OPEX_OTHER;
}

/** Whether a fund or an insurer pays for work, and neither gives back nor makes good. */
function isPaidForWork(text: string, amount: number): boolean {
  const isOfCare = amount >= LEAST_PAID_FOR_CARE && FUND.test(text) && !PAID_BY_FUND.test(text);
  if ((!PAID_FOR_WORK.test(text) && !isOfCare) || PAID_TO_INSURED.test(text)) return false;
  return !OF_BIRTH.test(text) || PAID_FOR_PATIENT.test(text);
}
