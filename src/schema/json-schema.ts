import { END_OF_INSTANTS, LEAST_MILLISECONDS } from "../base/instant.js";

/** A JSON Schema of the draft 2020-12, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Members by name. */
export type Members = Readonly<Record<string, JsonSchema>>;

/** Nothing: null or absent, which mean the same in a body. */
export const NOTHING: JsonSchema = { type: "null" };

/** A text, or nothing. */
export const TEXT: JsonSchema = { type: ["string", "null"] };

/** Anything that is there; what it must be is said elsewhere. */
export const PRESENT: JsonSchema = { not: NOTHING };

/** A text with more in it than white space. */
const NOT_BLANK: JsonSchema = { type: "string", pattern: "\\S" };

/**
 * A text that people read: with a character that is neither white space nor part of an HTML character reference, for a
 * reference may stand for white space. It begins the text, or comes behind white space or a reference's end.
 */
export const WORDS: JsonSchema = { type: "string", pattern: "(?:^|[\\s;])[^\\s&;]" };

/** True, false or nothing. */
export const FLAG: JsonSchema = { type: ["boolean", "null"] };

/** An id or number given as a text or a number, or nothing. */
export const LABEL: JsonSchema = { type: ["string", "number", "null"] };

/** An id or number that is there. */
export const SOME_LABEL: JsonSchema = { anyOf: [NOT_BLANK, { type: "number" }] };

/** A reference to a definition of the same document. */
export function definition(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

/** A date or instant: an ISO 8601 text, or epoch seconds or milliseconds as a number or its digits. */
export const INSTANT = definition("instant");

/** A date or instant, or nothing. */
export const OPTIONAL_INSTANT = definition("optionalInstant");

/** A mark that may be a flag or the date since which it holds, or nothing. */
export const MARK: JsonSchema = { anyOf: [FLAG, OPTIONAL_INSTANT] };

const YEAR_READ = "(?:19[7-9]\\d|20\\d\\d|2100)";
const DAY_OF_YEAR = "(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const TIME =
  "[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:[.,]\\d{1,14})?)?(?:[Zz]|[+-](?:0\\d|1[0-8])(?::?[0-5]\\d)?)?";
/** Digits of seconds, or of milliseconds, of the years that are read. */
const EPOCH_READ = "[1-9]\\d{8}|[1-3]\\d{9}|[1-9]\\d{11}|[1-3]\\d{12}";

/** Texts that are dates, date-times or epochs of the years that are read. */
const INSTANT_TEXT = `^\\s*${YEAR_READ}-${DAY_OF_YEAR}(?:${TIME})?\\s*$|^\\s{0,3}(?:${EPOCH_READ})\\s{0,3}$`;

/** Texts that say that there is no date, as those of other years do. */
const MISSING_TEXT = `^(?:\\s*(?:0|Invalid Date|0000-00-00(?:[T ]00:00:00)?|\\d{4}-${DAY_OF_YEAR}(?:${TIME})?))?\\s*$`;

/** Decimal texts below one thousand million, with or without white space around them. */
const DECIMAL_TEXT = "^\\s*[+-]?(?:0{0,9}\\d{1,9}(?:\\.\\d{0,30})?|\\.\\d{1,30})\\s*$";

/** An amount: a number, or a decimal text such as `-99.99`. */
export const AMOUNT = definition("amount");

/** An amount, or nothing. */
export const OPTIONAL_AMOUNT: JsonSchema = { anyOf: [AMOUNT, { type: "string", pattern: "^\\s*$" }, NOTHING] };

/** A currency's ISO 4217 code. */
export const CURRENCY_CODE: JsonSchema = { type: "string", pattern: "^\\s*[A-Za-z]{3}\\s*$" };

/** A currency: its code, or an object with it as `id`. */
export const CURRENCY = definition("currency");

/** The definitions that the documents of all formats share. */
export const SHARED_DEFINITIONS: Members = {
  instant: {
    description: "ISO 8601 date or date-time, or epoch seconds or milliseconds; of the years 1970 to 2100",
    anyOf: [
      { type: "string", pattern: INSTANT_TEXT },
      { type: "number", minimum: 1, exclusiveMaximum: END_OF_INSTANTS / 1000 },
      { type: "number", minimum: LEAST_MILLISECONDS, exclusiveMaximum: END_OF_INSTANTS },
    ],
  },
  optionalInstant: {
    description:
      "a date, date-time or epoch; or nothing, an empty text, or a date of other years, which mean that there is none",
    anyOf: [INSTANT, { type: ["number", "null"] }, { type: "string", pattern: MISSING_TEXT }],
  },
  amount: {
    description: "units of currency; negative is money out; a number or a decimal text",
    anyOf: [
      { type: "number", minimum: -1e9, maximum: 1e9 },
      { type: "string", pattern: DECIMAL_TEXT },
    ],
  },
  currency: {
    description: "ISO 4217 code such as EUR, or an object with it as id",
    anyOf: [CURRENCY_CODE, { type: "object", required: ["id"], properties: { id: CURRENCY_CODE } }],
  },
};

/** A schema of what is said, or of nothing. */
export function optionally(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, NOTHING] };
}

/** An error that a provider states: a code, or an object with a code or a message. */
export const STATED_ERROR: JsonSchema = { anyOf: [TEXT, objectOf({}, { code: TEXT, message: TEXT })] };

/** An object with members, some of them needed; it may have others. */
export function objectOf(needed: Members, further: Members = {}, ...rules: readonly JsonSchema[]): JsonSchema {
  return {
    type: "object",
    ...(Object.keys(needed).length === 0 ? {} : { required: Object.keys(needed) }),
    properties: { ...needed, ...further },
    ...(rules.length === 0 ? {} : { allOf: rules }),
  };
}

/** An array of items, or nothing. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: ["array", "null"], items };
}

/** One of a closed list of texts, or nothing. */
export function oneOfTexts(texts: readonly string[]): JsonSchema {
  return { enum: [...texts, null] };
}

/** An open list of texts: the known ones are read, any other one is taken as unknown. */
export function textSuchAs(...examples: readonly string[]): JsonSchema {
  return { ...TEXT, examples };
}

/** A whole number within bounds, or nothing. */
export function integerOf(minimum: number, maximum: number): JsonSchema {
  return { type: ["integer", "null"], minimum, maximum };
}

/** The rule that at least one of several members is there, each by its path and with what it must be. */
export function anyMember(...members: readonly (readonly [path: string, schema: JsonSchema])[]): JsonSchema {
  return { anyOf: members.map(([path, schema]) => memberAt(path.split("."), schema)) };
}

function memberAt([name, ...further]: readonly string[], schema: JsonSchema): JsonSchema {
  return objectOf({ [name!]: further.length === 0 ? schema : memberAt(further, schema) });
}

/** The rule that members are not there. */
export function withoutMembers(names: readonly string[]): JsonSchema {
  return { properties: Object.fromEntries(names.map((name) => [name, NOTHING])) };
}
