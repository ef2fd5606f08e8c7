import { z } from "@hono/zod-openapi";
import { DATA_ORIGINS, FORMATS, PERIOD_MODES } from "../../index.js";

const flag = z.boolean().nullish();

const PERIOD = z
  .looseObject({
    mode: z.enum(PERIOD_MODES).nullish(),
    numberOfDays: z.number().int().min(1).max(1830).nullish(),
    numberOfMonths: z.number().int().min(1).max(60).nullish(),
    includeCheckingAccountsOnTruncateWindow: flag,
  })
  .openapi("PeriodInput");

const PARAMETERS = z
  .looseObject({
    disableScores: flag,
    disableCreditInsights: flag,
    useBalanceDate: flag,
    launchReport: flag,
    period: PERIOD.nullish(),
    triggerAccountSync: flag.openapi({
      description: "Whether a creation without accounts asks for them; true by default.",
    }),
    aggregatorConfigs: z.looseObject({}).nullish(),
    temporaryCode: z.string().nullish(),
  })
  .openapi("ParametersInput");

const dataOf = (description: string) => z.array(z.looseObject({})).nullish().openapi({ description });

/**
 * Body of an analysis's creation or update, as it is documented: the engine checks it, and reports all that is wrong
 * with it at once.
 */
export const ANALYSIS_INPUT = z
  .looseObject({
    format: z.union([z.enum(FORMATS), z.literal("")]).nullish(),
    parameters: PARAMETERS.nullish(),
    dataOrigin: z.enum(DATA_ORIGINS).nullish(),
    accounts: dataOf("Accounts of the format NATIVE, PROVIDER_D_V2 or PROVIDER_E; see the package's schemas."),
    connections: dataOf("Connections of the formats of PROVIDER_A, B, C and F, or of HYBRID."),
    accountOwnerships: dataOf("Who owns the accounts of the connections."),
    accountVerificationCheck: z.looseObject({}).nullish(),
    projectId: z.string().nullish(),
    organizationId: z.string().nullish(),
    sessionId: z.string().nullish(),
  })
  .openapi("AnalysisInput");

/** Body of an analysis's update. */
export const ANALYSIS_UPDATE = ANALYSIS_INPUT.extend({
  trigger: flag.openapi({ description: "false only updates the accounts: a trigger starts the computation later." }),
}).openapi("AnalysisUpdate");

/** The members of a creation or update that the service itself looks at. */
export const ANALYSIS_ENVELOPE = z.looseObject({
  projectId: z.string().max(500).nullish(),
  organizationId: z.string().max(500).nullish(),
  sessionId: z.string().max(500).nullish(),
  trigger: flag,
});

/** Body of a trigger: the products to compute. */
export const TRIGGER_INPUT = z.object({ disableScores: flag, disableCreditInsights: flag }).openapi("TriggerInput");
