import { constants, isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";

/** A body as it was parsed, or why there is none. */
export interface Source {
  readonly body?: unknown;
  readonly fault?: string;
}

/** The household that is analysed where no body is given. */
const SAMPLE = new URL("../../fixtures/bodies/fr-steady-family.native.json", import.meta.url);

/** The most bytes of a text: a unit of UTF-16 has three at most, a pair of them four. */
const MOST_BYTES = 3 * constants.MAX_STRING_LENGTH;

/** How failures of reading are named that mean that there is more than a text may hold. */
const TOO_LARGE = new Set(["ERR_STRING_TOO_LONG", "ERR_FS_FILE_TOO_LARGE"]);

/** Reads the body at a path; of `-` from standard input, of none the sample household. */
export async function readSource(path: string | undefined): Promise<Source> {
  const name = path === undefined ? "the sample household" : path === "-" ? "standard input" : path;
  let content: string;
  try {
    const bytes = path === "-" ? await readInput() : readFileSync(path ?? SAMPLE);
    if (bytes === undefined) return { fault: tooLarge(name) };
    // To read past such bytes would make other texts of them, and other figures of these.
    if (!isUtf8(bytes)) {
      const place = `byte ${wrongByteOf(bytes) + 1} of ${bytes.length}`;
      return { fault: `${name} is not UTF-8, as JSON must be: ${place} begins no character` };
    }
    content = bytes.toString("utf8");
  } catch (error) {
    return { fault: faultOfReading(name, error as NodeJS.ErrnoException) };
  }
  try {
    return { body: JSON.parse(content.replace(/^\uFEFF/, "")) };
  } catch {
    return { fault: `${name} is not JSON` };
  }
}

/** All of standard input; undefined where it is more than a text may hold. */
async function readInput(): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function faultOfReading(name: string, { code = "unknown failure" }: NodeJS.ErrnoException): string {
  return TOO_LARGE.has(code) ? tooLarge(name) : `cannot read ${name}: ${code}`;
}

function tooLarge(name: string): string {
  return `${name} is too large: a body may have at most ${constants.MAX_STRING_LENGTH} characters`;
}

/** The most bytes of a character. */
const LONGEST_CHARACTER = 4;
/** So many bytes are not halved any more: the middle would lie too near to their begin for a character to end between. */
const FEW_BYTES = 4 * LONGEST_CHARACTER;

/** Where the first bytes lie that are no character; those of all are not UTF-8. */
export function wrongByteOf(bytes: Uint8Array): number {
  let from = 0;
  let to = bytes.length;
  while (to - from > FEW_BYTES) {
    const middle = Math.floor((from + to) / 2);
    // The middle may lie within a character; where none ends in so many places, what is wrong lies before it.
    const whole = lastWhole(bytes, from, middle, middle - LONGEST_CHARACTER + 1);
    if (whole === undefined) to = middle;
    else from = whole;
  }
  return lastWhole(bytes, from, to, from)!;
}

/** The last of some places that has nothing but whole characters before it, from a place that has. */
function lastWhole(bytes: Uint8Array, from: number, last: number, first: number): number | undefined {
  for (let place = last; place >= first; place -= 1) if (isUtf8(bytes.subarray(from, place))) return place;
  return undefined;
}
