import { describe, expect, it } from "vitest";
import { account, type Facts, factsOf, type Line } from "../facts.js";

const MONTHS = ["2026-04-18", "2026-05-18", "2026-06-18"];
const GREETINGS = ["pour le loyal zubro", "bon courage", "bisous maman"];

/** Each flow as its label and how many rows it has, with its rhythm where it has one. */
function flowsOf({ cashFlows }: Facts): readonly string[] {
  return cashFlows.flows
    .map(({ label, rows, rhythm }) => `${label} ${rows.length}${rhythm === undefined ? "" : ` ${rhythm.periodicity}`}`)
    .sort();
}

const flowsOfLines = (...lines: readonly Line[]): readonly string[] => flowsOf(factsOf([account(lines)]));
const greeted = (text: (greeting: string, at: number) => string, amount = 100): readonly Line[] =>
  GREETINGS.map((greeting, at): Line => [MONTHS[at]!, text(greeting, at), amount]);

describe("transfers of one person", () => {
  it("are one line, whatever is written beside the name", () => {
    const names = ["SYLVIE ZUBRO", "MME SYLVIE ZUBRO", "SYLVIE ZUBRO"];
    expect(flowsOfLines(...greeted((greeting, at) => `VIREMENT INSTANTANE DE ${names[at]} ${greeting}`))).toEqual([
      "SYLVIE ZUBRO 3 MONTHLY",
    ]);
  });

  it("stay apart where the surname comes first: what stands behind may be a second given name", () => {
    const names = ["ANGE", "KALIM", "ZOLMU"];
    expect(flowsOfLines(...greeted((_, at) => `VIR DE ZUBRO MARIE ${names[at]}`, 200))).toHaveLength(3);
  });

  it("with two given names, before the surname or behind it, are told by all three words", () => {
    const days = [...MONTHS, "2026-06-25"];
    const four = (names: readonly string[]): readonly Line[] =>
      names.map((name, at): Line => [days[at]!, `VIR DE ${name} ${GREETINGS[at] ?? "merci encore"}`, 100]);
    const before = ["MARIE SYLVIE ZUBRO", "MARIE SYLVIE ZUBRO", "MARIE SYLVIE ZUBRO", "MARIE SYLVIE GRINDEL"];
    expect(flowsOfLines(...four(before))).toContain("MARIE SYLVIE ZUBRO 3 MONTHLY");
    const behind = ["ZUBRO MARIE SYLVIE", "ZUBRO MARIE PAULE", "ZUBRO MARIE CLAIRE", "ZUBRO MARIE SYLVIE"];
    expect(flowsOfLines(...four(behind))).toHaveLength(4);
  });

  it("are one line whatever their surname is besides: a word of shops' names, a given name, or behind particles", () => {
    const inMarket = (market: "FR" | "GB" | "NL", text: (greeting: string) => string): readonly string[] => {
      const currency = market === "GB" ? "GBP" : "EUR";
      const lines = ["zolmu", "kwepsel", "grindel"].map((word, at): Line => [MONTHS[at]!, text(word), 160]);
      return flowsOf(factsOf([account(lines, { currency })], { project: { market } }));
    };
    expect(inMarket("GB", (word) => `FASTER PAYMENT FROM EMMA SMITH ${word}`)).toEqual(["EMMA SMITH 3 MONTHLY"]);
    expect(inMarket("FR", (word) => `VIR DE SOPHIE PETIT ${word}`)).toEqual(["SOPHIE PETIT 3 MONTHLY"]);
    expect(inMarket("FR", (word) => `VIR DE SOPHIE MARTIN ${word}`)).toEqual(["SOPHIE MARTIN 3 MONTHLY"]);
    expect(inMarket("NL", (word) => `OVERBOEKING SANNE DE VRIES ${word}`)).toEqual(["SANNE VRIES 3 MONTHLY"]);
  });

  it("are told by a third word that their texts share, where the second may be the surname", () => {
    const shared = greeted((greeting) => `VIR DE JEAN PIERRE ZUBRO ${greeting}`);
    expect(flowsOfLines(...shared)).toEqual(["JEAN PIERRE ZUBRO 3 MONTHLY"]);
    const third = greeted((_, at) => `VIR DE JEAN PIERRE MARTIN ${["zolmu", "kwepsel", "grindel"][at]}`);
    expect(flowsOfLines(...third)).toEqual(["JEAN PIERRE MARTIN 3 MONTHLY"]);
    const other: Line = ["2026-06-25", "VIR DE JEAN PIERRE GRINDEL merci encore", 100];
    expect(flowsOfLines(...shared, other)).toContain("JEAN PIERRE ZUBRO 3 MONTHLY");
  });

  it("are of one amount: what friends send each other is no line", () => {
    const amounts = [100, 100, 60];
    const lines = GREETINGS.map((greeting, at): Line => [MONTHS[at]!, `VIR DE SYLVIE ZUBRO ${greeting}`, amounts[at]!]);
    expect(flowsOfLines(...lines)).toHaveLength(3);
  });

  it("leave a line with rows enough for a rhythm what it is", () => {
    const rent = MONTHS.map((day): Line => [day, "VIR DE SYLVIE ZUBRO GARDE KWEPSEL", 100]);
    const others = greeted((greeting) => `VIR DE SYLVIE ZUBRO ${greeting}`, 17);
    expect(flowsOfLines(...rent, ...others)).toEqual([
      "SYLVIE ZUBRO 3 MONTHLY",
      "SYLVIE ZUBRO GARDE KWEPSEL 3 MONTHLY",
    ]);
    const bare = MONTHS.map((day): Line => [day, "VIR DE SYLVIE ZUBRO", 100]);
    const facts = factsOf([account([...bare, ...others])]);
    expect(flowsOf(facts)).toEqual(["SYLVIE ZUBRO 3 MONTHLY", "SYLVIE ZUBRO 3 MONTHLY"]);
    expect(new Set(facts.cashFlows.flows.map(({ id }) => id)).size).toBe(2);
  });

  it("of two amounts are two lines, each with its id, whatever lines of the bare name there are", () => {
    const other = ["2026-04-05", "2026-05-09", "2026-06-01"];
    const small = ["GLACES", "CINOCHE", "PISCINETTE"].map(
      (word, at): Line => [other[at]!, `VIR DE SYLVIE ZUBRO ${word}`, 20],
    );
    const large = greeted((greeting) => `VIR DE SYLVIE ZUBRO ${greeting}`, 50);
    const facts = factsOf([account([...small, ...large])]);
    const sumsOf = ({ ledger, cashFlows }: Facts): readonly number[] =>
      cashFlows.flows.map(({ rows }) => rows.reduce((sum, row) => sum + ledger.amount[row]! / 10_000, 0)).sort();
    expect(sumsOf(facts)).toEqual([150, 60]);
    const bare = [50, 20].flatMap((amount, at) =>
      MONTHS.map((day): Line => [day.replace("18", `1${at}`), "VIR DE SYLVIE ZUBRO", amount]),
    );
    const all = factsOf([account([...small, ...large, ...bare])]);
    expect(sumsOf(all)).toEqual([150, 150, 60, 60]);
    expect(new Set(all.cashFlows.flows.map(({ id }) => id)).size).toBe(4);
  });

  it("stay apart in and out, and where a word says what for", () => {
    const lines: readonly Line[] = [
      ["2026-05-02", "VIR SYLVIE ZUBRO bon courage", 40],
      ["2026-05-03", "VIR SYLVIE ZUBRO bisous", -40.5],
      ["2026-05-04", "VIR SYLVIE ZUBRO LOYER", -40.7],
    ];
    expect(flowsOfLines(...lines)).toHaveLength(3);
  });

  it("are known by a given name beside a surname only", () => {
    expect(flowsOfLines(...greeted((greeting) => `VIR DE KWEPSEL ZUBRO ${greeting}`))).toHaveLength(3);
    expect(flowsOfLines(...greeted((greeting) => `VIR DE SYLVIE RESTAURANT ${greeting}`))).toHaveLength(3);
    expect(flowsOfLines(...greeted((greeting) => `VIR DE SYLVIE ZUBRO SARL ${greeting}`))).toHaveLength(3);
    expect(flowsOfLines(...greeted((greeting) => `CARTE SYLVIE ZUBRO ${greeting}`, -20))).toHaveLength(3);
  });
});

describe("moves to one own account", () => {
  const purposes = ["rentrée", "vacances", "frigo"];
  const out = purposes.map((purpose, at): Line => [MONTHS[at]!, `VIR VERS LIVRET ${purpose}`, -50 - at]);
  const into = (lines: readonly Line[]): readonly Line[] => lines.map(([day, text, amount]) => [day, text, -amount]);

  it("are one line on each side, whatever their texts say", () => {
    const facts = factsOf([account(out), account(into(out), { type: "SAVINGS", name: "Livret" })]);
    expect(flowsOf(facts).filter((flow) => /\b3\b/.test(flow))).toHaveLength(1);
    expect(facts.cashFlows.flows.every(({ rows }) => rows.length === 3)).toBe(true);
  });

  it("are a line each where they go to two accounts", () => {
    const [first, second, third] = out;
    const facts = factsOf([
      account(out),
      account(into([first!, second!]), { type: "SAVINGS", name: "Livret" }),
      account(into([third!]), { type: "SAVINGS", name: "Autre livret" }),
    ]);
    const sizes = facts.cashFlows.flows.filter(({ account: of }) => of === facts.cashFlows.flows[0]!.account);
    expect(sizes.map(({ rows }) => rows.length).sort()).toEqual([1, 2]);
  });
});
