import { EARLIEST_INSTANT, END_OF_INSTANTS, exactInstantOfText } from "../base/instant.js";
import { timeZoneOf } from "../base/time-zone.js";
import { InvalidBodyError } from "../model/issue.js";
import { MARKET_DEFAULTS, MARKETS } from "../model/market.js";
import {
  PERIOD_MODES,
  type Period,
  type PeriodMode,
  type ProjectSettings,
  type Settings,
  USAGES,
  type Usage,
} from "../model/settings.js";
import { PARAMETERS } from "../parameters.js";
import { resolveClientRules } from "./client-rules.js";
import { resolveCorrections } from "./corrections.js";
import { Decoder, isObject, kindOf } from "./decode.js";
import { IssueList } from "./issues.js";

/** Longest period in days (decisions section 2). */
export const MOST_DAYS = 1830;
/** Longest period in months. */
export const MOST_MONTHS = 60;
/** What the names that a project may give are. */
const EXPECTED_NAMES = {
  currency: "an ISO 4217 code such as EUR",
  timeZone: "an IANA time zone name such as Europe/Paris",
} as const;

/**
 * Completes and checks the options of an analysis (decisions section 1).
 * @throws InvalidBodyError with code INVALID_OPTION and a pointer into the options.
 */
export function resolveSettings(options: unknown): Settings {
  try {
    return readSettings(options);
  } catch (error) {
    if (error instanceof InvalidBodyError) throw error;
    // Options that throw when they are looked at, such as a proxy's.
    throw new InvalidBodyError([{ code: "INVALID_OPTION", path: "", message: "the options cannot be read" }]);
  }
}

function readSettings(options: unknown): Settings {
  const issues = new IssueList();
  if (options !== undefined && !isObject(options)) {
    issues.add("INVALID_OPTION", "", `options: expected an object, found ${kindOf(options)}`);
    issues.throwIfAny();
  }
  const root = new Decoder((options as Record<string, unknown> | undefined) ?? {}, "", issues, "INVALID_OPTION");
  const usage = root.choice("usage", USAGES) ?? "CONSUMER";
  const project = resolveProject(root.child("project") ?? new Decoder({}, "/project", issues, "INVALID_OPTION"), usage);
  const now = resolveNow(root);
  const strict = root.boolean("strict") ?? false;
  const corrections = resolveCorrections(root, usage);
  const zone = timeZoneOf(project.timeZone);
  if (zone === undefined) issues.add("INVALID_OPTION", "/project/timeZone", `expected ${EXPECTED_NAMES.timeZone}`);
  issues.throwIfAny();
  return { now, usage, strict, project, zone: zone!, ...(corrections && { corrections }) };
}

function resolveNow(root: Decoder): number {
  const value = root.object["now"];
  if (value === undefined || value === null) return Date.now();
  const now =
    value instanceof Date ? value.getTime() : typeof value === "string" ? exactInstantOfText(value) : Number.NaN;
  if (!(now >= EARLIEST_INSTANT && now < END_OF_INSTANTS))
    root.fault(
      "INVALID_OPTION",
      "now",
      `expected an ISO 8601 date-time of the years 1970 to 2100, found ${kindOf(value)}`,
    );
  return now;
}

function resolveProject(project: Decoder, usage: Usage): ProjectSettings {
  const market = project.choice("market", MARKETS) ?? "FR";
  const defaults = MARKET_DEFAULTS[market];
  const currency = nameIn(project, "currency")?.toUpperCase() ?? defaults.currency;
  if (!/^[A-Z]{3}$/.test(currency)) project.fault("INVALID_VALUE", "currency", `expected ${EXPECTED_NAMES.currency}`);
  const scoreDays = usage === "BUSINESS" ? PARAMETERS.scoreDaysBusiness : PARAMETERS.scoreDaysConsumer;
  const threshold = project.number("lowActivityThreshold", 0, 100);
  const period = project.child("period");
  return {
    market,
    currency,
    timeZone: nameIn(project, "timeZone") ?? defaults.timeZone,
    period: resolvePeriod(period, {
      mode: "MONTHS",
      numberOfDays: scoreDays,
      numberOfMonths: PARAMETERS.defaultPeriodMonths,
      includeCheckingAccountsOnTruncateWindow: false,
    }),
    scoreDays: project.integer("scoreDays", 1, MOST_DAYS) ?? scoreDays,
    minimumTransactions: project.integer("minimumTransactions", 0, 10_000) ?? PARAMETERS.minimumTransactions,
    ...(threshold === undefined ? {} : { lowActivityThreshold: threshold }),
    refuseZeroIncome: project.boolean("refuseZeroIncome") ?? false,
    lexicon: resolveClientRules(project, usage),
  };
}

/** A name that the project may give. An empty one, as of a variable that was never set, is not taken for none. */
function nameIn(project: Decoder, member: "currency" | "timeZone"): string | undefined {
  const name = project.text(member);
  if (name === undefined && typeof project.object[member] === "string")
    project.fault("INVALID_VALUE", member, `expected ${EXPECTED_NAMES[member]}, found an empty text`);
  return name;
}

type ProjectPeriod = Omit<Period, "isComputedUsingProjectConfig">;

/** Completes a period: a number without a mode tells it; a number that its mode needs and does not have is the project's. */
export function resolvePeriod(period: Decoder | undefined, fallback: ProjectPeriod): ProjectPeriod {
  if (period === undefined) return fallback;
  const mode = period.choice("mode", PERIOD_MODES);
  const days = period.integer("numberOfDays", 1, MOST_DAYS);
  const months = period.integer("numberOfMonths", 1, MOST_MONTHS);
  return {
    mode: mode ?? modeOfNumbers(days, months, fallback.mode),
    numberOfDays: days ?? fallback.numberOfDays,
    numberOfMonths: months ?? fallback.numberOfMonths,
    includeCheckingAccountsOnTruncateWindow:
      period.boolean("includeCheckingAccountsOnTruncateWindow") ?? fallback.includeCheckingAccountsOnTruncateWindow,
  };
}

/** The mode that takes the only number there is, the project's where it does; with both or none, the project's. */
function modeOfNumbers(days: number | undefined, months: number | undefined, fallback: PeriodMode): PeriodMode {
  if (days !== undefined && months === undefined) return "DAYS";
  return months !== undefined && days === undefined && fallback === "DAYS" ? "MONTHS" : fallback;
}
