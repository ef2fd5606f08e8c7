import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of British bank tariffs and statements";

/** Seizure by a creditor with a judgment: a court's order, or a Scottish arrestment. */
const ACCOUNT_SEIZURE =
  "THIRD PARTY DEBT ORDER|BANK ARRESTMENT|ARRESTMENT|ARRESTMENT ORDER|TPDO|GARNISHEE ORDER|GARNISHEE";
/** Before a judgment: the sum is kept back only. */
const PREVENTIVE_SEIZURE =
  "ARRESTMENT ON THE DEPENDENCE|ARRESTMENT ON DEPENDENCE|FREEZING ORDER|FREEZING INJUNCTION|ACCOUNT FREEZING ORDER";
/** By the tax office, or for a child's maintenance. */
const STATE_SEIZURE =
  "DIRECT RECOVERY OF DEBT|DIRECT RECOVERY OF DEBTS|HMRC DRD|LUMP SUM DEDUCTION ORDER|REGULAR DEDUCTION ORDER|DEDUCTION ORDER";
const FEES = "FEE|FEES|CHARGE|CHARGES|ADMIN";
const ON_DEPENDENCE = "DEPENDENCE";

/** That a charge which is given back was one of a seizure. */
export const OF_SEIZURES = `${ACCOUNT_SEIZURE}|${PREVENTIVE_SEIZURE}|${STATE_SEIZURE}`;

/** Seizures of British accounts, with what banks charge for them and give back. */
export const SEIZURES: readonly LexiconRule[] = [
  {
    id: "gb.seizure.account",
    category: "PROVISION_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    without: `${FEES}|${ON_DEPENDENCE}`,
    examples: ["THIRD PARTY DEBT ORDER HELD", "BANK ARRESTMENT 22/0417"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.account.fee",
    category: "FEES_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    with: FEES,
    without: ON_DEPENDENCE,
    examples: ["ARRESTMENT ADMIN FEE"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.account.release",
    category: "RELEASE_ACCOUNT_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    without: `${FEES}|${ON_DEPENDENCE}`,
    examples: ["RELEASE OF THIRD PARTY DEBT ORDER"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.account.refund",
    category: "REFUND_ACCOUNT_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    with: FEES,
    without: ON_DEPENDENCE,
    examples: ["REFUND OF ARRESTMENT FEE"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.preventive",
    category: "PROVISION_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEES,
    examples: ["ARRESTMENT ON THE DEPENDENCE 22/0417"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.preventive.fee",
    category: "FEES_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEES,
    examples: ["FREEZING ORDER ADMIN FEE"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.preventive.release",
    category: "RELEASE_PREVENTIVE_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEES,
    examples: ["FREEZING ORDER DISCHARGED"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.preventive.refund",
    category: "REFUND_PREVENTIVE_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEES,
    examples: ["REFUND OF FREEZING ORDER FEE"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.state",
    category: "PROVISION_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    without: FEES,
    examples: ["HMRC DIRECT RECOVERY OF DEBTS", "CMS LUMP SUM DEDUCTION ORDER"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.state.fee",
    category: "FEES_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    with: FEES,
    examples: ["DEDUCTION ORDER ADMIN FEE"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.state.release",
    category: "RELEASE_DIRECT_DEBT_RECOVERY",
    direction: "IN",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    without: FEES,
    examples: ["DEDUCTION ORDER RELEASED"],
    source: SOURCE,
  },
  {
    id: "gb.seizure.state.refund",
    category: "REFUND_DIRECT_DEBT_RECOVERY_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: STATE_SEIZURE,
    with: FEES,
    examples: ["DEDUCTION ORDER FEE REFUND"],
    source: SOURCE,
  },
];
