import { z } from "@hono/zod-openapi";
import { USER_JOURNEY_STATES } from "../journey/user-journey.js";

/** A text of a client; long enough for all that is real. */
export const TEXT = z.string().max(2000);

/** The client's own reference of a customer or business. */
export const CUSTOM_IDENTIFIER = z
  .string()
  .min(1)
  .max(500)
  .openapi({ description: "The client's own reference; used once in an organisation and project." });

const optionalText = TEXT.nullish();

/** Aggregation details that a request may set (interface, "Customer"). */
export const AGGREGATION_DETAILS_INPUT = z
  .object({
    callbackUrl: optionalText,
    token: optionalText,
    redirectUrl: optionalText,
    apiUrl: optionalText,
    iframeUrl: optionalText,
    userId: optionalText,
    clientId: optionalText,
  })
  .openapi("AggregationDetailsInput");

/** Aggregation details of a response. */
export const AGGREGATION_DETAILS = z
  .object({
    aggregatorName: TEXT.optional(),
    callbackUrl: TEXT.optional(),
    token: TEXT.optional(),
    mode: TEXT.optional(),
    redirectUrl: TEXT.optional(),
    apiUrl: TEXT.optional(),
    iframeUrl: TEXT.optional(),
    userId: TEXT.optional(),
    clientId: TEXT.optional(),
  })
  .openapi("AggregationDetails");

const IDENTITY = z.object({
  nationality: z.string().max(2).nullish().openapi({ description: "ISO 3166-1 alpha-2." }),
  firstName: optionalText,
  lastName: optionalText,
  birthName: optionalText,
  birthCity: optionalText,
  birthZipCode: optionalText,
  birthCountry: optionalText,
  documentNumber: optionalText,
  birthDate: z.iso.date().nullish(),
});

/** The interface's table says text, its sample shows a number: both are taken, and text is kept. */
const ZIP_CODE = z.union([TEXT, z.number().transform(String)]).nullish();

const CONTACT = z.object({
  email: optionalText,
  phoneNumber: optionalText,
  street: optionalText,
  additionalInformation: optionalText,
  city: optionalText,
  zipCode: ZIP_CODE,
  country: optionalText,
});

const MARITAL_STATUSES = [
  "COHABITING",
  "DIVORCED",
  "MARRIED",
  "SEPARATED",
  "SINGLE",
  "WIDOWED",
  "CIVIL_PARTNERSHIP",
] as const;

/** Persons; more than any household has. */
const PERSON_COUNT = z.number().int().min(0).max(99).nullish();

const HOUSEHOLD = z.object({
  maritalStatus: z.enum(MARITAL_STATUSES).nullish(),
  numberOfDependentChildren: PERSON_COUNT,
  numberOfOtherDependents: PERSON_COUNT,
});

/** Who a customer is (interface, "Customer"): identity, contact and household. */
export const PERSONAL_DETAILS = z
  .object({ identity: IDENTITY.nullish(), contact: CONTACT.nullish(), household: HOUSEHOLD.nullish() })
  .openapi("PersonalDetails");

/** Holders of the accounts that are used in the computation; identical names are merged. */
export const OPEN_BANKING_INFORMATION = z.object({ owners: z.array(z.object({ name: z.string() })) });

/** What became of the analyses of a customer or business, and how far its journey came. */
export const PARTY_REPORTS = z.object({
  completedAnalyses: z.object({
    count: z.number().int(),
    date: z.iso.datetime().optional(),
    url: z.string().optional(),
  }),
  lastFailedAnalysis: z.object({ date: z.iso.datetime(), url: z.string(), type: z.string() }).optional(),
  userJourneyState: z.enum(USER_JOURNEY_STATES).openapi({
    description: "The furthest step over all sessions of the journey; CUSTOMER_CREATED without a session.",
  }),
});

/** Whether the resource is a person or a business. */
export const USAGE = z.enum(["CONSUMER", "BUSINESS"]);
