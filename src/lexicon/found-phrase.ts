import type { CompiledRule } from "./compiled-rule.js";

/** A phrase found in a text, with its rule and whether that fits. */
export interface FoundPhrase {
  readonly entry: number;
  readonly rule: CompiledRule;
  /** The phrase as the lexicon writes it. */
  readonly phrase: string;
  /** The words that it covers: from the first, up to but not with the end. */
  readonly start: number;
  readonly end: number;
  /** Why the rule does not fit, as a place in `MISFITS`. */
  readonly misfit: number;
}
