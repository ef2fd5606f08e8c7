import type { Writable } from "node:stream";

/** So many characters are gathered before they are written: one call of the system for each small piece would take longer. */
const ENOUGH_TO_WRITE = 65_536;

/**
 * Writes pieces of a text one after the other, no faster than they are taken. Where the output fails, as that of a reader
 * who has read enough, the rest is neither made nor written; what that means is for the output's `error` event to say.
 */
export async function print(pieces: Iterable<string>, output: Writable): Promise<void> {
  for (const text of gather(pieces)) {
    const error = await new Promise<Error | null | undefined>((resolve) => output.write(text, resolve));
    if (error) return;
  }
}

function* gather(pieces: Iterable<string>): Generator<string> {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length < ENOUGH_TO_WRITE) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}
