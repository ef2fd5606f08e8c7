import type { IssueCode } from "../model/issue.js";
import type { IssueList } from "./issues.js";

/** A JSON object of unknown members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object (no array, no null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of an object; null and absent mean the same: undefined. Only names of the formats are ever asked for. */
export function member(object: JsonObject, name: string): unknown {
  return object[name] ?? undefined;
}

/** A JSON Pointer one step further down. */
export function pointer(path: string, step: string | number): string {
  return typeof step === "number" ? `${path}/${step}` : `${path}/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** How a value is named in a message, without quoting it. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return value === "" ? "an empty text" : "a text";
  return `a ${typeof value}`;
}

/** Reads members of one object and notes an issue for each that is not what it must be. */
export class Decoder {
  readonly object: JsonObject;
  readonly path: string;
  readonly #issues: IssueList;
  readonly #code: IssueCode | undefined;

  /** `code` overrides the codes of the issues, as the options do. */
  constructor(object: JsonObject, path: string, issues: IssueList, code?: IssueCode) {
    this.object = object;
    this.path = path;
    this.#issues = issues;
    this.#code = code;
  }

  /** A flag, or undefined where it is absent. */
  boolean(name: string): boolean | undefined {
    const value = member(this.object, name);
    if (value === undefined || typeof value === "boolean") return value as boolean | undefined;
    this.fault("INVALID_TYPE", name, `expected true or false, found ${kindOf(value)}`);
    return undefined;
  }

  /** A whole number within bounds, or undefined where it is absent. */
  integer(name: string, least: number, most: number): number | undefined {
    const value = member(this.object, name);
    if (value === undefined) return undefined;
    if (typeof value !== "number") this.fault("INVALID_TYPE", name, `expected a whole number, found ${kindOf(value)}`);
    else if (!Number.isInteger(value) || value < least || value > most) {
      this.fault("OUT_OF_RANGE", name, `expected a whole number from ${least} to ${most}`);
    } else return value;
    return undefined;
  }

  /** A finite number within bounds, or undefined where it is absent. */
  number(name: string, least: number, most: number): number | undefined {
    const value = member(this.object, name);
    if (value === undefined) return undefined;
    if (typeof value !== "number") this.fault("INVALID_TYPE", name, `expected a number, found ${kindOf(value)}`);
    else if (!(value >= least && value <= most))
      this.fault("OUT_OF_RANGE", name, `expected a number from ${least} to ${most}`);
    // Minus zero is zero: what is resolved is written in the result.
    else return value === 0 ? 0 : value;
    return undefined;
  }

  /** A text, or undefined where it is absent or empty. */
  text(name: string): string | undefined {
    const value = member(this.object, name);
    if (value === undefined) return undefined;
    if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
    this.fault("INVALID_TYPE", name, `expected a text, found ${kindOf(value)}`);
    return undefined;
  }

  /** One of a closed list of texts, or undefined where it is absent. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = member(this.object, name);
    if (value === undefined) return undefined;
    if (typeof value === "string" && (choices as readonly string[]).includes(value)) return value as Choice;
    this.fault("INVALID_VALUE", name, `expected one of ${choices.join(", ")}, found ${kindOf(value)}`);
    return undefined;
  }

  /** An object, or undefined where it is absent. */
  child(name: string): Decoder | undefined {
    const value = member(this.object, name);
    if (value === undefined) return undefined;
    if (isObject(value)) return new Decoder(value, pointer(this.path, name), this.#issues, this.#code);
    this.fault("INVALID_TYPE", name, `expected an object, found ${kindOf(value)}`);
    return undefined;
  }

  /** An array, or undefined where it is absent. */
  array(name: string): readonly unknown[] | undefined {
    const value = member(this.object, name);
    if (value === undefined || Array.isArray(value)) return value as readonly unknown[] | undefined;
    this.fault("INVALID_TYPE", name, `expected an array, found ${kindOf(value)}`);
    return undefined;
  }

  /**
   * What is read of the objects of a list, in its order; what `read` gives undefined for is left out. What is no object is an
   * issue at its place, and a list of too many is one. None where the list is absent.
   */
  children<Read>(name: string, most: number, read: (child: Decoder) => Read | undefined): readonly Read[] {
    const values = this.array(name) ?? [];
    if (values.length > most) {
      this.fault("OUT_OF_RANGE", name, `expected at most ${most} entries, found ${values.length}`);
      return [];
    }
    const path = pointer(this.path, name);
    const children: Read[] = [];
    for (const [place, value] of values.entries()) {
      const at = pointer(path, place);
      const child = isObject(value) ? read(new Decoder(value, at, this.#issues, this.#code)) : undefined;
      if (child !== undefined) children.push(child);
      else if (!isObject(value)) this.faultAt("INVALID_TYPE", at, `expected an object, found ${kindOf(value)}`);
    }
    return children;
  }

  /** Notes an issue at a member. */
  fault(code: IssueCode, name: string, message: string): void {
    this.faultAt(code, pointer(this.path, name), message);
  }

  /** Notes an issue at a place. */
  faultAt(code: IssueCode, path: string, message: string): void {
    this.#issues.add(this.#code ?? code, path, message);
  }
}
