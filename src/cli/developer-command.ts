import { MARKETS, type Market } from "../model/market.js";

/** A command of those who work on the engine. */
export interface DeveloperCommand<Choice> {
  /** What `--help` prints. */
  readonly help: string;
  /** Reads the words of a command line; undefined where help is asked for. Throws an error that says what is wrong. */
  readonly read: (words: readonly string[]) => Choice | undefined;
  /** What is printed for a choice. */
  readonly print: (choice: Choice) => string;
}

/** Where a command prints. */
export interface Output {
  out(text: string): void;
  error(text: string): void;
}

const OF_PROCESS: Output = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

const DONE = 0;
const REFUSED = 2;

/** Runs a command and gives its exit code: 2 where its words are not understood, which the errors then say. */
export function runDeveloperCommand<Choice>(
  { help, read, print }: DeveloperCommand<Choice>,
  words: readonly string[],
  { out, error: complain }: Output = OF_PROCESS,
): number {
  let choice: Choice | undefined;
  try {
    choice = read(words);
  } catch (error) {
    complain(`${(error as Error).message}\n\n${help}`);
    return REFUSED;
  }
  out(choice === undefined ? help : print(choice));
  return DONE;
}

/** Reads the market of a command line, in letters of any case. */
export function readMarket(text: string): Market {
  const market = MARKETS.find((one) => one === text.toUpperCase());
  if (market === undefined)
    throw new Error(`--market: expected one of ${MARKETS.join(", ")}, found ${JSON.stringify(text)}`);
  return market;
}
