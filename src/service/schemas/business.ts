import { z } from "@hono/zod-openapi";
import {
  AGGREGATION_DETAILS,
  AGGREGATION_DETAILS_INPUT,
  CUSTOM_IDENTIFIER,
  OPEN_BANKING_INFORMATION,
  PARTY_REPORTS,
  TEXT,
  USAGE,
} from "./party.js";

const SHARED_INPUT = {
  aggregationDetails: AGGREGATION_DETAILS_INPUT.nullish(),
  userSegment: TEXT.nullish(),
  businessDetails: z.looseObject({}).nullish(),
};

/** Body of a business's creation. */
export const BUSINESS_INPUT = z
  .object({ customIdentifier: CUSTOM_IDENTIFIER, ...SHARED_INPUT })
  .openapi("BusinessInput");

/** Body of a business's update: what is given is merged into what there is. */
export const BUSINESS_UPDATE = z.object(SHARED_INPUT).openapi("BusinessUpdate");

/** A business (interface, "Business"). */
export const BUSINESS = z
  .object({
    id: z.string(),
    customIdentifier: z.string(),
    aggregationDetails: AGGREGATION_DETAILS,
    serviceAccountClientId: z.string(),
    openBankingInformation: OPEN_BANKING_INFORMATION,
    reports: PARTY_REPORTS,
    usage: USAGE,
    userSegment: TEXT.optional(),
    businessDetails: z.looseObject({}),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Business");
