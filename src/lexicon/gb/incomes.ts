import { INVOICE_PAYERS, NOT_AN_INVOICE } from "../international/incomes.js";
import { NO_EMPLOYER, NO_WAGE } from "../international/wages.js";
import { OWN_SHARE } from "../rent-shares.js";
import type { LexiconRule } from "../rule.js";
import { BENEFITS } from "./benefits.js";
import { MONTHS_OF_WAGES } from "./glued-months.js";

const SOURCE = "general knowledge of British payroll, benefit and pension texts";

/** Services that pay part of a wage in the employer's place. */
const ADVANCE_SERVICES =
  "WAGESTREAM|HASTEE PAY|HASTEEPAY|OPENWAGE|HASTEE|EARLYPAY|LEVEL FINANCIAL|REFYNE|CLEO ADVANCE|CLEO AI|CLEO AI ADVANCE";

/** Wages, benefits, pensions, rents, maintenance and tax refunds received in the United Kingdom. */
export const INCOMES: readonly LexiconRule[] = [
  {
    id: "gb.wage.words",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "SALARY|SALARIES|MONTHLY SALARY|WAGES|WAGE|PAYROLL|NET PAY|MONTHLY PAY|WEEKLY PAY|STAFF PAY|OVERTIME PAY|" +
      "HOLIDAY PAY|PAYE SALARY|PAYROL|PAYRO|PAYR|PAYRUN|PAY RUN|NETPAY|WKLY PAY|MTHLY PAY|SICK PAY|MATERNITY PAY|" +
      "TRONC|POLICE PAY|BANK STAFF PAY|CYFLOG|CYFLOGAU|GYFLOG|CYFLOGRES",
    without: `${NO_WAGE}|MR WAGES|MRS WAGES|MISS WAGES|MS WAGES|REFUND|LOAN|ADVANCE`,
    isWageWord: true,
    examples: [
      "BRINDLEY & HOLT LTD SALARY BGC",
      "ACORN CARE WAGES 0412 BACS",
      "Bank credit KESWICK PAYROLL",
      "Inward Payment CYLCH MEITHRIN GLAN YR AFON CYFLOG",
      "BRINDLEY & HOLT LTD SALARY JUN LESS ADVANCE BGC",
    ],
    source: SOURCE,
  },
  {
    // A number that an employer knows its staff by, and so do those who pay their pensions or lend through the wage.
    id: "gb.wage.staff-number",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: "EMP|EMP NO|EMPLOYEE NO|EMPLOYEE NUMBER|STAFF NO|STAFF NUMBER|PAYROLL NO|PAYROLL NUMBER",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    without:
      `${NO_WAGE}|REFUND|LOAN|ADVANCE|EXPENSES|EXPENSE|EXPS|EXP|MILEAGE|CREDIT UNION|SAVINGS|SAYE|SHARESAVE|SHARE|SHARES|` +
      "HARDSHIP|UNITE|UNISON|GMB|ROYAL LONDON|CAPITA|DIV|DIVIDEND|EQUINITI|COMPUTERSHARE|EQUATEX|STRIKE|HMRC|TRANSFER FROM",
    standsBeforeContract: true,
    examples: ["HALDEN SYSTEMS EMP 771820 BGC"],
    source: SOURCE,
  },
  {
    id: "gb.wage.severance",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "REDUNDANCY PAY|REDUNDANCY PAYMENT|REDUNDANCY|SEVERANCE PAY|SEVERANCE PAYMENT|SEVERANCE",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    without: `${NO_WAGE}|REFUND|LOAN`,
    isPaidOnce: true,
    examples: ["BRINDLEY & HOLT LTD REDUNDANCY BGC", "ACORN CARE SEVERANCE PAY BACS"],
    source: SOURCE,
  },
  {
    id: "gb.wage.months",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: MONTHS_OF_WAGES,
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    without: "REFUND|LOAN|ADVANCE|EXPENSES",
    isWageWord: true,
    examples: ["HALDEN & ROWE CASTINGS LTD JUNSAL 004417 BGC", "BRINDLEY HOLT FEBWAGES BACS"],
    source: SOURCE,
  },
  {
    id: "gb.wage.public",
    category: "WAGE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "NHS PAYROLL|NHS SBS PAYROLL|NHS SHARED BUSINESS|HM FORCES|HM FORCES PAY|ARMED FORCES PAY|MOD PAY|" +
      "MOD PAYROLL|CIVIL SERVICE PAY|SSCL PAYROLL|DWP PAYROLL|HMRC PAYROLL|COUNCIL PAYROLL|" +
      "COUNTY COUNCIL PAYROLL|HM PRISON SERVICE PAY|DBS MILITARY|JPA PAY|NHS PROFESSIONALS|NHSP|" +
      "SHARED SERVICES CONNECTED|NHS TRUST|NHS BOARD|TEACHING HOSP|COUNCIL PAY",
    without: "REFUND|EXPENSES|PENSION|PENSIONS|BURSARY|LOTTERY|PARKING",
    examples: ["NHS SHARED BUSINESS 33125 BGC", "HM FORCES PAY 25117742"],
    source: SOURCE,
  },
  {
    id: "gb.wage.umbrella",
    category: "WAGE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "BROOKSON|PARASOL LTD|PARASOL LIMITED|PARASOL GROUP|GIANT PAY|GIANT UMBRELLA|GIANT PROFESSIONAL|" +
      "PAYSTREAM|ORANGE GENIE|NASA UMBRELLA|CHURCHILL KNIGHT|SPECTRUM UMBRELLA|CLARITY UMBRELLA|JSA GROUP|" +
      "WORKWELL PEOPLE|UMBRELLA LTD|UMBRELLA LIMITED|UMBRELLA PAY",
    examples: ["PAYSTREAM MY MAX 3 LTD BGC", "BROOKSON LTD FPI"],
    source: SOURCE,
  },
  {
    // Agencies pay those whom they place, and hardly anyone else.
    id: "gb.wage.agencies",
    category: "WAGE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "MANPOWERGROUP|HAYS SPECIALIST|HAYS PERSONNEL|REED SPECIALIST|REED EMPLOYMENT|PERTEMPS|" +
      "BLUE ARROW|STAFFLINE|OFFICE ANGELS|BROOK STREET BUREAU|BROOK STREET UK|DRIVER HIRE|BEST CONNECTION|" +
      "IMPELLAM|TEACHING PERSONNEL|SUPPLY DESK|ACORN RECRUITMENT|EXTRAMAN|MERIDIAN BUSINESS SUPPORT|" +
      "HARVEY NASH|MICHAEL PAGE|ROBERT HALF|ROBERT WALTERS|TEMPEST RESOURCING|INDEED FLEX|SYFT|COOPLE|CATAPULT STAFF|THORNBURY NURSING",
    notModes: ["CARD", "DIRECT_DEBIT"],
    without: "REFUND|EXPENSES|LOAN",
    examples: ["PERTEMPS LTD WK 14 BGC", "BLUE ARROW LTD 004417 AUTOMATED CREDIT"],
    source: SOURCE,
  },
  {
    id: "gb.wage.agencies.words",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: "RECRUITMENT|STAFFING|EMPLOYMENT AGENCY|SUPPLY TEACHERS|PERSONNEL|UMBRELLA",
    notModes: ["CARD", "DIRECT_DEBIT"],
    without: "REFUND|EXPENSES|LOAN|INVOICE",
    examples: ["HALDEN RECRUITMENT LTD BGC"],
    source: SOURCE,
  },
  {
    // The bare word, behind a payroll's code or a company's name.
    id: "gb.wage.pay",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: "PAY|SAL|SALRY|WGS",
    modes: ["TRANSFER"],
    with: "LTD|LIMITED|PLC|LLP|GROUP|NHS|TRUST|COUNCIL|SERVICES|UNIVERSITY|BGC|BACS|BAC|AUTOMATED CREDIT|BANK GIRO CREDIT",
    without: "APPLE PAY|GOOGLE PAY|PAY BACK|PAY ME|PAY POINT|WORLD PAY|AMAZON PAY|SHOP PAY|PAY OUT|REFUND|LOAN",
    examples: ["HALDEN FOODS LTD PAY 004417 BGC", "BANK GIRO CREDIT REF ASHBY LTD SAL, 4417"],
    source: SOURCE,
  },
  {
    id: "gb.wage.pay.credit",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: "PAY",
    with: "LTD|LIMITED|PLC|GROUP L|GROUP LTD|GROUP|NHS|COUNCIL",
    without: "APPLE PAY|GOOGLE PAY|PAY BACK|PAY ME|PAY POINT|WORLD PAY|AMAZON PAY|SHOP PAY|PAY OUT|REFUND|LOAN",
    notModes: ["CARD", "DIRECT_DEBIT", "CHECK", "CASH", "BANK", "TRANSFER"],
    examples: ["CR HALDEN FOODS LTD PAY 004417"],
    source: SOURCE,
  },
  {
    id: "gb.wage.bonus",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "OVERTIME BONUS|PRODUCTION BONUS|ATTENDANCE BONUS|STAFF BONUS|COLLEAGUE BONUS|SALARY BONUS|COMMISSION PAY|SALES COMMISSION",
    examples: ["DIRECT CREDIT FROM HALDEN FOODS LTD REF OVERTIME BONUS Q1"],
    source: SOURCE,
  },
  {
    // Who pays customers calls it so too.
    id: "gb.wage.bonus.yearly",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "Q1 BONUS|Q2 BONUS|Q3 BONUS|Q4 BONUS|QUARTERLY BONUS|YEAR END BONUS|BONUS BGC|BONUS BACS|ANNUAL BONUS|" +
      "BONUS Q1|BONUS Q2|BONUS Q3|BONUS Q4|RETENTION BONUS|PERFORMANCE BONUS|SALES BONUS|SIGN ON BONUS|BONUS PAYMENT|CHRISTMAS BONUS|XMAS BONUS|BONUS PAY|COMMISSION PAYMENT",
    without: NO_EMPLOYER,
    examples: ["BRINDLEY & HOLT ANNUAL BONUS BGC"],
    source: SOURCE,
  },
  {
    id: "gb.wage.advance",
    category: "WAGE_SALARY_ADVANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "SALARY ADVANCE|WAGE ADVANCE|WAGES ADVANCE|ADVANCE OF WAGES|PAY ADVANCE|EARNED WAGE ACCESS|" +
      "EMPLOYEE ADVANCE|EWA ADVANCE",
    examples: ["ACORN CARE SALARY ADVANCE FPI"],
    source: SOURCE,
  },
  {
    // The month stands within what is said: SALARY JUNE ADVANCE.
    id: "gb.wage.advance.signs",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `SALARY|WAGES|WAGE|PAYROLL|NET PAY|MONTHLY PAY|WEEKLY PAY|${MONTHS_OF_WAGES}`,
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    with: "ADVANCE|ADVANCES",
    // Services that lend on a wage say so themselves.
    without:
      `${NO_WAGE}|${ADVANCE_SERVICES}|MR WAGES|MRS WAGES|MISS WAGES|MS WAGES|REFUND|LOAN|EXPENSES|` +
      "SALARY FINANCE|ADVANCE REPAYMENT|ADVANCE RECOVERED",
    examples: ["BRINDLEY & HOLT LTD SALARY JUNE ADVANCE BGC", "SALARY JUNE IN ADVANCE"],
    source: SOURCE,
  },
  {
    id: "gb.wage.advance.services",
    category: "WAGE_SALARY_ADVANCE",
    direction: "IN",
    strength: "NAME",
    phrases: ADVANCE_SERVICES,
    examples: ["WAGESTREAM LTD FPI"],
    source: SOURCE,
  },
  {
    id: "gb.freelance.platforms",
    category: "FREELANCE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "AMAZON FLEX|ROOFOODS|DELIVEROO RIDER|DELIVEROO COURIER|JUST EAT COURIER|STUART DELIVERY|" +
      "EVRI COURIER|HERMES COURIER",
    examples: ["ROOFOODS LTD BGC", "AMAZON FLEX PAYMENT"],
    source: SOURCE,
  },
  {
    // Platforms that pay by transfer those who drive, carry or work for them; a customer gets money back on the card.
    id: "gb.freelance.platforms.transfer",
    category: "FREELANCE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "UBER PAYMENTS UK|UBER BV|UBER LONDON|UBER EATS|DELIVEROO|JUST EAT|BOLT OPERATIONS|BOLT SERVICES|BOLT SERVICES UK|" +
      "ADDISON LEE|OLA UK|YODEL DELIVERY|EVRI",
    modes: ["TRANSFER"],
    without: "REFUND|WAGES|SALARY|PAYROLL",
    examples: ["FPI UBER PAYMENTS UK LTD", "Payment from Uber London Ltd", "BGC DELIVEROO 4417"],
    source: SOURCE,
  },
  {
    id: "gb.freelance.invoices",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "INV|INVS|INV NO|INV REF|INVOICE NO|INVOICE REF|CONSULTANCY FEE|CONSULTANCY FEES|FREELANCE FEE|FREELANCE FEES|" +
      "CIS|CIS PAYMENT|CIS PYMT|CIS WK|SUBCONTR|SUBCONTRACT|SUBCONTRACTOR|SUBCONTRACTORS|SUBCONTRACTING|SUBBIE|SUB CONTRACTOR|" +
      "SUB CONTRACT",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK", "BANK"],
    with: INVOICE_PAYERS,
    without: `${NOT_AN_INVOICE}|POLICY|PAYOUT|GENERAL|INSURANCE|VANGUARD|FIDELITY|HARGREAVES|NOMINEES|ASSET|TRUST|BROKERS|SHARES`,
    examples: [
      "Received From Brackwell Groundworks Ltd Ref: CIS WK15",
      "HALDEN DESIGN LTD INV 0417 BGC",
      "FPI BRINDLEY HOLT LLP INV 22",
    ],
    source: SOURCE,
  },
  {
    id: "gb.expenses.report",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "EXPENSES|EXPENSE CLAIM|EXPENSES CLAIM|STAFF EXPENSES|TRAVEL EXPENSES|MILEAGE CLAIM|T&S CLAIM|T AND S CLAIM|TRAVEL CLAIM|SUBSISTENCE CLAIM|EXPENSE REPORT",
    examples: ["BRINDLEY & HOLT EXPENSES BGC"],
    source: SOURCE,
  },
  {
    id: "gb.rent.received",
    category: "RENTAL_INCOME",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "LLORD STMT|LANDLORD STMT|LANDLORD STATEMENT|LLORD STATEMENT|RENT|RENT RECEIVED|RENTAL INCOME|RENT INCOME|TENANT RENT|NET RENT|LODGER|LODGER RENT|RENTAL PAYMENT",
    without: `FROM MY ACCOUNT|MY CHASE|REFUND|DEPOSIT|KAYAK|BIKE|BOAT|TENT|SUIT|COSTUME|BOUNCY CASTLE|AIRBNB SHARE|${OWN_SHARE.GB}`,
    examples: ["J OKAFOR FLAT 2 RENT FPI", "NORTHGATE LETS RENTAL INCOME BGC"],
    source: SOURCE,
  },
  {
    id: "gb.rent.received.agents",
    category: "RENTAL_INCOME",
    direction: "IN",
    strength: "NAME",
    phrases: "OPENRENT|FOXTONS",
    without: "REFUND|DEPOSIT",
    examples: ["OPENRENT LTD FPI"],
    source: SOURCE,
  },
  {
    id: "gb.maintenance.received",
    category: "RECEIVED_ALIMONY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "CHILD MAINTENANCE|CHILD MAINTENANCE SERVICE|CHILD MAINT|CHILD SUPPORT|CHILD SUPPORT AGENCY|DWP CMS|" +
      "DWP CMEC|DWP CSA|SPOUSAL MAINTENANCE|ALIMONY",
    examples: ["DWP CMS 120004417733 BGC", "R DAWSON CHILD MAINTENANCE SO"],
    source: SOURCE,
  },
  {
    id: "gb.tax.refund",
    category: "PERSO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "TAX REFUND|TAX REPAYMENT|TAX REBATE|HMRC REFUND|HMRC TAX REFUND|HMRC REPAYMENT|HMRC PAYE REFUND|" +
      "INCOME TAX REFUND|COUNCIL TAX REFUND|HMRC SELF ASSESSMENT|HMRC SA|CTAX REFUND|COUNCIL TAX RFD|HMRC P800|" +
      "HMRC NPS",
    without: "VAT|CORPORATION TAX",
    examples: ["HMRC TAX REFUND NPS7741", "LEEDS CITY COUNCIL COUNCIL TAX REFUND"],
    source: SOURCE,
  },
  {
    id: "gb.tax.office.credit",
    category: "PERSO_TAX_REFUND",
    direction: "IN",
    strength: "HINT",
    phrases: "HMRC|HM REVENUE|HM REVENUE & CUSTOMS|HM REVENUE AND CUSTOMS",
    without: "VAT|CORPORATION TAX|CT",
    examples: ["HMRC 0417733 BGC"],
    source: SOURCE,
  },
  {
    id: "gb.tax.refund.business",
    category: "PRO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "HMRC VAT|VAT REPAYMENT|VAT REFUND|HMRC CORPORATION TAX|CORPORATION TAX REPAYMENT|HMRC CT|HMRC CIS",
    examples: ["HMRC VAT REPAYMENT BGC"],
    source: SOURCE,
  },
  ...BENEFITS,
];
