import { isBonusOfPayersName } from "./beside-wage.js";
import { type CompiledRule, MODE_BIT, NAME_STRENGTH, OUT } from "./compiled-rule.js";
import { MISFIT } from "./misfit.js";
import type { PhraseFinder } from "./phrase-finder.js";
import { MOST_WORDS_OF_BARE_NAME, type PhraseHits } from "./phrase-hits.js";
import type { ReadText } from "./read-text.js";
import { misuseOfPhrase } from "./remarks.js";
import { misfitOfRule } from "./rule-misfit.js";

const { FITS, WRONG_DIRECTION, REVERSED, COMPANION_MISSING, COMPANION_EXCLUDES, MONEY_BACK } = MISFIT;

/** Chooses the surest of the rules whose phrases a text holds, among those that fit and mean what they say. */
export class RuleChoice {
  /** The phrase entry that won; -1 for none. */
  winner = -1;
  /** The first word of the winning phrase. */
  winnerStart = 0;
  /** Whether the text tells of health, religion, union or politics, whatever won. */
  isSensitive = false;

  #mentionsHealth = false;
  readonly #text: ReadText;
  readonly #found: PhraseFinder;
  readonly #hits: PhraseHits;

  constructor(text: ReadText, found: PhraseFinder) {
    this.#text = text;
    this.#found = found;
    this.#hits = found.hits;
  }

  /** Chooses for money of a direction, mode (0 for one not shown) and amount. */
  choose(direction: number, modeBit: number, absoluteAmount: number): void {
    const hits = this.#hits;
    const { reading, roles, loans, wage } = this.#text;
    this.isSensitive = false;
    this.#mentionsHealth = false;
    loans.find(hits, reading, roles);
    if (loans.mayBeCollected) {
      const fits = (hit: number): boolean =>
        this.misfitOf(hits.ruleOf(hit), direction, modeBit, absoluteAmount) === FITS;
      const misfitOf = (hit: number): number => (fits(hit) ? this.misuseOf(hit, modeBit) : COMPANION_MISSING);
      loans.findCollector(hits, reading, roles, misfitOf);
    }
    let kept = 0;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      const misfit = this.misfitOf(rule, direction, modeBit, absoluteAmount);
      if (rule.isSensitive || rule.isHealth) this.#meetSensitive(rule, misfit, modeBit, absoluteAmount);
      if (misfit !== FITS) continue;
      if (rule.isWageWord && this.misuseOf(hit, modeBit) === FITS) wage.meetWage(hits, hit, reading);
      const mayBePart = rule.mayComeWithWage && absoluteAmount < rule.paidAloneFrom;
      if (mayBePart) wage.meet(hits, hit, reading, roles);
      kept = hits.keep(hit, kept);
    }
    let best = hits.bestOf(kept);
    // Only what would decide is looked at word by word: most rows hold no name and no remark.
    while (best !== -1 && this.misuseOf(best, modeBit) !== FITS) {
      kept = hits.drop(best, kept);
      best = hits.bestOf(kept);
    }
    if (best !== -1 && hits.ruleOf(best).isWageWord) best = this.#bonusBeside(best, kept, modeBit);
    if (this.#mentionsHealth) this.isSensitive ||= best === -1 || hits.ruleOf(best).mayBeHealth;
    this.#win(best);
  }

  /** Chooses the surest shop whose bare name is all of a text that nothing else fits. */
  chooseBareShop(absoluteAmount: number): void {
    const hits = this.#hits;
    const { reading, wage } = this.#text;
    if (reading.count > MOST_WORDS_OF_BARE_NAME) return;
    this.#found.find(wage);
    let kept = 0;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      const isBare = rule.isShopByCard && hits.isBareName(hit, reading);
      if (isBare && this.misfitOf(rule, OUT, MODE_BIT.CARD, absoluteAmount) === FITS) kept = hits.keep(hit, kept);
    }
    this.#win(hits.bestOf(kept));
  }

  /** Why a rule does not fit, as its place in the list of misfits; 0 where it does. */
  misfitOf(rule: CompiledRule, direction: number, modeBit: number, absoluteAmount: number): number {
    const misfit = misfitOfRule(rule, direction, modeBit, absoluteAmount);
    if (misfit !== FITS) return misfit;
    if (rule.yieldsToCollector && this.#text.loans.areCollected) return COMPANION_EXCLUDES;
    if (rule.isLoanDrawdown && rule.strength >= NAME_STRENGTH && this.#found.mentionsRefund) return MONEY_BACK;
    return this.#found.signs.misfitOf(rule);
  }

  /** Why a phrase whose rule fits is not meant so: a name, a remark, part of a wage. */
  misuseOf(hit: number, modeBit: number): number {
    const hits = this.#hits;
    return misuseOfPhrase(this.#text, hits.ruleOf(hit), hits.start[hit]!, hits.endOf(hit), modeBit);
  }

  /**
   * The bonus that is paid alone, however long the word for wages that it touches: `SALARISBETALING VAKANTIEGELD`. The wage
   * where there is none, where it is part of the payer's name, or where expenses are named besides.
   */
  #bonusBeside(wage: number, kept: number, modeBit: number): number {
    const hits = this.#hits;
    const { reading } = this.#text;
    let bonus = wage;
    for (let hit = 0; hit < kept; hit += 1) {
      const rule = hits.ruleOf(hit);
      if (!rule.mayComeWithWage) continue;
      if (rule.isExpenseReport) return wage;
      const touches = hits.start[hit]! <= hits.endOf(wage) && hits.endOf(hit) >= hits.start[wage]!;
      if (!touches || hits.isInsideLonger(hit, kept) || isBonusOfPayersName(reading, hits.endOf(hit))) continue;
      if (this.misuseOf(hit, modeBit) === FITS) bonus = hit;
    }
    return bonus;
  }

  #win(hit: number): void {
    this.winner = hit === -1 ? -1 : this.#hits.entry[hit]!;
    if (hit !== -1) this.winnerStart = this.#hits.start[hit]!;
  }

  /** Money that comes back from a pharmacy or a union tells as much as money that goes there. */
  #meetSensitive(rule: CompiledRule, misfit: number, modeBit: number, absoluteAmount: number): void {
    if (misfit === WRONG_DIRECTION) {
      if (misfitOfRule(rule, rule.directions, modeBit, absoluteAmount) !== FITS) return;
    } else if (misfit !== FITS && misfit !== REVERSED) return;
    if (misfit !== FITS && this.#found.signs.misfitOf(rule) !== FITS) return;
    if (rule.isSensitive) this.isSensitive = true;
    else this.#mentionsHealth = true;
  }
}
