/** Columns of a page: two spaces, a label, and a value. */
const LABEL_WIDTH = 38;
const AMOUNT_WIDTH = 12;
/** Columns within which texts break into lines; columns of figures may be wider. */
const TEXT_WIDTH = 70;
/** The most lines that a list of a page shows. */
const MOST_LINES = 12;

/** A titled part of a page; nothing where it has no lines. */
export function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [[title, ...lines].join("\n")];
}

/** A label with a text beside it, on as many lines as the text needs. */
export function textLine(label: string, text: string): string {
  return `  ${shorten(label, LABEL_WIDTH - 2).padEnd(LABEL_WIDTH)}${wrap(text, LABEL_WIDTH + 2)}`;
}

/** Writes a label with an amount, decimal points one below the other, and what belongs to it. */
export type AmountLine = (label: string, value: number, beside?: string) => string;

/** A writer of amounts with the decimals of their currency. */
export function amountLineOf(minorDigits: number): AmountLine {
  return (label, value, beside = "") => {
    const amount = amountText(value, minorDigits).padStart(AMOUNT_WIDTH);
    const text = `  ${shorten(label, LABEL_WIDTH - 2).padEnd(LABEL_WIDTH)}${amount}`;
    return beside === "" ? text : `${text}  ${beside}`;
  };
}

/** An amount with so many decimals and the thousands apart. */
export function amountText(value: number, minorDigits: number): string {
  const [whole, decimals] = Math.abs(value).toFixed(minorDigits).split(".") as [string, string?];
  const sign = value < 0 ? "-" : "";
  const thousands = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, " ");
  return `${sign}${thousands}${decimals === undefined ? "" : `.${decimals}`}`;
}

/** The first items of a list as lines, and how many more there are. */
export function listLines<Item>(items: readonly Item[], lineOf: (item: Item) => string): readonly string[] {
  const rest = items.length - MOST_LINES;
  return [...items.slice(0, MOST_LINES).map(lineOf), ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

/** Names beside a label; nothing where there are none. */
export function namesLine(label: string, names: readonly { readonly name: string }[]): readonly string[] {
  return names.length === 0 ? [] : [textLine(label, names.map(({ name }) => name).join(", "))];
}

/** A count with its noun: `1 loan`, `2 loans`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** A code as words: `HISTORY_GAP` is `history gap`. */
export function wordsOfCode(code: string): string {
  return code.toLowerCase().replaceAll("_", " ");
}

/** The words of a name in camel case: `livingStandard` is `living standard`. */
export function wordsOfName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Breaks a text between words; the lines that follow are set in. */
export function wrap(text: string, indent: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines[lines.length - 1]!;
    if (line !== "" && line.length + word.length >= TEXT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
}

function shorten(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}
