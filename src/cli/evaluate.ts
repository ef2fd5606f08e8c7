#!/usr/bin/env node
import { parseArgs } from "node:util";
import { MARKETS, type Market } from "../model/market.js";
import { readCorpus, readTexts } from "./corpus.js";
import { readMarket, runDeveloperCommand } from "./developer-command.js";
import { type Evaluation, evaluate } from "./evaluation.js";

const MOST_CONFUSIONS = 15;
const MOST_MISSES = 60;

const HELP = `Reads the labelled corpus (fixtures/corpus) as the engine does and says how well.

  npm run evaluate -- [--market FR] [--json] [--all]

  --market MARKET  one market: ${MARKETS.join(", ")} (default: each, then all together)
  --json           print the figures as JSON
  --all            list every miss
`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(title: string, evaluation: Evaluation, mostMisses: number): string {
  const { texts, categories, confusions, misses } = evaluation;
  return [
    summaryLine(title, evaluation),
    "",
    `${"category".padEnd(36)} texts   read  precision  recall      F1`,
    ...categories.map(
      ({ category, texts: count, read, precision, recall, f1 }) =>
        `${category.padEnd(36)}${`${count}`.padStart(6)}${`${read}`.padStart(7)}${precision.toFixed(3).padStart(11)}` +
        `${recall.toFixed(3).padStart(8)}${f1.toFixed(3).padStart(8)}`,
    ),
    "",
    "taken for another, most often first",
    ...confusions
      .slice(0, MOST_CONFUSIONS)
      .map(({ expected, read, texts: count }) => `${`${count}`.padStart(4)}  ${expected} read as ${read}`),
    "",
    `misses: ${misses.length} of ${texts}, wrong answers before no answers`,
    ...misses
      .slice(0, mostMisses)
      .map(
        ({ market, line, text, amount, category, readCategory, rule }) =>
          `  ${market} ${line}  ${text}  ${amount.toFixed(2)}  ${category}, read as ${readCategory}${rule === undefined ? "" : ` by ${rule}`}`,
      ),
    "",
  ].join("\n");
}

function summaryLine(title: string, evaluation: Evaluation): string {
  const { texts, shareRight, shareAnswered, rightWhereAnswered, macroF1, shareTypeTold, typeRightWhereTold } =
    evaluation;
  return (
    `${title}: ${texts} texts, macro F1 ${macroF1.toFixed(3)}, right ${percent(shareRight)}, answered ` +
    `${percent(shareAnswered)}, right where answered ${percent(rightWhereAnswered)}, type told ` +
    `${percent(shareTypeTold)}, right where told ${percent(typeRightWhereTold)}`
  );
}

/** What the command line asks for. */
interface Choice {
  /** Each of them where undefined. */
  readonly market: Market | undefined;
  readonly isJson: boolean;
  readonly showsAll: boolean;
}

function read(words: readonly string[]): Choice | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      market: { type: "string" },
      json: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const market = values.market === undefined ? undefined : readMarket(values.market);
  return { market, isJson: values.json, showsAll: values.all };
}

function print({ market, isJson, showsAll }: Choice): string {
  const markets = market === undefined ? MARKETS : [market];
  const texts = markets.map((one) => readTexts(one, readCorpus(one)));
  const evaluations = markets.map((one, index) => [one as string, evaluate(texts[index]!)] as const);
  const all: readonly (readonly [string, Evaluation])[] =
    markets.length === 1 ? evaluations : [...evaluations, ["ALL", evaluate(texts.flat())]];
  if (isJson) return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
  const [title, last] = all.at(-1)!;
  const heads = all.slice(0, -1).map(([name, evaluation]) => summaryLine(name, evaluation));
  const most = showsAll ? Number.POSITIVE_INFINITY : MOST_MISSES;
  return `${[...heads, report(title, last, most)].join("\n")}\n`;
}

process.exitCode = runDeveloperCommand({ help: HELP, read, print }, process.argv.slice(2));
