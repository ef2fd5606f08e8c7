import { describe, expect, it } from "vitest";
import { account, categoryOf, factsOf, type Line } from "../facts.js";
import { type Market, returnedIn } from "./returned-in.js";

describe("a rent or a lease that comes back under its own text", () => {
  const twice = (text: string): readonly Line[] => [
    ["2026-05-02", text, -60],
    ["2026-05-07", text, 60],
  ];
  const creditIn = (lines: readonly Line[], market: Market): string => {
    const facts = factsOf([account(lines)], { project: { market, currency: "EUR" } });
    return categoryOf(
      facts,
      facts.ledger.amount.findIndex((amount) => amount > 0),
    );
  };

  it("is a rent where one of another text or nothing was paid before, or by transfer", () => {
    const rent = "KEATES LETTINGS MARGILL CL RENT";
    const received = (lines: readonly Line[]): string => creditIn(lines, "GB");
    expect(received([["2026-05-07", rent, 60]])).toBe("RENTAL_INCOME");
    expect(
      received([
        ["2026-05-02", "ZUBRO LETTINGS KRALJ CL RENT", -60],
        ["2026-05-07", rent, 60],
      ]),
    ).toBe("RENTAL_INCOME");
    expect(
      received([
        ["2026-05-02", `FPO ${rent}`, -60],
        ["2026-05-07", `FPI ${rent}`, 60],
      ]),
    ).toBe("RENTAL_INCOME");
  });

  it.each([
    ["GB", "RENT"],
    ["GB", "RENT MAY"],
    ["NL", "Huur kamer"],
    ["BE", "LOYER 05/2026"],
    ["FR", "LOYER COLOC"],
    ["FR", "LOYER APPARTEMENT JUIN"],
    ["ES", "ALQUILER PISO MAYO"],
    // What is rented, and what is shared beside the rent, names nobody either.
    ["GB", "RENT ROOM"],
    ["GB", "RENT AND BILLS"],
    ["GB", "RENT SHARE"],
    ["ES", "ALQUILER PISO COMPARTIDO"],
    ["ES", "ALQUILER Y GASTOS"],
    ["FR", "LOYER APPT 12"],
    ["FR", "LOYER MEUBLE"],
    ["FR", "LOYER + EDF"],
    ["FR", "LOYER PARKING"],
    ["NL", "Huur kamer en gwl"],
    ["BE", "LOYER KOT CHARGES COMPRISES"],
    ["BE", "Huurbetaling"],
    ["NL", "Huurpenningen"],
    ["ES", "ARRENDAMIENTO"],
    ["FR", "QUITTANCE LOYER"],
  ] as const)("in %s is the rent that others share, where it says no more than %s", (market, text) => {
    const months = ["05", "06"].flatMap((month): readonly Line[] => [
      [`2026-${month}-01`, text, -600],
      [`2026-${month}-03`, text, 600],
    ]);
    expect(returnedIn(months, market)).toEqual([]);
    expect(creditIn(months, market)).toBe("RENTAL_INCOME");
  });

  it.each([
    ["FR", "LEASING VOITURE", "OTHER_ENTRY"],
    ["FR", "LOYER VOITURE", "RENTAL_INCOME"],
    ["GB", "CAR LEASE", "OTHER_ENTRY"],
    ["ES", "RENTING COCHE", "OTHER_ENTRY"],
    ["NL", "PRIVATE LEASE AUTO", "OTHER_ENTRY"],
  ] as const)("in %s is the lease that others share, where it says no more than %s", (market, text, category) => {
    expect(returnedIn(twice(text), market)).toEqual([]);
    expect(creditIn(twice(text), market)).toBe(category);
  });

  it("is no rent that came back, nor a tenant's, where each writes that it is his share", () => {
    const months = ["05", "06"].flatMap((month): readonly Line[] => [
      [`2026-${month}-01`, "MY RENT SHARE", -600],
      [`2026-${month}-03`, "MY RENT SHARE", 600],
    ]);
    expect(returnedIn(months, "GB")).toEqual([]);
    expect(creditIn(months, "GB")).toBe("OTHER_ENTRY");
  });
});
