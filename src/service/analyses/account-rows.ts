/** The transactions of an account as a request writes them: by these an account is known again that nothing else names. */
export class AccountRows {
  readonly #rows: readonly unknown[];
  #texts: ReadonlySet<string> | undefined;
  #ends: readonly string[] | undefined;

  constructor(rows: readonly unknown[]) {
    this.#rows = rows;
  }

  /** Whether there is none. */
  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /**
   * Whether both are of one account: lists of two spans of time that overlap hold the first or last row of each other, in
   * whichever order they are.
   */
  meet(others: AccountRows): boolean {
    return this.#holdsAnEndOf(others) || others.#holdsAnEndOf(this);
  }

  #holdsAnEndOf(others: AccountRows): boolean {
    if (this.isEmpty || others.isEmpty) return false;
    this.#texts ??= new Set(this.#rows.map((row) => JSON.stringify(row)));
    others.#ends ??= [others.#rows[0], others.#rows.at(-1)].map((row) => JSON.stringify(row));
    return others.#ends.some((text) => this.#texts!.has(text));
  }
}
