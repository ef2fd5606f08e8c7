import { z } from "@hono/zod-openapi";
import { POINTS } from "./scores.js";
import { MONTH } from "./transaction.js";

const CALENDAR = z.array(z.object({ month: MONTH, nbDays: z.number().int() }));

/** Indicators that the interface keeps at the top level of the metadata as well. */
const SHARED = {
  lastTransactionGap: z.number().int().optional().openapi({ description: "Days." }),
  historicalDepth: z.number().int().openapi({ description: "Days." }),
  monthlyTransactionCount: z.number(),
  firstTransactionDate: z.iso.datetime().optional(),
  calendar: CALENDAR,
  totalTransactionCount: z.number().int(),
};

const INDICATORS = z
  .object({
    ...SHARED,
    minWindowDate: z.iso.date(),
    maxWindowDate: z.iso.date(),
    numberOfDaysInWindow: z.number().int(),
  })
  .openapi("Indicators");

/** Indicators on the data used (interface, "metadata"). */
export const METADATA = z
  .object({
    ...z.object(SHARED).partial().shape,
    referenceDate: z.iso.datetime(),
    numberOfCheckings: z.number().int(),
    numberOfSavings: z.number().int(),
    numberOfLoans: z.number().int(),
    numberOfCreditCard: z.number().int(),
    creditInsights: INDICATORS.optional(),
    creditScore: INDICATORS.optional(),
    paymentScore: INDICATORS.optional(),
    activityScore: z
      .object({
        value: z.number().int().openapi({ description: "1 to 100." }),
        numberOfDaysInWindow: z.number().int(),
        calendar: CALENDAR,
        points: z.array(POINTS),
      })
      .optional(),
  })
  .openapi("Metadata");
