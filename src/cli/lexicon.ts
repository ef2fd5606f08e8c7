#!/usr/bin/env node
import { parseArgs } from "node:util";
import { MONEY_SCALE } from "../base/money.js";
import { MODES } from "../lexicon/compiled-rule.js";
import type { FoundPhrase } from "../lexicon/found-phrase.js";
import { lexiconOf } from "../lexicon/markets.js";
import { MISFIT, MISFITS } from "../lexicon/misfit.js";
import { STRENGTHS } from "../lexicon/rule.js";
import { TextReader } from "../lexicon/text-reader.js";
import { CATEGORIES } from "../model/category.js";
import { MARKETS, type Market } from "../model/market.js";
import { modeOfForm } from "../passes/classification/text-forms.js";
import { readTexts } from "./corpus.js";
import { readMarket, runDeveloperCommand } from "./developer-command.js";

const HELP = `Shows how the lexicon reads a text.

  npm run lexicon -- "VIR SEPA LOYER MARS" --amount -620 --market FR

  --amount AMOUNT  with its sign, in units of currency (default: -20)
  --market MARKET  ${MARKETS.join(", ")} (default: FR)
`;

const yesOrNo = (isSo: boolean): string => (isSo ? "yes" : "no");

/** The words of the last reading, each with what the lexicon makes of it. */
function wordsOf(reader: TextReader): readonly string[] {
  const { reading } = reader;
  return Array.from({ length: reading.count }, (_, index) => {
    const known = reading.word[index] === -1 ? "" : " known";
    return `${reading.textOf(index)}${known}${reader.roles.isSignificant(reading, index) ? " significant" : " says nothing"}`;
  });
}

/** Why a phrase did not decide; undefined for the one that did. */
function lossOf(phrase: FoundPhrase, found: readonly FoundPhrase[], reader: TextReader): string | undefined {
  if (phrase.misfit !== MISFIT.FITS) return `dropped: ${MISFITS[phrase.misfit]}`;
  if (phrase.entry === reader.winner && phrase.start === reader.winnerStart) return undefined;
  const words = phrase.end - phrase.start;
  const longer = found.find(
    (other) =>
      other.misfit === MISFIT.FITS &&
      other.end - other.start > words &&
      other.start <= phrase.start &&
      other.end >= phrase.end,
  );
  if (longer !== undefined) return `dropped: inside the longer "${longer.phrase}" of ${longer.rule.id}`;
  return "weaker than the winner: by strength, then words, then letters, then place";
}

function lineOf(phrase: FoundPhrase, found: readonly FoundPhrase[], reader: TextReader): string {
  const { rule } = phrase;
  const strength = rule.strength === -1 ? "CLIENT" : STRENGTHS[rule.strength];
  const loss = lossOf(phrase, found, reader) ?? "decides";
  return `  "${phrase.phrase}"  ${rule.id}  ${CATEGORIES[rule.category]}  ${strength}\n      ${loss}`;
}

/** The mode that a text shows, or that its form alone tells. */
function modeIn(shown: number, hint: number): string {
  if (shown !== -1) return MODES[shown]!;
  return hint === -1 ? "none shown" : `${MODES[hint]!}, by the text's form`;
}

/** The whole account of how a text is read. */
function explain({ text, amount, market }: Choice): string {
  const reader = new TextReader(lexiconOf(market, []));
  const unlabelled = { market, line: 1, text, amount, category: "OTHER_EXPENSE", accepted: [], type: "DEBIT" } as const;
  const [read] = readTexts(market, [unlabelled]);
  const absoluteAmount = Math.round(Math.abs(amount) * MONEY_SCALE);
  const hint = modeOfForm(text, amount);
  reader.read(text, amount >= 0, absoluteAmount, hint);
  const found = reader.explain(amount >= 0, absoluteAmount, hint);
  const words = wordsOf(reader);
  return [
    `text      ${text}`,
    `folded    ${words.map((word) => word.split(" ")[0]).join(" ")}`,
    `words     ${words.join(", ")}`,
    `mode      ${modeIn(reader.mode, hint)}`,
    `mentions  a loan or lender: ${yesOrNo(reader.loans.areThere)}, a cheque: ${yesOrNo(reader.mentionsCheck)}`,
    `phrases   ${found.length === 0 ? "none of a rule" : ""}`,
    ...found.map((phrase) => lineOf(phrase, found, reader)),
    `decided   ${read!.rule ?? "no rule"}`,
    `category  ${read!.readCategory}`,
    `type      ${read!.readType}`,
    `group     ${read!.labelRoot}`,
    "",
  ].join("\n");
}

/** Joins `--amount -20` to `--amount=-20`: a value that begins with a dash is otherwise taken for an option. */
function withAmountsJoined(words: readonly string[]): string[] {
  const at = words.indexOf("--amount");
  if (at === -1 || at + 1 >= words.length) return [...words];
  return [...words.slice(0, at), `--amount=${words[at + 1]}`, ...words.slice(at + 2)];
}

/** What the command line asks for. */
interface Choice {
  readonly text: string;
  readonly amount: number;
  readonly market: Market;
}

function read(words: readonly string[]): Choice | undefined {
  const { values, positionals } = parseArgs({
    args: withAmountsJoined(words),
    allowPositionals: true,
    options: {
      amount: { type: "string", default: "-20" },
      market: { type: "string", default: "FR" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const [text] = positionals;
  if (text === undefined || positionals.length > 1) throw new Error(`expected one text, found ${positionals.length}`);
  const amount = Number(values.amount);
  if (!Number.isFinite(amount)) throw new Error(`--amount: expected a number, found ${JSON.stringify(values.amount)}`);
  return { text, amount, market: readMarket(values.market) };
}

process.exitCode = runDeveloperCommand({ help: HELP, read, print: explain }, process.argv.slice(2));
