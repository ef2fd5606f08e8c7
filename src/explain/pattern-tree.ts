import type { Explainer, PatternTable } from "./explainer.js";
import { memberOf, tokenAt } from "./json-pointer.js";

/** Templates by their first token, `*` for any place in a list. */
interface Branch {
  readonly branches: Map<string, Branch>;
  explainer?: Explainer;
}

/** What a pointer that fits a template leads to. */
export interface Found {
  readonly explainer: Explainer;
  readonly value: unknown;
  /** What the template's wildcards stand for. */
  readonly places: readonly string[];
  /** The objects and lists on the way to the value, the root first. */
  readonly holders: readonly unknown[];
}

/** All templates, looked up in the length of a pointer. */
export class PatternTree {
  readonly #root: Branch = { branches: new Map() };

  constructor(tables: readonly PatternTable[]) {
    for (const table of tables)
      for (const [template, explainer] of Object.entries(table)) this.#add(template.slice(1).split("/"), explainer);
  }

  /** Walks a pointer down the templates and a value at once: one pass, as every figure of a result may be asked for. */
  find(root: unknown, pointer: string): Found | undefined {
    if (!pointer.startsWith("/")) return undefined;
    const places: string[] = [];
    const holders: unknown[] = [];
    let value = root;
    let branch = this.#root;
    for (let slash = 0; slash !== -1; ) {
      const next = pointer.indexOf("/", slash + 1);
      const token = tokenAt(pointer, slash + 1, next);
      const named = branch.branches.get(token);
      const fitting = named ?? branch.branches.get("*");
      if (fitting === undefined) return undefined;
      if (named === undefined) places.push(token);
      branch = fitting;
      holders.push(value);
      value = memberOf(value, token);
      slash = next;
    }
    const { explainer } = branch;
    return explainer && { explainer, value, places, holders };
  }

  #add(tokens: readonly string[], explainer: Explainer): void {
    let branch = this.#root;
    for (const token of tokens) {
      let next = branch.branches.get(token);
      if (next === undefined) {
        next = { branches: new Map() };
        branch.branches.set(token, next);
      }
      branch = next;
    }
    branch.explainer = explainer;
  }
}
