import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { TAX_FREE_CHILDCARE } from "./taxes.js";

const SOURCE = "general knowledge of British bank tariffs and statements";

/** What people put money by for. */
const POT_NAMES =
  "RENT|BILLS|HOLIDAY|HOLIDAYS|HOLS|SAVINGS|CAR|XMAS|CHRISTMAS|BUFFER|EMERGENCY|RAINY|SCHOOL|TAX|HOUSE|WEDDING|BIRTHDAY|BIRTHDAYS|" +
  "FUND|CARAVAN|TRIP|MORTGAGE|COUNCIL|FOOD|KIDS|BABY|SHOES|UNIFORM|DEPOSIT|GARDEN|MOT|INSURANCE|SPENDING|SPENDS|GIFTS|PETS|VET";

/** Savings books and cash accounts by name. */
const SAVINGS_BOOKS =
  "CASH ISA|B SOC ISA|BLDG SOC ISA|BUILDING SOCIETY ISA|BS ISA|A/C ISA|A/C CASH ISA|ISA A/C|ISA DEPOSIT|ISA PAYMENT|MY ISA|TO ISA|FROM ISA|ISA ACCOUNT|ISA TRANSFER|ISA SAVER|ISA SUBSCRIPTION|FIXED ISA|" +
  "FIXED RATE ISA|EASY ACCESS ISA|INSTANT ISA|HELP TO BUY ISA|LIFETIME ISA|JUNIOR ISA|REGULAR SAVER|" +
  "CLUB LLOYDS SAVER|LLOYDS SAVER|INSTANT SAVER|EASY SAVER|EASY ACCESS SAVER|EVERYDAY SAVER|FLEX SAVER|FLEXIBLE SAVER|ONLINE SAVER|" +
  "LOYALTY SAVER|SMART SAVER|BOOSTED SAVER|REWARD SAVER|DIGITAL REGULAR SAVER|RAINY DAY SAVER|CHILDRENS SAVER|MONTHLY SAVER|" +
  "CHASE SAVER|BONUS SAVER|GROWTH SAVER|NS&I|PREMIUM BONDS|PREMIUM BOND|NATIONAL SAVINGS|HELP TO SAVE|" +
  "MARCUS BY GOLDMAN|MARCUS GOLDMAN|MARCUS SAVINGS|CHILD TRUST FUND";

/** A firm's own account for what it puts by, what apps call a part of an account for it, and clubs that save for a feast. */
const ACCOUNTS_PUT_BY =
  "BUSINESS RESERVE|BUSINESS RESERVE ACCOUNT|BUS RESERVE|RESERVE ACCOUNT|RESERVE ACC|RESERVE A/C|LIQUIDITY MANAGER|" +
  `${pairsOf("TAX|VAT|PAYE|BILLS|HOLIDAY|SAVING|RAINY DAY|EMERGENCY", "POT|SPACE")}|` +
  `${pairsOf("POT|SPACE", "TAX|VAT|PAYE|BILLS|HOLIDAY|SAVING|SAVINGS|EMERGENCY")}|` +
  "CHRISTMAS CLUB|XMAS CLUB|CHRISTMAS SAVINGS CLUB";

/** How money moves from one bank to another: who keeps such an account elsewhere may be anybody. */
const FROM_BANK_TO_BANK =
  "FP|FPI|FPO|FPS|FASTER PAYMENT|FASTER PAYMENTS|BGC|BANK GIRO CREDIT|BACS|BAC|CHAPS|BILL PAYMENT";

/** Brokers, share accounts, robo-advisers and private pensions. */
const SHARE_ACCOUNTS =
  "STOCKS AND SHARES ISA|STOCKS & SHARES ISA|S&S ISA|NUTMEG ISA|STOCKS ISA|SHARES ISA|INVESTMENT ISA|VANGUARD|HARGREAVES LANSDOWN|" +
  "HARGREAVES LANSD|AJ BELL|YOUINVEST|INTERACTIVE INVESTOR|INTERACTIVE INVEST|FIDELITY INTERNATIONAL|" +
  "FIDELITY INVESTMENTS|FREETRADE|NUTMEG SAVING|NUTMEG SAVINGS|NUTMEG COM|" +
  "MONEYBOX|WEALTHIFY|WEALTHSIMPLE|MONEYFARM|PLUM FINTECH|WITHPLUM|CHIP FINANCIAL|GETCHIP|" +
  "SCOTTISH WIDOWS INV|PENSIONBEE|NEST PENSION|NEST CORPORATION|PEOPLES PENSION|THE PEOPLES PENSION|" +
  "IWEB SHARE DEALING|SHARE DEALING|HALIFAX SHARE DEALING|JARVIS INVESTMENT|INVESTENGINE|" +
  "ST JAMES'S PLACE|ST JAMES PLACE";

/** Savings in and out of accounts in the United Kingdom. */
export const SAVINGS: readonly LexiconRule[] = [
  {
    id: "gb.interest.received",
    category: "INTEREST",
    direction: "IN",
    strength: "OPERATION",
    phrases:
      "INTEREST|INTEREST PAID|GROSS INTEREST|CREDIT INTEREST|NET INTEREST|SAVINGS INTEREST|INTEREST GROSS|" +
      "INTEREST RECEIVED|PREMIUM BONDS PRIZE|PREMIUM BOND PRIZE|NS&I PRIZE|PREMIUM BOND WIN",
    without: "REFUND|OVERDRAFT|REVERSAL",
    examples: ["INTEREST (GROSS)", "CREDIT INTEREST TO 31MAR", "NS&I PRIZE 0417"],
    source: SOURCE,
  },
  {
    id: "gb.interest.prizes",
    category: "INTEREST",
    direction: "IN",
    strength: "OPERATION",
    phrases: "PREMIUM BONDS|PREMIUM BOND|NS&I",
    with: "PRIZE|PRIZES|WINNINGS",
    examples: ["DIRECT CREDIT FROM NS&I PREMIUM BONDS REF PRIZE 0626 118820"],
    source: SOURCE,
  },
  {
    // As NatWest prints it, the day between: INT 30APR GRS 53612044718998.
    id: "gb.interest.gross",
    category: "INTEREST",
    direction: "IN",
    strength: "OPERATION",
    phrases: "GRS",
    with: "INT",
    without: "LTD|LIMITED|PLC|LLP|RECRUITMENT|PAYROLL",
    notModes: ["CARD", "TRANSFER"],
    examples: ["INT 30APR GRS 53612044718998"],
    source: SOURCE,
  },
  {
    // Monzo prints a pot before its name, whatever that is for: `Pot: rent buffer`. Cafes are called so too.
    id: "gb.saving.pot",
    category: "SAVING",
    direction: "OUT",
    strength: "OPERATION",
    phrases: "POT",
    notModes: ["CARD", "DIRECT_DEBIT"],
    standsFirst: true,
    with: POT_NAMES,
    examples: ["Pot: school shoes and rent buffer"],
    source: SOURCE,
  },
  {
    id: "gb.saving.pot.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "OPERATION",
    phrases: "POT",
    notModes: ["CARD", "DIRECT_DEBIT"],
    standsFirst: true,
    with: POT_NAMES,
    examples: ["Pot: Tenby caravan"],
    source: SOURCE,
  },
  {
    id: "gb.saving.words",
    category: "SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "SAVINGS|SAVING|TO SAVINGS|SAVINGS ACCOUNT|SAVINGS POT|TO POT|POT TRANSFER|TRANSFER TO POT|ROUND UP|" +
      "ROUND UPS|ROUNDUP|SAVE THE CHANGE",
    notModes: ["CARD", "DIRECT_DEBIT"],
    examples: ["TFR TO SAVINGS 8841", "SAVE THE CHANGE", "STANDING ORDER HOLIDAY SAVINGS"],
    source: SOURCE,
  },
  {
    id: "gb.saving.words.transfer",
    category: "SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "SAVER",
    modes: ["TRANSFER"],
    examples: ["TRANSFER TO SAVER 4471"],
    source: SOURCE,
  },
  {
    id: "gb.saving.put-by",
    category: "SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: ACCOUNTS_PUT_BY,
    notModes: ["CARD", "DIRECT_DEBIT"],
    without: FROM_BANK_TO_BANK,
    examples: ["TO BUSINESS RESERVE", "TRANSFER TO TAX POT", "TRANSFER TO SPACE VAT"],
    source: SOURCE,
  },
  {
    id: "gb.saving.put-by.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: ACCOUNTS_PUT_BY,
    notModes: ["CARD", "DIRECT_DEBIT"],
    without: FROM_BANK_TO_BANK,
    examples: ["FROM BUSINESS RESERVE", "TRANSFER FROM TAX POT", "TRANSFER FROM LIQUIDITY MANAGER"],
    source: SOURCE,
  },
  {
    id: "gb.saving.books",
    category: "BANKBOOK_SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: SAVINGS_BOOKS,
    without: `${SHARE_ACCOUNTS}|${TAX_FREE_CHILDCARE}`,
    notModes: ["CARD"],
    examples: ["STO REGULAR SAVER 20-11-47", "NS&I PREMIUM BONDS FPO"],
    source: SOURCE,
  },
  {
    // A broker's account for cash.
    id: "gb.saving.books.cash",
    category: "BANKBOOK_SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "CASH ISA|CASH LISA|CASH LIFETIME ISA|SIMPLE SAVER",
    with: SHARE_ACCOUNTS,
    examples: ["PAYMENT TO MONEYBOX CASH ISA"],
    source: SOURCE,
  },
  {
    id: "gb.saving.books.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: SAVINGS_BOOKS,
    without: SHARE_ACCOUNTS,
    examples: ["TFR FROM CASH ISA", "MARCUS BY GOLDMAN SACHS FPI"],
    source: SOURCE,
  },
  {
    id: "gb.saving.back.words",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "FROM SAVINGS|SAVINGS WITHDRAWAL|SAVINGS ACCOUNT|SAVINGS|FROM SAVER|TRANSFER FROM SAVER|" +
      "ISA WITHDRAWAL|SAVINGS POT|FROM POT|POT WITHDRAWAL|POT TRANSFER",
    examples: ["TRANSFER FROM SAVINGS 8841", "POT WITHDRAWAL HOLIDAY"],
    source: SOURCE,
  },
  {
    // A bank's name stands before it; a shop that bears the word has a form.
    id: "gb.saving.back.saver",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SAVER",
    modes: ["TRANSFER"],
    without: "LTD|LIMITED|PLC|STORES|SALARY|WAGES|PAYROLL",
    examples: ["FPI HALDEN BANK BETTER SAVER"],
    source: SOURCE,
  },
  {
    id: "gb.saving.shares",
    category: "SHARE_SAVING",
    direction: "OUT",
    strength: "NAME",
    phrases: SHARE_ACCOUNTS,
    examples: ["VANGUARD ASSET MGMT DD", "HARGREAVES LANSDOWN STOCKS AND SHARES ISA"],
    source: SOURCE,
  },
  {
    id: "gb.saving.shares.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "NAME",
    phrases: SHARE_ACCOUNTS,
    examples: ["AJ BELL SECURITIES LTD FPI"],
    source: SOURCE,
  },
];
