import { z } from "@hono/zod-openapi";

const COUNT = z.number().int();

const REJECTIONS = z
  .array(z.object({ path: z.string(), reason: z.string() }))
  .openapi({ description: "At most 1,000, each by its JSON Pointer into the data of all requests together." });

const NOTE = z
  .object({
    code: z.string(),
    severity: z.string(),
    affects: z.array(z.string()).openapi({ description: "The parts of the result that it touches." }),
    message: z.string(),
    accountId: z.string().optional(),
    accounts: z
      .array(z.string())
      .optional()
      .openapi({ description: "`/accounts/0` is the first of the list of accounts with includeNotComputed." }),
    count: COUNT.optional().openapi({ description: "Rows or days." }),
    amount: z.number().optional().openapi({ description: "What is stated less what the transactions give." }),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .openapi("QualityNote");

/** What was left out of the data, and what weakens the figures. */
export const DATA_QUALITY = z
  .object({
    rejectedRowCount: COUNT,
    rejectedRows: REJECTIONS,
    rejectedAccounts: REJECTIONS,
    notes: z.array(NOTE),
  })
  .openapi("DataQuality");
