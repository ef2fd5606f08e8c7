import type { Category } from "./category.js";

/** Whether money came in (amount of 0 or more), went out (below 0), or either. */
export type Direction = "IN" | "OUT" | "ANY";

/** A rule of the client's own lexicon, tried before all others (decisions section 1, `project.lexicon`). */
export interface ClientRule {
  /** What `enrichments.rule` calls it. */
  readonly id: string;
  /** One of the usage: those of a business's analysis alone are refused for a consumer. */
  readonly category: Category;
  /** The way that money of the category goes; another is refused, and ANY means the category's own way where it has one. */
  readonly direction: Direction;
  /** Words that stand one behind the other in a text, whatever their case and accents; one phrase is enough. */
  readonly phrases: readonly string[];
  /** Least amount without its sign, in units of currency; left out, any. */
  readonly amountFrom?: number;
  /** Largest amount without its sign, in units of currency; left out, any. */
  readonly amountTo?: number;
}
