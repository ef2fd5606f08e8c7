import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import type { ClientRule } from "../../src/model/client-rule.js";
import { MARKETS } from "../../src/model/market.js";

/** More projects than lexicons are kept. */
const PROJECTS = Array.from({ length: 33 }, (_, number) => `PROJECT${number}`);

/** The rules of a project, anew each time as options give them. */
const rulesOf = (project: string): readonly ClientRule[] => [
  { id: project, category: "SPORT", direction: "ANY", phrases: [project] },
];

describe("compiled lexicons", () => {
  it("are kept for the projects in use, and for markets without rules whatever else is in use", () => {
    const plain = MARKETS.map((market) => lexiconOf(market, []));
    const cold = lexiconOf("NL", rulesOf("COLD"));
    const hot = lexiconOf("NL", rulesOf("HOT"));
    expect(lexiconOf("NL", rulesOf("COLD"))).toBe(cold);
    for (const project of PROJECTS) {
      lexiconOf("NL", rulesOf(project));
      expect(lexiconOf("NL", rulesOf("HOT"))).toBe(hot);
    }
    MARKETS.forEach((market, place) => expect(lexiconOf(market, [])).toBe(plain[place]));
    expect(lexiconOf("NL", rulesOf("COLD"))).not.toBe(cold);
  });

  it("are kept for as many projects in rotation as a service has", () => {
    const rotation = PROJECTS.slice(0, 32);
    const first = rotation.map((project) => lexiconOf("NL", rulesOf(project)));
    rotation.forEach((project, place) => expect(lexiconOf("NL", rulesOf(project))).toBe(first[place]));
  });
});
