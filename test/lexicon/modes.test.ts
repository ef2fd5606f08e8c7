import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import type { Market } from "../../src/model/market.js";

function read(market: Market, text: string, amount: number) {
  const labelled = { market, line: 1, text, amount, category: "OTHER_EXPENSE", accepted: [], type: "DEBIT" } as const;
  const { readCategory, readType, labelRoot } = readTexts(market, [labelled])[0]!;
  return { category: readCategory, type: readType, labelRoot };
}

describe("words of a bank for the way that money moved", () => {
  it.each(["VIR INST RE", "VIR INSTANTANE RE", "VIR RECU", "VIR INST RECU"])("%s says nothing of who pays", (mode) => {
    expect(read("FR", `${mode} 1234567890 DE: ATELIERS DU LAC MOTIF: SALAIRE`, 2200)).toEqual({
      category: "WAGE",
      type: "INCOMING_TRANSFER",
      labelRoot: "ATELIERS LAC",
    });
  });

  it.each([
    ["PAIEMENT MOBILE COMPTE DU DONNEUR D'ORDRE : BE77 3634 8585 3842 BIC BBRUBEBB BANCONTACT", 27.5],
    ["PAIEMENT MOBILE COMPTE DU BENEFICIAIRE : BE77 3634 8585 3842 BANCONTACT", -27.5],
    ["MOBIELE BETALING REKENING OPDRACHTGEVER : BE77 3634 8585 3842 BANCONTACT", 27.5],
    ["MOBIELE BETALING REKENING BEGUNSTIGDE : BE77 3634 8585 3842 BANCONTACT", -27.5],
  ] as const)("a mobile payment between accounts is a transfer, no card's: %s", (text, amount) => {
    const [type, category] = amount > 0 ? ["INCOMING_TRANSFER", "OTHER_ENTRY"] : ["OUTGOING_TRANSFER", "OTHER_EXPENSE"];
    expect(read("BE", text, amount)).toMatchObject({ type, category });
  });

  it.each([
    ["TESCO BANK CREDIT CARD 4417 DD", "DIRECT_DEBIT", "LOAN_REPAYMENT_REVOLVING"],
    ["M&S BANK CREDIT CARD 4417 DD", "DIRECT_DEBIT", "LOAN_REPAYMENT_REVOLVING"],
    ["SOMERTON BANK CREDIT CARD 4417 DD", "DIRECT_DEBIT", "LOAN_REPAYMENT_REVOLVING"],
    ["FIRST DIRECT CREDIT CARD 4417 DD", "DIRECT_DEBIT", "LOAN_REPAYMENT_REVOLVING"],
    ["TESCO BANK CREDIT CARD FPO", "OUTGOING_TRANSFER", "LOAN_REPAYMENT_REVOLVING"],
    ["SO ENERGY 881200 DD", "DIRECT_DEBIT", "POWER"],
    ["SO ENERGY CD 4417 DEB", "CARD", "POWER"],
    ["SO SURE INSURANCE DD", "DIRECT_DEBIT", "INSURANCE"],
    ["BP PULSE CD 4417 DEB", "CARD", "TRANSPORT"],
    ["SO LANDLORD RENT", "OUTGOING_TRANSFER", "RENT"],
    ["J SMITH RENT SO", "OUTGOING_TRANSFER", "RENT"],
    ["SO J SMITH SO ENERGY BILL", "OUTGOING_TRANSFER", "POWER"],
    ["BANK CREDIT ZUBRO LTD", "INCOMING_TRANSFER", "OTHER_ENTRY"],
    ["ZUBRO LTD BANK CREDIT 0417", "INCOMING_TRANSFER", "OTHER_ENTRY"],
    ["DIRECT CREDIT ZUBRO LTD", "INCOMING_TRANSFER", "OTHER_ENTRY"],
  ])("is none as part of a name: %s is %s", (text, type, category) => {
    expect(read("GB", text, type.startsWith("INCOMING") ? 50 : -50)).toMatchObject({ type, category });
  });

  it.each([
    ["FR", "CARTE X1234 RETRAIT DAB 11/03 BNP PARIBAS", "CASH_WITHDRAWAL"],
    ["GB", "CD 8812 TESCO LEEDS CPT", "CASH_WITHDRAWAL"],
    ["FR", "CB 12/03 TCL DAB METRO LYON", "CARD"],
    ["FR", "CB 12/03 LE RETRAIT", "CARD"],
    ["FR", "VIR SEPA MARTIN RETRAIT DAB", "OUTGOING_TRANSFER"],
    ["GB", "FPO J SMITH CPT", "OUTGOING_TRANSFER"],
  ] as const)(
    "behind a card are a machine's where they are several, or a code at the end: in %s %s",
    (market, text, type) => {
      expect(read(market, text, -60).type).toBe(type);
    },
  );

  it.each([
    ["BP SNAX 24 CD 8812", "CARD"],
    ["SO SMITH FOR CASHPOINT", "OUTGOING_TRANSFER"],
    ["BP J SMITH VISA", "OUTGOING_TRANSFER"],
    ["BANK CREDIT ZUBRO CD 8812", "OUTGOING_TRANSFER"],
    ["FT SMITH CD 8812", "OUTGOING_TRANSFER"],
  ])("of two letters that names begin with give way to a card's number alone: %s", (text, type) => {
    expect(read("GB", text, -20).type).toBe(type);
  });

  it("are none where two letters are all that a shop is called by", () => {
    expect(read("GB", "BP", -40)).toMatchObject({ category: "TRANSPORT", type: "DEBIT" });
  });

  it("are no surer than the sign of a payment without contact", () => {
    expect(read("GB", "))) CASHLINE CAFE LEEDS", -5).type).toBe("CARD");
  });

  it("tells a catalogue's account from its shop", () => {
    expect(read("GB", "NEXT DIRECTORY DD", -40).category).toBe("LOAN_REPAYMENT_REVOLVING");
    expect(read("GB", "NEXT DIRECTORY ENDERBY GBR CD 4417", -40).category).toBe("SHOPPING");
    expect(read("GB", "NEXT DIRECTORY ENDERBY GBR CD 4417", 40)).toMatchObject({
      category: "REFUND",
      type: "CARD_REFUND",
    });
  });
});
