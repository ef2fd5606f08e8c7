import { Context } from "mingo/core";
import {
  $all,
  $and,
  $elemMatch,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $nor,
  $not,
  $or,
  $size,
} from "mingo/operators/query";
import { Query } from "mingo/query";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { badValue } from "../problem.js";
import { pointerStep } from "./pointer-step.js";

/** Characters of a filter at most. */
const LONGEST_FILTER = 2000;
/** Levels of nesting at most. */
const DEEPEST_FILTER = 8;
/** Conditions and compared values at most, together: what bounds the work for one resource. */
const MOST_PARTS = 200;
/** Items of one list at most. */
const LONGEST_LIST = 100;
/** Steps of a dotted field name at most. */
const LONGEST_PATH = 10;

const ROOT = "/query/filter";
const LOGICAL: ReadonlySet<string> = new Set(["$and", "$or", "$nor"]);
const ORDERING: ReadonlySet<string> = new Set(["$gt", "$gte", "$lt", "$lte"]);
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The library knows these operators and no other: none of them runs code or a regular expression. */
const CONTEXT = Context.init({
  query: { $all, $and, $elemMatch, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $not, $or, $size },
});

/** A filter that was read and found safe. */
export interface Filter {
  test(resource: object): boolean;
}

/**
 * Reads the filter of a list: an expression in the query language of document databases (interface, "Subscriptions").
 *
 * @param text - JSON such as `{"usage":"CONSUMER","createdAt":{"$gte":"2026-01-01"}}`.
 * @returns Undefined where there is no filter.
 * @throws Problem BAD_REQUEST naming the place of whatever is outside the allowed part of the language.
 */
export function readFilter(text: string | undefined): Filter | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  if (text.length > LONGEST_FILTER) throw badValue(ROOT, `expected at most ${LONGEST_FILTER} characters`);
  const criteria = parse(text);
  new Check().criteria(criteria, ROOT, 1);
  return new Query(criteria as Record<string, unknown>, { context: CONTEXT, scriptEnabled: false });
}

/** Whether a resource passes a filter. */
export function matchesFilter(filter: Filter, resource: object): boolean {
  try {
    return filter.test(resource);
  } catch {
    // Free members of a resource can have names that the library trips over, such as `constructor`.
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badValue(ROOT, "expected a JSON text");
  }
}

/** Checks a filter from top to bottom, counting its parts. */
class Check {
  #parts = 0;

  /** Conditions on the fields of an object. */
  criteria(value: unknown, place: string, depth: number): void {
    this.#enter(place, depth);
    if (!isObject(value)) throw badValue(place, "expected an object of conditions");
    for (const [name, condition] of Object.entries(value)) {
      const below = `${place}${pointerStep(name)}`;
      if (LOGICAL.has(name)) {
        this.#list(condition, below, (item, at) => this.criteria(item, at, depth + 1));
        if ((condition as readonly unknown[]).length === 0) throw badValue(below, "expected at least one item");
      } else {
        refuseField(name, below);
        this.#condition(condition, below, depth + 1);
      }
    }
  }

  #condition(value: unknown, place: string, depth: number): void {
    if (isObject(value) && hasOperator(value)) this.#operators(value, place, depth);
    else this.#literal(value, place, depth);
  }

  #operators(value: unknown, place: string, depth: number): void {
    this.#enter(place, depth);
    if (!isObject(value) || !hasOperator(value)) throw badValue(place, "expected an object of operators");
    for (const [name, operand] of Object.entries(value))
      this.#operand(name, operand, `${place}${pointerStep(name)}`, depth);
  }

  #operand(operator: string, value: unknown, place: string, depth: number): void {
    if (operator === "$eq" || operator === "$ne") this.#literal(value, place, depth + 1);
    else if (operator === "$in" || operator === "$nin" || operator === "$all")
      this.#list(value, place, (item, at) => this.#literal(item, at, depth + 1));
    else if (operator === "$not") this.#operators(value, place, depth + 1);
    else if (operator === "$elemMatch") this.#elementMatch(value, place, depth + 1);
    else if (ORDERING.has(operator)) {
      this.#enter(place, depth);
      if (typeof value === "object" && value !== null) throw badValue(place, "expected a text, number or boolean");
    } else if (operator === "$exists") {
      if (typeof value !== "boolean") throw badValue(place, "expected true or false");
    } else if (operator === "$size") {
      if (!Number.isInteger(value)) throw badValue(place, "expected a whole number");
    } else throw badValue(place, "this operator is not allowed");
  }

  /** Conditions on the items of a list: on the items themselves, or on their fields. */
  #elementMatch(value: unknown, place: string, depth: number): void {
    const isOnItems = isObject(value) && Object.keys(value).some((name) => name.startsWith("$") && !LOGICAL.has(name));
    if (isOnItems) this.#operators(value, place, depth);
    else this.criteria(value, place, depth);
  }

  #literal(value: unknown, place: string, depth: number): void {
    this.#enter(place, depth);
    if (Array.isArray(value)) this.#list(value, place, (item, at) => this.#literal(item, at, depth + 1));
    else if (isObject(value))
      for (const [name, member] of Object.entries(value)) {
        const below = `${place}${pointerStep(name)}`;
        if (name.startsWith("$")) throw badValue(below, "an operator is not allowed here");
        if (FORBIDDEN_NAMES.has(name)) throw badValue(below, "this name is not allowed");
        this.#literal(member, below, depth + 1);
      }
  }

  #list(value: unknown, place: string, check: (item: unknown, at: string) => void): void {
    if (!Array.isArray(value)) throw badValue(place, "expected a list");
    if (value.length > LONGEST_LIST) throw badValue(place, `expected at most ${LONGEST_LIST} items`);
    value.forEach((item, index) => check(item, `${place}/${index}`));
  }

  #enter(place: string, depth: number): void {
    if (depth > DEEPEST_FILTER) throw badValue(place, `expected at most ${DEEPEST_FILTER} levels`);
    this.#parts += 1;
    if (this.#parts > MOST_PARTS) throw badValue(place, `expected at most ${MOST_PARTS} conditions and values`);
  }
}

function refuseField(name: string, place: string): void {
  if (name.startsWith("$")) throw badValue(place, "this operator is not allowed");
  const steps = name.split(".");
  if (steps.length > LONGEST_PATH) throw badValue(place, `expected at most ${LONGEST_PATH} steps in a field name`);
  if (steps.some((one) => FORBIDDEN_NAMES.has(one))) throw badValue(place, "this name is not allowed");
}

function hasOperator(value: JsonObject): boolean {
  return Object.keys(value).some((name) => name.startsWith("$"));
}
