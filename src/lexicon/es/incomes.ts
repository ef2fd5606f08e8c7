import { INVOICE_PAYERS, NOT_AN_INVOICE } from "../international/incomes.js";
import { BOOKMAKERS, NO_EMPLOYER, NO_WAGE } from "../international/wages.js";
import { OWN_SHARE } from "../rent-shares.js";
import type { LexiconRule } from "../rule.js";
import { LEAST_SEVERANCE, MOST_LAST_WAGE } from "../settlements.js";
import { BENEFITS } from "./benefits.js";
import { HEALTH_INSURERS } from "./insurance.js";

const SOURCE = "general knowledge of Spanish payroll, benefit and pension texts";

/** Signs that a text with a word for wages is about none. */
const NO_WAGE_WORD =
  `${NO_WAGE}|BIZUM|TRASPASO|` +
  "PROMOCION CUENTA NOMINA|PROMOCION NOMINA|ANTICIPO|ADELANTO|PRESTAMO|BONIFICACION|DEVOLUCION|PENSION|REMUNERACION CUENTA|RETRIBUCION CUENTA|" +
  "RETRIBUCION SALDO|PATERNIDAD|VIUDEDAD|ORFANDAD";
const LAST_WAGES = "FINIQUITO|LIQUIDACION Y FINIQUITO|NOMINA Y FINIQUITO";

/** What shows that a wage is less what the employer hands on to who has seized it. */
export const LESS_SEIZURE =
  "MENOS EMBARGO|TRAS EMBARGO|DESPUES EMBARGO|DESPUES DE EMBARGO|EMBARGO DEDUCIDO|DEDUCIDO EMBARGO|NETO DE EMBARGO|CON EMBARGO|" +
  "DESCONTADO EMBARGO|EMBARGO DESCONTADO";

/** Wages, benefits, pensions, rents, maintenance and tax refunds received in Spain. */
export const INCOMES: readonly LexiconRule[] = [
  {
    id: "es.wage.garnished",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "NOMINA|SUELDO|SALARIO|HABERES",
    with: LESS_SEIZURE,
    without: "DEVOLUCION|REINTEGRO|AEAT|TGSS|JUZGADO|DESEMBARGO|LEVANTAMIENTO",
    isWageWord: true,
    examples: ["TRANSFERENCIA DE GRUPO BELMONTE SL NOMINA JULIO MENOS EMBARGO"],
    source: SOURCE,
  },
  {
    id: "es.wage.words",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "JORNALES|JORNAL|PEONADAS|NOMINA|NOMINAS|ABONO NOMINA|ABONO DE NOMINA|INGRESO NOMINA|PAGO NOMINA|TRANSFERENCIA NOMINA|" +
      "TRANSF NOMINA|HABERES|ABONO HABERES|SALARIO|SALARIOS|SUELDO|SUELDOS|PAGA EXTRA|PAGA EXTRAORDINARIA|" +
      "ATRASOS CONVENIO|ATRASOS NOMINA|RETRIBUCIONES|HORAS EXTRA|" +
      "NOMINES|SOLDADA|SOLDATA|PAGA DOBLE|PAGA JUNIO|PAGA NAVIDAD|PAGA VERANO|ATRASOS|" +
      "VACACIONES NO DISFRUTADAS|INDEMNIZACION FIN CONTRATO|INDEMNIZACION FIN DE CONTRATO",
    without: NO_WAGE_WORD,
    isWageWord: true,
    examples: [
      "NOMINA TALLERES ARANDA SL",
      "TRANSFERENCIA RECIBIDA DE GRUPO BELMONTE CONCEPTO SALARIO MAYO",
      "ABONO HABERES 0417",
      "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO MENOS ANTICIPO",
    ],
    source: SOURCE,
  },
  {
    // Bankinter cuts the word; a cheque is `NOMINATIVO`.
    id: "es.wage.cut",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "NOMIN",
    standsFirst: true,
    without: `${NO_WAGE_WORD}|CHEQUE|CHQ|TALON|PAGARE`,
    isWageWord: true,
    examples: ["NOMIN/TALLERES ARANDA SL"],
    source: SOURCE,
  },
  {
    id: "es.wage.last",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: LAST_WAGES,
    amountTo: MOST_LAST_WAGE,
    without: NO_WAGE_WORD,
    isWageWord: true,
    examples: ["TRANSFERENCIA DE TALLERES ARANDA SL FINIQUITO"],
    source: SOURCE,
  },
  {
    id: "es.wage.last.severance",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: LAST_WAGES,
    amountFrom: LEAST_SEVERANCE,
    without: NO_WAGE_WORD,
    isPaidOnce: true,
    examples: ["FINIQUITO E INDEMNIZACION TALLERES ARANDA SL"],
    source: SOURCE,
  },
  {
    id: "es.wage.severance",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "INDEMNIZACION DESPIDO|INDEMNIZACION POR DESPIDO|INDEMNIZACION ERE|INDEMNIZACION EXTINCION CONTRATO",
    without: NO_WAGE_WORD,
    isPaidOnce: true,
    examples: ["TRANSFERENCIA DE TALLERES ARANDA SL INDEMNIZACION POR DESPIDO"],
    source: SOURCE,
  },
  {
    // A bank's one concept for wages and pensions: what a company pays by it is a wage.
    id: "es.wage.concept",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "NOMINA PENSION|NOMINA O PENSION|NOMINA/PENSION",
    with: "SL|SLU|SA|SAU|SLL|SCOOP|COOP|AYTO|AYUNTAMIENTO|ETT|EMPRESA",
    without:
      "INSS|TGSS|TESORERIA|SEGURIDAD SOCIAL|SEG SOCIAL|CLASES PASIVAS|SEPE|MUTUA|SEGUROS|VIDA|PENSIONES|JUBILACION|VIUDEDAD|" +
      "DEVOLUCION|ANTICIPO|ADELANTO",
    examples: ["NOMINA-PENSION-SUELD TALLERES ARANDA SL"],
    source: SOURCE,
  },
  {
    // Cut short, and only where a company or a month stands beside it.
    id: "es.wage.codes",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: "NOM|PAGA|REMUNERACION|MENSUALIDAD|SOU|RETRIBUCION",
    modes: ["TRANSFER"],
    with: "SL|SLU|SA|SAU|SLL|SCOOP|COOP|AYTO|AYUNTAMIENTO|JUNTA|ETT|EMPLEO|GRUPO|SERVICIOS",
    without: "ALQUILER|PISO|CUENTA|DEVOLUCION|SEGURO|PRESTAMO",
    examples: ["TRANSFERENCIA DE TALLERES ARANDA SL CONCEPTO NOM 03/24"],
    source: SOURCE,
  },
  {
    // Agencies pay those whom they place, and hardly anyone else.
    id: "es.wage.agencies",
    category: "WAGE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "EUROFIRMS|TEMPORING|NORTEMPO|JOBANDTALENT|JOB & TALENT|" +
      "IMAN TEMPORING|FLEXIPLAN|FASTER EMPLEO|AGIO TT|CLAIRE JOSTER|" +
      "ANANDA GESTION|INTERIM AIRE",
    notModes: ["CARD", "DIRECT_DEBIT"],
    without: "DEVOLUCION|DIETAS|GASTOS|PRESTAMO",
    examples: ["TRANSFERENCIA DE NORTEMPO ETT SLU", "TRF. EUROFIRMS ETT SL 0417"],
    source: SOURCE,
  },
  {
    id: "es.wage.agencies.words",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: "ETT|TRABAJO TEMPORAL",
    notModes: ["CARD", "DIRECT_DEBIT"],
    examples: ["TRANSFERENCIA DE BELMONTE ETT SL 0417"],
    source: SOURCE,
  },
  {
    id: "es.wage.bonus",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PRIMA OBJETIVOS|PRIMA PRODUCTIVIDAD|PAGA BENEFICIOS|PAGA DE BENEFICIOS|GRATIFICACION|NOMINA BONUS|" +
      "RETRIBUCION VARIABLE|VARIABLE ANUAL|PLUS PRODUCTIVIDAD",
    without: `CUENTA NOMINA|PRESTAMO|BIZUM|BIENVENIDA|${BOOKMAKERS}`,
    examples: ["TRANSFERENCIA DE GRUPO BELMONTE RETRIBUCION VARIABLE 2024"],
    source: SOURCE,
  },
  {
    // Who pays customers, and offices that pay for cars and panels, call it so too.
    id: "es.wage.bonus.incentives",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "BONUS ANUAL|PAGO BONUS|BONUS|INCENTIVOS|INCENTIVO",
    without: `BONUS CUENTA|CUENTA NOMINA|PRESTAMO|BIZUM|GENERALITAT|JUNTA|GOBIERNO|AYUNTAMIENTO|MOVES|AUTOCONSUMO|${NO_EMPLOYER}`,
    examples: ["TRANSFERENCIA DE GRUPO BELMONTE BONUS ANUAL 2024"],
    source: SOURCE,
  },
  {
    id: "es.wage.advance",
    category: "WAGE_SALARY_ADVANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "ANTICIPO NOMINA|ANTICIPO DE NOMINA|ADELANTO NOMINA|ADELANTO DE NOMINA|ANTICIPO SALARIO|" +
      "ANTICIPO SUELDO|ADELANTO SALARIO|ADELANTO SUELDO|PAYFLOW",
    examples: ["TRANSF. GRUPO BELMONTE ANTICIPO NOMINA"],
    source: SOURCE,
  },
  {
    // The wage's word first, and often the month between.
    id: "es.wage.advance.signs",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "NOMINA|NOMINAS|SALARIO|SALARIOS|SUELDO|SUELDOS|HABERES|JORNALES",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    with: "ANTICIPO|ANTICIPOS|ADELANTO|ADELANTOS",
    // Services that lend on a wage say so themselves, and so do banks.
    without: `${NO_WAGE}|PAYFLOW|BIZUM|TRASPASO|PROMOCION|PRESTAMO|DEVOLUCION|BONIFICACION|GASTOS|DIETAS`,
    examples: ["TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO ANTICIPO", "NOMINA ADELANTO"],
    source: SOURCE,
  },
  {
    id: "es.freelance.words",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "HONORARIOS|MINUTA HONORARIOS|PAGO HONORARIOS|HONORARIOS PROFESIONALES|GLOVO RIDER|UBER EATS RIDER",
    examples: ["TRANSFERENCIA DE ESTUDIO CIMA CONCEPTO HONORARIOS 04"],
    source: SOURCE,
  },
  {
    id: "es.freelance.invoices",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "FRA|FRAS|FACT|PAGO FRA|PAGO FACTURA|FTRA|MINUTA",
    modes: ["TRANSFER"],
    with: INVOICE_PAYERS,
    without: NOT_AN_INVOICE,
    examples: ["TRANSFERENCIA DE EDITORIAL DEL RIO S.L., CONCEPTO FRA 2026/004"],
    source: SOURCE,
  },
  {
    id: "es.expenses.report",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "DIETAS|KILOMETRAJE|NOTA DE GASTOS|NOTA GASTOS|HOJA DE GASTOS|GASTOS DE VIAJE|GASTOS VIAJE|" +
      "LIQUIDACION GASTOS|LIQUIDACION DE GASTOS|GASTOS DESPLAZAMIENTO",
    examples: ["TRANSFERENCIA DE GRUPO BELMONTE DIETAS ABRIL"],
    source: SOURCE,
  },
  {
    id: "es.expenses.paid-back",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "REEMBOLSO GASTOS|REEMBOLSO DE GASTOS",
    without: HEALTH_INSURERS,
    examples: ["TRANSFERENCIA DE GRUPO BELMONTE REEMBOLSO GASTOS ABRIL"],
    source: SOURCE,
  },
  {
    // What a health insurer pays back is care, not an employee's expenses.
    id: "es.refund.insurance.care",
    category: "REFUND_INSURANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "REEMBOLSO GASTOS|REEMBOLSO DE GASTOS|REEMBOLSO GASTOS MEDICOS|REEMBOLSO DE GASTOS MEDICOS",
    with: HEALTH_INSURERS,
    examples: ["TRANSFERENCIA DE SEGURCAIXA ADESLAS REEMBOLSO GASTOS"],
    source: SOURCE,
  },
  {
    id: "es.rent.received",
    category: "RENTAL_INCOME",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "ALQUILER|ALQUILERES|RENTA ALQUILER|COBRO ALQUILER|PAGO ALQUILER|ALQUILER PISO|ALQUILER VIVIENDA|" +
      "ALQUILER LOCAL|ALQUILER GARAJE|ARRENDAMIENTO|INQUILINO|RENTA PISO|LLOGUER|ALUGUER|ALOKAIRUA|RENTA LOCAL|" +
      "RENTA GARAJE|RENTA PLAZA",
    without:
      "AYUDA|AYUDAS|BONO|SUBVENCION|FIANZA|DEVOLUCION|AJUT|AJUTS|AJUDA|AJUDES|AXUDA|AXUDAS|JOVE|JOVES|GENCAT|" +
      `GENERALITAT|XUNTA|ALQUILER PAPA|ALQUILER MAMA|TU ALQUILER|${OWN_SHARE.ES}`,
    examples: ["TRANSFERENCIA DE P SORIANO CONCEPTO ALQUILER PISO JUNIO"],
    source: SOURCE,
  },
  {
    id: "es.maintenance.received",
    category: "RECEIVED_ALIMONY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PENSION ALIMENTICIA|PENSION ALIMENTOS|PENSION DE ALIMENTOS|PENSION COMPENSATORIA|MANUTENCION|" +
      "PENSION HIJOS|PENSION HIJO|PENSION HIJA|PENSION NINOS|PENSION DE LOS NINOS|ALIMENTOS HIJO|" +
      "ALIMENTOS HIJOS|ALIMENTOS HIJA|ALIMENTOS NINOS|PENSIO ALIMENTS",
    examples: ["TRANSFERENCIA DE R LLANOS CONCEPTO PENSION ALIMENTICIA"],
    source: SOURCE,
  },
  {
    id: "es.tax.refund",
    category: "PERSO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "DEVOLUCION RENTA|DEVOLUCION DE LA RENTA|DEVOLUCION IRPF|DEVOLUCION HACIENDA|DEVOLUCION TRIBUTARIA|" +
      "DEVOLUCION AEAT|DEVOLUCIONES TRIBUTARIAS|DEVOLUCION DE IMPUESTOS|DEVOLUCION IMPUESTOS|AEAT DEVOLUCION|" +
      "AEAT DEVOLUCIONES|AEAT IRPF|IRPF|DECLARACION RENTA|DEV RENTA|DEVOL RENTA|DEVOL IRPF|DEVOLUCIO RENDA|" +
      "INGRESOS INDEBIDOS|DEV IRPF|TESORO PUBLICO DEVOLUCION",
    without: "IVA|SOCIEDADES",
    examples: ["ABONO AEAT DEVOLUCION RENTA 2023", "TRANSFERENCIA DE AEAT DEVOLUCIONES TRIBUTARIAS"],
    source: SOURCE,
  },
  {
    id: "es.tax.office.credit",
    category: "PERSO_TAX_REFUND",
    direction: "IN",
    strength: "NAME",
    phrases:
      "AEAT|AGENCIA TRIBUTARIA|AGENCIA ESTATAL DE ADMINISTRACION TRIBUTARIA|HACIENDA FORAL|HACIENDA|" +
      "HACIENDA TRIBUTARIA",
    without: "IVA|SOCIEDADES|LA HACIENDA|NOMINA|PARA HACIENDA",
    examples: ["TRANSFERENCIA DE AGENCIA TRIBUTARIA 0417"],
    source: SOURCE,
  },
  {
    id: "es.tax.refund.business",
    category: "PRO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "DEVOLUCION IVA|DEVOLUCION DE IVA|AEAT DEVOLUCION IVA|AEAT DEVOLUCIONES IVA|AEAT IVA|" +
      "DEVOLUCION IMPUESTO SOCIEDADES|DEVOLUCION SOCIEDADES|DEVOLUCION AUTONOMOS|DEVOLUCION TGSS",
    examples: ["ABONO AEAT DEVOLUCION IVA 4T"],
    source: SOURCE,
  },
  ...BENEFITS,
];
