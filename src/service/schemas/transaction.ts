import { z } from "@hono/zod-openapi";
import { CATEGORIES, TRANSACTION_TYPES } from "../../index.js";

/** An amount in units of currency, rounded to the minor unit. */
export const AMOUNT = z.number().openapi({ description: "In units of currency; negative for a debit." });

/** A month of the calendar. */
export const MONTH = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .openapi({ description: "YYYY-MM." });

/** Categories of transactions. */
export const CATEGORY = z.enum(CATEGORIES).openapi("Category");
/** Modes of transactions. */
export const TRANSACTION_TYPE = z.enum(TRANSACTION_TYPES).openapi("TransactionType");

const link = z.string().optional();

const RELATED_TRANSACTIONS = z
  .object({
    retryOf: link,
    retriedOn: link,
    rejectionOf: link,
    rejectedOn: link,
    transferOf: link,
    transferredOn: link,
    resetOf: link,
    resetOn: link,
    refundOf: link,
    refundedOn: link,
  })
  .openapi({ description: "Ids of transactions that belong to this one." });

const ENRICHMENTS = z.object({
  category: CATEGORY,
  type: TRANSACTION_TYPE,
  isInternationalTransfer: z.boolean(),
  isRejected: z.boolean().openapi({ deprecated: true }),
  counterPartId: z.string().optional().openapi({ deprecated: true }),
  relatedTransactions: RELATED_TRANSACTIONS,
  groupId: z.string(),
  descriptionGroupId: z.string(),
  rule: z.string().openapi({ description: "The rule that decided the category." }),
  employer: z.object({ name: z.string() }).optional(),
  isSensitive: z.literal(true).optional().openapi({ description: "Health, religion, union or politics." }),
});

/** A transaction with its enrichments (interface, "Transaction (output)"). */
export const TRANSACTION = z
  .object({
    id: z.string(),
    accountId: z.string(),
    description: z.string(),
    dates: z.object({ debitedAt: z.iso.datetime().optional(), bookedAt: z.iso.datetime().optional() }),
    amount: AMOUNT,
    currency: z.string(),
    enrichments: ENRICHMENTS,
    isComing: z.boolean(),
    aggregator: z.object({ id: z.string().optional(), type: z.string().optional(), category: z.string().optional() }),
    comment: z.string().optional(),
    isNonAnalysed: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Transaction");
