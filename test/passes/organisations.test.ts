import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

function lenderOf(text: string): string | undefined {
  const lines: readonly Line[] = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, -420]);
  const { loans } = analyze({ accounts: [account([...FILLERS, ...lines])] }, { now: NOW }).creditInsights!;
  return loans.repayments.details[0]?.lendingOrganization?.name;
}

/** Monthly payments of a text, as a body with a provider's type for them, beside purchases. */
function monthly(text: string, amount: number, type: string): object {
  const payments = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day) => ({
    description: text,
    amount,
    dates: { debitedAt: day },
    aggregator: { type },
  }));
  const { transactions, ...rest } = account(FILLERS) as { readonly transactions: readonly object[] };
  return { accounts: [{ ...rest, bank: { name: "Banque Zubro" }, transactions: [...transactions, ...payments] }] };
}

describe("the name of whom the provider's type alone tells", () => {
  it("is the lender's, not the bank's", () => {
    const { loans } = analyze(monthly("CASDEN REF 10023", -150, "order"), { now: NOW }).creditInsights!;
    expect(loans.repayments.lendingOrganizations).toEqual([{ name: "CASDEN" }]);
  });

  it("is the employer's", () => {
    const { incomes } = analyze(monthly("ATELIERS DU ZUBRO REMUNERATION", 1800, "transfer"), { now: NOW })
      .creditInsights!;
    expect(incomes.employers).toEqual([{ name: "ATELIERS DU ZUBRO" }]);
  });

  it("is that of a flow which the client calls a loan or a wage", () => {
    const namesOf = (text: string, amount: number, category: "LOAN_REPAYMENT" | "WAGE"): readonly unknown[] => {
      const body = monthly(text, amount, "transfer");
      const flows = analyze(body, { now: NOW }).creditInsights!.cashFlows;
      const { groupId } = flows.find(({ transactions }) => transactions[0]!.description === text)!.transactions[0]!
        .enrichments;
      const corrections = { categories: [{ groupId, category }] };
      const { loans, incomes } = analyze(body, { now: NOW, corrections }).creditInsights!;
      return [...loans.repayments.lendingOrganizations, ...incomes.employers];
    };
    expect(namesOf("PRLV SEPA CREDILUXO FINANCES", -222, "LOAN_REPAYMENT")).toEqual([{ name: "CREDILUXO FINANCES" }]);
    expect(namesOf("VIR SEPA ATELIERS ZUBRO", 1500, "WAGE")).toEqual([{ name: "ATELIERS ZUBRO" }]);
    // The bank is named where the text names nobody.
    expect(namesOf("VIREMENT 0012", -222, "LOAN_REPAYMENT")).toEqual([{ name: "BANQUE ZUBRO" }]);
  });
});

describe("a lender's name", () => {
  it.each([
    ["PRLV SEPA CREDIT FONCIER ECHEANCE PRET IMMO", "CREDIT FONCIER"],
    ["PRLV SEPA COFIDIS MENSUALITE 0417", "COFIDIS"],
    ["PRLV SEPA CARREFOUR BANQUE CARTE PASS ECHEANCE", "CARREFOUR BANQUE"],
    ["PRLV SEPA CAISSE D'EPARGNE ILE DE FRANCE PRET 778812", "CAISSE D EPARGNE ILE DE FRANCE"],
    ["ECHEANCE PRET CAISSE EPARGNE", "CAISSE EPARGNE"],
    ["PRLV SEPA CREDIT MUTUEL ECHEANCE PRET", "CREDIT MUTUEL"],
    ["PRLV SEPA SOCIETE GENERALE PRET IMMO", "SOCIETE GENERALE"],
    ["PRLV SEPA LA BANQUE POSTALE PRET PERSONNEL", "LA BANQUE POSTALE"],
    ["PRLV SEPA CREDIT AGRICOLE PRET", "CREDIT AGRICOLE"],
    ["PRLV SEPA CREDIT DU NORD PRET", "CREDIT DU NORD"],
    ["PRLV SEPA CIC PRET MODULABLE", "CIC"],
    ["PRLV SEPA BANQUE KOLB PRET", "BANQUE KOLB"],
    ["REMBOURSEMENT CREDIT AUTO JEAN MARTIN", "JEAN MARTIN"],
    ["PRLV SEPA SOCIETE CREATION FINANCE ECHEANCE PRET", "CREATION FINANCE"],
    ["PRLV SEPA PRIMO FINANCE ECHEANCE PRET", "PRIMO FINANCE"],
    ["ECHEANCE PRET PRIMO FINANCE", "PRIMO FINANCE"],
    ["PRLV PRET LOGEMENT FRANCAIS", "LOGEMENT FRANCAIS"],
    ["PRLV PRET LOGEMENT FRANCAIS 0412", "LOGEMENT FRANCAIS"],
    ["PRLV SEPA JEUNE BANQUE ECH PRET", "JEUNE BANQUE"],
    ["PRLV SEPA SCI DU PROJET NEUF REMBOURSEMENT PRET", "SCI DU PROJET NEUF"],
    ["PRLV SEPA FONDS DE SOLIDARITE LOGEMENT REMBT PRET", "SOLIDARITE LOGEMENT"],
    ["PRELEVEMENT EUROPEEN 0107 DE: SOCIALE HABITAT NORD ID: FR47ZZZ1 MOTIF: ECHEANCE PRET", "SOCIALE HABITAT NORD"],
  ])("is whole where the text says what is paid: %s", (text, name) => {
    expect(lenderOf(text)).toBe(name);
  });
});

describe("a lender's name behind what is paid for", () => {
  it.each([
    "ECHEANCE PRET MOTO ZUBRO",
    "PRLV ECHEANCE PRET LOGEMENT ZUBRO",
    "PRLV SEPA PRET HYPOTHECAIRE ZUBRO",
    "PRLV ECHEANCE PRET RESIDENCE PRINCIPALE ZUBRO",
    "PRLV PRET ACCESSION SOCIALE ZUBRO",
    "ECHEANCE PRET CAPITAL RESTANT DU ZUBRO",
    "ECHEANCE PRET TRANCHE 2 ZUBRO",
    "PRLV SEPA TRANCHE 2 PRET ZUBRO",
    "ECHEANCE PRET ZERO IN FINE ZUBRO",
    "PRLV SEPA ZUBRO CREDIT VOITURE",
  ])("is one whatever it is paid for: %s", (text) => {
    expect(lenderOf(text)).toBe("ZUBRO");
  });
});

describe("the lender of a loan whose terms alone are told", () => {
  it.each([
    "ECHEANCE PRET 818402217735 CAPITAL AMORTI : 115,62 CAPITAL RESTANT : 2417,10 DATE PREVISIONNELLE DE FIN : 10/02/2028",
    "ECHEANCE PRET A TAUX ZERO 00012345",
    "ECHEANCE PRET IMMOBILIER PRIMO 0458123 02",
    "ECHEANCE PRET IMMOBILIER RES PRINCIPALE 0012",
    "ECHEANCE PRET IMMOBILIER LOCATIF 0012",
    "ECH PRET ACCESSION SOCIALE 0041",
    "REMBOURSEMENT DE PRET PGE 00001742963",
    "ECH PRET AGRICOLE 0712 04219012",
    "ECHEANCE PRET A TAUX REVISABLE 0012",
    "ECHEANCE PRET N 12 TAUX FIXE IN FINE",
    "ECHEANCE PRET CONSTRUCTION 0012",
    "ECHEANCE PRET ECO PTZ",
    "ECHEANCE PRET MAISON 0012",
    "ECHEANCE PRET ASSURANCE 32,10 CAP 612,20",
    "PRLV SEPA ECH PRET ASSURANCE ET FRAIS INCLUS 4417",
    "ECH PRET ASS+CAP+INT 12345678",
    "ECHEANCE PRET ASSURANCE DECES 0012",
    "ECHEANCE PRET ASSURANCE COMPRISE 0012345",
    "REMBT CREANCES DAILLY 2026-007",
    "REMBOURSEMENT MOBILISATION CREANCES 118204",
    "REMBOURSEMENT CESSION DAILLY BORDEREAU 12",
  ])("is the account's bank: %s", (text) => {
    const body = monthly(text, -420, "order");
    expect(analyze(body, { now: NOW }).creditInsights!.loans.repayments.lendingOrganizations).toEqual([
      { name: "BANQUE ZUBRO" },
    ]);
  });

  it.each(["MOBILISATION CREANCES DAILLY 2026-007", "MCNE 118204", "ESCOMPTE EFFETS BORDEREAU 441"])(
    "is that bank where it lends on claims: %s",
    (text) => {
      const { drawdowns } = analyze(monthly(text, 8000, "transfer"), { now: NOW }).creditInsights!.loans;
      expect(drawdowns.lendingOrganizations).toEqual([{ name: "BANQUE ZUBRO" }]);
    },
  );

  it("is that bank by the name that other texts give it", () => {
    const repayments: readonly Line[] = ["PRLV SEPA CREDIT MUTUEL ECHEANCE PRET", "ECHEANCE PRET 0012"].flatMap(
      (text) => ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, -420]),
    );
    const given = account([...FILLERS, ...repayments], { bank: { name: "Crédit Mutuel" } });
    const { loans } = analyze({ accounts: [given] }, { now: NOW }).creditInsights!;
    expect(loans.repayments.lendingOrganizations).toEqual([{ name: "CREDIT MUTUEL" }]);
  });
});

describe("a known lender", () => {
  it.each([
    ["PRLV SEPA FLOA BANK ECHEANCE", "FLOA"],
    ["PRLV SEPA DIAC SA CONTRAT 14", "DIAC"],
    ["CARTE X8026 FINFROG SAS PARIS", "FINFROG"],
    ["PRLV SEPA CA CONSUMER FINANCE", "CA CONSUMER FINANCE"],
    ["PRLV SEPA FORD CREDIT", "FORD CREDIT"],
    ["PRLV SEPA CREDIT FONCIER DE FRANCE", "CREDIT FONCIER DE FRANCE"],
  ])("bears one name: %s", (text, name) => {
    expect(lenderOf(text)).toBe(name);
  });

  it("bears it when it pays a loan out too", () => {
    const lendersOf = (text: string): readonly unknown[] =>
      analyze(monthly(text, 300, "transfer"), { now: NOW }).creditInsights!.loans.drawdowns.lendingOrganizations;
    expect(lendersOf("VIR INST RE 518337117658 DE: FINFROG DATE: 24/06/2026 MOTIF: PRET FF-220981")).toEqual([
      { name: "FINFROG" },
    ]);
    expect(lendersOf("VIR INST RECU /DE FINFROG SAS /MOTIF MINI PRET FF-661208")).toEqual([{ name: "FINFROG" }]);
  });
});

describe("an employer's name", () => {
  it.each([
    ["VIR SEPA RECU SOCIETE GENERALE SALAIRE MAI", "SOCIETE GENERALE"],
    ["VIR SALAIRE CREDIT AGRICOLE SA", "CREDIT AGRICOLE"],
    ["VIR SALAIRE CREDIT MUTUEL ARKEA", "CREDIT MUTUEL ARKEA"],
    ["VIR SALAIRE MAIRIE DE PARIS", "MAIRIE DE PARIS"],
    ["VIR SALAIRE BANQUE DE FRANCE", "BANQUE DE FRANCE"],
    ["VIR SALAIRE LA POSTE", "LA POSTE"],
    ["VIR SALAIRE AIR FRANCE", "AIR FRANCE"],
    ["VIR SALAIRE CAISSE DES DEPOTS", "CAISSE DES DEPOTS"],
    ["VIR SALAIRE RESTAURANT LE BISTROT", "RESTAURANT LE BISTROT"],
    ["VIR SALAIRE DUPONT ET DUPONT", "DUPONT ET DUPONT"],
    ["VIR SEPA ZUBRO SALAIRE DE ZUBRO", "ZUBRO"],
    ["VIR SEPA RECU DE ATELIERS ZUBRO SAS POUR SALAIRE DE MAI", "ATELIERS ZUBRO"],
    ["VIREMENT DE ZUBRO DE 0412 DUVALBOIS SALAIRE", "ZUBRO DUVALBOIS"],
    ["VIR SEPA PARTENORD HABITAT SALAIRE MAI", "PARTENORD HABITAT"],
    ["VIR SEPA TRAVAUX PUBLICS DU NORD PAIE", "TRAVAUX PUBLICS DU NORD"],
    ["VIR SEPA MISSION LOCALE DE LYON PAIE", "MISSION LOCALE DE LYON"],
    ["VIR SEPA PIERRE ET VACANCES PRIME DE VACANCES", "PIERRE ET VACANCES"],
    ["VIR SALAIRE CRIT INTERIM", "CRIT INTERIM"],
    ["VIR CRIT INTERIM SALAIRE MISSION 12", "CRIT INTERIM"],
    ["VIR SAL DU MIDI PAIE 06", "SAL DU MIDI"],
    ["VIR SALAIRE CENTRE HOSPITALIER DE ZUBRO", "CENTRE HOSPITALIER DE ZUBRO"],
    ["VIR SALAIRE MISSION LOCALE DE LYON", "MISSION LOCALE DE LYON"],
    ["VIR SALAIRE SERVICE DEPARTEMENTAL D INCENDIE", "SERVICE DEPARTEMENTAL D INCENDIE"],
    ["VIR SALAIRE INTERIM NATION", "INTERIM NATION"],
    ["VIR PAIE RH PARTNERS", "RH PARTNERS"],
    ["VIR SEPA CENTRE DE GESTION 38 SALAIRE", "CENTRE DE GESTION"],
  ])("is whole, with what joins its words: %s", (text, name) => {
    const body = monthly(text, 1800, "transfer");
    expect(analyze(body, { now: NOW }).creditInsights!.incomes.employers).toEqual([{ name }]);
  });

  it.each([
    ["VIR SEPA RECU /DE SERVICE PAIE MAIRIE DE LYON /MOTIF SALAIRE", "SERVICE PAIE MAIRIE DE LYON"],
    ["VIR SEPA RECU /DE CENTRE DE PAIE ZUBRO /MOTIF SALAIRE", "CENTRE DE PAIE ZUBRO"],
    ["VIR SEPA RECU /DE BONUS INTERIM /MOTIF SALAIRE", "BONUS INTERIM"],
    ["VIR SEPA RECU /DE CABINET PAYE ET ASSOCIES /MOTIF SALAIRE", "CABINET PAYE ET ASSOCIES"],
    ["VIR SEPA RECU /DE MAT ET BETON /MOTIF SALAIRE", "MAT ET BETON"],
    ["VIR SEPA RECU /DE MAIRIE DE LYON PAIE /MOTIF SALAIRE", "MAIRIE DE LYON"],
    ["VIR SEPA RECU /MOTIF SALAIRE JUIN /DE PRIME CONSEIL", "PRIME CONSEIL"],
    ["VIR INST RE 518337 DE: CENTRE DE PAIE ZUBRO DATE: 24/06/2026 MOTIF: SALAIRE", "CENTRE DE PAIE ZUBRO"],
    ["VIREMENT DE SALAIRE ACME INDUSTRIE /MOTIF SALAIRE", "ACME INDUSTRIE"],
  ])("is what the field of who pays holds: %s", (text, name) => {
    const body = monthly(text, 1800, "transfer");
    expect(analyze(body, { now: NOW }).creditInsights!.incomes.employers).toEqual([{ name }]);
  });
});

describe("an employer's name beside what is paid", () => {
  it.each([
    "VIREMENT ZUBRO SALAIRE MAI MATR 20447",
    "VIREMENT ZUBRO PAIE SEM 19 MISSION 4471",
    "VIREMENT ZUBRO SALAIRE MAI ACOMPTE DEDUIT",
    "VIREMENT ZUBRO PRIME DE VACANCES",
    "VIREMENT ZUBRO PRIME INTERESSEMENT 2025",
    "VIREMENT ZUBRO SALAIRE AVEC PRIME EXCEPTIONNELLE",
    "VIREMENT ZUBRO RAPPEL SURSALAIRE INDEX",
    "VIREMENT ZUBRO SOLDE DE TOUT COMPTE",
    "VIREMENT SOLDE DE TOUT COMPTE ZUBRO",
    "VIREMENT RAPPEL SALAIRE MAI ZUBRO",
    "VIREMENT GRATIFICATION DE STAGE ZUBRO",
    "VIREMENT ZUBRO SAL 06",
    "VIREMENT ZUBRO DONT INTERESSEMENT SALAIRE",
    "VIREMENT COMPLEMENT DE SALAIRE ZUBRO",
    "VIREMENT FIN DE MOIS SALAIRE ZUBRO",
    "VIREMENT SEMAINE 23 SALAIRE ZUBRO",
    "VIREMENT INTERIM SALAIRE ZUBRO",
    "VIREMENT HEURES SUP SALAIRE JUIN ZUBRO",
    "VIREMENT GESTION PAIE ZUBRO",
    "VIREMENT REMBOURSEMENT TRANSPORT SALAIRE ZUBRO",
    "VIREMENT ARRET MALADIE INDEMNITES JOURNALIERES ZUBRO SALAIRE",
    "VIREMENT ZUBRO INDEMNITE TRANSPORT SALAIRE",
    "VIREMENT ZUBRO BONUS SALAIRE MAI",
    "VIREMENT SALAIRE BONUS ZUBRO",
    "VIREMENT SALAIRE HEURES SUPPLEMENTAIRES ZUBRO",
    "VIREMENT SALAIRE SEMAINE 22 ZUBRO",
    "VIREMENT SALAIRE INTERIM ZUBRO",
    "VIREMENT SALAIRE MISSION SEMAINE 22 ZUBRO",
    "VIREMENT SALAIRE SERVICE RH ZUBRO",
  ])("holds nothing of it: %s", (text) => {
    expect(analyze(monthly(text, 1800, "transfer"), { now: NOW }).creditInsights!.incomes.employers).toEqual([
      { name: "ZUBRO" },
    ]);
  });

  it("is none for a service that pays wages in advance", () => {
    const employersOf = (text: string): readonly unknown[] =>
      analyze(monthly(text, 150, "transfer"), { now: NOW }).creditInsights!.incomes.employers;
    expect(employersOf("VIR SEPA ROSALY AVANCE SUR SALAIRE")).toEqual([]);
    expect(employersOf("VIR SEPA STAIRWAGE ACOMPTE SUR SALAIRE MAI")).toEqual([]);
    expect(employersOf("VIR SEPA ZUBRO ACOMPTE SUR SALAIRE MAI")).toEqual([{ name: "ZUBRO" }]);
  });
});

describe("the name of whom pays a wage to somebody that the body names", () => {
  const employersOf = (text: string, owners: readonly string[]): readonly string[] => {
    const lines: readonly Line[] = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, 1800]);
    const given = account([...FILLERS, ...lines], { owners: owners.map((name) => ({ name })) });
    const { incomes } = analyze({ accounts: [given] }, { now: NOW }).creditInsights!;
    return incomes.employers.map(({ name }) => name);
  };

  it.each([
    ["VIR SEPA RECU /DE ACME SAS /MOTIF SALAIRE MARTIN ELENA", ["ACME"]],
    ["VIR SEPA RECU /DE ACME SAS /MOTIF SALAIRE JUIN ZUBRO", ["ACME"]],
    ["VIR SEPA RECU /MOTIF SALAIRE ACME", ["ACME"]],
    ["VIREMENT ACME SALAIRE MME MARTIN ELENA", ["ACME"]],
    ["VIREMENT ACME SALAIRE E MARTIN", ["ACME"]],
    ["VIREMENT SALAIRE MME MARTIN ELENA", []],
    ["VIREMENT SALAIRE MME MARTIN", []],
    // A firm may bear the surname.
    ["VIREMENT GARAGE MARTIN SALAIRE ELENA MARTIN", ["GARAGE MARTIN"]],
    ["VIR SALAIRE MARTIN TRANSPORTS", ["MARTIN TRANSPORTS"]],
  ])("is not that person's: %s", (text, names) => {
    expect(employersOf(text, ["MME ELENA MARTIN"])).toEqual(names);
  });
});
