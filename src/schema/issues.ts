import { InvalidBodyError, type Issue, type IssueCode, MOST_ISSUES_LISTED } from "../model/issue.js";

/** Collects the issues of a body; keeps the first ones and counts the rest. */
export class IssueList {
  readonly #issues: Issue[] = [];
  #count = 0;

  /** How many issues there are, listed or not. */
  get count(): number {
    return this.#count;
  }

  /** Notes an issue. */
  add(code: IssueCode, path: string, message: string): void {
    this.#count += 1;
    if (this.#issues.length < MOST_ISSUES_LISTED) this.#issues.push({ code, path, message });
  }

  /** Throws the error that lists them, where there are any. */
  throwIfAny(): void {
    if (this.#count > 0) throw new InvalidBodyError(this.#issues, this.#count);
  }
}
