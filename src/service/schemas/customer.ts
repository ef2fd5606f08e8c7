import { z } from "@hono/zod-openapi";
import {
  AGGREGATION_DETAILS,
  AGGREGATION_DETAILS_INPUT,
  CUSTOM_IDENTIFIER,
  OPEN_BANKING_INFORMATION,
  PARTY_REPORTS,
  PERSONAL_DETAILS,
  USAGE,
} from "./party.js";

/** Body of a customer's creation. */
export const CUSTOMER_INPUT = z
  .object({
    customIdentifier: CUSTOM_IDENTIFIER,
    aggregationDetails: AGGREGATION_DETAILS_INPUT.nullish(),
    personalDetails: PERSONAL_DETAILS.nullish(),
  })
  .openapi("CustomerInput");

/** Body of a customer's update: what is given is merged into what there is. */
export const CUSTOMER_UPDATE = z
  .object({
    aggregationDetails: AGGREGATION_DETAILS_INPUT.nullish(),
    personalDetails: PERSONAL_DETAILS.nullish(),
  })
  .openapi("CustomerUpdate");

/** A customer (interface, "Customer"). */
export const CUSTOMER = z
  .object({
    id: z.string(),
    customIdentifier: z.string(),
    usage: USAGE,
    aggregationDetails: AGGREGATION_DETAILS,
    personalDetails: PERSONAL_DETAILS,
    reports: PARTY_REPORTS,
    openBankingInformation: OPEN_BANKING_INFORMATION,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Customer");
