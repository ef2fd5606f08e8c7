import { describe, expect, it } from "vitest";
import { account, categoryOf, factsOf, linksOf, rowOf } from "../passes/facts.js";
import { readAs } from "./read-as.js";

const read = (text: string, amount: number) => readAs("ES", text, amount);

describe("a Spanish bank's word for a direct debit", () => {
  it("is the mode before the number of a card", () => {
    const text = "EFECTO CORTE INGLES FINANCIERA EL CORTE INGLES EFC SA TARJETA 60088331";
    expect(read(text, -46.5)).toMatchObject({ type: "DIRECT_DEBIT", category: "LOAN_REPAYMENT" });
  });

  it("is none within a purchase or a fee", () => {
    expect(read("COMPRA PELUQUERIA EFECTO MADRID", -20)).toMatchObject({ type: "CARD", category: "SHOPPING" });
    expect(read("COMISION DOCUMENTO DEVUELTO", -15)).toMatchObject({
      type: "DEBIT",
      category: "FEES_PAYMENT_REJECTION",
    });
  });

  it("is none in what persons give back", () => {
    expect(read("BIZUM DEVOLUCION DOCUMENTO", 50).category).toBe("REFUND");
    expect(read("DEVOLUCION EFECTO ZUBRO SC", 50).category).toBe("REJECTION_PAYMENT");
  });

  it.each(["DOCUMENTO DEVUELTO RECIBO ZUBRO SC CUOTA GIMNASIO", "EFECTO DEVUELTO ZUBRO SC CUOTA GIMNASIO"])(
    "tells that one came back: %s",
    (text) => {
      const debit = "EFECTO ZUBRO SC CUOTA GIMNASIO";
      const lines = [["2026-06-02", debit, -39] as const, ["2026-06-05", text, 39] as const];
      const facts = factsOf([account(lines)], { project: { market: "ES" } });
      expect(categoryOf(facts, rowOf(facts, text))).toBe("REJECTION_PAYMENT");
      expect(linksOf(facts)).toContain(`rejectionOf: ${text}, ${debit}`);
    },
  );
});

describe("a card's total that its bank collects as a direct debit", () => {
  it.each(["RECIBO VISA CLASICA LIQUIDACION", "RECIBO VISA CLASICA", "RECIBO TARJETA VISA LIQUIDACION 0417"])(
    "is a total: %s",
    (text) => {
      expect(read(text, -135).category).toBe("DEFERRED_TOTAL_PAYMENT");
    },
  );

  it.each([
    ["RECIBO TARJETA WIZINK LIQUIDACION", "LOAN_REPAYMENT_REVOLVING"],
    ["RECIBO CARREFOUR PASS VISA", "LOAN_REPAYMENT_REVOLVING"],
    ["RECIBO VISA ORO SANTANDER CONSUMER FINANCE", "LOAN_REPAYMENT"],
    ["RECIBO VISA CLASSIC EVO FINANCE", "LOAN_REPAYMENT"],
    ["RECIBO TARJETA CAIXABANK PAYMENTS CONSUMER EXTRACTO", "LOAN_REPAYMENT"],
    ["RECIBO TARJETA ORO 0417", "LOAN_REPAYMENT_REVOLVING"],
    ["RECIBO TARJETA PASS LIQUIDACION", "LOAN_REPAYMENT_REVOLVING"],
    ["RECIBO TARJETA CREDITO LIQUIDACION PAGO FLEXIBLE", "LOAN_REPAYMENT_REVOLVING"],
    ["RECIBO VISA EXTRACTO PAGO FRACCIONADO", "SPLIT_PAYMENT"],
    ["RECIBO VISA LIQUIDACION PAGO FLEXIBLE", "OTHER_EXPENSE"],
    // The metal of a card tells nothing of how it is paid.
    ["RECIBO VISA GOLD 0417", "OTHER_EXPENSE"],
    ["RECIBO TARJETA TRANSPORTE", "OTHER_EXPENSE"],
    ["RECIBO VISA CUOTA ANUAL", "OTHER_EXPENSE"],
  ])("is no lender's card, ticket or fee: %s", (text, category) => {
    expect(read(text, -35).category).toBe(category);
  });
});

describe("what a bank cuts at twenty letters", () => {
  it.each([
    ["MANTENIMIENTO DE CUE LIQUIDACION 01/04-30/06", -15, "FEES_BANK_SERVICE"],
    ["LIQUIDACION DE CUENT 0417", -15, "FEES_BANK_SERVICE"],
    ["COMUNIDAD PROPIETARI RESIDENCIAL EL COSO", -60, "RENT"],
    ["RECIBO CONTRIBUCION COMARCA DE SOMONTANO", -60, "PROPERTY_TAX"],
    ["NOMINA-PENSION-SUELD TALLERES ARANDA SL", 1200, "WAGE"],
    ["NOMINA-PENSION-PREST TGSS", 900, "RETIREMENT_PENSION"],
    ["ABONO NOMINA-PENSION", 900, "RETIREMENT_PENSION"],
  ] as const)("is read all the same: %s", (text, amount, category) => {
    expect(read(text, amount).category).toBe(category);
  });

  it("leaves what donors give alone", () => {
    expect(read("RECIBO CONTRIBUCION ONG MEDICOS", -60).category).toBe("OTHER_EXPENSE");
  });

  it("names nobody", () => {
    expect(read("TRANSFERENCIA EXTERN ZUBRO HADDAD", -60).labelRoot).toBe("ZUBRO HADDAD");
  });
});

describe("an invoice that a public body pays", () => {
  it.each([
    "TRANSFERENCIA EXTERN COMUNIDAD DE REGANTES Nº 1 CANAL DEL CINCA FRA 26/011",
    "TRANSFERENCIA EXTERN COMARCA DE SOMONTANO DE BARBASTRO FRA. 26/016",
    "TRANSFERENCIA DE MANCOMUNIDAD DEL VALLE FACTURA 2026-011",
  ])("is earned: %s", (text) => {
    expect(read(text, 954).category).toBe("FREELANCE");
  });

  it.each([
    ["TRANSFERENCIA COMARCA DEL SOMONTANO DEVOLUCION FRA 26/011", "REFUND"],
    ["TRANSFERENCIA COMARCA DEL SOMONTANO NOMINA ABRIL", "WAGE"],
    ["TRANSFERENCIA COMARCA DEL SOMONTANO AYUDA ALQUILER", "ALLOWANCE_HOUSING"],
    ["BIZUM DE MARIA FRA LUZ", "OTHER_ENTRY"],
  ])("is told from %s", (text, category) => {
    expect(read(text, 954).category).toBe(category);
  });
});

describe("a Spanish purchase", () => {
  it.each([
    ["TARJETA VISA ALTOARAGON BARBASTRO", "GROCERY"],
    ["COMPRA DIARIO DEL ALTOARAGON HUESCA", "OTHER_EXPENSE"],
    ["TARJETA VISA E.S. SOMONTANO COOP BARBASTRO", "TRANSPORT"],
    ["COMPRA TARJ. 4977 E S HNOS RUIZ", "TRANSPORT"],
    ["PAGO CON TARJETA EN CARREFOUR E.S. ALCOBENDAS", "TRANSPORT"],
    ["COMPRA TARJ. 4977 CAFETERIA E.S. LOS LLANOS", "LEISURE"],
    ["COMPRA TARJ. 4977 C.E.S. CARDENAL CISNEROS", "OTHER_EXPENSE"],
    ["COMPRA TARJ. 4977 I.E.S. GOYA CAFETERIA", "LEISURE"],
  ])("of %s is %s", (text, category) => {
    expect(read(text, -41.22).category).toBe(category);
  });

  it("at a station of a known name keeps that name alone", () => {
    expect(read("COMPRA TARJ. 4812XX REPSOL E.S. GETAFE", -45)).toMatchObject({ labelRoot: "REPSOL" });
  });
});

describe("a charge that a Spanish bank cancels", () => {
  it.each([
    "ANULACION CARGO POR AMORT.PRESTAMO/CREDITO 807044917263",
    "ANULACION CARGO SEGURO HOGAR",
    "ANULACION AMORTIZACION PRESTAMO 5551417",
    "ANULACION TRANSFERENCIA DEVUELTA CUENTA CANCELADA",
    "ANULACION CARGO DEVUELTO NO AUTORIZADO ENDESA",
    "ANULACION CARGO SHEIN.COM DEVOLUCION",
    "ANULACION CARGO AMAZON.COM RECLAMACION CLIENTE",
    "ANULACION CARGO GASTOS DEVOLUCION ENVIO AMAZON",
  ])("is given back: %s", (text) => {
    expect(read(text, 311.07).category).toBe("REFUND");
  });

  it("is no rejected instalment", () => {
    const debit = "CARGO POR AMORT.PRESTAMO/CREDITO 807044917263";
    const credit = `ANULACION ${debit}`;
    const lines = [["2026-06-02", debit, -311.07] as const, ["2026-06-03", credit, 311.07] as const];
    const facts = factsOf([account(lines)], { project: { market: "ES" } });
    expect(categoryOf(facts, rowOf(facts, credit))).toBe("REFUND");
  });
});

describe("a charge that a Spanish bank cancels as money lacks", () => {
  it.each([
    ["IMPAGADO ANULACION CARGO PRESTAMO 5551417", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CARGO PRESTAMO 5551417 POR FALTA DE SALDO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA IMPAGADA PRESTAMO 5551417", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CARGO RECIBO DEVUELTO ENDESA", "REJECTION_PAYMENT"],
    ["ANULACION TRANSFERENCIA SALDO INSUFICIENTE", "REJECTION_PAYMENT"],
    ["ANULACION CARGO ENDESA SIN FONDOS", "REJECTION_PAYMENT"],
    ["ANULACION CARGO AMAZON.COM SIN FONDOS", "REJECTION_PAYMENT"],
    ["ANULACION CARGO GASTOS COMUNIDAD IMPAGADO", "REJECTION_PAYMENT"],
    ["ANULACION CARGO GASTOS RECIBO COMUNIDAD IMPAGADO", "REJECTION_PAYMENT"],
    ["ANULACION CARGO BOOKING.COM IMPAGADO", "REJECTION_PAYMENT"],
    ["ANULACION CARGO ALIEXPRESS.COM IMPAGADO SIN FONDOS", "REJECTION_PAYMENT"],
    ["ANULACION CUOTA PRESTAMO 00123456 Y COM. IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA PRESTAMO Y COMISION IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION DE CUOTA PRESTAMO Y COMISION DE DEVOLUCION IMPAGADA", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA HIPOTECA Y COMISION RECLAMACION DEVUELTA", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA PRESTAMO GASTOS RECLAMACION IMPAGADA", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA PRESTAMO CAPITAL E INTERESES IMPAGADA", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA DEL PRESTAMO COMISION IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA 06 PRESTAMO COMISION IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CARGO CUOTA PRESTAMO 5551417 Y COMISION IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CARGO POR CUOTA DE HIPOTECA Y COMISION DE RECLAMACION DE IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CARGO 12/06 CUOTA HIPOTECARIA Y COMISION RECLAMACION DEVUELTA", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA CETELEM COMISION IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CARGO COFIDIS GASTOS IMPAGADO", "REJECTION_LOAN_REPAYMENT"],
    ["ANULACION CUOTA 5551417 COMISION IMPAGADO", "REJECTION_PAYMENT"],
    ["ANULACION CARGO ALQUILER Y GASTOS IMPAGADO", "REJECTION_PAYMENT"],
    ["ANULACION CARGO COMUNIDAD GASTOS IMPAGADOS", "REJECTION_PAYMENT"],
    ["ANULACION CARGO ENDESA COMISION IMPAGADO", "REJECTION_PAYMENT"],
  ])("is an incident: %s is %s", (text, category) => {
    expect(read(text, 300).category).toBe(category);
  });

  it.each([
    "ANULACION CARGO COMISION RECLAMACION IMPAGADO",
    "ANULACION CARGO COM. RECLAMACION IMPAGADO",
    "ANULACION CARGO GTOS RECIBO DEVUELTO",
    "ANULACION CARGO INTERESES DESCUBIERTO SIN SALDO",
    "ANULACION LIQUIDACION DESCUBIERTO IMPAGADO",
    "ANULACION CARGO POR COM. DEVOLUCION RECIBO",
    "ANULACION CARGO COM. RECIBO IMPAGADO ENDESA",
    "ANULACION CUOTA COMISION RECLAMACION IMPAGADO",
    "ANULACION CARGO COMISION RECLAMACION IMPAGADO PRESTAMO 5551417",
    "ANULACION DE CARGO 12/06 COMISION RECIBO DEVUELTO",
    "ANULACION CARGO 12/06 COMISION DE DESCUBIERTO IMPAGADO",
    "ANULACION CARGO COMISION POR DEVOLUCION RECIBO",
    "ANULACION DE CARGO 12/06 COMISION RECIBO",
    "ANULACION CARGO 12/06 GASTOS RECLAMACION IMPAGADO",
    "ANULACION CARGO 12/06 COMISION RECIBO DEVUELTO ENDESA",
    "ANULACION CARGO COMISIONES Y GASTOS RECLAMACION IMPAGADO",
    "ANULACION LIQUIDACION GASTOS RECLAMACION IMPAGADO",
    "ANULACION CUOTA GASTOS DE RECLAMACION",
    "ANUL CUOTA GTOS DEVOLUCION RECIBO",
  ])("is a fee that comes back: %s", (text) => {
    expect(read(text, 35).category).toBe("REFUND_BANK_INCIDENT_FEES");
  });

  it.each([
    ["ANULACION CARGO 12/06 COM. MANTENIMIENTO", "REFUND_BANK_SERVICE_FEES"],
    ["ANULACION CARGO COMISION MANTENIMIENTO", "REFUND_BANK_SERVICE_FEES"],
    ["ANULACION CARGO 12/06 COMISION", "REFUND_BANK_SERVICE_FEES"],
    ["ANULACION CUOTA TARJETA", "REFUND_BANK_SERVICE_FEES"],
    ["ANULACION CARGO BOOKING.COM MANTENIMIENTO", "REFUND"],
    ["ANULACION CUOTA MANTENIMIENTO GIMNASIO", "REFUND"],
    ["ANULACION CUOTA MANTENIMIENTO ASCENSOR ZARDOYA", "REFUND"],
    ["ANULACION CARGO 12/06 COM. MANTENIMIENTO SIN SALDO", "REJECTION_PAYMENT"],
    ["ANULACION CUOTA COMUNIDAD GASTOS DE RECLAMACION", "REJECTION_PAYMENT"],
    ["ANULACION CUOTA Y GASTOS DE RECLAMACION", "REJECTION_PAYMENT"],
    ["ANULACION TRANSFERENCIA COMISION VENTA PISO", "OTHER_ENTRY"],
    ["ANULACION CUOTA TARJETA REVOLVING", "OTHER_ENTRY"],
  ])("is told from what is charged for services, and from a bill: %s is %s", (text, category) => {
    expect(read(text, 30).category).toBe(category);
  });
});

describe("what others than a bank maintain for a fee", () => {
  it.each([
    ["CUOTA MANTENIMIENTO GIMNASIO", "SPORT"],
    ["CUOTA MANTENIMIENTO ASCENSOR ZUBRO", "OTHER_EXPENSE"],
    ["CUOTA MANTENIMIENTO CUENTA", "FEES_BANK_SERVICE"],
  ])("is no bank's: %s is %s", (text, category) => {
    expect(read(text, -30).category).toBe(category);
  });
});

describe("a tax in Spain that is paid later", () => {
  it.each([
    ["PAGO APLAZAMIENTO AEAT MOD 303 1T", "PRO_TAX"],
    ["PAGO APLAZAMIENTO TGSS", "PRO_TAX"],
    ["APLAZAMIENTO SEGURIDAD SOCIAL", "PRO_TAX"],
    ["APLAZAMIENTO HACIENDA", "PERSO_TAX"],
    ["APLAZAMIENTO AEAT RENTA 2025", "INCOME_TAX"],
    ["APLAZAMIENTO DEUDA AEAT", "DEBT_RECOVERY"],
    ["AEAT PROVIDENCIA DE APREMIO 0417", "DEBT_RECOVERY"],
  ])("is the tax, unless its recovery is told: %s is %s", (text, category) => {
    expect(read(text, -150).category).toBe(category);
  });
});

describe("a payment beyond the months of a year", () => {
  it.each([
    ["ABONO PAGA EXTRA INSS 33/2049118/51 JUBILACION", "RETIREMENT_PENSION"],
    ["TGSS PAGA EXTRA NOVIEMBRE", "RETIREMENT_PENSION"],
    ["PAGA EXTRA CLASES PASIVAS", "RETIREMENT_PENSION"],
    ["ABONO PAGA EXTRA VIUDEDAD INSS 33/2049118/51", "REVERSIONARY_PENSION"],
    ["PAGA EXTRA INCAPACIDAD PERMANENTE INSS", "ALLOWANCE_DISABILITY"],
    ["TRANSFERENCIA DE TALLERES ARANDA SL PAGA EXTRA", "WAGE"],
    ["TRF. SERVICIO SALUD PAGA EXTRA JUNIO", "WAGE"],
    ["TRANSFERENCIA DE MINISTERIO SEGURIDAD SOCIAL NOMINA PAGA EXTRA", "WAGE"],
  ])("is a pension by who pays it, else a wage: %s is %s", (text, category) => {
    expect(read(text, 1084.6).category).toBe(category);
  });
});

describe("the code of a place that is supplied", () => {
  it.each([
    ["RECIBO LUMBRERA 2020 SL CUPS ...7731 0F", "POWER"],
    ["RECIBO FACTORENERGIA SA CUPS ...7731 0F", "POWER"],
    ["COMPRA CUPS COFFEE", "LEISURE"],
    ["COMPRA TARJETA CUPS AND CAKES MADRID", "OTHER_EXPENSE"],
  ])("tells energy where nothing else is said: %s is %s", (text, category) => {
    expect(read(text, -49.18).category).toBe(category);
  });
});

describe("an insurance of who lets a home", () => {
  it.each([
    ["Recibo HELVETIA HOGAR arrendador 88/20417", "INSURANCE_HOME"],
    ["RECIBO SEGURO ARRENDADOR MAPFRE", "INSURANCE_HOME"],
    ["RECIBO ALQUILER ARRENDADOR CASER RESIDENCIAL", "RENT"],
    ["RECIBO ARRENDADOR PISO 0417", "RENT"],
    ["TRANSFERENCIA A ARRENDADOR PISO GENERALI", "RENT"],
  ])("is no rent: %s is %s", (text, category) => {
    expect(read(text, -171.35).category).toBe(category);
  });
});
