import { describe, expect, it } from "vitest";
import { InvalidBodyError } from "../../src/model/issue.js";
import { resolveSettings } from "../../src/schema/settings.js";

const NOW = "2026-08-21T12:00:00Z";

function pathsOf(options: unknown): readonly string[] {
  try {
    resolveSettings(options);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    expect(error.issues.map(({ code }) => code)).toEqual(error.issues.map(() => "INVALID_OPTION"));
    return error.issues.map(({ path }) => path);
  }
}

const projectPaths = (project: unknown): readonly string[] => pathsOf({ now: NOW, project });

describe("the settings of an analysis", () => {
  it("are complete without any option", () => {
    const { now, zone, ...settings } = resolveSettings({ now: NOW });
    expect([new Date(now).toISOString(), zone.name]).toEqual(["2026-08-21T12:00:00.000Z", "Europe/Paris"]);
    expect(settings).toEqual({
      usage: "CONSUMER",
      strict: false,
      project: {
        market: "FR",
        currency: "EUR",
        timeZone: "Europe/Paris",
        period: {
          mode: "MONTHS",
          numberOfDays: 90,
          numberOfMonths: 3,
          includeCheckingAccountsOnTruncateWindow: false,
        },
        scoreDays: 90,
        minimumTransactions: 20,
        refuseZeroIncome: false,
        lexicon: [],
      },
    });
  });

  it("are what the options say", () => {
    const rule = { id: "ours", category: "RENT", direction: "OUT", phrases: ["LOYER"], amountFrom: 0, amountTo: 900 };
    const project = {
      market: "GB",
      currency: "usd",
      timeZone: "America/New_York",
      period: { mode: "DAYS", numberOfDays: 1830, numberOfMonths: 60, includeCheckingAccountsOnTruncateWindow: true },
      scoreDays: 1,
      minimumTransactions: 0,
      lowActivityThreshold: 100,
      refuseZeroIncome: true,
      lexicon: [rule, { ...rule, id: "more", direction: "ANY", amountFrom: null, amountTo: undefined }],
    };
    const settings = resolveSettings({ now: new Date(NOW), usage: "BUSINESS", strict: true, project });
    const { amountFrom: _, amountTo: __, ...unbounded } = rule;
    expect(settings.project).toEqual({
      ...project,
      currency: "USD",
      lexicon: [rule, { ...unbounded, id: "more" }],
    });
    expect([settings.usage, settings.strict, settings.zone.name]).toEqual(["BUSINESS", true, "America/New_York"]);
    expect(resolveSettings({ now: NOW, usage: "BUSINESS" }).project.scoreDays).toBe(180);
  });

  it("have the mode of the period's only number where the options say none", () => {
    const { project } = resolveSettings({ now: NOW, project: { period: { numberOfDays: 60 } } });
    expect(project.period).toMatchObject({ mode: "DAYS", numberOfDays: 60, numberOfMonths: 3 });
  });

  it.each([
    ["2026-06-30T00:00:00Z", "2026-06-30T00:00:00.000Z"],
    ["2026-06-30T00:00:00+02:00", "2026-06-29T22:00:00.000Z"],
    ["2026-06-30 00:00:00", "2026-06-30T00:00:00.000Z"],
    ["2026-06-30T18:05:00.25Z", "2026-06-30T18:05:00.250Z"],
    ["2026-06-30", "2026-06-30T12:00:00.000Z"],
  ])("take the time %s as it stands: midnight is a time of its own, unlike a row's", (text, expected) => {
    expect(new Date(resolveSettings({ now: text }).now).toISOString()).toBe(expected);
    expect(resolveSettings({ now: new Date(expected) }).now).toBe(resolveSettings({ now: text }).now);
  });

  it("have the time of the clock where the options have none", () => {
    const before = Date.now();
    const { now } = resolveSettings({ now: null });
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it.each<[unknown, readonly string[]]>([
    [3, [""]],
    [[], [""]],
    [null, [""]],
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("no");
          },
        },
      ),
      [""],
    ],
    [{ now: "soon" }, ["/now"]],
    [{ now: "1969-12-31" }, ["/now"]],
    [{ now: "2101-01-01" }, ["/now"]],
    [{ now: new Date(Number.NaN) }, ["/now"]],
    [{ now: 1_787_293_800_000 }, ["/now"]],
    [{ now: NOW, usage: "PERSON", strict: "yes", project: [] }, ["/usage", "/project", "/strict"]],
  ])("are refused where the options are not what they must be (%#)", (options, paths) => {
    expect(pathsOf(options)).toEqual(paths);
  });

  it("are refused with every place of the project", () => {
    const project = {
      market: "DE",
      currency: "EURO",
      timeZone: "Moon/Base",
      period: { mode: "", numberOfDays: 1831 },
      scoreDays: 0,
      minimumTransactions: -1,
      lowActivityThreshold: 101,
      refuseZeroIncome: "no",
      lexicon: {},
    };
    expect(projectPaths(project).toSorted()).toEqual([
      "/project/currency",
      "/project/lexicon",
      "/project/lowActivityThreshold",
      "/project/market",
      "/project/minimumTransactions",
      "/project/period/mode",
      "/project/period/numberOfDays",
      "/project/refuseZeroIncome",
      "/project/scoreDays",
      "/project/timeZone",
    ]);
  });

  it.each(["", "  "])("are refused where a name of the project is the empty text %j", (name) => {
    expect(projectPaths({ currency: name, timeZone: name })).toEqual(["/project/currency", "/project/timeZone"]);
    expect(projectPaths({ currency: null, timeZone: undefined })).toEqual([]);
  });
});

it("a minus zero in the options is a zero", () => {
  const rule = { id: "ours", category: "RENT", direction: "OUT", phrases: ["LOYER"], amountFrom: -0, amountTo: -0 };
  const { project } = resolveSettings({ now: NOW, project: { lowActivityThreshold: -0, lexicon: [rule] } });
  expect([project.lowActivityThreshold, project.lexicon[0]]).toEqual([0, { ...rule, amountFrom: 0, amountTo: 0 }]);
});

describe("a client's lexicon", () => {
  const rule = { id: "ours", category: "RENT", direction: "OUT", phrases: ["LOYER"] };
  const pathsOfRule = (given: object): readonly string[] => projectPaths({ lexicon: [rule, { ...rule, ...given }] });

  it.each<[object, string]>([
    [{ id: "" }, "/id"],
    [{ id: 3 }, "/id"],
    [{ id: "x".repeat(101) }, "/id"],
    [{ category: "CAKE" }, "/category"],
    [{ category: 3 }, "/category"],
    [{ direction: "UP" }, "/direction"],
    [{ category: "REVENUE", direction: "IN" }, "/category"],
    [{ category: "OPEX_OTHER" }, "/category"],
    [{ category: "INTERNAL_TRANSFER", direction: "ANY" }, "/category"],
    [{ category: "WAGE" }, "/direction"],
    [{ category: "GROCERY", direction: "IN" }, "/direction"],
    [{ category: "REJECTION_PAYMENT" }, "/direction"],
    [{ category: "FEES_INCIDENT", direction: "IN" }, "/direction"],
    [{ phrases: [] }, "/phrases"],
    [{ phrases: "LOYER" }, "/phrases"],
    [{ phrases: ["LOYER", 3] }, "/phrases/1"],
    [{ phrases: ["--"] }, "/phrases/0"],
    [{ phrases: ["A|B"] }, "/phrases/0"],
    [{ phrases: ["X".repeat(121)] }, "/phrases/0"],
    [{ phrases: Array.from({ length: 201 }, (_, at) => `P${at}`) }, "/phrases"],
    [{ amountFrom: -1 }, "/amountFrom"],
    [{ amountTo: "9" }, "/amountTo"],
    [{ amountFrom: 10, amountTo: 9 }, "/amountTo"],
    [{ amountTo: Number.NaN }, "/amountTo"],
    [{ amountTo: Number.POSITIVE_INFINITY }, "/amountTo"],
  ])("is refused at the place of its fault (%j)", (given, place) => {
    expect(pathsOfRule(given)).toEqual([`/project/lexicon/1${place}`]);
  });

  it("has each fault of a rule at its place", () => {
    const given = { id: "", category: "WAGE", phrases: ["LOYER", "--", 3], amountFrom: -1, amountTo: "9" };
    expect(pathsOfRule(given)).toEqual(
      ["id", "direction", "phrases/1", "phrases/2", "amountFrom", "amountTo"].map(
        (place) => `/project/lexicon/1/${place}`,
      ),
    );
    expect(projectPaths({ lexicon: [{}, null] })).toEqual([
      "/project/lexicon/0/id",
      "/project/lexicon/0/category",
      "/project/lexicon/0/direction",
      "/project/lexicon/0/phrases",
      "/project/lexicon/1",
    ]);
  });

  it("is of the usage, and each rule of the way that the money of its category goes", () => {
    const directionsOf = (usage: string, ...categories: readonly string[]): readonly string[] => {
      const lexicon = categories.map((category) => ({ ...rule, category, direction: "ANY" }));
      return resolveSettings({ now: NOW, usage, project: { lexicon } }).project.lexicon.map(
        ({ direction }) => direction,
      );
    };
    expect(directionsOf("CONSUMER", "WAGE", "RENT", "REFUND", "LOAN_DRAWDOWN")).toEqual(["IN", "OUT", "IN", "IN"]);
    expect(directionsOf("BUSINESS", "REVENUE", "OPEX_OTHER", "WAGE")).toEqual(["IN", "OUT", "IN"]);
    // Own transfers, and what is neither revenue nor expense, go both ways.
    expect(directionsOf("BUSINESS", "INTERNAL_TRANSFER", "NON_OPERATING_OTHER")).toEqual(["ANY", "ANY"]);
    const transfer = { ...rule, category: "INTERNAL_TRANSFER", direction: "OUT" };
    expect(pathsOf({ now: NOW, usage: "BUSINESS", project: { lexicon: [transfer] } })).toEqual([]);
  });

  it("is refused where it is no list of rules, or too large", () => {
    expect(projectPaths({ lexicon: ["LOYER"] })).toEqual(["/project/lexicon/0"]);
    expect(projectPaths({ lexicon: new Array(2001).fill(rule) })).toEqual(["/project/lexicon"]);
    const phrases = Array.from({ length: 200 }, () => "X".repeat(120));
    expect(projectPaths({ lexicon: Array.from({ length: 3 }, () => ({ ...rule, phrases })) })).toEqual([
      "/project/lexicon",
    ]);
  });
});
