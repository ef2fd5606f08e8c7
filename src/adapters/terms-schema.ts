import { type JsonSchema, optionally } from "../schema/json-schema.js";
import { LARGEST_RATE, MOST_MONTHS_OF_LOAN } from "./readers.js";

/** A rate of a loan or of savings, or nothing. */
export const OPTIONAL_RATE: JsonSchema = optionally({
  description: "a share, or above 1 a percentage; a number or a decimal text",
  anyOf: [
    { type: "number", minimum: 0, maximum: LARGEST_RATE },
    { type: "string", pattern: "^(?:\\s*(?:\\d{1,3}(?:\\.\\d{0,30})?|\\.\\d{1,30}))?\\s*$" },
  ],
});

/** How long a loan lasts, or nothing. */
export const OPTIONAL_MONTHS: JsonSchema = {
  type: ["number", "null"],
  minimum: 0,
  maximum: MOST_MONTHS_OF_LOAN,
  description: "months",
};
