import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;

function categoryOf(market: Market, text: string, amount: number): Category | undefined {
  const reader = new TextReader(lexiconOf(market, []));
  reader.read(text, amount >= 0, Math.abs(amount) * SCALE, -1);
  return reader.winner === -1 ? undefined : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category];
}

describe("a lender's, collector's or bookmaker's name of one word in a transfer", () => {
  it.each<readonly [market: Market, text: string, amount: number, category: Category]>([
    ["ES", "TRANSFERENCIA A FAVOR DE NBQ FUND ONE SL CONCEPTO QUEBUENO 11208", -189, "LOAN_REPAYMENT_FAST"],
    ["ES", "TRANSFERENCIA DE NBQ FUND ONE SL, CONCEPTO QUEBUENO 11208", 150, "LOAN_DRAWDOWN"],
    ["GB", "WESTERN CIRCLE LTD CASHFLOAT FPI", 150, "LOAN_DRAWDOWN"],
  ])("needs not be known where the lender's company is named in %s: %s", (market, text, amount, category) => {
    expect(categoryOf(market, text, amount)).toBe(category);
  });

  it("tells a collector before what collectors call themselves, where it is named first", () => {
    const text = "TRANSFERENCIA A FAVOR DE GESCOBRO COLLECTION SERVICES CONCEPTO EXPTE 20881";
    expect(categoryOf("ES", text, -40)).toBe("DEBT_COLLECTION");
    expect(categoryOf("ES", "TRANSFERENCIA A FAVOR DE RUIZ GESCOBRO COLLECTION", -40)).toBeUndefined();
    expect(categoryOf("ES", "TRANSFERENCIA DE ORENES SERVICIOS", 1300)).toBeUndefined();
    expect(categoryOf("GB", "FPO DRAFTY SERVICES", -85)).toBeUndefined();
  });

  it("tells a gain beside a word for it", () => {
    expect(categoryOf("FR", "VIR SEPA SPIL UNIBET VIREMENT GAINS 441233", 72.5)).toBe("GAMBLING_GAIN");
  });

  it.each<readonly [market: Market, text: string, amount: number]>([
    ["ES", "TRANSFERENCIA DE LUCIA RUIZ CONCEPTO QUEBUENO", 150],
    ["ES", "TRANSFERENCIA A FAVOR DE AUTOS GARCIA SL CONCEPTO COFIDIS", -5200],
    ["GB", "FPI SMITH CASHFLOAT SERVICES", 50],
    ["GB", "FPO SMITH CARS LTD ZOPA", -7000],
    ["FR", "VIR INST KARIM UNIBET POUR SA FETE", 30],
    ["FR", "VIR SEPA MARTIN RENOVATION SARL SOFINCO", -8500],
    ["FR", "VIR SEPA RECU SNC PMU LE DIPLOMATE", 1450],
    ["FR", "VIR SEPA SCI FINALIA", -600],
    ["NL", "SEPA OVERBOEKING KINDEROPVANG DE ZON BV CAZANDER", -300],
  ])("is a remark beside a company that is no lender's in %s: %s", (market, text, amount) => {
    expect(categoryOf(market, text, amount)).toBeUndefined();
  });
});
