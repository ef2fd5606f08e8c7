import { describe, expect, it } from "vitest";
import { account, categoryOf, factsOf, type Line, linksOf, rowOf } from "./facts.js";

const savings = (lines: readonly Line[]): object => account(lines, { type: "SAVINGS", name: "Livret" });

describe("a transfer whose text tells what the money is for", () => {
  it("to a savings account may bear the name of the wage that is saved", () => {
    const saved: Line = ["2026-06-05", "VIR LIVRET A ZUBRO PRIME DE JUIN", -600];
    const wage = "VIR M ZUBRO PRIME DE JUIN SALAIRE";
    const facts = factsOf([account([saved]), savings([["2026-06-05", wage, 600]])]);
    expect(linksOf(facts)).toEqual([`transferOf: ${wage}, ${saved[1]}`, `transferredOn: ${saved[1]}, ${wage}`]);
    expect(categoryOf(facts, rowOf(facts, wage))).toBe("OTHER_ENTRY");
    // Without a word in common it may be chance, and on a checking account it is an employer's.
    expect(linksOf(factsOf([account([saved]), savings([["2026-06-05", "VIR SALAIRE", 600]])]))).toEqual([]);
    expect(linksOf(factsOf([account([saved]), account([["2026-06-05", wage, 600]], { name: "Autre" })]))).toEqual([]);
  });

  it.each([
    ["a pension", "VIR CARSAT PENSION ZUBRO", "VIR ZUBRO CADEAU"],
    ["an allowance", "VIR CAF ZUBRO ALLOCATIONS", "VIR ZUBRO CADEAU"],
  ])("is no chance match of %s on a savings account", (_, credit, debit) => {
    const facts = factsOf([account([["2026-06-05", debit, -300]]), savings([["2026-06-05", credit, 300]])]);
    expect(linksOf(facts)).toEqual([]);
  });

  it("from a savings account may bear the name of the tax that it is for, but no risk", () => {
    const pair = (out: string, into: string): readonly string[] =>
      linksOf(factsOf([savings([["2026-06-05", out, -700]]), account([["2026-06-05", into, 700]])]));
    expect(pair("VIR COMPTE CHEQUE URSSAF AVRIL", "VIR LIVRET A URSSAF AVRIL")).toHaveLength(2);
    expect(pair("VIR HUISSIER DE JUSTICE DOSSIER ZUBRO", "VIR RECU ZUBRO JULIE")).toEqual([]);
  });
});

describe("a transfer that bears a purpose between two checking accounts", () => {
  const linked = (out: string, into: string): number =>
    linksOf(factsOf([account([["2026-06-05", out, -700]]), account([["2026-06-05", into, 700]], { name: "Autre" })]))
      .length;

  it("is an own transfer where both texts name one person, by an initial and a surname too", () => {
    expect(linked("VIR MME INES ZUBRO LOYER", "VIR DE INES ZUBRO LOYER")).toBe(2);
    expect(linked("VIR I ZUBRO LOYER", "VIR DE I ZUBRO LOYER")).toBe(2);
    // Banks print one side's name short, with the initial before or behind the surname.
    expect(linked("DANIEL ZUBRO VIR LOYER", "VIR DE ZUBRO D LOYER")).toBe(2);
    expect(linked("VIR D ZUBRO LOYER", "VIR DE DANIEL ZUBRO LOYER")).toBe(2);
    expect(linked("DANIEL ZUBRO VIR LOYER", "VIR DE ZUBRO P LOYER")).toBe(0);
    expect(linked("DANIEL ZUBRO VIR LOYER", "VIR DE ZUBRO LOYER D")).toBe(0);
    expect(linked("DANIEL ZUBRO VIR LOYER", "VIR DE D QWERTO LOYER")).toBe(0);
    // A surname alone is a family's.
    expect(linked("VIR I ZUBRO LOYER", "VIR DE J ZUBRO LOYER")).toBe(0);
    // So are two couples' initials anybody's.
    expect(linked("VIR J ZUBRO P QWERTO", "VIR DE J KRALJI P WRTPA LOYER")).toBe(0);
  });

  it.each([
    ["a title is no initial", "VIR EMIS VERS MARIE ZUBRO LOYER", "VIR RECU DE M PIERRE ZUBRO LOYER"],
    ["nor before a surname alone", "VIR EMIS VERS MARIE ZUBRO LOYER", "VIR RECU DE M ZUBRO LOYER"],
    ["a preposition is none", "VIR A PAUL ZUBRO LOYER", "VIR DE ANNE ZUBRO LOYER"],
    ["what is paid for begins with the letter", "VIR B ZUBRO LOYER", "VIR DE PIERRE ZUBRO LOYER BELLEVUE"],
    ["the short name holds another given name", "VIR P PAUL ZUBRO LOYER", "VIR DE PIERRE ZUBRO LOYER"],
  ])("is none of two persons of one surname: %s", (_, out, into) => {
    expect(linked(out, into)).toBe(0);
  });

  it.each(["SOPHIE", "ANNE", "EMMA", "NADIA", "FELIX"])(
    "is one of a person whose initial is a word elsewhere: %s",
    (name) => {
      expect(linked(`VIR SEPA ${name} ZUBRO LOYER`, `VIR SEPA RECU ${name.charAt(0)} ZUBRO LOYER`)).toBe(2);
    },
  );

  it("is one of a person whose second surname one side leaves out", () => {
    expect(linked("VIR J ZUBRO KRALJ LOYER", "VIR DE JEAN ZUBRO LOYER")).toBe(2);
    expect(linked("VIR J ZUBRO LOYER", "VIR DE JEAN ZUBRO KRALJ LOYER")).toBe(2);
  });

  it("is one of a person whose middle name one side leaves out", () => {
    expect(linked("VIR D ZUBRO LOYER", "VIR DE DANIEL JAMES ZUBRO LOYER")).toBe(2);
    expect(linked("VIR D J ZUBRO LOYER", "VIR DE DANIEL JAMES ZUBRO LOYER")).toBe(2);
  });

  it.each([
    ["VIR SEPA ZUBRO INES SALAIRE", "VIR SEPA ZUBRO INES SALAIRE"],
    ["VIR SEPA ZUBRO INES RETRAITE", "VIR RECU ZUBRO INES RETRAITE"],
    ["VIR SEPA ZUBRO INES PENSION LEA", "VIR RECU ZUBRO INES PENSION LEA"],
    // Many banks print the remark on one side alone.
    ["VIREMENT EMIS WEB ZUBRO INES BOURSO", "VIR SEPA MME ZUBRO INES SALAIRE"],
    ["VIREMENT EMIS WEB ZUBRO INES BOURSO", "VIR SEPA MME ZUBRO INES RETRAITE"],
    ["VIREMENT EMIS WEB ZUBRO INES BOURSO", "VIR SEPA MME ZUBRO INES PENSION"],
  ])("may hand on a wage or a pension: %s", (out, into) => {
    expect(linked(out, into)).toBe(2);
  });

  it("is none of what was handed on to the debit's account, nor of an office that the debit does not name", () => {
    const wage: Line = ["2026-06-03", "VIR SEPA RECU SALAIRE ZUBRO INES", 1512.4];
    const handed = (day: string, remark = "", last: Line = ["2026-06-04", "VIR SEPA ZUBRO INES BOURSO", -1512.4]) =>
      linksOf(
        factsOf([
          account([wage, [day, `VIR SEPA ZUBRO INES${remark}`, -1512.4]]),
          account([[day, `VIR SEPA RECU ZUBRO INES${remark}`, 1512.4], last], { name: "Autre" }),
        ]),
      ).filter((link) => link.includes("RECU SALAIRE"));
    expect(["2026-06-03", "2026-06-04", "2026-06-07"].map((day) => handed(day))).toEqual([[], [], []]);
    expect(handed("2026-06-04", " SALAIRE")).toEqual([]);
    expect(handed("2026-06-03", "", ["2026-06-03", "VIR SEPA ZUBRO INES BOURSO", -1512.4])).toEqual([]);
    expect(linked("VIR SEPA ZUBRO INES", "VIR RECU CARSAT RETRAITE ZUBRO INES")).toBe(0);
  });

  it("is none of a standing order that left the account it was handed to before, or as, the wage came", () => {
    const wage: Line = ["2026-06-05", "VIR SEPA RECU SALAIRE ZUBRO INES", 1500];
    const linksWith = (handedDay: string, orderDay: string) =>
      linksOf(
        factsOf([
          account([wage, [handedDay, "VIR SEPA ZUBRO INES", -1500]]),
          account(
            [
              [handedDay, "VIR SEPA RECU ZUBRO INES", 1500],
              [orderDay, "VIR SEPA ZUBRO INES BOURSO", -1500],
            ],
            { name: "Autre" },
          ),
        ]),
      ).filter((link) => link.includes("RECU SALAIRE"));
    for (const handedDay of ["2026-06-05", "2026-06-06", "2026-06-08"])
      for (const orderDay of ["2026-06-01", "2026-06-03", "2026-06-04", "2026-06-05"])
        expect(linksWith(handedDay, orderDay)).toEqual([]);
  });

  it("is none of what was handed on of the wage before, nor of what a partner paid in", () => {
    const wage = "VIR SEPA RECU SALAIRE ZUBRO INES";
    const [out, into] = ["VIR SEPA ZUBRO INES", "VIR SEPA RECU ZUBRO INES"];
    const on = "VIR SEPA ZUBRO INES BOURSO";
    const linksWith = (ofFirst: readonly Line[], ofSecond: readonly Line[]) =>
      linksOf(factsOf([account(ofFirst), account(ofSecond, { name: "Autre" })])).filter((link) =>
        link.includes("RECU SALAIRE"),
      );
    const weeks = ["2026-06-05", "2026-06-12", "2026-06-19"];
    const dayAfter = (day: string, days: number): string =>
      `2026-06-${String(Number(day.slice(8)) + days).padStart(2, "0")}`;
    for (const handed of [3, 4])
      expect(
        linksWith(
          weeks.flatMap((day): Line[] => [
            [day, wage, 400],
            [dayAfter(day, handed), out, -400],
          ]),
          weeks.flatMap((day): Line[] => [
            [dayAfter(day, handed), into, 400],
            [dayAfter(day, 6), on, -400],
          ]),
        ),
      ).toEqual([]);
    const partner: Line = ["2026-06-02", "VIR SEPA RECU M ZUBRO PAUL", 1500];
    expect(
      linksWith(
        [
          ["2026-06-05", wage, 1500],
          ["2026-06-06", out, -1500],
        ],
        [partner, ["2026-06-06", into, 1500], ["2026-06-04", on, -1500]],
      ),
    ).toEqual([]);
  });

  it("is one whatever its account pays of that sum next: a rent, savings, or itself on a third account", () => {
    const out: Line = ["2026-06-04", "VIREMENT EMIS WEB ZUBRO INES BOURSO", -1500];
    const into: Line = ["2026-06-04", "VIR SEPA MME ZUBRO INES SALAIRE", 1500];
    const linkOf = (rows: readonly Line[], next: Line, third: readonly Line[] = []): readonly string[] => {
      const accounts = [account([...rows, out]), account([into, next], { name: "Autre" })];
      const all = third.length === 0 ? accounts : [...accounts, account(third, { name: "Troisieme" })];
      return linksOf(factsOf(all)).filter((link) => link.startsWith("transferOf"));
    };
    const link = `transferOf: ${into[1]}, ${out[1]}`;
    const earned: Line = ["2026-06-03", "VIR ACME SALAIRE", 1500];
    for (const text of ["LOYER FONCIA", "VIR VERS LIVRET A", "VIR SEPA ZUBRO INES CIC"])
      expect(linkOf([earned], ["2026-06-05", text, -1500])).toEqual([link]);
    // Its employer may name nobody but whom it pays.
    const unnamed: Line = ["2026-06-03", "VIR SEPA RECU SALAIRE ZUBRO INES", 1500];
    expect(linkOf([unnamed], ["2026-06-05", "VIR SEPA ZUBRO INES CIC", -1500])).toEqual([link]);
    const last: Line = ["2026-06-05", "VIR SEPA ZUBRO INES SALAIRE", 1500];
    expect(linkOf([earned], ["2026-06-05", "VIR EMIS ZUBRO INES CIC", -1500], [last])).toHaveLength(2);
    // What goes back some days later was no source of what came before.
    const back: Line = ["2026-06-07", "VIR RECU ZUBRO INES", 1500];
    expect(linkOf([earned, back], ["2026-06-07", "VIR SEPA ZUBRO INES RETOUR", -1500])).toHaveLength(2);
    const onItsDay: Line = ["2026-06-04", "VIR ACME SALAIRE", 1500];
    expect(linkOf([onItsDay, back], ["2026-06-07", "VIR SEPA ZUBRO INES RETOUR", -1500])).toHaveLength(2);
  });

  it("is one where its account had earned the sum, but where it handed on what came on its own day", () => {
    const linksWith = (earned: string, left: string, handed: string, on: string, into: string): number => {
      const wage: Line = ["2026-06-04", "VIR SEPA MME ZUBRO INES SALAIRE", 1500];
      const first = account([
        [earned, "VIR ACME SALAIRE", 1500],
        [left, "VIREMENT EMIS WEB ZUBRO INES BOURSO", -1500],
        [handed, into, 1500],
      ]);
      const second = account([wage, [handed, on, -1500]], { name: "Autre" });
      return linksOf(factsOf([first, second])).filter((link) => link.includes("MME")).length;
    };
    const moves = ["VIR SEPA ZUBRO INES RETOUR", "VIR RECU ZUBRO INES"] as const;
    // On the 4th the wage of one account went to the other, which sent it on.
    expect(linksWith("2026-06-03", "2026-06-04", "2026-06-04", ...moves)).toBe(0);
    // What left on the 3rd had been earned on the 2nd.
    expect(linksWith("2026-06-02", "2026-06-03", "2026-06-04", ...moves)).toBe(2);
    // A rent that was paid, and a cheque that was paid in, are no moves.
    expect(linksWith("2026-06-03", "2026-06-04", "2026-06-04", "LOYER FONCIA", moves[1])).toBe(2);
    expect(linksWith("2026-06-03", "2026-06-04", "2026-06-04", moves[0], "REMISE CHEQUE 1234567")).toBe(2);
  });

  it("is none of an employer that names whom it pays", () => {
    expect(linked("VIR SEPA ZUBRO INES", "VIR SEPA RECU ATELIER MORVAN SALAIRE ZUBRO INES")).toBe(0);
    expect(linked("VIR SEPA ZUBRO INES SALAIRE", "VIR SEPA RECU ATELIER MORVAN SALAIRE ZUBRO INES")).toBe(0);
  });

  it("is one whatever the surname is besides: a word of shops' names, or a given name", () => {
    const between = (person: string): number =>
      linksOf(
        factsOf(
          [
            account([["2026-06-05", `FASTER PAYMENT TO ${person} RENT`, -700]], { currency: "GBP" }),
            account([["2026-06-05", `FASTER PAYMENT FROM ${person} RENT`, 700]], { currency: "GBP", name: "Other" }),
          ],
          { project: { market: "GB" } },
        ),
      ).length;
    expect(["EMMA SMITH", "EMMA ZUBRO", "EMMA WHITE", "E SMITH", "WHITE EMMA"].map(between)).toEqual([2, 2, 2, 2, 2]);
    expect(
      ["SOPHIE PETIT", "SOPHIE MARTIN"].map((name) => linked(`VIR ${name} LOYER`, `VIR DE ${name} LOYER`)),
    ).toEqual([2, 2]);
    // A purpose beside a given name is none of a name.
    expect(["EMMA", "SMITH", "EMMA COUNCIL TAX"].map(between)).toEqual([0, 0, 0]);
  });
});

describe("a top-up of an own account by card", () => {
  const ZUBRO = { name: "Autre banque" };

  it("is an own transfer where both texts name the card", () => {
    const facts = factsOf([
      account([["2026-05-06", "CB ZUBROPAY**4821* DUBLIN 06/05/26", -80]]),
      account([["2026-05-06", "Apple Pay Top-Up by *4821", 80]], ZUBRO),
    ]);
    expect(linksOf(facts).join()).toContain("transferOf");
  });

  it("is an own transfer where the card's text names the bank of the other account", () => {
    const topUp = (bank: object): readonly string[] =>
      linksOf(
        factsOf([
          account([["2026-05-08", "ACHAT CB ZUBROBANK**6043* 06.05.26 CARTE NO 512", -80]]),
          account([["2026-05-06", "Recharge via *8512", 80]], { ...ZUBRO, ...bank }),
        ]),
      );
    expect(topUp({ bank: { name: "Zubrobank" } }).join()).toContain("transferOf: Recharge via *8512");
    expect(topUp({ bank: { name: "Autre banque" } })).toEqual([]);
    expect(topUp({})).toEqual([]);
  });

  it("is none where the bank's name holds a town, or the credit is a transfer or a cheque", () => {
    const linked = (bank: string, debit: string, credit: string): readonly string[] =>
      linksOf(
        factsOf([
          account([["2026-05-06", debit, -150]]),
          account([["2026-05-06", credit, 150]], { ...ZUBRO, bank: { name: bank } }),
        ]),
      );
    expect(linked("Banque Populaire Rives de Paris", "CB KALIMBAO PARIS", "VIR SEPA RECU JULIE MERCADAL")).toEqual([]);
    expect(linked("Lyonnaise", "CB LYONNAISE LYON", "REMISE CHEQUE 123")).toEqual([]);
    expect(linked("Banque de Lyon", "CB LEPICURIO LYON", "Recharge via *8512")).toEqual([]);
  });

  it("is none where they share a town, or the name of anybody, and no word of a top-up", () => {
    const linked = (debit: string, credit: string): number =>
      linksOf(factsOf([account([["2026-05-04", debit, -50]]), account([["2026-05-06", credit, 50]], ZUBRO)])).length;
    expect(linked("CARTE 03/05 MARTINEZ RENOV NANTES", "VIR DE PAUL BONNARD NANTES")).toBe(0);
    expect(linked("CARTE MARTINEZ 040526", "VIR MARTINEZ 040526")).toBe(0);
    expect(linked("CARTE X4821 ZUBROPAY", "ZUBROPAY *4821")).toBe(2);
  });

  it("is none where they share no word, and where a shop's kind tells what was bought", () => {
    const none = (debit: string, credit: string): readonly string[] =>
      linksOf(factsOf([account([["2026-05-06", debit, -80]]), account([["2026-05-06", credit, 80]], ZUBRO)]));
    expect(none("CB ZUBROPAY DUBLIN", "Top-Up by *4821")).toEqual([]);
    expect(none("CB RESTAURANT DU LAC 4821", "VIR DE ANNE 4821")).toEqual([]);
  });
});
