import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

const TEXT = "PRLV SEPA COFIDIS 28947100412";
const due = (day: string, amount = -600, text = TEXT): Line => [`2026-${day}`, text, amount];
const WHOLE = [due("04-06"), due("05-06"), due("06-05")];
const BACK: Line = ["2026-05-08", "REJET PRLV SEPA COFIDIS 28947100412 PROVISION INSUFFISANTE", 600];

/** The days of the instalments that the scores leave out, as what makes them good is owed instead. */
const leftOut = (lines: readonly Line[]): readonly string[] => {
  const { accounts, scores } = analyze(
    { accounts: [account(lines)] },
    { now: NOW, project: { market: "FR", minimumTransactions: 0 } },
  );
  return accounts[0]!.transactions.flatMap(({ id, dates }) =>
    scores!.leftOut.retried.includes(id) ? [dates.debitedAt!.slice(5, 10)] : [],
  );
};

describe("an instalment that came back and was made good in parts", () => {
  it.each([
    ["by card", ["CARTE 14/05 COFIDIS", "CARTE 21/05 COFIDIS"], [-300, -300]],
    ["by transfer", ["VIR SEPA COFIDIS 28947100412", "VIR SEPA COFIDIS 28947100412"], [-250, -350]],
    ["by direct debit", [TEXT, TEXT], [-300, -300]],
    ["with a fee", [TEXT, TEXT], [-300, -360]],
    ["in three parts", [TEXT, TEXT, TEXT], [-200, -200, -200]],
    ["and more is paid to the lender then", [TEXT, TEXT, "VIR COFIDIS"], [-300, -300, -100]],
  ] as const)("is owed once, paid %s", (_, texts, amounts) => {
    const parts = texts.map((text, at) => due(`05-${15 + 4 * at}`, amounts[at]!, text));
    expect(leftOut([...WHOLE, BACK, ...parts])).toEqual(["05-06"]);
  });

  it.each([
    ["by hand", "VIR CA CONSUMER FINANCE", ["05-06"]],
    ["by direct debit, as another loan is", "PRLV SEPA VIAXEL", []],
  ])("is owed under another name of its lender, paid %s", (_, text, days) => {
    const sofinco = "PRLV SOFINCO DOSSIER 40012345678";
    const whole = ["04-06", "05-06", "06-05"].map((day) => due(day, -600, sofinco));
    const back: Line = ["2026-05-08", `REJET ${sofinco}`, 600];
    expect(leftOut([...whole, back, due("05-15", -250, text), due("05-19", -350, text)])).toEqual(days);
  });

  it.each<readonly [string, readonly Line[]]>([
    ["less is paid", [due("05-15", -300), due("05-22", -299)]],
    ["more is paid than a fee", [due("05-15", -300), due("05-22", -361)]],
    ["the rest comes with the next", [due("05-15", -300), due("06-03", -300)]],
    ["another lender is paid", [due("05-15", -300, "PRLV SEPA CETELEM 1"), due("05-22", -300, "PRLV SEPA CETELEM 1")]],
    ["such payments come at other times", [due("04-15", -300), due("05-15", -300), due("05-22", -300)]],
    ["one of them comes at other times", [due("04-15", -310), due("05-15", -300), due("05-22", -310)]],
    ["the rest comes 27 days after it was due", [due("05-15", -300), due("06-02", -300)]],
  ])("is owed besides where %s", (_, parts) => {
    expect(leftOut([...WHOLE, BACK, ...parts])).toEqual([]);
  });

  it("is owed besides where another name of its lender is paid by hand before, too: another loan's", () => {
    const text = "PRLV SEPA CA CONSUMER FINANCE 12345678";
    const back: Line = ["2026-06-08", `REJET ${text}`, 400];
    const byHand = (day: string, amount: number): Line => due(day, amount, "CB SOFINCO EVRY");
    const others = [byHand("04-14", -200), byHand("05-14", -150), byHand("06-10", -180), byHand("06-25", -240)];
    expect(leftOut([...["04-05", "05-05", "06-05"].map((day) => due(day, -400, text)), back, ...others])).toEqual([]);
    expect(leftOut([due("06-05", -400, text), due("05-05", -400, text), back, ...others.slice(2)])).toEqual(["06-05"]);
  });

  it("is owed once where the rest comes 26 days after it was due", () => {
    expect(leftOut([...WHOLE, BACK, due("05-15", -300), due("06-01", -300)])).toEqual(["05-06"]);
  });

  it("is owed once where the fee is a tenth of it", () => {
    const back: Line = [BACK[0], BACK[1], 500];
    const parts = [due("05-15", -250), due("05-22", -300)];
    expect(leftOut([due("04-06", -500), due("05-06", -500), back, ...parts])).toEqual(["05-06"]);
    expect(leftOut([due("04-06", -500), due("05-06", -500), back, ...parts, due("05-23", -0.01)])).toEqual(["05-06"]);
  });

  it("is owed once where each payment has a reference of its own, which is no contract's number", () => {
    const [first, second, third] = ["2894710041", "2894710052", "2894710063"].map(
      (number) => `PRLV SEPA COFIDIS ${number}`,
    );
    const whole = [due("04-06", -600, first), due("05-06", -600, second), due("06-05", -600, third)];
    const back: Line = ["2026-05-08", `REJET ${second} PROVISION INSUFFISANTE`, 600];
    const parts = ["15", "22"].map((day) => due(`05-${day}`, -300, `PRLV SEPA COFIDIS 28947100${day}`));
    expect(leftOut([...whole, back, ...parts])).toEqual(["05-06"]);
  });

  it("is owed besides where the parts were paid before it, and it stayed paid", () => {
    expect(leftOut([due("04-01", -300), due("04-03", -300), due("04-06"), due("05-06"), BACK, due("06-05")])).toEqual(
      [],
    );
  });

  it("is owed besides where it is a bill, which is paid in parts as often", () => {
    const bill = "PRLV SEPA EDF 28947100412";
    const bills = ["04-06", "05-06", "06-05"].map((day) => due(day, -600, bill));
    const back: Line = ["2026-05-08", `REJET ${bill}`, 600];
    expect(leftOut([...bills, back, due("05-15", -300, bill), due("05-22", -300, bill)])).toEqual([]);
  });

  it("is owed once each time, where all were made good in the same parts", () => {
    const again = ["04", "05"].flatMap((month): readonly Line[] => [
      [`2026-${month}-08`, BACK[1], 600],
      due(`${month}-14`, -300),
      due(`${month}-21`, -300),
    ]);
    expect(leftOut([...WHOLE, ...again])).toEqual(["04-06", "05-06"]);
  });

  it("is owed besides where other contracts of the lender are paid", () => {
    const others = (text: string): readonly Line[] =>
      ["04", "05", "06"].flatMap((month, at) => [
        due(`${month}-10`, -310 - at * 1.7, `${text}30011122233`),
        due(`${month}-20`, -300 - at * 1.3, `${text}30077788899`),
      ]);
    for (const text of ["PRLV SEPA COFIDIS CONTRAT ", "PRLV SEPA COFIDIS "]) {
      expect(leftOut([...WHOLE, BACK, ...others(text)])).toEqual([]);
      const half = due("05-21", -300, "VIR COFIDIS 28947100412");
      expect(leftOut([...WHOLE, BACK, half, ...others(text).filter((_, at) => at % 2 === 0)])).toEqual([]);
    }
  });

  it("is owed besides where a lessor's other vehicles, or other purchases, are paid", () => {
    const lease = "PRLV SEPA DIAC LOYER CONTRAT ";
    const leases = [due("04-05", -450, `${lease}884213`), due("05-05", -450, `${lease}884213`)];
    const vehicles = [due("05-12", -231.5, `${lease}884377`), due("05-14", -229.4, `${lease}891402`)];
    expect(leftOut([...leases, ["2026-05-08", `REJET ${lease}884213`, 450], ...vehicles])).toEqual([]);
    const shop = "PRLV SEPA KLARNA BANK AB";
    const purchases = [due("05-06", -89.99, shop), due("05-14", -45.5, shop), due("05-21", -47.3, shop)];
    expect(leftOut([...purchases, ["2026-05-08", `REJET ${shop}`, 89.99]])).toEqual([]);
  });

  describe("that name nobody but the loan's number", () => {
    const [one, other] = ["10278 06041 00020345602", "10278 06041 00020345603"];
    const monthly = (text: string, amount: number): readonly Line[] =>
      ["04-06", "05-06", "06-05"].map((day) => due(day, amount, text));
    const parts = (number: string, ...amounts: readonly number[]): readonly Line[] =>
      amounts.map((amount, at) => due(`05-${15 + 4 * at}`, amount, `PLV PARTIEL ECH ${number}`));
    const back = (text: string, amount: number): Line => ["2026-05-08", `REJET ${text}`, amount];

    it.each([
      ["a lender's", `PRLV SOFINCO DOSSIER ${one}`],
      ["one with a name of the bank's", `ECH PRET CAP+IN ${one}`],
      ["one that names nobody either", `ECHEANCE PRET ${one}`],
    ])("is owed once: %s", (_, text) => {
      expect(leftOut([...monthly(text, -600), back(text, 600), ...parts(one, -250, -350)])).toEqual(["05-06"]);
    });

    it.each([
      ["another loan", `PRLV SOFINCO DOSSIER ${one}`, other],
      ["another loan of the same branch", `ECH PRET CAP+IN ${one}`, other],
      ["no number", `PRLV SOFINCO DOSSIER ${one}`, ""],
    ])("is owed besides where these tell of %s", (_, text, number) => {
      expect(leftOut([...monthly(text, -600), back(text, 600), ...parts(number, -250, -350)])).toEqual([]);
    });

    it.each([`${one} 150526`, `060526 ${one}`, `${one} 06052026`, `06/05/26 ${one}`, `6.05.2026 ${one}`])(
      "is owed once where a day stands beside it: %s",
      (number) => {
        const text = `ECH PRET CAP+IN ${one}`;
        expect(leftOut([...monthly(text, -600), back(text, 600), ...parts(number, -250, -350)])).toEqual(["05-06"]);
      },
    );

    it("is owed besides where the loans' numbers end in digits that are a day's, and in others", () => {
      const text = "PRLV SOFINCO DOSSIER 18421 150526 02";
      const lines = [...monthly(text, -600), back(text, 600), ...parts("18421 150527 02", -250, -350)];
      expect(leftOut(lines)).toEqual([]);
    });

    it("is owed besides where two lenders' texts bear it", () => {
      const [cofidis, floa] = [`PRLV SEPA COFIDIS PLAN BDF ${one}`, `PRLV SEPA FLOA BANK PLAN BDF ${one}`];
      const lines = [...monthly(cofidis, -600), ...monthly(floa, -90), back(cofidis, 600), ...parts(one, -250, -350)];
      expect(leftOut(lines)).toEqual([]);
    });

    it("is owed once of two loans whose parts come between each other", () => {
      const [first, second] = [`ECH PRET CAP+IN ${one}`, `ECH PRET CAP+IN ${other}`];
      const lines = [...monthly(first, -600), ...monthly(second, -620), back(first, 600), back(second, 620)];
      const ofBoth = [...parts(one, -250, -350), ...parts(other, -260, -360)];
      expect(leftOut([...lines, ...ofBoth])).toEqual(["05-06", "05-06"]);
    });
  });
});
