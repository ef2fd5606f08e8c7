import { NO_EMPLOYER } from "../international/wages.js";
import { pairsOf } from "../phrase-pairs.js";
import { type LexiconRule, NOT_A_TRANSFER } from "../rule.js";
import { SOCIAL_SECURITY_SCOTLAND } from "./benefits.js";

const SOURCE = "general knowledge of British employers, funds and offices, and of how they shorten their texts";

/** What employers, funds and offices write where they write little. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    // Who hardly pays a person but their staff.
    id: "gb.wage.employers",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "SSCL|MPS SSCL|METROPOLITAN POLICE|FIRE AND RESCUE|" +
      "FIRE RESCUE|AMBULANCE SERVICE|AMBULANCE NHS|ROYAL NAVY|ROYAL AIR FORCE|CROWN PROSECUTION|" +
      "DEFENCE BUSINESS SERVICES|TEACH NHS|HOSPITALS NHS|NHS FT|NHS FOUNDATION|NHS FOUNDATION TRUST|UNI HOSP|UNIV HOSPS|" +
      "UNIVERSITY HOSPITAL|UNIVERSITY HOSPITALS|COLLEGE HOSP|MOD ARMY|MOD ARMY JPA|MOD RAF|MOD NAVY|MULTI ACADEMY TRUST|ACADEMY TRUST|ACADEMIES TRUST|BOARD OF EDUC",
    notModes: NOT_A_TRANSFER,
    without:
      "REFUND|EXPENSES|EXP|EXPS|PENSION|PENSIONS|PEN|BURSARY|GRANT|GRT|LOTTERY|PARKING|VISA|PASSPORT|FINE|COMPENSATION|RESEARCH|TRIAL|SETTLEMENT|NEGLIGENCE|REPAY|VETERANS|DISCHARGE|ASYLUM|SUPPORT|SATURDAY FUND|FUND|PATIENT TRAVEL|TRAVEL|SOLICITORS",
    amountFrom: 300,
    examples: ["Bank credit MPS SSCL PAY 0227714", "BANK GIRO CREDIT REF MID YORKS TEACH NHS, 24817733"],
    source: SOURCE,
  },
  {
    id: "gb.wage.bonus.short",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "REF BONUS|BNS|ANNUAL BNS|T OVER BNS|TURNOVER BNS|BONUS PMT|XMAS BNS",
    notModes: NOT_A_TRANSFER,
    with: "LTD|LIMITED|PLC|STORES|BGC|BACS|BAC|NHS|COUNCIL",
    without: NO_EMPLOYER,
    examples: ["TESCO STORES LTD 7720138 T/OVER BNS BGC"],
    source: SOURCE,
  },
  {
    id: "gb.expenses.tools",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "CONCUR|EXPENSIFY|SELENITY|EXPS|MILEAGE CLAIM|MILEAGE|TRAVEL CLAIM",
    notModes: NOT_A_TRANSFER,
    examples: ["SERCO LTD CONCUR 008812 EXP"],
    source: SOURCE,
  },
  {
    id: "gb.state.professions",
    category: "STATE_SUBSIDY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "RURAL PAYMENTS|RURAL PAYMENTS AGE|RURAL PAYMENTS AGENCY|RURAL PAYMENTS WALES|DELINKED PAYMENT|" +
      "NHSBSA LSF|LSF TRAINING GRT|TRAINING GRT|NHS LEARNING SUPPORT|SCOTTISH GOV BPS|DAERA",
    notModes: NOT_A_TRANSFER,
    examples: ["RURAL PAYMENTS AGE 106482291 SFI23", "NHSBSA LSF 25 TRAINING GRT"],
    source: SOURCE,
  },
  {
    id: "gb.freelance.professions",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "NHSBSA DENTAL|NHSBSA DENTAL SVCS|NHSBSA OPHTHALMIC|NHSBSA PHARMACY|EYFE|EARLY YEARS FUNDING|EARLY YEARS FUND|" +
      "UBER EATS PAYMENTS|PRS FOR MUSIC|PPL UK|ALCS|DACS ROYALTIES|ROYALTIES",
    notModes: NOT_A_TRANSFER,
    without: "REFUND",
    examples: ["BANK GIRO CREDIT REF NHSBSA DENTAL SVCS, 1084", "WEST SUSSEX CC  EYFE SPR25"],
    source: SOURCE,
  },
  {
    id: "gb.freelance.uber",
    category: "FREELANCE",
    direction: "IN",
    strength: "KIND",
    phrases: "UBER PAYMENTS UK|UBER PAYMENTS",
    notModes: NOT_A_TRANSFER,
    without: "REFUND",
    examples: ["Uber Payments UK , 1J9 EATS"],
    source: SOURCE,
  },
  {
    id: "gb.freelance.terminals",
    category: "FREELANCE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "WORLDPAY AP|WORLDPAY|BARCLAYCARD MERCH|BCARD MERCHANT|ELAVON|TEYA|LLOYDS CARDNET|CARDNET|FIRST DATA|CLOVER MERCHANT|TYL BY NATWEST",
    notModes: NOT_A_TRANSFER,
    without: "REFUND|REF",
    examples: ["CR WORLDPAY AP 44712033 MERCH"],
    source: SOURCE,
  },
  {
    // What a Welsh health board pays its staff; it pays damages and carers, too.
    id: "gb.wage.health-boards",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "HYWEL DDA UHB|SWANSEA BAY UHB|CARDIFF AND VALE UHB|CARDIFF & VALE UHB|ANEURIN BEVAN UHB|BETSI CADWALADR UHB|" +
      "CWM TAF UHB|CWM TAF MORGANNWG UHB|POWYS THB",
    notModes: NOT_A_TRANSFER,
    without:
      "REFUND|EXPENSES|EXP|EXPS|PENSION|PENSIONS|BURSARY|GRANT|COMPENSATION|DAMAGES|SETTLEMENT|NEGLIGENCE|CLAIM|CHC|DIRECT PAYMENT|" +
      "DIRECT PAYMENTS|DP|CARER|CARERS|TRAVEL|PATIENT|RESEARCH|INVOICE|INV",
    amountFrom: 300,
    amountTo: 8000,
    examples: ["HYWEL DDA UHB 41882207 BGC"],
    source: SOURCE,
  },
  {
    id: "gb.refund.claims",
    category: "REFUND_INSURANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "CLM|CLAIM|CLAIMS|CLM/REFD|CLM REFD|POL CANX|POLICY CANX|CANX|POLICY CANCELLED|POL CANCELLED",
    notModes: NOT_A_TRANSFER,
    with: "INS|INSURANCE|ASSURANCE|AVIVA|AXA|ADMIRAL|DIRECT LINE|ALLIANZ|LV|ZURICH|RSA|HASTINGS DIRECT",
    examples: ["BANK GIRO CREDIT REF AVIVA INS UK LTD, CLM 4471203"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.housing.councils",
    category: "ALLOWANCE_HOUSING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "HB|DHP|LHA",
    notModes: NOT_A_TRANSFER,
    with: "LB|LBC|MBC|CC|DC|BC|MDC|COUNCIL|BOROUGH|CITY COUNCIL",
    examples: ["LB NEWHAM HB 0044712 BGC", "CR NORWICH CC DHP"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.scotland",
    category: "ALLOWANCE_FAMILY",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `${pairsOf(SOCIAL_SECURITY_SCOTLAND, "SCP")}|SCOTTISH CHILD PAYMENT|SCOTTISH CHILD PMT`,
    notModes: NOT_A_TRANSFER,
    examples: ["Bank credit SOCIAL SEC SCOT SCP 4471", "SOCIAL SECURITY SC , SCP 4471"],
    source: SOURCE,
  },
  {
    id: "gb.pension.widows",
    category: "REVERSIONARY_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "WIDOW PEN|WIDOWS PEN|WIDOWS PENSION|WIDOW PENSION|WIDOWERS PENSION|SPOUSE PEN|SPOUSES PENSION|DEPENDANT PENSION|" +
      "DEPENDANTS PENSION|SURVIVORS PENSION",
    examples: ["BPPF TRUSTEE WIDOW PEN 0088124"],
    source: SOURCE,
  },
  {
    id: "gb.tax.vat",
    category: "PRO_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "HMRC E VAT|HMRC E VAT DDS|E VAT DDS|HMRC VAT|VAT DDS|HMRC CUMBERNAULD VAT|HMRC PAYE NIC|HMRC CORPORATION T",
    examples: ["DIRECT DEBIT PAYMENT TO HMRC E VAT DDS REF 119448201"],
    source: SOURCE,
  },
  {
    // Only a company pays its owners a share.
    id: "gb.business.dividends",
    category: "NON_OPERATING_OTHER",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "DIVIDEND|DIVIDENDS|INTERIM DIVIDEND|FINAL DIVIDEND|DIVIDEND PAYMENT|SHAREHOLDER DIVIDEND",
    notModes: ["CARD", "CASH"],
    examples: ["M ZUBROWKIN , DIVIDEND Q2 , VIA MOBILE - PYMT", "FASTER PAYMENT M ZUBROWKIN INTERIM DIVIDEND"],
    source: SOURCE,
  },
  {
    // Only a company's account takes what its owner brings in.
    id: "gb.business.shareholder",
    category: "NON_OPERATING_SHAREHOLDER_INCOMING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "DIRECTORS LOAN|DIRECTOR LOAN|DIRECTOR S LOAN|DIRECTORS LOAN ACCOUNT|DIRECTOR LOAN ACCOUNT|CAPITAL INTRODUCED|" +
      "CAPITAL INJECTION|SHARE CAPITAL|SHARE SUBSCRIPTION|FUNDS INTRODUCED|CASH INTRODUCED|OWNERS CAPITAL|DLA LOAN|" +
      "LOAN TO COMPANY|LOAN TO THE COMPANY|LOAN FROM DIRECTOR|LOAN FROM DIRECTORS",
    examples: ["ZUBROWKIN M , DIRECTORS LOAN , FP 24/04/26", "FASTER PAYMENT RECEIVED M ZUBROWKIN CAPITAL INTRODUCED"],
    source: SOURCE,
  },
  {
    id: "gb.business.shareholder.repaid",
    category: "NON_OPERATING_OTHER",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "DIRECTORS LOAN|DIRECTOR LOAN|DIRECTOR S LOAN|DIRECTORS LOAN ACCOUNT|DIRECTOR LOAN ACCOUNT|DIRECTORS LOAN REPAYMENT|" +
      "DIRECTOR LOAN REPAYMENT|OWNERS DRAWINGS|OWNER DRAWINGS|PROPRIETORS DRAWINGS",
    notModes: ["CARD", "CASH"],
    examples: ["M ZUBROWKIN DIRECTORS LOAN REPAYMENT FP 24/04/26"],
    source: SOURCE,
  },
];
