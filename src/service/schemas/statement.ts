import { z } from "@hono/zod-openapi";

/** Body of an upload of bank statements (interface, "PDF statement upload"). */
export const STATEMENT_UPLOAD = z
  .object({
    files: z
      .array(
        z.object({
          fileName: z.string().min(1).max(255),
          base64File: z
            .string()
            .openapi({ description: "A PDF file in base64; the prefix of a data: URL is taken off." }),
        }),
      )
      .min(1),
  })
  .openapi("StatementUpload");

/** The analysis that an upload created. */
export const STATEMENT_ANALYSIS = z.object({ analysisId: z.string() }).openapi("StatementAnalysis");
