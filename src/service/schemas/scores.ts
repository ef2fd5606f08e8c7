import { z } from "@hono/zod-openapi";

/** What a characteristic gave a score, and why. */
export const POINTS = z
  .object({
    characteristic: z.string(),
    points: z.number(),
    mostPoints: z.number(),
    value: z.number().optional().openapi({ description: "What was measured." }),
    unit: z.string(),
    bin: z.string().openapi({ description: "The row of the scorecard, in words." }),
    reason: z.string().optional(),
  })
  .openapi("Points");

const PILLAR = z.number().int();

/** Pillars of the consumer credit score. */
export const CREDIT_INDICATORS = z.object({
  livingStandard: PILLAR,
  budgetManagement: PILLAR,
  financialEvolution: PILLAR,
});

/** Pillars of the business credit score. */
export const BUSINESS_INDICATORS = z.object({
  cashFlowManagement: PILLAR,
  financialStability: PILLAR,
  debtCapacity: PILLAR,
});

const explained = {
  reasons: z.array(z.string()).openapi({ description: "What cost most points." }),
  points: z.array(POINTS).optional(),
};

/** Scores of a customer's analysis. */
export const SCORES = z
  .object({
    creditScore: z
      .object({
        value: z.number().int().openapi({ description: "0 to 1000, 1000 safest." }),
        indicators: CREDIT_INDICATORS,
        ...explained,
      })
      .optional(),
    paymentScore: z
      .object({
        value: z.number().int().openapi({ description: "1 to 10, 10 safest." }),
        totalPoints: z.number().openapi({ description: "Sum of the points, which the value stands for." }),
        ...explained,
      })
      .optional(),
  })
  .openapi("Scores");

/** The score of a business (interface, "Analysis (business API)"). */
export const BUSINESS_SCORES = z
  .object({
    id: z.string(),
    analysisId: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    usage: z.literal("BUSINESS"),
    businessCreditScore: z
      .object({
        version: z.string(),
        value: z.number().int().openapi({ description: "0 to 1000, 1000 safest." }),
        indicators: BUSINESS_INDICATORS,
        ...explained,
      })
      .optional(),
  })
  .openapi("BusinessScores");

/** Scores of one analysis, as the sub-resource answers them. */
export const CUSTOMER_SCORES = SCORES.extend({
  id: z.string(),
  analysisId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  usage: z.literal("CONSUMER"),
}).openapi("CustomerScores");
