import { describe, expect, it } from "vitest";
import { decodeReferences } from "../../src/adapters/character-references.js";
import { slowness, stopwatch } from "../slowness.js";

describe("a character reference", () => {
  it.each([
    ["D&#39;INTERVENTION", "D'INTERVENTION"],
    ["D&#039;INTERVENTION", "D'INTERVENTION"],
    ["D&#x27;INTERVENTION", "D'INTERVENTION"],
    ["D&#X0027;INTERVENTION", "D'INTERVENTION"],
    ["D&apos;INTERVENTION", "D'INTERVENTION"],
    ["H&amp;M", "H&M"],
    ["&quot;CHEZ LEA&quot;", '"CHEZ LEA"'],
    ["A &lt;B&gt; C", "A <B> C"],
    ["H&amp;M&nbsp;LYON", "H&M\u00a0LYON"],
    ["&#128512;", "😀"],
    ["&#x1F600;", "😀"],
  ])("in %j is its character: %j", (text, decoded) => {
    expect(decodeReferences(text)).toBe(decoded);
  });

  it.each([
    ["caf&eacute;", "café"],
    ["&agrave;&acirc;&ccedil;&egrave;&ecirc;&euml;&icirc;&iuml;&ocirc;&ugrave;&ucirc;&uuml;&yuml;", "àâçèêëîïôùûüÿ"],
    ["&oelig;uvre, &aelig;quo", "œuvre, æquo"],
    ["&aacute;&iacute;&oacute;&uacute;&ntilde;&iquest;&iexcl;&ordf;&ordm;", "áíóúñ¿¡ªº"],
    ["&Eacute;&Agrave;&Ccedil;&Ntilde;&OElig;&AElig;", "ÉÀÇÑŒÆ"],
    ["&szlig;&oslash;&aring;&atilde;", "ßøåã"],
    ["l&rsquo;&eacute;t&eacute; &ndash; 5&nbsp;&euro;", "l’été – 5\u00a0€"],
  ])("named in %j is its letter: %j", (text, decoded) => {
    expect(decodeReferences(text)).toBe(decoded);
  });

  it("is read in capitals, as banks write whole texts", () => {
    expect(decodeReferences("CAF&EACUTE; H&AMP;M D&APOS;OR&NBSP;&OELIG;UVRE")).toBe("CAFÉ H&M D'OR\u00a0ŒUVRE");
  });

  it("of the upper half of Latin-1 is what browsers make of it: a character of Windows", () => {
    expect(decodeReferences("L&#146;EAU 5 &#128; &#x9c;")).toBe("L’EAU 5 € œ");
  });

  it("is decoded once: what comes out is not read again", () => {
    expect(decodeReferences("H&amp;amp;M")).toBe("H&amp;M");
    expect(decodeReferences("&amp;#39;")).toBe("&#39;");
    expect(decodeReferences("&#38;eacute;")).toBe("&eacute;");
  });

  it.each([
    "AT&T",
    "R&D; SARL",
    "H&M; S & P;",
    "&;",
    "&#;",
    "&#x;",
    "&#xZZ;",
    "&#3a;",
    "&#-39;",
    "&# 39;",
    "&amp",
    "&ampersand;",
    "&eAcute;",
    "&constructor;",
    "&__proto__;",
    "&#1114112;",
    "&#x7fffffff;",
    "&#99999999999999999999;",
    "&#xD800;",
    "&#xDFFF;",
    "&#xFFFE;",
    "&#xFFFF;",
    "&#xFDD0;",
  ])("that is none stays as it is: %j", (text) => {
    expect(decodeReferences(text)).toBe(text);
  });

  it("never brings a control character", () => {
    const texts = Array.from({ length: 0x3000 }, (_, code) => `A&#${code};B&#x${code.toString(16)};C`);
    for (const text of texts) expect(decodeReferences(text)).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    expect(decodeReferences("A&#0;B&#7;C&#127;D&#129;E&#x202e;F")).toBe("A&#0;B&#7;C&#127;D&#129;E&#x202e;F");
  });

  it("of a line break or tab is a space", () => {
    expect(decodeReferences("VIR&#13;&#10;LAC&#9;REF&#xA;1")).toBe("VIR  LAC REF 1");
  });

  it.each([
    ["&amp;", "&"],
    ["&", "&"],
    ["&amp", "&amp"],
    ["&#", "&#"],
    ["&#0000000000000", "&#0000000000000"],
    [`&${"a".repeat(50)};`, `&${"a".repeat(50)};`],
  ])("a million times over takes time in proportion: %j", (unit, decoded) => {
    const text = `${unit.repeat(1_000_000)} ;`;
    const taken = stopwatch();
    const answer = decodeReferences(text);
    expect(answer.length).toBe(1_000_000 * decoded.length + 2);
    expect(taken()).toBeLessThan(5000 * slowness());
  });
});
