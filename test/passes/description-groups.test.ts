import { expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import type { Market } from "../../src/model/market.js";
import { labelRootOf } from "../../src/passes/description-groups.js";
import { account, factsOf, type Line } from "./facts.js";

const MOST_PARTS = 4;

/** All orders of some parts of a text, two of them or more. */
function ordersOf(parts: readonly string[], said: readonly string[] = []): readonly string[] {
  const left = said.length === MOST_PARTS ? [] : parts.filter((part) => !said.includes(part));
  const longer = left.flatMap((part) => ordersOf(parts, [...said, part]));
  return said.length > 1 ? [said.join(" "), ...longer] : longer;
}

it.each<readonly [Market, string, string, number, readonly string[]]>([
  ["FR", "VIR ACME BATIMENT SAS ", "", 1900, ["SALAIRE", "PRIME VACANCES", "MOINS ACOMPTE", "JUIN", "ET"]],
  ["FR", "VIR SEPA M DUPONT PAUL ", "", 1900, ["SALAIRE", "PRIME", "MOINS ACOMPTE", "REMBOURSEMENT", "ET"]],
  ["FR", "VIR ZUBRO SA ", "", 1900, ["PAIE", "AVANCE DEDUITE", "NOTE DE FRAIS", "FACTURE", "ET"]],
  ["FR", "VIR VILNOVA SA ", "", 1900, ["PAIE", "AVANCE DEDUITE", "PRIME VACANCES", "JUIN", "ET"]],
  ["FR", "VIR ZUBRO SA ", "", -1900, ["SALAIRE", "APRES ACOMPTE", "PRIME VACANCES", "JUIN", "ET"]],
  ["GB", "DWP ", " BGC", 1900, ["PENSION", "WAGES", "NET OF ADVANCE", "BONUS", "AND"]],
  ["NL", "SEPA Overboeking Zubro Bouw BV ", "", 1900, ["loon", "min voorschot", "vakantiegeld", "uitkering", "en"]],
  ["ES", "TRANSFERENCIA DE ZUBRO SL ", "", 1900, ["NOMINA", "MENOS ANTICIPO", "PAGA EXTRA", "PENSION", "Y"]],
])("rows are called by the words of their group, whatever is paid with a wage: %s %s%s%d", (...texts) => {
  const [market, before, behind, amount, parts] = texts;
  const lines = ordersOf(parts).map((said): Line => ["2026-06-25", `${before}${said}${behind}`, amount]);
  const ours = { id: "me", category: "FREELANCE", direction: "ANY", phrases: ["VILNOVA"] } as const;
  const { ledger, classification } = factsOf([account(lines)], { project: { market, lexicon: [ours] } });
  const reader = new TextReader(lexiconOf(market, [ours]));
  const groupsOf = new Map<string, number>();
  const labels = new Map<number, string>();
  for (const [row, text] of ledger.description.entries()) {
    // The order of the words is that of each text.
    const words = labelRootOf(reader, ledger, classification, row).split(" ").sort().join(" ");
    const [group, category] = [classification.group[row]!, classification.textCategory[row]!];
    expect(words, text).toBe(labels.get(group) ?? words);
    expect(group, text).toBe(groupsOf.get(`${category} ${words}`) ?? group);
    labels.set(group, words);
    groupsOf.set(`${category} ${words}`, group);
  }
  expect(labels.size).toBeGreaterThan(1);
});
