/** The longest that is looked at between `&` and `;`: the digits of a code point with some zeros before them. */
const MOST_UNITS = 12;

/** Characters by their names in HTML, each name with its character at the end. */
const MARKS =
  "amp& lt< gt> quot\" apos' nbsp\u00a0 euro€ pound£ sect§ deg° ordfª ordmº iexcl¡ iquest¿ laquo« raquo» middot· " +
  "lsquo‘ rsquo’ ldquo“ rdquo” ndash– mdash— hellip… bull• copy© reg® trade™ " +
  "aeligæ AEligÆ oeligœ OEligŒ oslashø OslashØ szligß";

/** The mark that makes each accent, and the letters that bear it. */
const ACCENTS: Readonly<Record<string, readonly [mark: string, letters: string]>> = {
  grave: ["\u0300", "aeiouAEIOU"],
  acute: ["\u0301", "aeiouyAEIOUY"],
  circ: ["\u0302", "aeiouAEIOU"],
  tilde: ["\u0303", "anoANO"],
  uml: ["\u0308", "aeiouyAEIOUY"],
  ring: ["\u030a", "aA"],
  cedil: ["\u0327", "cC"],
};

const NAMED: ReadonlyMap<string, string> = namedCharacters();

/** What browsers make of the numbers from 128 on, which are control characters: those of Windows; none where it has none. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * A text with its HTML character references, such as `&#39;` and `&eacute;`, made the characters that they stand for: some
 * providers hand texts on as they stood in a page (providers.md section 9, quirk 35). What is decoded is not read again,
 * what is no reference stays as it is, and no control character comes out. The work is in proportion to the text.
 */
export function decodeReferences(text: string): string {
  let decoded = "";
  let taken = 0;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at)) {
    const end = endOfReference(text, at + 1);
    const character = end === -1 ? undefined : characterOf(text.slice(at + 1, end));
    if (character === undefined) at += 1;
    else {
      decoded += text.slice(taken, at) + character;
      at = taken = end + 1;
    }
  }
  return taken === 0 ? text : decoded + text.slice(taken);
}

/** The place of the `;` that ends a reference which begins at a place; -1 where there is none near enough. */
function endOfReference(text: string, start: number): number {
  const end = Math.min(text.length, start + MOST_UNITS + 1);
  for (let at = start; at < end; at += 1) if (text[at] === ";") return at;
  return -1;
}

function characterOf(reference: string): string | undefined {
  if (!reference.startsWith("#")) return NAMED.get(reference);
  const isHexadecimal = reference[1] === "x" || reference[1] === "X";
  const digits = reference.slice(isHexadecimal ? 2 : 1);
  if (!(isHexadecimal ? /^[0-9A-Fa-f]+$/ : /^[0-9]+$/).test(digits)) return undefined;
  return characterOfCode(Number.parseInt(digits, isHexadecimal ? 16 : 10));
}

/** The character of a code point; a space for one that ends a line or fills it; undefined for what may not come out. */
function characterOfCode(code: number): string | undefined {
  if (code === 9 || code === 10 || code === 12 || code === 13) return " ";
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252[code - 0x80]!.trim() || undefined;
  return isUnfit(code) ? undefined : String.fromCodePoint(code);
}

/** Control characters, halves of pairs, codes without a character, and marks that turn the direction of writing. */
function isUnfit(code: number): boolean {
  return (
    code < 0x20 ||
    code === 0x7f ||
    (code >= 0xd800 && code <= 0xdfff) ||
    (code >= 0xfdd0 && code <= 0xfdef) ||
    (code & 0xfffe) === 0xfffe ||
    code > 0x10_ffff ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

/** Names in capitals are not HTML's, but are what a text written in capitals makes of them: `CAF&EACUTE;`. */
function namedCharacters(): ReadonlyMap<string, string> {
  const named = new Map(MARKS.split(" ").map((entry) => [entry.slice(0, -1), entry.slice(-1)]));
  for (const [accent, [mark, letters]] of Object.entries(ACCENTS))
    for (const letter of letters) named.set(letter + accent, (letter + mark).normalize("NFC"));
  for (const [name, character] of [...named])
    if (name === name.toLowerCase()) named.set(name.toUpperCase(), character.toUpperCase());
  return named;
}
