import type { TextReader } from "../../lexicon/text-reader.js";
import { isBank } from "../own-money-texts.js";

/** How British banks print an automated credit. */
const AUTOMATED_CREDIT = /\b(?:bgc|bacs(?:\s+credit)?|bank\s+giro\s+credit|giro\s+credit|automated\s+credit)\b/i;

/**
 * Whether a text says that a firm or an office paid: persons have no automated credits. One that names a bank may be the
 * holder's app, from which he tops his account up.
 */
export function isPaidByFirm(reader: TextReader, text: string): boolean {
  if (!AUTOMATED_CREDIT.test(text)) return false;
  reader.readWords(text);
  for (let place = 0; place < reader.reading.count; place += 1) if (isBank(reader, place)) return false;
  return true;
}
