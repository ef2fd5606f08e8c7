import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of brokers and crypto exchanges that serve several countries";

/** Brokers and exchanges of shares, crypto currencies, gold and claims. */
const BROKERS =
  "DEGIRO|STICHTING DEGIRO|FLATEX|FLATEXDEGIRO|FLATEXDEGIRO BANK|TRADE REPUBLIC|TRADEREPUBLIC|TRADE REPUBLIC BANK|ETORO|XTB|" +
  "TRADING 212|TRADING212|PLUS500|INTERACTIVE BROKERS|SCALABLE CAPITAL|SAXO BANK|SAXO BANQUE|SWISSQUOTE|AVATRADE|PEPPERSTONE|" +
  "EXNESS|IQ OPTION|IQOPTION|MEXEM|BUX BV|BUX B V|BUX FINANCIAL|LIGHTYEAR EUROPE|FREEDOM24|IG MARKETS|CMC MARKETS|BOURSEDIRECT|" +
  "COINBASE|CB PAYMENTS LTD|BINANCE|KRAKEN PAYWARD|KRAKEN EXCHANGE|PAYWARD|BITSTAMP|BITPANDA|BITVAVO|STICHTING BITVAVO PAYMENTS|" +
  "CRYPTO COM|FORIS DAX|BYBIT|KUCOIN|OKX|MEXC|BITGET|BIT2ME|PAYMIUM|MOONPAY|BANXA|MERCURYO|PAYBIS|STACKINSAT|BITSTACK|SWISSBORG|" +
  "VERACASH|AUCOFFRE|MINTOS|LENDERMARKET";

/** Where savings accounts of many banks are opened. */
const SAVINGS_PLATFORMS = "RAISIN BANK|RAISIN UK|RAISIN GMBH|RAISIN PLATFORMS";

/** What is put by with brokers, and what comes back. */
export const BROKER_NAMES: readonly LexiconRule[] = [
  {
    id: "xx.saving.brokers",
    category: "SHARE_SAVING",
    direction: "OUT",
    strength: "NAME",
    phrases: BROKERS,
    notModes: ["CASH", "CHECK"],
    examples: ["CARTE X4001 12/07 BYBIT", "TRANSFERENCIA A FAVOR DE COINBASE", "ETORO UK LTD FPO"],
    source: SOURCE,
  },
  {
    id: "xx.saving.brokers.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "NAME",
    phrases: BROKERS,
    without: "SALARY|SALAIRE|SALARIS|NOMINA|WAGES|PLC PAY|LTD PAY|LIMITED PAY|PAYROLL|PARRAINAGE|REFERRAL",
    examples: ["COINBASE UK LTD FPI", "VIREMENT RECU COINBASE"],
    source: SOURCE,
  },
  {
    id: "xx.saving.platforms",
    category: "SAVING",
    direction: "OUT",
    strength: "NAME",
    phrases: SAVINGS_PLATFORMS,
    notModes: ["CASH", "CHECK"],
    examples: ["TRANSFERENCIA A FAVOR DE RAISIN BANK AG"],
    source: SOURCE,
  },
  {
    id: "xx.saving.platforms.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "NAME",
    phrases: SAVINGS_PLATFORMS,
    examples: ["RAISIN UK LTD FPI"],
    source: SOURCE,
  },
];
