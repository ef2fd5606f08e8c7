import { z } from "@hono/zod-openapi";

/** A report of an analysis. */
export const REPORT = z
  .object({
    id: z.string(),
    analysisId: z.string(),
    status: z.enum(["IN_PROGRESS", "COMPLETED", "ERROR"]),
    contentType: z.string().optional().openapi({ description: "Media type of the content." }),
    size: z.number().int().optional().openapi({ description: "Bytes of the content." }),
    url: z.string().optional().openapi({ description: "Path of the content; only where the status is COMPLETED." }),
    error: z
      .object({ message: z.string() })
      .optional()
      .openapi({ description: "Why there is no content; only where the status is ERROR." }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Report");
