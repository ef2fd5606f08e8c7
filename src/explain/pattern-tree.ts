import type { Explainer, PatternTable } from "./explainer.js";

/** Templates by their first token, `*` for any place in a list. */
interface Branch {
  readonly branches: Map<string, Branch>;
  explainer?: Explainer;
}

/** A template that a pointer fits, with what its wildcards stand for. */
export interface Match {
  readonly explainer: Explainer;
  readonly places: readonly string[];
}

/** All templates, looked up in the length of a pointer. */
export class PatternTree {
  readonly #root: Branch = { branches: new Map() };

  constructor(tables: readonly PatternTable[]) {
    for (const table of tables)
      for (const [template, explainer] of Object.entries(table)) this.#add(template.slice(1).split("/"), explainer);
  }

  /** The template that the tokens of a pointer fit; undefined where none does. */
  match(tokens: readonly string[]): Match | undefined {
    const places: string[] = [];
    let branch = this.#root;
    for (const token of tokens) {
      const named = branch.branches.get(token);
      const next = named ?? branch.branches.get("*");
      if (next === undefined) return undefined;
      if (named === undefined) places.push(token);
      branch = next;
    }
    return branch.explainer && { explainer: branch.explainer, places };
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
