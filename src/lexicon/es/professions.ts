import { type LexiconRule, NOT_A_TRANSFER } from "../rule.js";

const SOURCE = "general knowledge of Spanish employers, funds and offices, and of how they shorten their texts";

/** What employers, funds and offices write where they write little. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    id: "es.wage.public",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "FOGASA|HABERS|HAVERS|HABERES|PAGO HABERES|SOLDATA|NOMINA FUNCIONARIO|RETRIBUCIONES|RETRIB|MENSUALIDAD NOMINA",
    notModes: NOT_A_TRANSFER,
    without: "BIZUM|PENSION|PASIVAS|CLASES PASIVAS",
    examples: ["TRANSF. A SU FAVOR GENERALITAT VALENCIANA HABERS JUNY"],
    source: SOURCE,
  },
  {
    // Health services and forces pay persons little but wages; a grant or a refund says what it is.
    id: "es.wage.employers",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "OSAKIDETZA|SERGAS|SACYL|SESCAM|SERMAS|SERVICIO ANDALUZ DE SALUD|INSTITUT CATALA DE LA SALUT|" +
      "SERVICIO MADRILENO DE SALUD|SERVICIO MURCIANO DE SALUD|MINISTERIO DE DEFENSA|GUARDIA CIVIL",
    notModes: NOT_A_TRANSFER,
    without:
      "AYUDA|AYUDAS|SUBVENCION|BECA|BECAS|DEVOLUCION|DEV|FIANZA|PREMIO|INDEMNIZACION|PENSION|FACTURA|FRA|ALQUILER|BONO|REINTEGRO|EMERGENCIA",
    amountFrom: 600,
    examples: ["TRANSF OSAKIDETZA 447123 H.03"],
    source: SOURCE,
  },
  {
    id: "es.freelance.terminals",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "LIQUIDACION TPV|ABONO TPV|TPV COMERCIO|REMESA TPV|FACTURACION TPV|LIQ TPV|ABONO DATAFONO|LIQUIDACION COMERCIO",
    notModes: ["DIRECT_DEBIT", "CASH", "CHECK"],
    examples: ["LIQUIDACION TPV COMERCIO 334471203 12/03"],
    source: SOURCE,
  },
  {
    id: "es.tax.refund.vat",
    category: "PRO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "DEV IVA|DEVOL IVA|DEVOLUCION IVA|DEVOLUC IVA|IVA 303",
    notModes: NOT_A_TRANSFER,
    examples: ["AGENCIA TRIBUTARIA DEV IVA 303 4T 2023"],
    source: SOURCE,
  },
  {
    id: "es.state.farming",
    category: "STATE_SUBSIDY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "FEAGA|FEADER|FEGA|ORG PAGADOR|ORGANISMO PAGADOR|AYUDAS PAC|AYUDA PAC|PAC ANTICIPO|PAC SALDO|PAGO PAC|ECORREGIMEN|" +
      "ECORREGIMENES|AYUDA BASICA A LA RENTA|SOLICITUD UNICA",
    notModes: NOT_A_TRANSFER,
    examples: ["ORG PAGADOR JCYL FEAGA S/U 2024 ANTICIPO"],
    source: SOURCE,
  },
  {
    id: "es.refund.claims",
    category: "REFUND_INSURANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SINIES|SINIEST|SINIESTRO|SINIESTROS|PAGO SINIESTRO|INDEMNIZACION SEGURO|INDEMN SEGURO",
    notModes: NOT_A_TRANSFER,
    examples: ["MAPFRE ESPANA SINIES 0250118820"],
    source: SOURCE,
  },
  {
    id: "es.expenses.sheets",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "HOJA GASTOS|HOJA DE GASTOS|NOTA GASTOS|NOTA DE GASTOS|LIQ GASTOS|LIQUIDACION GASTOS|LIQUIDACION DE GASTOS|" +
      "GASTOS VIAJE|GASTOS DE VIAJE|DIETAS Y KM|KM Y DIETAS|KILOMETRAJE",
    notModes: NOT_A_TRANSFER,
    without: "COMUNIDAD|DEVOLUCION",
    examples: ["FERROVIAL CONST HOJA GASTOS 03/118"],
    source: SOURCE,
  },
  {
    id: "es.tax.refund.short",
    category: "PERSO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "A E A T|A E A T DEVOLUC|AEAT DEVOLUC|DEVOLUC AEAT|DEVOLUC RENTA|DEVOLUCION RENTA|DEV RENTA|DEV IRPF|DEVOLUC IRPF",
    notModes: NOT_A_TRANSFER,
    without: "IVA|303|MOD 303",
    examples: ["A.E.A.T. DEVOLUC. 2024 100 N.R. 4418"],
    source: SOURCE,
  },
  {
    id: "es.freelance.couriers",
    category: "FREELANCE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "GLOVOAPP|GLOVOAPP SPAIN|GLOVOAPP SPAIN PLATFORM|GLOVOAPP23|GLOVO|GLOVO APP|UBER PAYMENTS|UBER EATS|UBER BV|" +
      "PORTIER EATS|JUST EAT|DELIVEROO|ROOFOODS|STUART DELIVERY|BOLT OPERATIONS|CABIFY|AMAZON FLEX|AUTOFACTURA|AUTOFRA",
    modes: ["TRANSFER"],
    without: "BIZUM|DEVOLUCION|REEMBOLSO|REFUND",
    examples: [
      "TRANSF GLOVOAPP SPAIN PLAT AUTOFRA 2Q11",
      "TRANSFERENCIA RECIBIDA DE PORTIER EATS SPAIN SL UBER EATS 06/04-12/04",
    ],
    source: SOURCE,
  },
  {
    id: "es.benefit.unemployment.letters",
    category: "ALLOWANCE_UNEMPLOYMENT",
    direction: "IN",
    strength: "NAME",
    phrases: "S P E E|SPEE|S E P E|SPEE SEPE|S P E E INEM",
    notModes: NOT_A_TRANSFER,
    examples: ["S.P.E.E. SUBS 52 A. 04/25"],
    source: SOURCE,
  },
  {
    id: "es.benefit.disability.short",
    category: "ALLOWANCE_DISABILITY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "P N C INVAL|PNC INVAL|PNC INVALIDEZ|P N C INVALIDEZ|INCAP PERMANENTE|INCAPACIDAD PERM|I PERMANENTE|PECEF|PREST DEPENDENCIA",
    notModes: NOT_A_TRANSFER,
    examples: ["IMAS P.N.C. INVAL. MES 05"],
    source: SOURCE,
  },
  {
    id: "es.pension.survivor.short",
    category: "REVERSIONARY_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "VIUD|VIUDED|VDAD|PENSION VIUD|ORFAND|ORFANDAD",
    with: "INSS|TGSS|PENSION|PENS|CLASES PASIVAS|SEG SOCIAL|SEGURIDAD SOCIAL",
    notModes: NOT_A_TRANSFER,
    examples: ["INSS VIUD. 46/1182200 04/25"],
    source: SOURCE,
  },
  {
    id: "es.maintenance.short",
    category: "RECEIVED_ALIMONY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PENSION ALIM|PENSION ALIMEN|PENSION ALIMENT|PENS ALIMENTOS|PENS ALIM|ALIMENTOS HIJO|ALIMENTOS HIJA|ALIMENTOS HIJOS",
    notModes: NOT_A_TRANSFER,
    examples: ["Transferencia inmediata de Javier Ortuño Melis, concepto pension alim. Lucia mayo"],
    source: SOURCE,
  },
  {
    id: "es.tax.business.forms",
    category: "PRO_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "AEAT 303|AEAT 130|AEAT 131|AEAT 111|AEAT 115|AEAT 123|AEAT 200|AEAT 202|AEAT 349|MOD 303|MOD 130|MOD 131|" +
      "MOD 111|MOD 115|MOD 123|MOD 200|MOD 202|MOD 349|MODELO 303|MODELO 130|MODELO 131|MODELO 123|MODELO 349|AEAT IVA",
    examples: ["ADEUDO AEAT 303 DOMIC. 2T"],
    source: SOURCE,
  },
  {
    // Only a company pays its owners a share, or gives them back what they brought in.
    id: "es.business.dividends",
    category: "NON_OPERATING_OTHER",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "REPARTO DIVIDENDOS|REPARTO DE DIVIDENDOS|PAGO DIVIDENDOS|DIVIDENDOS SOCIO|DIVIDENDOS A CUENTA|DIVIDENDO A CUENTA|" +
      "DEVOLUCION APORTACION SOCIO|DEVOLUCION PRESTAMO SOCIO|REDUCCION DE CAPITAL",
    modes: ["TRANSFER"],
    examples: ["TRANSFERENCIA A ANA ZUBROWKIN REPARTO DIVIDENDOS 2025"],
    source: SOURCE,
  },
  {
    // Only a company's account takes what its owner brings in.
    id: "es.business.shareholder",
    category: "NON_OPERATING_SHAREHOLDER_INCOMING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "APORTACION SOCIO|APORTACION SOCIOS|APORTACION DE SOCIO|APORTACION DE SOCIOS|APORTACION CAPITAL|" +
      "APORTACION DE CAPITAL|APORTACION SOCIA|AMPLIACION CAPITAL|AMPLIACION DE CAPITAL|PRESTAMO SOCIO|PRESTAMO DE SOCIO|" +
      "PRESTAMO SOCIA|CUENTA CORRIENTE SOCIO|CTA CTE SOCIO|CTA SOCIO",
    examples: ["TRANSFERENCIA DE ANA ZUBROWKIN, CONCEPTO APORTACION SOCIA", "TRANSFERENCIA AMPLIACION DE CAPITAL"],
    source: SOURCE,
  },
];
