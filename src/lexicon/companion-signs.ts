import type { CompiledRule } from "./compiled-rule.js";
import { MISFIT } from "./misfit.js";

const { FITS, COMPANION_MISSING, COMPANION_EXCLUDES } = MISFIT;

/** The companions of rules that a text holds. */
export class CompanionSigns {
  /** The text that each was last met in. */
  readonly #textOfSign: Uint32Array;
  #text = 0;

  constructor(signCount: number) {
    this.#textOfSign = new Uint32Array(signCount);
  }

  /** Begins a text. */
  begin(): void {
    this.#text += 1;
  }

  /** Takes a companion that the text holds. */
  meet(sign: number): void {
    this.#textOfSign[sign] = this.#text;
  }

  /** Takes some back: they say something else here. */
  forget(signs: readonly number[]): void {
    for (const sign of signs) this.#textOfSign[sign] = 0;
  }

  /** Why its companions keep a rule from fitting, as a `MISFIT`. */
  misfitOf(rule: CompiledRule): number {
    if (rule.withSigns.length > 0 && !this.#holdsAny(rule.withSigns)) return COMPANION_MISSING;
    return rule.withoutSigns.length > 0 && this.#holdsAny(rule.withoutSigns) ? COMPANION_EXCLUDES : FITS;
  }

  #holdsAny(signs: readonly number[]): boolean {
    for (const sign of signs) if (this.#textOfSign[sign] === this.#text) return true;
    return false;
  }
}
