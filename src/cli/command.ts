import { parseArgs } from "node:util";
import { PERIOD_MODES, type PeriodMode } from "../model/settings.js";
import type { AnalyzeOptions, ProjectOptions } from "../schema/options.js";

/** What the command line asks for. */
export interface Command {
  /** Path of the body; `-` for standard input; undefined for the embedded sample household. */
  readonly path: string | undefined;
  readonly isJson: boolean;
  readonly isHelp: boolean;
  readonly options: AnalyzeOptions;
}

/** A command line that cannot be understood. */
export interface CommandFault {
  readonly fault: string;
}

/** What `--help` prints. */
export const HELP = `Analyses the bank accounts and transactions of a person or a business.

  credence [BODY] [options]
  credence serve [options]      answers the whole interface over HTTP; see credence serve --help

BODY is the path of a JSON body in any format of the interface, in UTF-8, or - for standard input.
Without it, an embedded sample household is analysed.

  --json              print the whole analysis as JSON instead of a summary
  --now TIME          the time of the analysis, such as 2026-08-21T12:00:00Z (default: the clock)
  --market MARKET     FR (default), GB, ES, NL or BE
  --currency CODE     currency of the accounts to analyse (default: the market's)
  --period PERIOD     window of the insights: DAYS:90, MONTHS:3 (default), MONTHS_TRUNCATED:3 or MONTHS_AND_CURRENT:3;
                      a period that the body itself asks for in its parameters wins
  --usage USAGE       CONSUMER (default) or BUSINESS
  --strict            refuse a body with any row that cannot be read
  --help              print this

It exits with 0 for a computed analysis, 1 for an analysis in ERROR, and 2 for a body or an option that is refused;
every issue's path and message is then on standard error. With 3 the result could not be written, as on a full disk.

Examples:
  credence
  credence body.json --market GB --now 2026-08-21T12:00:00Z
  cat body.json | credence - --json --period DAYS:180
`;

/** Reads the words of a command line. */
export function parseCommand(words: readonly string[]): Command | CommandFault {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        strict: { type: "boolean", default: false },
        now: { type: "string" },
        market: { type: "string" },
        currency: { type: "string" },
        period: { type: "string" },
        usage: { type: "string" },
      },
    });
    if (positionals.length > 1) return { fault: `expected one body, found ${positionals.length}` };
    // What a shell makes of a variable that is not set.
    if (positionals[0] === "") return { fault: "expected the path of a body, found an empty text" };
    const period = values.period === undefined ? undefined : parsePeriod(values.period);
    if (period === null)
      return { fault: `--period: expected a mode and a number such as MONTHS:3; modes are ${PERIOD_MODES.join(", ")}` };
    // The engine checks every value; here they are only put in their places, codes in capitals.
    const project = {
      ...(values.market === undefined ? {} : { market: values.market.toUpperCase() }),
      ...(values.currency === undefined ? {} : { currency: values.currency }),
      ...(period === undefined ? {} : { period }),
    } as ProjectOptions;
    const options = {
      ...(values.now === undefined ? {} : { now: values.now }),
      ...(values.usage === undefined ? {} : { usage: values.usage.toUpperCase() }),
      strict: values.strict,
      project,
    } as AnalyzeOptions;
    return { path: positionals[0], isJson: values.json, isHelp: values.help, options };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

function parsePeriod(text: string): ProjectOptions["period"] | null {
  const match = /^([A-Za-z_]+):(\d{1,15})$/.exec(text);
  const mode = match?.[1]?.toUpperCase();
  if (match === null || !(PERIOD_MODES as readonly (string | undefined)[]).includes(mode)) return null;
  const count = Number(match[2]);
  return { mode: mode as PeriodMode, ...(mode === "DAYS" ? { numberOfDays: count } : { numberOfMonths: count }) };
}
