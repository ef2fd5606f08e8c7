import { expect, it } from "vitest";
import { account, categoryOf, factsOf, type Line, rowOf } from "../facts.js";

/** How a Dutch bank prints a debit: with all of the mandate. */
const debitOf = (name: string, what: string): string =>
  `${name} Naam: ${name} Omschrijving: ${what} Kenmerk: CF204481730 Machtiging ID: CF-M-2044817 Incassant ID: NL62ZZZ653271550000 Doorlopende incasso`;

/** Whether what is paid on 20 June makes the debit good that came back on the eighth. */
function isMadeGoodBy(text: string, debit: string): boolean {
  const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, debit, -148]);
  const back: Line = ["2026-06-08", `Storno incasso ${debit}`, 148];
  const facts = factsOf([account([...debits, back, ["2026-06-20", text, -155]])], { project: { market: "NL" } });
  return facts.allLinks.isRetry(rowOf(facts, text));
}

it.each([
  ["a known lender", "Freo", "Maandtermijn 30 van 60 contract CF-2044817", "termijn juni"],
  ["a landlord", "Woonzorg Kwepsel", "Huur juni appartement Dorpsplein inclusief servicekosten", "huur juni"],
])("an instalment of %s whose text says much is made good by a payer who writes little", (_, name, what, little) => {
  expect(isMadeGoodBy(`${name} Naam: ${name} Omschrijving: ${little}`, debitOf(name, what))).toBe(true);
});

it.each([
  ["another name", "Zubro Naam: Zubro Omschrijving: huur juni"],
  ["no name", "Omschrijving: huur juni"],
])("a rent is not made good by a payment to %s", (_, text) => {
  expect(isMadeGoodBy(text, debitOf("Woonzorg Kwepsel", "Huur juni appartement Dorpsplein"))).toBe(false);
});

it.each<readonly [string, string, string, readonly Line[], boolean]>([
  ["made good by it", "28812345", "no other", [], true],
  ["not made good by that of another", "39999999", "no other", [], false],
  [
    "made good by it",
    "28812345",
    "another's line that names nobody",
    ["04-20", "05-20", "06-25"].map((day): Line => [`2026-${day}`, "PRLV ECH PRET 39999999", -300]),
    true,
  ],
  [
    "not made good by it",
    "28812345",
    "a line of it",
    ["04-20", "05-20"].map((day): Line => [`2026-${day}`, "PLV PARTIEL ECH 28812345", -420]),
    false,
  ],
])("an instalment is %s, where a text tells a loan's number alone: %s beside %s", (_, number, __, others, isGood) => {
  const text = "PRLV SEPA COFIDIS ECHEANCE DOSSIER 28812345";
  const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, text, -400]);
  const back: Line = ["2026-06-08", "REJET PRLV SEPA COFIDIS PROVISION INSUFFISANTE", 400];
  const paid = `PLV PARTIEL ECH ${number}`;
  const facts = factsOf([account([...debits, back, ...others, ["2026-06-20", paid, -420]])]);
  expect(facts.allLinks.isRetry(rowOf(facts, paid, "2026-06-20"))).toBe(isGood);
});

it.each<readonly [string, string, boolean]>([
  ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE 40012345678", "CB CETELEM", true],
  ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE CETELEM 40012345678", "VIR CETELEM", true],
  ["PRLV SEPA CA CONSUMER FINANCE 40012345678", "CARTE 20/06 SOFINCO EVRY", true],
  ["PRLV SEPA SOFINCO DOSSIER 12345678", "VIR CA CONSUMER FINANCE", true],
  ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE 40012345678", "CB SOFINCO", false],
  ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE CONTRAT 40012345678", "PRLV SEPA CETELEM CONTRAT 40087654321", false],
  ["PRLV SEPA BNP PARIBAS PRET 40012345678", "CB CETELEM", false],
])("an instalment that %s takes is made good by %s where both name one lender", (text, paid, isGood) => {
  const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, text, -400]);
  const back: Line = ["2026-06-08", `REJET ${text}`, 400];
  const facts = factsOf([account([...debits, back, ["2026-06-20", paid, -410]])]);
  expect(facts.allLinks.isRetry(rowOf(facts, paid))).toBe(isGood);
});

it.each<readonly [string, string]>([
  ["PRLV SEPA DIAC 20123456", "PRLV SEPA MOBILIZE FINANCIAL SERVICES"],
  ["PRLV SEPA SOFINCO 81234567890", "PRLV SEPA VIAXEL PRET AUTO"],
  ["PRLV SEPA CETELEM 40012345678", "PRLV SEPA COFINOGA 2809876543"],
  ["PRLV SEPA FLOA", "PRLV SEPA BANQUE CASINO"],
])("an instalment of %s is another loan's than that of %s, each time it comes back", (text, other) => {
  const lines = ["04", "05", "06"].flatMap((month): readonly Line[] => [
    [`2026-${month}-05`, text, -300],
    [`2026-${month}-08`, `REJET ${text}`, 300],
    [`2026-${month}-20`, other, -320],
  ]);
  const paid = { all: factsOf([account(lines)]), once: factsOf([account(lines.slice(-3))]) };
  expect(paid.all.allLinks.isRetry(rowOf(paid.all, other, "2026-06-20"))).toBe(false);
  expect(paid.once.allLinks.isRetry(rowOf(paid.once, other))).toBe(false);
});

it.each([
  ["made good", "CETELEM", true],
  ["not made good where that name is another loan's", "COFINOGA", false],
])("an instalment is %s by what is paid under its lender's other name", (_, name, isGood) => {
  const debits = ["04", "05", "06"].flatMap((month): readonly Line[] => [
    [`2026-${month}-05`, "PRLV SEPA CETELEM", -400],
    [`2026-${month}-12`, `PRLV SEPA ${name}`, -90],
  ]);
  const back: Line = ["2026-06-08", "REJET PRLV SEPA CETELEM", 400];
  const facts = factsOf([account([...debits, back, ["2026-06-20", "CB COFINOGA", -410]])]);
  expect(facts.allLinks.isRetry(rowOf(facts, "CB COFINOGA"))).toBe(isGood);
});

it("an instalment that names nobody is made good by another such text of its number, and not of its own", () => {
  const text = "PLV PARTIEL ECH 28812345";
  const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, text, -400]);
  const isMadeGood = (number: string): boolean => {
    const paid = `RBT IMPAYE ECH ${number}`;
    const back: Line = ["2026-06-08", `REJET ${text}`, 400];
    const facts = factsOf([account([...debits, back, ["2026-06-20", paid, -410]])]);
    return facts.allLinks.isRetry(rowOf(facts, paid));
  };
  // In other groups of digits, so that no contract's number tells them apart.
  expect(["28812345", "10278 06041 00020345602"].map(isMadeGood)).toEqual([true, false]);
});

it("an instalment is made good under its lender's other name, though that takes money for an insurance: no second loan", () => {
  const [loan, insurance] = ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE 40012345678", "PRLV SEPA CETELEM ASSURANCE"];
  const debits = ["04", "05", "06"].flatMap((month): readonly Line[] => [
    [`2026-${month}-05`, loan, -400],
    [`2026-${month}-12`, insurance, -20],
  ]);
  const lines: readonly Line[] = [
    ["2026-06-08", `REJET ${loan}`, 400],
    ["2026-06-20", "CB CETELEM", -410],
  ];
  const facts = factsOf([account([...debits, ...lines])]);
  expect(categoryOf(facts, rowOf(facts, insurance, "2026-06-12"))).toMatch(/^INSURANCE/);
  expect(facts.allLinks.isRetry(rowOf(facts, "CB CETELEM"))).toBe(true);
});
