import { decodeReferences } from "./character-references.js";
import type { RawRows } from "./raw-rows.js";
import { readText } from "./readers.js";

/**
 * Decodes the HTML character references in the texts of all rows, whichever their layout: once, when all are read, and
 * before anything is made of them. Most texts have none.
 */
export function decodeTexts({ description, rawCategory, comment, size }: RawRows): void {
  for (const texts of [description, rawCategory, comment]) decodeColumn(texts, size);
}

function decodeColumn(texts: (string | undefined)[], size: number): void {
  for (let row = 0; row < size; row += 1) {
    const text = texts[row];
    // What would leave nothing, such as a reference number written `&nbsp;`, stays: each row has a text.
    if (text !== undefined && text.indexOf("&") !== -1) texts[row] = readText(decodeReferences(text)) ?? text;
  }
}
