import { describe, expect, it } from "vitest";
import { fold } from "../../src/base/text.js";
import { CLIENT_STRENGTH } from "../../src/lexicon/compiled-rule.js";
import { INTERNATIONAL } from "../../src/lexicon/international/index.js";
import { Lexicon } from "../../src/lexicon/lexicon.js";
import { LEXICONS_OF_MARKET } from "../../src/lexicon/markets.js";
import type { LexiconRule } from "../../src/lexicon/rule.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, isCategory } from "../../src/model/category.js";
import type { ClientRule } from "../../src/model/client-rule.js";
import { MARKETS } from "../../src/model/market.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;
const USUAL_AMOUNT = 50;

/** An amount that the rule's bounds allow. */
function amountOf({ amountFrom = 0, amountTo = Number.POSITIVE_INFINITY }: LexiconRule): number {
  return Math.min(Math.max(USUAL_AMOUNT, amountFrom), amountTo) * SCALE;
}

/** The ways that money may move for a rule: in (true), out (false). */
function directionsOf({ direction }: LexiconRule): readonly boolean[] {
  return direction === "ANY" ? [true, false] : [direction === "IN"];
}

/** What an example is read as, where that is not its rule. */
function strayReadings(
  reader: TextReader,
  rule: LexiconRule,
  isRight: (winner: string, category: string) => boolean,
): readonly string[] {
  return rule.examples.flatMap((example) =>
    directionsOf(rule).flatMap((isIncoming) => {
      reader.read(example, isIncoming, amountOf(rule), -1);
      const winner = reader.winner === -1 ? undefined : reader.lexicon.ruleOf(reader.winner);
      const category = winner === undefined ? "" : CATEGORIES[winner.category]!;
      if (winner !== undefined && isRight(winner.id, category)) return [];
      const by =
        winner === undefined ? "no rule" : `${winner.id} (${category}) by "${reader.lexicon.phraseOf(reader.winner)}"`;
      return [`${rule.id} (${rule.category}): "${example}" ${isIncoming ? "in" : "out"} goes to ${by}`];
    }),
  );
}

describe.each(MARKETS)("the lexicon of %s", (market) => {
  const lexicons = LEXICONS_OF_MARKET[market];
  const rules = lexicons.flatMap((lexicon) => lexicon.rules);
  const own = lexicons[0]!.rules;

  it("has rules, each with an id of its own", () => {
    expect(own.length).toBeGreaterThan(0);
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(own.filter(({ id }) => !id.startsWith(`${market.toLowerCase()}.`)).map(({ id }) => id)).toEqual([]);
  });

  it("gives each rule a category, a source, an example, bounds in order and phrases that are not empty", () => {
    const faults = rules.flatMap((rule) => {
      const { id, category, source, examples, amountFrom = 0, amountTo = Number.POSITIVE_INFINITY } = rule;
      const phrases = [rule.phrases, rule.with, rule.without].flatMap((list) => list?.split("|") ?? []);
      return [
        ...(isCategory(category) ? [] : [`${id}: ${category} is no category`]),
        ...(source.trim() === "" ? [`${id}: no source`] : []),
        ...(examples.length === 0 ? [`${id}: no example`] : []),
        ...(amountFrom <= amountTo && amountFrom >= 0 ? [] : [`${id}: bounds ${amountFrom} to ${amountTo}`]),
        ...phrases
          .filter((phrase) => fold(phrase) === "")
          .map((phrase) => `${id}: empty phrase "${phrase}" in "${rule.phrases.slice(0, 60)}"`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it("has modes and noise without empty phrases", () => {
    const phrases = lexicons
      .flatMap(({ modes, noise }) => [...modes.map((mode) => mode.phrases), noise])
      .flatMap((list) => list.split("|"));
    expect(phrases.filter((phrase) => fold(phrase) === "")).toEqual([]);
  });

  it("lets each of its rules win its own examples", () => {
    const reader = new TextReader(new Lexicon(lexicons, []));
    const stray = own.flatMap((rule) => strayReadings(reader, rule, (winner) => winner === rule.id));
    expect(stray.join("\n")).toBe("");
  });

  it("tries a client's rule before all others", () => {
    const reader = new TextReader(
      new Lexicon(lexicons, [{ id: "ours", category: "SPORT", direction: "ANY", phrases: ["NETFLIX"] }]),
    );
    reader.read("NETFLIX", false, USUAL_AMOUNT * SCALE, -1);
    expect(reader.lexicon.ruleOf(reader.winner)).toMatchObject({ id: "ours", strength: CLIENT_STRENGTH });
  });

  it("tries a client's word before the longer phrases of its own that hold it", () => {
    // A word of each phrase as a client's rule, all in one lexicon: one of them wins each phrase.
    const phrases = own.flatMap((rule) => rule.phrases.split("|").map((phrase) => fold(phrase)));
    const drawn = phrases.filter((phrase, at) => phrase.includes(" ") && at % 5 === 0);
    expect(drawn.length).toBeGreaterThan(50);
    const words = [...new Set(drawn.map((phrase) => phrase.split(" ").find((one) => one.length > 3) ?? phrase))];
    const client: readonly ClientRule[] = words.map((word) => ({
      id: `ours.${word}`,
      category: "TOBACCO",
      direction: "ANY",
      phrases: [word],
    }));
    const reader = new TextReader(new Lexicon(lexicons, client));
    const lost = drawn.filter((phrase) => {
      reader.read(phrase, false, USUAL_AMOUNT * SCALE, -1);
      return !reader.lexicon.ruleOf(reader.winner).id.startsWith("ours.");
    });
    expect(lost).toEqual([]);
  });

  it("tries a client's general kind before a special one of its own", () => {
    const reader = new TextReader(
      new Lexicon(lexicons, [{ id: "ours", category: "INSURANCE", direction: "ANY", phrases: ["ZQFOO"] }]),
    );
    for (const kind of ["ASSURANCE AUTO", "CAR INSURANCE", "SEGURO COCHE", "AUTOVERZEKERING"]) {
      reader.read(`ZQFOO ${kind}`, false, USUAL_AMOUNT * SCALE, -1);
      expect(reader.lexicon.ruleOf(reader.winner).id).toBe("ours");
    }
  });
});

describe("the worldwide lexicon", () => {
  // An example is printed as the banks of one country print it: the others may not read it, yet they never misread it.
  it("wins its examples in a market that can read them, and means the same in all", () => {
    const compiled = MARKETS.map((market) => ({
      market,
      reader: new TextReader(new Lexicon(LEXICONS_OF_MARKET[market], [])),
    }));
    const faults = INTERNATIONAL.rules.flatMap((rule) =>
      rule.examples.flatMap((example) => {
        const one = { ...rule, examples: [example] };
        const unread = compiled.map(({ reader }) => strayReadings(reader, one, (winner) => winner === rule.id));
        const misread = compiled.flatMap(({ market, reader }) =>
          strayReadings(reader, one, (_, category) => category === rule.category)
            .filter((stray) => !stray.endsWith("goes to no rule"))
            .map((stray) => `${market} ${stray}`),
        );
        return [...(unread.some((stray) => stray.length === 0) ? [] : unread.flat().slice(0, 1)), ...misread];
      }),
    );
    expect(faults.join("\n")).toBe("");
  });
});
