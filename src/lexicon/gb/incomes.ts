import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of British payroll, benefit and pension texts";

/** How the Department for Work and Pensions and its sisters in Scotland and Northern Ireland sign. */
const BENEFIT_OFFICES =
  "DWP|DEPT WORK PENSIONS|DEPT FOR WORK AND PENSIONS|DEPT WORK AND PENSIONS|" +
  "DEPARTMENT FOR WORK AND PENSIONS|SOCIAL SECURITY SCOTLAND|SOCIAL SECURITY AGENCY|SOC SEC SCOTLAND|" +
  "DEPT FOR COMMUNITIES|DFC NI";

/** Wages, benefits, pensions, rents, maintenance and tax refunds received in the United Kingdom. */
export const INCOMES: readonly LexiconRule[] = [
  {
    id: "gb.wage.words",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "SALARY|SALARIES|MONTHLY SALARY|WAGES|WAGE|PAYROLL|NET PAY|MONTHLY PAY|WEEKLY PAY|STAFF PAY|" +
      "OVERTIME PAY|HOLIDAY PAY|PAYE SALARY",
    without: "MR WAGES|MRS WAGES|MISS WAGES|MS WAGES|REFUND|LOAN|ADVANCE",
    examples: ["BRINDLEY & HOLT LTD SALARY BGC", "ACORN CARE WAGES 0412 BACS", "Bank credit KESWICK PAYROLL"],
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
      "COUNTY COUNCIL PAYROLL",
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
      "PAYSTREAM|ORANGE GENIE|NASA UMBRELLA",
    examples: ["PAYSTREAM MY MAX 3 LTD BGC", "BROOKSON LTD FPI"],
    source: SOURCE,
  },
  {
    id: "gb.wage.bonus",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "Q1 BONUS|Q2 BONUS|Q3 BONUS|Q4 BONUS|QUARTERLY BONUS|YEAR END BONUS|BONUS BGC|BONUS BACS|ANNUAL BONUS|STAFF BONUS|BONUS PAYMENT|PERFORMANCE BONUS|SALES BONUS|CHRISTMAS BONUS|XMAS BONUS|" +
      "QUARTERLY BONUS|SALARY BONUS|SIGN ON BONUS",
    examples: ["BRINDLEY & HOLT ANNUAL BONUS BGC"],
    source: SOURCE,
  },
  {
    id: "gb.wage.advance",
    category: "WAGE_SALARY_ADVANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SALARY ADVANCE|WAGE ADVANCE|WAGES ADVANCE|ADVANCE OF WAGES|PAY ADVANCE|EARNED WAGE ACCESS",
    examples: ["ACORN CARE SALARY ADVANCE FPI"],
    source: SOURCE,
  },
  {
    id: "gb.wage.advance.services",
    category: "WAGE_SALARY_ADVANCE",
    direction: "IN",
    strength: "NAME",
    phrases: "WAGESTREAM|HASTEE PAY|HASTEEPAY|OPENWAGE",
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
    id: "gb.expenses.report",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "EXPENSES|EXPENSE CLAIM|EXPENSES CLAIM|STAFF EXPENSES|TRAVEL EXPENSES|MILEAGE CLAIM|EXPENSE REPORT",
    examples: ["BRINDLEY & HOLT EXPENSES BGC"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.office",
    category: "ALLOWANCE",
    direction: "IN",
    strength: "NAME",
    phrases: BENEFIT_OFFICES,
    examples: ["DWP AB123456C BGC", "SOCIAL SECURITY SCOTLAND"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.carer",
    category: "ALLOWANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "CARERS ALLOWANCE|CARER'S ALLOWANCE|CARER ALLOWANCE|CARER SUPPORT PAYMENT|DWP CA|TAX CREDITS",
    examples: ["DWP CARERS ALLOWANCE", "HMRC TAX CREDITS"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.family",
    category: "ALLOWANCE_FAMILY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "CHILD BENEFIT|HMRC CHILD BENEFIT|CHB|CHILD TAX CREDIT|CHILD TAX CREDITS|HMRC CTC|" +
      "SCOTTISH CHILD PAYMENT|MATERNITY ALLOWANCE|DWP MA|SURE START MATERNITY|SURE START|" +
      "GUARDIANS ALLOWANCE|GUARDIAN'S ALLOWANCE|BEST START GRANT|BEST START FOODS",
    examples: ["HMRC CHILD BENEFIT CHB12345678", "DWP MATERNITY ALLOWANCE BGC"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.housing",
    category: "ALLOWANCE_HOUSING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "HOUSING BEN|HSG BENEFIT|HSG BEN|HOUSING BNFT|HOUSING BENEFIT|LOCAL HOUSING ALLOWANCE|HOUSING ALLOWANCE|DISCRETIONARY HOUSING|UC HOUSING",
    examples: ["LEEDS CITY COUNCIL HOUSING BENEFIT BGC"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.unemployment",
    category: "ALLOWANCE_UNEMPLOYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "JSA|DWP JSA|NEW STYLE JSA|JOBSEEKERS|JOBSEEKERS ALLOWANCE|JOBSEEKER'S ALLOWANCE|" +
      "JOB SEEKERS ALLOWANCE|REDUNDANCY PAYMENTS SERVICE|REDUNDANCY PAYMENTS OFFICE|RPS REDUNDANCY",
    examples: ["DWP JSA AB123456C BGC"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.health",
    category: "ALLOWANCE_HEALTH",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "DWP ESA|EMPLOYMENT AND SUPPORT ALLOWANCE|EMPLOYMENT SUPPORT ALLOWANCE|INCAPACITY BENEFIT|" +
      "INDUSTRIAL INJURIES|STATUTORY SICK PAY|STAT SICK PAY|BUPA CLAIM|SIMPLYHEALTH CLAIM",
    examples: ["DWP ESA AB123456C", "DWP INDUSTRIAL INJURIES BENEFIT"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.health.codes",
    category: "ALLOWANCE_HEALTH",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "ESA|ESA NS|NEW STYLE ESA",
    with: BENEFIT_OFFICES,
    examples: ["AB123456C ESA DWP BGC"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.disability",
    category: "ALLOWANCE_DISABILITY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "DWP PIP|PERSONAL INDEPENDENCE PAYMENT|PERSONAL INDEPENDENCE|DWP DLA|DISABILITY LIVING ALLOWANCE|" +
      "DWP AA|ATTENDANCE ALLOWANCE|ADULT DISABILITY PAYMENT|CHILD DISABILITY PAYMENT|" +
      "PENSION AGE DISABILITY PAYMENT|WAR PENSION|WAR DISABLEMENT PENSION",
    examples: ["DWP PIP AB123456CPIP", "SOCIAL SECURITY SCOTLAND ADULT DISABILITY PAYMENT"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.disability.codes",
    category: "ALLOWANCE_DISABILITY",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "PIP|DLA|ADP",
    with: BENEFIT_OFFICES,
    examples: ["AB123456C PIP DWP BGC"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.income-support",
    category: "ALLOWANCE_INCOME_SUPPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "UNIVERSAL CREDIT|DWP UC|DWP UNIVERSAL CREDIT|INCOME SUPPORT|DWP IS|PENSION CREDIT|" +
      "WORKING TAX CREDIT|WORKING TAX CREDITS|HMRC WTC|COST OF LIVING PAYMENT|DWP COST OF LIVING|DWP COL|" +
      "DWP COLP|COLD WEATHER PAYMENT|WINTER FUEL PAYMENT|WINTER FUEL|DWP WFP|HOUSEHOLD SUPPORT FUND|" +
      "HARDSHIP PAYMENT",
    examples: ["DWP UC 0412345678 BGC", "UNIVERSAL CREDIT", "DWP WINTER FUEL PAYMENT"],
    source: SOURCE,
  },
  {
    id: "gb.benefit.income-support.codes",
    category: "ALLOWANCE_INCOME_SUPPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "UC|WFP|COLP",
    with: BENEFIT_OFFICES,
    examples: ["0412345678 UC DWP BGC"],
    source: SOURCE,
  },
  {
    id: "gb.state.grants",
    category: "STATE_SUBSIDY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "SEISS|HMRC SEISS|CJRS|JRS GRANT|HMRC JRS|ENERGY BILLS SUPPORT|ENERGY BILL SUPPORT|ENERGY REBATE|" +
      "COUNCIL TAX REBATE|GREEN HOMES GRANT|LISA BONUS|HELP TO SAVE BONUS|RURAL PAYMENTS AGENCY|" +
      "STUDENT FINANCE|STUDENT FINANCE ENGLAND|STUDENT FINANCE WALES|STUDENT FINANCE NI|SAAS AWARDS|" +
      "SAAS BURSARY|BURSARY|STUDENT GRANT|MAINTENANCE GRANT|NHS BURSARY",
    examples: ["HMRC SEISS GRANT BGC", "NHS BURSARY 4471", "STUDENT FINANCE ENGLAND BGC"],
    source: SOURCE,
  },
  {
    id: "gb.pension.words",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "STATE PENSION|DWP STATE PENSION|DWP SP|RETIREMENT PENSION|PENSION|PENSIONS|PENSION PAYROLL|" +
      "PENSIONS PAYROLL|ANNUITY|ANNUITIES",
    without: "TRANSFER VALUE|REFUND|LUMP SUM LOAN",
    examples: ["DWP STATE PENSION BGC", "MERSEY SHIPPING PENSION 00417", "WEST YORKSHIRE PENSIONS PAYROLL BACS"],
    source: SOURCE,
  },
  {
    id: "gb.pension.funds",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "NAME",
    phrases:
      "TEACHERS PENSIONS|TEACHERS PENSION|TEACHERS' PENSIONS|NHS PENSIONS|NHSBSA PENSIONS|NHS BSA PENSIONS|" +
      "LGPS|LOCAL GOV PENSION|CIVIL SERVICE PENSION|CIVIL SERVICE PENSIONS|MYCSP|CAPITA PENSIONS|" +
      "EQUINITI PENSIONS|ARMED FORCES PENSION|VETERANS UK|POLICE PENSION|POLICE PENSIONS|" +
      "FIREFIGHTERS PENSION|USS PENSION|USS PENSIONS|UNIVERSITIES SUPERANNUATION|RAILPEN|BT PENSION SCHEME|" +
      "ROYAL MAIL PENSION|ROYAL MAIL PENSIONS|PENSION PROTECTION FUND|AVIVA ANNUITY|AVIVA PENSION|" +
      "LEGAL & GENERAL PENSION|LEGAL & GENERAL PENSIONS|LEGAL & GENERAL ANNUITY|PRUDENTIAL PENSION|" +
      "PRUDENTIAL PENSIONS|STANDARD LIFE PENSION|SCOTTISH WIDOWS PENSION|SCOTTISH WIDOWS PENSIONS|" +
      "AEGON PENSION|PHOENIX LIFE|CANADA LIFE ANNUITY|JUST RETIREMENT|ROTHESAY LIFE|ROTHESAY PENSIONS|" +
      "PENSION INSURANCE CORP|MINEWORKERS PENSION|STRATHCLYDE PENSION FUND",
    examples: ["TEACHERS PENSIONS 1177341 BGC", "ROTHESAY LIFE PLC"],
    source: SOURCE,
  },
  {
    id: "gb.pension.survivor",
    category: "REVERSIONARY_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "WIDOWS PENSION|WIDOW'S PENSION|WIDOW PENSION|WIDOWERS PENSION|SURVIVORS PENSION|SURVIVOR PENSION|" +
      "SPOUSES PENSION|DEPENDANTS PENSION|DEPENDANT PENSION|WIDOWED PARENT|WIDOWED PARENTS ALLOWANCE|" +
      "BEREAVEMENT SUPPORT|BEREAVEMENT ALLOWANCE|BEREAVEMENT PAYMENT|BEREAVEMENT BENEFIT",
    examples: ["DWP BEREAVEMENT SUPPORT BGC", "TATA STEEL WIDOWS PENSION"],
    source: SOURCE,
  },
  {
    id: "gb.rent.received",
    category: "RENTAL_INCOME",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "RENT|RENT RECEIVED|RENTAL INCOME|RENT INCOME|TENANT RENT|NET RENT|LODGER|LODGER RENT|RENTAL PAYMENT",
    without: "REFUND|DEPOSIT",
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
      "INCOME TAX REFUND|COUNCIL TAX REFUND|HMRC SELF ASSESSMENT|HMRC SA",
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
];
