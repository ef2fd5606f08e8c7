import { z } from "@hono/zod-openapi";
import { ACCOUNT_OWNERSHIPS, ACCOUNT_TYPES, ACCOUNT_USAGES } from "../../index.js";
import { AMOUNT, TRANSACTION } from "./transaction.js";

/** An end-of-day balance. */
export const DAILY_BALANCE = z.object({ date: z.iso.date(), balance: AMOUNT }).openapi("DailyBalance");

/** An account without its transactions. */
export const ACCOUNT = z
  .object({
    id: z.string(),
    type: z.enum(ACCOUNT_TYPES),
    usage: z.enum(ACCOUNT_USAGES),
    ownership: z.enum(ACCOUNT_OWNERSHIPS).optional(),
    currency: z.string(),
    balance: AMOUNT,
    balanceDate: z.iso.datetime(),
    iban: z.string().optional(),
    bic: z.string().optional(),
    number: z.string().optional(),
    name: z.string().optional(),
    bank: z.object({}).optional(),
    country: z.string().optional(),
    coming: AMOUNT.optional(),
    details: z.object({}).optional(),
    aggregator: z.object({}).optional(),
    owners: z.array(z.object({ name: z.string() })),
    isComputed: z.boolean().openapi({ description: "Whether it is used in the computation, be it for links alone." }),
    dailyBalances: z.array(DAILY_BALANCE),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Account");

/** An account with its transactions. */
export const ACCOUNT_WITH_TRANSACTIONS = ACCOUNT.extend({ transactions: z.array(TRANSACTION) }).openapi(
  "AccountWithTransactions",
);
