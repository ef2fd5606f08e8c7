import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("what a bank credits for a loan", () => {
  it.each([
    ["ES", "APERTURA PRESTAMO 0182 1234"],
    ["ES", "Abono Por Apertura De Prestamo"],
    ["ES", "ABONO POR PRESTAMO"],
    ["ES", "DISP.PRESTAMO 0049"],
    ["ES", "FORMALIZ.PRESTAMO"],
    ["ES", "ENTREGA DE CAPITAL PRESTAMO"],
    ["ES", "PRESTAMO 9620.328.1145233-07"],
    ["BE", "TERBESCHIKKINGSTELLING KREDIET 726-4418305-12"],
    ["BE", "OPNAME KREDIET 726-4418305-12"],
    ["BE", "STORTING LENING KBC"],
    ["BE", "LIBERATION CREDIT 071-0448812-36"],
    ["NL", "Uitbetaling van lening 88123"],
  ] as const)("is the loan, %s: %s", (market, text) => {
    expect(readAs(market, text, 9000).category).toBe("LOAN_DRAWDOWN");
  });

  it.each([
    ["ES", "CUOTA PRESTAMO 0182 1234"],
    ["ES", "BIZUM DE MARTA LOPEZ PRESTAMO"],
    ["ES", "TRANSFERENCIA DE MARTA LOPEZ GIL CONCEPTO PRESTAMO"],
    ["ES", "MARTA LOPEZ GIL PRESTAMO"],
    ["BE", "OVERSCHRIJVING VAN LIESBETH CLAES LENING"],
    ["BE", "AFLOSSING LENING 4417"],
    ["NL", "Jan de Vries lening"],
    ["ES", "PRESTAMO LAURA"],
    ["NL", "Naam: Jansen Omschrijving: lening"],
    ["BE", "lening mama"],
    ["NL", "Verkoop auto lening"],
    ["ES", "PAGO FACTURA 12 PRESTAMO VEHICULO"],
    ["ES", "LIQUIDACION PRESTAMO 0182 1234"],
    ["ES", "PRESTAMO 0182 DEVUELTA"],
    ["BE", "KREDIET 726-4418305-12 GEWEIGERDE BETALING"],
    ["NL", "Retour lening 4417"],
  ] as const)("is none of what a friend gives or what came back, %s: %s", (market, text) => {
    expect(readAs(market, text, 300).category).toBe("OTHER_ENTRY");
  });

  it.each([
    ["ES", "NOMINA TALLERES ARANDA SL MENOS PRESTAMO", "OTHER_ENTRY"],
    ["ES", "ABONO ALQUILER PISO PRESTAMO GARAJE", "RENTAL_INCOME"],
    ["ES", "ABONO COMISION APERTURA PRESTAMO", "REFUND_BANK_SERVICE_FEES"],
    ["NL", "Salaris mei De Polder BV lening verrekend", "OTHER_ENTRY"],
    ["NL", "SALARISBETALING DE POLDER BV MIN LENING", "OTHER_ENTRY"],
    ["NL", "Nettoloon De Polder inhouding lening", "OTHER_ENTRY"],
    ["BE", "WEDDE MEI DE POLDER MIN LENING", "WAGE"],
    ["ES", "NOMINES ARANDA PRESTAMO", "OTHER_ENTRY"],
    ["ES", "ATRASOS CONVENIO PRESTAMO", "OTHER_ENTRY"],
    ["ES", "FINIQUITO ARANDA MENOS PRESTAMO", "OTHER_ENTRY"],
  ] as const)("is none where the text says what it is, %s: %s", (market, text, category) => {
    expect(readAs(market, text, 900).category).toBe(category);
  });
});
