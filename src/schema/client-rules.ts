import type { ClientRule, Direction } from "../model/client-rule.js";
import { directionOf } from "../model/correction.js";
import type { Usage } from "../model/settings.js";
import { type Decoder, kindOf, pointer } from "./decode.js";
import { readCategoryName, readId } from "./entries.js";

/** Limits of a client's own lexicon: what the matcher's tables can hold beside a market's own phrases. */
const MOST_CHARACTERS = 60_000;
const MOST_RULES = 2000;
const MOST_PHRASES = 200;
const LONGEST_PHRASE = 120;
const DIRECTIONS = ["IN", "OUT", "ANY"] as const;

/** Reads the rules of the client's own lexicon; each fault of a rule is an issue at its place. */
export function resolveClientRules(project: Decoder, usage: Usage): readonly ClientRule[] {
  const rules = project.children("lexicon", MOST_RULES, (rule) => readRule(rule, usage));
  const characters = rules.reduce((sum, { phrases }) => sum + phrases.join("").length, 0);
  if (characters > MOST_CHARACTERS) {
    const needed = `expected phrases of at most ${MOST_CHARACTERS} characters in all, found ${characters}`;
    project.fault("OUT_OF_RANGE", "lexicon", needed);
  }
  return rules;
}

function readRule(rule: Decoder, usage: Usage): ClientRule | undefined {
  const id = readId(rule, "id");
  const category = readCategoryName(rule, usage);
  const direction = readDirection(rule, category && directionOf(category));
  const phrases = readPhrases(rule);
  const amountFrom = readBound(rule, "amountFrom");
  const amountTo = readBound(rule, "amountTo");
  if (amountFrom !== undefined && amountTo !== undefined && amountFrom > amountTo)
    rule.fault("OUT_OF_RANGE", "amountTo", "expected at least amountFrom");
  if (id === undefined || category === undefined || direction === undefined || phrases === undefined) return undefined;
  return {
    id,
    category,
    direction,
    phrases,
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
  };
}

/** The direction that is said, which is the way that money of the category goes; that way itself where it is ANY. */
function readDirection(rule: Decoder, way: Direction | undefined): Direction | undefined {
  const said = rule.object["direction"];
  const direction = DIRECTIONS.find((one) => one === said);
  if (direction === undefined) {
    rule.fault("INVALID_VALUE", "direction", `expected one of ${DIRECTIONS.join(", ")}, found ${kindOf(said)}`);
    return undefined;
  }
  if (way === undefined || direction === "ANY") return way;
  if (way === "ANY" || way === direction) return direction;
  rule.fault("INVALID_VALUE", "direction", `expected ${way} or ANY: so goes the money of the category`);
  return undefined;
}

/** All phrases of a rule; undefined where one of them can be found in no text. */
function readPhrases(rule: Decoder): readonly string[] | undefined {
  const { phrases } = rule.object;
  if (!Array.isArray(phrases) || phrases.length === 0 || phrases.length > MOST_PHRASES) {
    const found = Array.isArray(phrases) ? phrases.length : kindOf(phrases);
    rule.fault("OUT_OF_RANGE", "phrases", `expected a list of 1 to ${MOST_PHRASES} texts, found ${found}`);
    return undefined;
  }
  const path = pointer(rule.path, "phrases");
  const needed = `expected a text of letters or digits, without |, of at most ${LONGEST_PHRASE} characters`;
  const read: string[] = [];
  for (const [place, phrase] of phrases.entries()) {
    if (isPhrase(phrase)) read.push(phrase);
    else rule.faultAt("INVALID_VALUE", pointer(path, place), needed);
  }
  return read.length === phrases.length ? read : undefined;
}

function isPhrase(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= LONGEST_PHRASE &&
    /[\p{L}\p{N}]/u.test(value) &&
    // The mark between the phrases of the lexicons' own tables.
    !value.includes("|")
  );
}

/** A bound of the amount; undefined where any amount is within it. */
function readBound(rule: Decoder, name: string): number | undefined {
  const bound = rule.object[name] ?? undefined;
  if (bound === undefined) return undefined;
  // Minus zero is zero.
  if (typeof bound === "number" && bound >= 0 && Number.isFinite(bound)) return Math.abs(bound);
  rule.fault("OUT_OF_RANGE", name, `expected a finite number of 0 or more, found ${kindOf(bound)}`);
  return undefined;
}
