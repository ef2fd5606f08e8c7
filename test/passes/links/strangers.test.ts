import { describe, expect, it } from "vitest";
import { account, factsOf, linksOf } from "../facts.js";

interface Moved {
  readonly debit: string;
  readonly credit: string;
  readonly day?: string;
  readonly owners?: readonly (readonly string[])[];
}

const JULIEN = [["M JULIEN MOREL"], ["M JULIEN MOREL"]];

/** How many links a debit of one account on 5 June and a credit of another have. */
function linked({ debit, credit, day = "2026-06-05", owners = JULIEN }: Moved): number {
  const ownersOf = (place: number): object => ({ owners: owners[place]!.map((name) => ({ name })) });
  const facts = factsOf([
    account([["2026-06-05", debit, -120]], ownersOf(0)),
    account([[day, credit, 120]], { name: "Autre", ...ownersOf(1) }),
  ]);
  return linksOf(facts).length;
}

describe("transfers of one amount on two own accounts", () => {
  it.each<readonly [string, Moved]>([
    [
      "two other persons",
      { debit: "VIR SEPA EMIS /BEN MME CLARA PETITJEAN", credit: "VIR SEPA RECU /DE M YANN BOUVIER" },
    ],
    [
      "another person and a relative",
      {
        debit: "VIR SEPA EMIS /BEN MME CLARA PETITJEAN /MOTIF ARTISAN",
        credit: "VIR SEPA RECU /DE MME BERNADETTE MOREL /MOTIF DONATION",
        day: "2026-06-06",
      },
    ],
    ["two other persons without titles", { debit: "VIR SEPA SOPHIE MOREAU", credit: "VIR INST DE THOMAS PETIT" }],
    [
      "two other persons, one without a title",
      { debit: "VIR SEPA EMIS /BEN SOPHIE MOREAU", credit: "VIR SEPA RECU /DE M YANN BOUVIER" },
    ],
    [
      "two other persons, where the owners are told as one",
      {
        debit: "VIR SEPA EMIS /BEN M ET MME PETITJEAN",
        credit: "VIR SEPA RECU /DE M YANN BOUVIER",
        owners: [["M ET MME MOREL JULIEN"], ["M ET MME MOREL JULIEN"]],
      },
    ],
    ["another person by an initial", { debit: "VIR SEPA EMIS /BEN MME S PETITJEAN", credit: "VIR SEPA RECU" }],
    ["another person and nobody", { debit: "VIR SEPA EMIS", credit: "VIREMENT INSTANTANE DE MR BOUVIER YANN" }],
    [
      "another person, where the debit goes to savings",
      { debit: "VIR SEPA VERS LIVRET A M JULIEN MOREL", credit: "VIR DE M YANN BOUVIER" },
    ],
  ])("are no own transfer where the texts name %s", (_, moved) => {
    expect(linked(moved)).toBe(0);
  });

  it.each<readonly [string, Moved]>([
    ["the holder", { debit: "VIR SEPA EMIS /BEN M JULIEN MOREL", credit: "VIR RECU /DE M JULIEN MOREL" }],
    ["a child on both sides", { debit: "VIR EMIS LEA ZUBROVKA", credit: "VIR RECU LEA ZUBROVKA", day: "2026-06-06" }],
    ["nobody", { debit: "VIR SEPA EMIS", credit: "VIR SEPA RECU", day: "2026-06-03" }],
    ["a surname of the holder's", { debit: "VIR EMIS M OU MME MOREL", credit: "VIR DE MME CLARA MOREL" }],
    [
      "each other's holder, of a couple with two surnames",
      {
        debit: "VIR SEPA EMIS /BEN MME CLARA PETITJEAN",
        credit: "VIR SEPA RECU /DE M JULIEN MOREL",
        day: "2026-06-06",
        owners: [["M JULIEN MOREL"], ["MME CLARA PETITJEAN"]],
      },
    ],
    [
      "the other holder of a joint account, of one day",
      { debit: "VIR SEPA EMIS /BEN M JULIEN MOREL", credit: "VIR SEPA RECU /DE MME CLARA PETITJEAN" },
    ],
    [
      "the other holder of a joint account at another bank, a day later",
      {
        debit: "VIR SEPA EMIS /BEN MME CLARA PETITJEAN",
        credit: "VIR DE M JULIEN MOREL",
        day: "2026-06-06",
      },
    ],
    [
      "two other persons, and what it is for in one word",
      { debit: "VIR SEPA EMIS /BEN MME CLARA PETITJEAN BROCANTE", credit: "VIR RECU /DE M YANN BOUVIER BROCANTE" },
    ],
    ["an owner by one name, and another person", { debit: "VIR SEPA JULIEN", credit: "VIR DE MME CLARA PETITJEAN" }],
    [
      "an owner by his whole name beside another, and another person",
      { debit: "VIR EMIS M JULIEN MOREL ET MME CLARA PETITJEAN", credit: "VIR DE M YANN BOUVIER" },
    ],
    ["an initial without a title", { debit: "VIR EMIS S PETITJEAN", credit: "VIREMENT RECU" }],
    ["two firms, by no given name", { debit: "VIR SEPA ZUBRO VELMORINE", credit: "VIR DE KRALJ QWERTINI" }],
    ["a child in a remark, on either side", { debit: "VIREMENT ECOLE LUCIE", credit: "VIR RECU CADEAU THOMAS" }],
    ["whose savings book it is", { debit: "VIR VERS LIVRET A MME CLARA PETITJEAN", credit: "VIREMENT RECU" }],
    ["savings, and somebody without a title", { debit: "VIR VERS LIVRET A", credit: "VIR DE THOMAS PETIT" }],
    ["a child in a remark", { debit: "VIREMENT EMIS ANNIV LUCIE", credit: "VIREMENT RECU", day: "2026-06-06" }],
    ["a town that is a name too", { debit: "VIREMENT VACANCES FLORENCE ITALIE", credit: "VIREMENT RECU" }],
    ["a street that bears a name", { debit: "VIREMENT EMIS APPART VICTOR HUGO", credit: "VIREMENT RECU" }],
    ["a school", { debit: "VIR ECOLE SAINT MARTIN", credit: "VIREMENT RECU" }],
    ["somebody without a title, and nobody", { debit: "VIREMENT EMIS", credit: "VIR SEPA RECU THOMAS PETIT" }],
    ["an owner and a child", { debit: "VIREMENT EMIS LUCIE ZUBROVKA", credit: "VIR INST DE JULIEN MOREL" }],
    ["a child behind a payee's mark", { debit: "VIREMENT VERS LUCIE ZUBROVKA", credit: "VIREMENT RECU" }],
    [
      "the holder, whom the body calls by the name of the account",
      {
        debit: "VIR SEPA EMIS /BEN M PAUL LEROY",
        credit: "VIREMENT RECU",
        owners: [["Compte courant"], ["Compte courant"]],
      },
    ],
    [
      "the head of a firm that owns both",
      {
        debit: "VIR SEPA EMIS /BEN M PAUL LEROY",
        credit: "VIREMENT RECU",
        owners: [["SARL ATELIER PAUL LILAS"], ["SARL ATELIER PAUL LILAS"]],
      },
    ],
    [
      "the other holder, where the owners are told by a couple's surname",
      {
        debit: "VIR EMIS MME CLARA PETITJEAN",
        credit: "VIREMENT RECU",
        owners: [["M OU MME MOREL"], ["M OU MME MOREL"]],
      },
    ],
    [
      "somebody, where the body names no owners",
      { debit: "VIR EMIS MME CLARA PETITJEAN", credit: "VIR DE M YANN BOUVIER", owners: [[], ["M JULIEN MOREL"]] },
    ],
    [
      "somebody, where the owners are told by one name",
      { debit: "VIR EMIS MME CLARA PETITJEAN", credit: "VIR DE M YANN BOUVIER", owners: [["M MOREL"], ["M MOREL"]] },
    ],
  ])("are one where they name %s", (_, moved) => {
    expect(linked(moved)).toBe(2);
  });
});
