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
    // A contract, a branch and what it is for are said of the loan.
    ["ES", "PRESTAMO CONTRATO 1234"],
    ["ES", "PRESTAMO BBVA CONTRATO 00491234"],
    ["ES", "PRESTAMO/CREDITO 1234"],
    ["ES", "PRESTAMO COCHE 00491234"],
    ["ES", "PRESTAMO AL CONSUMO 12345"],
    ["ES", "PRESTAMO ICO 1234"],
    ["ES", "PRESTAMO NUM. 4417 OFICINA 0321"],
    ["ES", "PRESTAMO PREAUTORIZADO 1234"],
    ["ES", "PRESTAMO NARANJA ING"],
    ["BE", "LENING BELFIUS CONTRACT 726"],
    ["BE", "LENING WAGEN 726-4418305-12"],
    ["BE", "KREDIET CONTRACT 726"],
    ["BE", "GROENE LENING 726"],
    ["NL", "Lening contract 12345"],
    ["NL", "LENING RENOVATIE 726"],
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
    ["ES", "PRESTAMO COCHE LAURA"],
    ["ES", "DEVOLUCION PRESTAMO COCHE LAURA"],
    ["NL", "Terug lening auto"],
    ["BE", "VERKOOP WAGEN KREDIET"],
    ["NL", "Naam: Jansen Omschrijving: lening auto"],
    ["BE", "lening auto mama"],
    ["NL", "Groen lening 12"],
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
    ["NL", "Nettoloon De Polder inhouding lening auto contract 4417", "OTHER_ENTRY"],
    ["ES", "NOMINES ARANDA PRESTAMO", "OTHER_ENTRY"],
    ["ES", "ATRASOS CONVENIO PRESTAMO", "OTHER_ENTRY"],
    ["ES", "FINIQUITO ARANDA MENOS PRESTAMO", "OTHER_ENTRY"],
  ] as const)("is none where the text says what it is, %s: %s", (market, text, category) => {
    expect(readAs(market, text, 900).category).toBe(category);
  });
});
