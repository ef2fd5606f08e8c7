import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { MARKETS } from "../../src/model/market.js";
import { resolveSettings } from "../../src/schema/settings.js";

const CHARACTERS = 60_000;
const LONGEST_PHRASE = 119;
const PHRASES_OF_RULE = 168;

/** Phrases that take as much room in the tree as phrases can: words of one letter, no two phrases with the same beginning. */
function roomyPhrases(): readonly string[] {
  return Array.from({ length: Math.floor(CHARACTERS / LONGEST_PHRASE) }, (_, number) => {
    const beginning = `Z${number}Q`;
    const letters = Array.from({ length: 60 }, (_, at) => String.fromCharCode(65 + ((number + at) % 26)));
    return [beginning, ...letters].join(" ").slice(0, LONGEST_PHRASE).trimEnd();
  });
}

describe("a client's lexicon of the largest size", () => {
  const phrases = roomyPhrases();
  const lexicon = Array.from({ length: Math.ceil(phrases.length / PHRASES_OF_RULE) }, (_, rule) => ({
    id: `rule-${rule}`,
    category: "SPORT",
    direction: "ANY",
    phrases: phrases.slice(rule * PHRASES_OF_RULE, (rule + 1) * PHRASES_OF_RULE),
  }));

  it.each(MARKETS)("finds room beside the phrases of %s", (market) => {
    const { project } = resolveSettings({ now: "2026-06-30T12:00:00Z", project: { market, lexicon } });
    const compiled = new TextReader(lexiconOf(market, project.lexicon));
    compiled.read(`CARTE ${phrases.at(-1)}`, false, 50_000, -1);
    expect(compiled.lexicon.phraseOf(compiled.winner)).toBe(phrases.at(-1));
  });
});
