import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of the statements of banks that live on a phone";

/** Operations that banks of several countries print alike, in English, whatever the country. */
export const BANK: readonly LexiconRule[] = [
  {
    // What the apps of some banks print in English before a shop's name, in whatever country.
    id: "xx.refund.from",
    category: "REFUND",
    direction: "IN",
    strength: "OPERATION",
    phrases: "REFUND FROM",
    standsFirst: true,
    // Offices give back taxes and benefits.
    without: "HMRC|DWP|DVLA|TAX|FINANZAMT|STUDENT LOANS",
    examples: ["Refund from Galaxus.ch"],
    source: SOURCE,
  },
  {
    id: "xx.bank.plan",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "OPERATION",
    phrases:
      "PLAN FEE|PREMIUM PLAN FEE|METAL PLAN FEE|PLUS PLAN FEE|ULTRA PLAN FEE|STANDARD PLAN FEE|PLAN PREMIUM|" +
      "PLAN SUBSCRIPTION FEE|CARD DELIVERY FEE|CARD REPLACEMENT FEE|CARD ISSUANCE FEE",
    examples: ["Premium plan fee", "Card delivery fee"],
    source: SOURCE,
  },
  {
    // Money that a person moved in by another card: no purchase that came back.
    id: "xx.bank.topup",
    category: "OTHER_ENTRY",
    direction: "IN",
    strength: "OPERATION",
    phrases:
      "TOP UP BY|TOPUP BY|TOPPED UP|APPLE PAY TOP UP|GOOGLE PAY TOP UP|APPLE PAY TOPUP|GOOGLE PAY TOPUP|" +
      "APPLE PAY DEPOSIT|GOOGLE PAY DEPOSIT|CARD TOP UP|RECHARGE APPLE PAY|RECHARGE GOOGLE PAY|" +
      "RECHARGE PAR CARTE|RECHARGEMENT PAR CARTE|RECARGA DE APPLE PAY|RECARGA DE GOOGLE PAY|OPLADEN MET APPLE PAY",
    examples: ["Apple Pay Top-Up by *1188", "Google Pay deposit by *4477"],
    source: SOURCE,
  },
  {
    id: "xx.bank.crypto",
    category: "SHARE_SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "EXCHANGED TO BTC|EXCHANGED TO ETH|EXCHANGED TO XRP|EXCHANGED TO SOL|EXCHANGED TO ADA|EXCHANGED TO DOGE|EXCHANGED TO LTC|" +
      "EXCHANGED TO XAU|ECHANGE EN BTC|ECHANGE EN ETH|CAMBIO A BTC|CAMBIO A ETH",
    notModes: ["CARD", "CASH", "CHECK"],
    examples: ["Exchanged to BTC"],
    source: SOURCE,
  },
  {
    id: "xx.bank.saving",
    category: "SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "TO SAVINGS|TO EUR SAVINGS|TO GBP SAVINGS|TO POCKET SAVINGS|SAVINGS VAULT|SAVINGS VAULT TOPUP|" +
      "TO POCKET|SUR LA POCKET|SUR LA POCKET EUR|VERS LA POCKET|A LA POCKET|SAVINGS POCKET|DEPOSITING SAVINGS|TO INSTANT ACCESS SAVINGS|TO FLEXIBLE CASH FUNDS|N26 SPACES|TO SAVINGS POT",
    notModes: ["CARD", "CASH", "CHECK"],
    examples: ["To EUR Savings", "Depositing savings"],
    source: SOURCE,
  },
  {
    id: "xx.bank.dissaving",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "FROM SAVINGS|FROM EUR SAVINGS|FROM GBP SAVINGS|SAVINGS VAULT|SAVINGS POCKET|WITHDRAWING SAVINGS|" +
      "FROM POCKET|DEPUIS LA POCKET|DE LA POCKET|FROM INSTANT ACCESS SAVINGS|FROM FLEXIBLE CASH FUNDS",
    notModes: ["CARD", "CASH", "CHECK"],
    examples: ["Withdrawing savings", "From EUR Savings"],
    source: SOURCE,
  },
];
