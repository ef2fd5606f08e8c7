import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import { familyOf } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";

function categoryOf(market: Market, text: string, amount: number) {
  const given = { market, line: 1, text, amount, category: "OTHER_EXPENSE", accepted: [], type: "DEBIT" } as const;
  return readTexts(market, [given])[0]!.readCategory;
}

describe("a transfer to or from an account of one's own", () => {
  it.each<readonly [market: Market, text: string, amount: number]>([
    ["FR", "VIR PERM VERS COMPTE JOINT ECHEANCE PRET IMMOBILIER", -900],
    ["FR", "VIR PERM VERS COMPTE COMMUN MENSUALITE PRET", -900],
    ["FR", "VIR VERS LE COMPTE COMMUN REMBOURSEMENT PRET", -900],
    ["FR", "VIR PERM VERS MON COMPTE JOINT PRET IMMO", -900],
    ["FR", "VIR PERM VERS CPTE JOINT PRET IMMO", -900],
    ["FR", "VIR VERS COMPTE COURANT PRET IMMO", -900],
    ["FR", "VIR COMPTE JOINT PRET IMMO", -900],
    // The bank behind the loan's words is who lent, or where the account is.
    ["FR", "VIR COMPTE JOINT PRET IMMO CIC", -700],
    ["FR", "VIR SEPA CPTE JOINT PRET IMMO BNP", -700],
    ["FR", "VIR SEPA COMPTE COMMUN LCL PRET IMMO", -700],
    ["FR", "VIR COMPTE JOINT CREDIT IMMOBILIER CAISSE EPARGNE", -700],
    ["FR", "VIR SEPA ZUBRO KELDIR CIC PRET IMMO", -700],
    ["FR", "VIR INST DE COMPTE JOINT DEBLOCAGE PRET PERSONNEL", 900],
    ["GB", "STANDING ORDER TO JOINT ACCOUNT MORTGAGE", -900],
    ["ES", "TRASPASO A CUENTA COMUN CUOTA HIPOTECA", -700],
    ["NL", "Naam: Gezamenlijke rekening Omschrijving: hypotheek en boodschappen", -900],
    ["NL", "SEPA Overboeking eigen rekening hypotheek", -900],
    ["BE", "VIREMENT DE MON COMPTE D EPARGNE BE09 0629 0421 4757 POUR PRET HYPOTHECAIRE", 1000],
    ["BE", "VIREMENT VERS COMPTE EPARGNE BE20 3277 4264 5356 REMBOURSEMENT DETTE A MOI MEME", -500],
    ["BE", "Overschrijving naar zichtrekening woonkrediet", -500],
    ["FR", "VIREMENT PRET IMMO VERS COMPTE JOINT", -900],
    ["FR", "VIR VERS COMPTE JOINT LCL ECHEANCE PRET", -900],
    ["GB", "STANDING ORDER MORTGAGE TO JOINT ACCOUNT", -900],
  ])("pays and takes no loan in %s: %s, %d", (market, text, amount) => {
    expect(familyOf(categoryOf(market, text, amount))).not.toBe("CREDIT");
  });

  it.each<readonly [market: Market, text: string, category: string]>([
    ["FR", "ECHEANCE PRET IMMOBILIER COMPTE JOINT 0012", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["FR", "PRLV SEPA CREDIT FONCIER ECHEANCE PRET COMPTE COURANT 1", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["FR", "VIR COFIDIS ECHEANCE COMPTE COURANT 12", "LOAN_REPAYMENT"],
    ["FR", "VIR VERS COMPTE JOINT LOYER", "RENT"],
    ["FR", "VIR PERM BNP PARIBAS REMBOURSEMENT PRET IMMOBILIER COMPTE JOINT", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["FR", "VIR CREDIT AGRICOLE ECHEANCE PRET COMPTE COURANT", "LOAN_REPAYMENT"],
    ["FR", "VIR CREDIT AGRICOLE COMPTE COURANT ECHEANCE PRET", "LOAN_REPAYMENT"],
    ["FR", "VIR CAISSE D EPARGNE ECHEANCE PRET IMMO COMPTE JOINT", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["FR", "VIR ZUBROLAND ECHEANCE PRET COMPTE JOINT", "LOAN_REPAYMENT"],
    ["FR", "LCL ECHEANCE PRET COMPTE COURANT 123", "LOAN_REPAYMENT"],
    ["FR", "BPCE ECHEANCE PRET 4455 COMPTE COURANT", "LOAN_REPAYMENT"],
    ["GB", "STO SKIPTON MORTGAGE JOINT ACCOUNT", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["ES", "TRANSFERENCIA CAIXABANK CUOTA PRESTAMO CUENTA PERSONAL", "LOAN_REPAYMENT"],
    ["NL", "SEPA OVERBOEKING NAAM: ABN AMRO OMSCHRIJVING: HYPOTHEEK EN OF REKENING", "LOAN_REPAYMENT_REAL_ESTATE"],
  ])("is not what a bank debits, nor what a lender is paid, nor a rent, in %s: %s", (market, text, category) => {
    expect(categoryOf(market, text, -900)).toBe(category);
  });
});

describe("a savings book of the holder's", () => {
  it.each<readonly [text: string, amount: number, category: string]>([
    ["VIR LIVRET A PRET IMMO", -300, "BANKBOOK_SAVING"],
    ["VIR LDDS PRET IMMO", -300, "BANKBOOK_SAVING"],
    ["VIR LIVRET A PRET IMMO CIC", -300, "BANKBOOK_SAVING"],
    ["VIR PEL PRET IMMO", -300, "BANKBOOK_SAVING"],
    ["VIR PERM VERS LIVRET A CREDIT VOITURE", -300, "BANKBOOK_SAVING"],
    ["VIR LIVRET A PRET IMMO", 300, "DISSAVING"],
    ["VIR DEPUIS LDDS PRET PERSONNEL", 300, "DISSAVING"],
    ["VIR LIVRET A SALAIRE", 1500, "DISSAVING"],
    ["VIR LDDS PAIE", 1500, "DISSAVING"],
    ["VIR DEPUIS LIVRET A PENSION ALIMENTAIRE", 1500, "DISSAVING"],
    ["VIR LDDS LOYER", 700, "DISSAVING"],
    ["VIR LDDS M DUPONT JEAN LOYER", 700, "DISSAVING"],
    ["VIR LDDS VACANCES LOYER", 700, "DISSAVING"],
    ["VIR LDDS COMPTE COURANT LOYER", 700, "DISSAVING"],
    ["VIR DEPUIS LDDS DUPONT JEAN LOYER", 700, "DISSAVING"],
    ["VIR LDDS MARIE PENSION ALIMENTAIRE", 700, "DISSAVING"],
    ["VIR LDD LOYER", 700, "DISSAVING"],
    ["VIR LDD MME DUPONT LEA LOYER", 700, "DISSAVING"],
    ["VIR LDD PAIE JUIN", 1500, "DISSAVING"],
    ["VIR LDDS COMPLEMENT SALAIRE", 700, "DISSAVING"],
    ["VIR LDD SOLIDAIRE MME LEROY INES SALAIRE", 1800, "DISSAVING"],
    ["VIR LDD SOLIDAIRE MME LEROY INES LOYER", 1800, "DISSAVING"],
    ["VIR LDD SOLIDAIRE SALAIRE JUIN", 1800, "DISSAVING"],
    ["VIR LIVRET B SALAIRE", 1800, "DISSAVING"],
    ["VIR LDD SOLIDAIRE PAIE DU MOIS", 1800, "DISSAVING"],
    ["VIR LDD MME LEROY INES PAIE", 1800, "DISSAVING"],
    ["VIR DEPUIS LDD DUPONT JEAN SALAIRE", 1800, "DISSAVING"],
    ["VIR LDD JEAN MOULIN PAIE", 1800, "DISSAVING"],
    ["VIR LIVRET A SALAIRE DUPONT", 1500, "DISSAVING"],
    ["VIR LIVRET JEUNE SALAIRE APPRENTI", 700, "DISSAVING"],
    ["VIR LIVRET A PAIE IMPOTS", 700, "DISSAVING"],
    ["VIR DE LIVRET A POUR PAYE LOYER", 700, "DISSAVING"],
    ["VIR SEPA LIVRET DE DEVELOPPEMENT DURABLE PAIE JUIN", 700, "DISSAVING"],
  ])("lends nothing and earns nothing: %s, %d", (text, amount, category) => {
    expect(categoryOf("FR", text, amount)).toBe(category);
  });

  it.each<readonly [text: string, amount: number, category: string]>([
    ["ECHEANCE PRET PEL 00123", -300, "LOAN_REPAYMENT_REAL_ESTATE"],
    ["VIR CREDIT AGRICOLE PRET PEL 00123", -300, "LOAN_REPAYMENT_REAL_ESTATE"],
    ["PRLV SEPA CREDIT FONCIER PRET EPARGNE LOGEMENT", -300, "LOAN_REPAYMENT_REAL_ESTATE"],
    ["VIR SEPA CSL BEHRING SALAIRE JUIN", 2100, "WAGE"],
    ["VIR SEPA LDD SARL SALAIRE JUIN", 2100, "WAGE"],
    ["VIR SEPA CEL SALAIRE JUIN", 2100, "WAGE"],
    ["VIR SEPA CAISSE D EPARGNE SALAIRE JUIN", 2100, "WAGE"],
    ["VIR SEPA ACME SALAIRE LIVRET A", 2100, "WAGE"],
    ["VIR SEPA ACME SARL LIVRET A SALAIRE JUIN", 2100, "WAGE"],
    ["VIR SEPA ACME SARL LIVRET A PAIE JUIN", 2100, "WAGE"],
    ["VIR SEPA DE ACME SARL VERS LIVRET A SALAIRE", 2100, "WAGE"],
    ["VIR SEPA LDD TRANSPORTS SALAIRE", 2100, "WAGE"],
    ["VIR SEPA LDD TRANSPORTS PAIE", 2100, "WAGE"],
    ["VIR SEPA LDD TRANSPORTS PAIE DU MOIS MME LEROY INES", 2100, "WAGE"],
    ["VIR SEPA SALAIRE LDD SOLIDAIRE ACME", 2100, "WAGE"],
    ["VIR SEPA LDD SOLIDAIRE SARL SALAIRE", 2100, "WAGE"],
    ["VIR SEPA LIVRET A ACME SARL SALAIRE JUIN", 2100, "WAGE"],
    ["VIR SEPA LDD IMMOBILIER LOYER", 700, "RENTAL_INCOME"],
    ["VIR LIVRET A INTERETS 2025", 40, "INTEREST"],
  ])(
    "is none where a loan, an employer or a bank bears its name, or behind an income: %s, %d",
    (text, amount, category) => {
      expect(categoryOf("FR", text, amount)).toBe(category);
    },
  );
});
