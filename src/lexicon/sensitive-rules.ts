import type { LexiconRule, Mode } from "./rule.js";

/** Phrases that tell of religion, union or politics, whichever way money goes. */
export interface SensitivePhrases {
  /** Stable name without the way, such as `fr.sensitive.union`. */
  readonly id: string;
  readonly phrases: string;
  readonly modes?: readonly Mode[];
  readonly notModes?: readonly Mode[];
  readonly with?: string;
  readonly without?: string;
  /** Texts of money out, and of money in. */
  readonly examplesOut: readonly string[];
  readonly examplesIn: readonly string[];
  readonly source: string;
}

/**
 * The two rules of sensitive phrases. They decide only where nothing else does, and then nothing but what a neutral reader
 * would say: the phrases mark a row, so that its text is kept from scores and explanations (decisions section 8).
 */
export function sensitiveRules({ id, examplesOut, examplesIn, ...rest }: SensitivePhrases): readonly LexiconRule[] {
  const rule = { ...rest, strength: "HINT", isSensitive: true } as const;
  return [
    { ...rule, id: `${id}.out`, category: "OTHER_EXPENSE", direction: "OUT", examples: examplesOut },
    { ...rule, id: `${id}.in`, category: "OTHER_ENTRY", direction: "IN", examples: examplesIn },
  ];
}
