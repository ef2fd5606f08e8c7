import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;

function categoryOf(market: Market, text: string, amount: number): Category | undefined {
  const lexicon = lexiconOf(market, []);
  lexicon.read(text, amount >= 0, Math.abs(amount) * SCALE, -1);
  return lexicon.winner === -1 ? undefined : CATEGORIES[lexicon.ruleOf(lexicon.winner).category];
}

describe("a lender's, collector's or bookmaker's name of one word in a transfer", () => {
  it.each<readonly [market: Market, text: string, amount: number, category: Category]>([
    ["ES", "TRANSFERENCIA A FAVOR DE NBQ FUND ONE SL CONCEPTO QUEBUENO 11208", -189, "LOAN_REPAYMENT_FAST"],
    ["ES", "TRANSFERENCIA DE NBQ FUND ONE SL, CONCEPTO QUEBUENO 11208", 150, "LOAN_DRAWDOWN"],
    ["GB", "WESTERN CIRCLE LTD CASHFLOAT FPI", 150, "LOAN_DRAWDOWN"],
  ])("tells one behind a company's legal form in %s: %s", (market, text, amount, category) => {
    expect(categoryOf(market, text, amount)).toBe(category);
  });

  it("tells one before what companies call themselves, where it is named first", () => {
    const text = "TRANSFERENCIA A FAVOR DE GESCOBRO COLLECTION SERVICES CONCEPTO EXPTE 20881";
    expect(categoryOf("ES", text, -40)).toBe("DEBT_COLLECTION");
    expect(categoryOf("ES", "TRANSFERENCIA A FAVOR DE GARCIA GESCOBRO SERVICES", -40)).toBeUndefined();
  });

  it("tells a gain beside a word for it", () => {
    expect(categoryOf("FR", "VIR SEPA SPIL UNIBET VIREMENT GAINS 441233", 72.5)).toBe("GAMBLING_GAIN");
  });

  it.each<readonly [market: Market, text: string, amount: number]>([
    ["ES", "TRANSFERENCIA DE LUCIA RUIZ CONCEPTO QUEBUENO", 150],
    ["GB", "FPI SMITH CASHFLOAT SERVICES", 50],
    ["FR", "VIR INST KARIM UNIBET POUR SA FETE", 30],
    ["FR", "VIR SARL MOREL PEINTURE COFIDIS", -30],
  ])("is a remark between persons where no company is told right beside it in %s: %s", (market, text, amount) => {
    expect(categoryOf(market, text, amount)).toBeUndefined();
  });
});
