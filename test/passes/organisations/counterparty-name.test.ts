import { expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

/** Twenty purchases, so that there is something to analyse. */
const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

function employersOf(text: string): readonly unknown[] {
  const wages = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, 1800]);
  return analyze({ accounts: [account([...FILLERS, ...wages])] }, { now: NOW }).creditInsights!.incomes.employers;
}

it.each([
  ["without the remark in front of the word for it", "VIR SEPA RECU ACMEX MOTIF QWERTI SALAIRE", "ACMEX"],
  ["without the remark, whichever field comes first", "VIR SEPA RECU /MOTIF SALAIRE QWERTI /DE ACMEX", "ACMEX"],
  ["by the remark, where nobody is named else", "VIR SEPA RECU /MOTIF QWERTI SALAIRE", "QWERTI"],
  ["up to the wage, where no field is one of a remark", "VIR SEPA RECU /DE ACMEX SALAIRE ZUBROVKA", "ACMEX"],
  [
    "by five words",
    "VIR ALFABEX BETAVEX GAMMAREX DELTAVEX EPSILEX ZETAVEX SALAIRE",
    "ALFABEX BETAVEX GAMMAREX DELTAVEX EPSILEX",
  ],
  ["once, where the text says the name twice", "VIR ZUBROWAL INTERIM ZUBROWAL SALAIRE", "ZUBROWAL INTERIM"],
  ["whole, where the name holds a word twice", "VIR ZUBROWAL ET ZUBROWAL SALAIRE", "ZUBROWAL ET ZUBROWAL"],
])("who pays a wage is named %s: %s", (_, text, name) => {
  expect(employersOf(text)).toEqual([{ name }]);
});
