import { cutsOf } from "../cut-names.js";
import type { LexiconRule } from "../rule.js";
import { BAILIFFS } from "./debts.js";

const SOURCE = "general knowledge of British landlords, suppliers, insurers and tax offices";

/** What parents pay into an account of the state, which pays the nursery. */
export const TAX_FREE_CHILDCARE = `${cutsOf("TAX FREE CHILDCARE", "TAX FREE CH")}|CHILDCARE|TFC`;

/** Taxes and maintenance paid by households in the United Kingdom. */
export const TAXES: readonly LexiconRule[] = [
  {
    id: "gb.tax.council",
    category: "HOUSING_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "COUNCIL TAX|COUNCILTAX|CTAX|C TAX|COUNCIL TX|DOMESTIC RATES|LAND & PROPERTY SERVICES|" +
      "LAND AND PROPERTY SERVICES|COUNCIL TA|COUNC TAX|TRETH CYNGOR|TRETH Y CYNGOR|TRETH GYNGOR|DRETH GYNGOR|LPS RATES|LAND & PROPERTY SV",
    // Arrears are collected by others.
    without: BAILIFFS,
    examples: ["LEEDS CITY COUNCIL COUNCIL TAX DD", "LB LAMBETH CTAX D/D"],
    source: SOURCE,
  },
  {
    // By a way not told: the account's number stands right behind.
    id: "gb.tax.councils.reference",
    category: "HOUSING_TAX",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "CITY COUNCIL REFERENCE|BOROUGH COUNCIL REFERENCE|DISTRICT COUNCIL REFERENCE|METROPOLITAN BOROUGH COUNCIL REFERENCE",
    notModes: ["CARD", "TRANSFER", "CASH", "CHECK"],
    standsBeforeContract: true,
    examples: ["ZUBROTON CITY COUNCIL REFERENCE: 5004471829"],
    source: SOURCE,
  },
  {
    id: "gb.tax.councils",
    category: "HOUSING_TAX",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "CITY COUNCIL|BOROUGH COUNCIL|DISTRICT COUNCIL|COUNTY BOROUGH COUNCIL|METROPOLITAN BOROUGH COUNCIL|" +
      "COUNCIL|CYNGOR|CYNGOR SIR|CYNGOR DINAS|CYNGOR BWRDEISTREF|LONDON BOROUGH|LONDON BOROUGH OF|LB OF|CITY OF EDINBURGH|ROYAL BOROUGH|MBC|CITY COUNC|CITY COUN|" +
      "CITY CO|BOROUGH COUNC|BOROUGH COUN|DISTRICT COUNC|DISTRICT COUN|COUNCI|COUNC|LB|RBKC|CBC|MDC|CITY OF|LPS",
    modes: ["DIRECT_DEBIT"],
    without: "COUNTY COUNCIL|BRITISH COUNCIL|MEDICAL COUNCIL|NURSING|COUNTY COUNC|COLLEGE|CITY CO OP",
    examples: ["WAKEFIELD DISTRICT COUNCIL DD", "LONDON BOROUGH OF EALING DIRECT DEBIT"],
    source: SOURCE,
  },
  {
    id: "gb.tax.councils.codes",
    category: "HOUSING_TAX",
    direction: "OUT",
    strength: "HINT",
    phrases: "CC|DC|BC",
    modes: ["DIRECT_DEBIT"],
    without: "BANK|CARD|CRICKET|CYCLING|GOLF|COUNTRY CLUB|LEISURE|VISA",
    examples: ["DIRECT DEBIT PAYMENT TO SHEFFIELD CC REF 4417"],
    source: SOURCE,
  },
  {
    id: "gb.tax.income",
    category: "INCOME_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "HMRC SELF ASSESSMENT|HMRC SA|HMRC SELF ASSESS|SELF ASSESSMENT|SELF ASSESSMENT TAX|HMRC NDDS|" +
      "HMRC CUMBERNAULD|INCOME TAX|PAYMENT ON ACCOUNT TAX",
    examples: ["HMRC SELF ASSESSMENT FPO", "HMRC NDDS 44177 DD"],
    source: SOURCE,
  },
  {
    id: "gb.tax.personal",
    category: "PERSO_TAX",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "HMRC|HM REVENUE|HM REVENUE & CUSTOMS|HM REVENUE AND CUSTOMS|TV LICENCE|TV LICENSING|TV LICENCE MBP|" +
      "TV LICENCE QTRLY|TV LICENCE MDD|TV LICENCE YDD|DVLA|DVLA VEHICLE TAX|VEHICLE TAX|ROAD TAX|CAR TAX|" +
      "STAMP DUTY",
    without: TAX_FREE_CHILDCARE,
    examples: ["TV LICENCE MBP DD", "DVLA-AB12CDE D/D", "HMRC GOV.UK 0417 CD 4417"],
    source: SOURCE,
  },
  {
    id: "gb.tax.business",
    category: "PRO_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "HMRC VAT|VAT PAYMENT|VAT RETURN|HMRC PAYE|HMRC PAYE NIC|HMRC CORPORATION TAX|CORPORATION TAX|" +
      "HMRC CT|HMRC NIC|HMRC CIS|NATIONAL INSURANCE|CLASS 2 NIC|BUSINESS RATES|NNDR|COMPANIES HOUSE|ICO FEE|" +
      "INFORMATION COMMISSIONER",
    examples: ["HMRC VAT DD", "HMRC PAYE/NIC CUMBERNAULD FPO", "COMPANIES HOUSE CD 4417"],
    source: SOURCE,
  },
  {
    id: "gb.maintenance.paid",
    category: "PAID_ALIMONY",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "CHILD MAINTENANCE|CHILD MAINTENANCE SERVICE|CHILD MAINT|CHILD SUPPORT|CHILD SUPPORT AGENCY|DWP CMS|" +
      "DWP CMEC|DWP CSA|SPOUSAL MAINTENANCE|ALIMONY",
    examples: ["STO SARAH CHILD MAINTENANCE", "DWP CMS DD 12000441773"],
    source: SOURCE,
  },
];
