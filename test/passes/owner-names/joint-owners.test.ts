import { describe, expect, it } from "vitest";
import { personsIn } from "../../../src/passes/owner-names/joint-owners.js";

describe("the persons that an owner is written as", () => {
  it.each<readonly [string, readonly string[]]>([
    ["M OU MME DURAND PAUL", ["M DURAND PAUL", "MME DURAND PAUL"]],
    ["M./MME DURAND Paul", ["M DURAND Paul", "MME DURAND Paul"]],
    ["M MME DURAND PAUL", ["M DURAND PAUL", "MME DURAND PAUL"]],
    ["M ET MME DURAND PAUL ET CLAIRE", ["M DURAND PAUL", "MME DURAND PAUL", "CLAIRE DURAND"]],
    ["PAUL ET CLAIRE DURAND", ["PAUL DURAND", "CLAIRE DURAND"]],
    ["DURAND PAUL OU ZUBRA", ["DURAND PAUL", "ZUBRA DURAND"]],
    ["MR & MRS D O'Brien", ["MR D O'Brien", "MRS D O'Brien"]],
    ["MR D and MRS S Hargreaves", ["MR D HARGREAVES", "MRS S Hargreaves"]],
    ["MR D HARGREAVES MRS S HARGREAVES", ["MR D HARGREAVES", "MRS S HARGREAVES"]],
    ["Dhr J de Vries en/of Mevr S Bakker", ["Dhr J de Vries", "Mevr S Bakker"]],
    ["Jan e/o Sanne de Vries", ["Jan VRIES", "Sanne de Vries"]],
    ["Sr. David Lopez y Sra. Ana Ruiz", ["Sr David Lopez", "Sra Ana Ruiz"]],
    ["DURAND ET MME PETIT", ["DURAND", "MME PETIT"]],
    ["LOPEZ GARCIA DAVID Y RUIZ SANZ ANA", ["LOPEZ GARCIA DAVID", "RUIZ SANZ ANA"]],
    ["ANA Y DAVID LOPEZ", ["ANA LOPEZ", "DAVID LOPEZ"]],
    ["ANA RUIZ Y ORTEGA / DAVID LOPEZ", ["ANA RUIZ Y ORTEGA", "DAVID LOPEZ"]],
    // `M` is an initial beside another, but a title beside a woman's in French.
    ["J & M SMITHSON", ["J SMITHSON", "SMITHSON M"]],
    ["M SMITHSON & J", ["SMITHSON M", "J SMITHSON"]],
    ["MR J & M SMITHSON", ["MR J SMITHSON", "SMITHSON M"]],
    ["MRS J & M SMITHSON", ["MRS J SMITHSON", "SMITHSON M"]],
    ["M SMITHSON & MRS J", ["SMITHSON M", "MRS J SMITHSON"]],
    ["MRS J SMITHSON & M SMITHSON", ["MRS J SMITHSON", "SMITHSON M"]],
    ["MISS A & M KHAN", ["MISS A KHAN", "KHAN M"]],
    ["MS P & M PATEL", ["MS P PATEL", "PATEL M"]],
    ["SRA A Y M GARCIA", ["SRA A GARCIA", "GARCIA M"]],
    ["J. en M. de Vries", ["J VRIES", "de Vries M"]],
    ["MEVR J & M DE VRIES", ["MEVR J VRIES", "DE VRIES M"]],
    ["Mevr. A. en M. Jansen", ["Mevr A JANSEN", "Jansen M"]],
    ["MME C ET M DURAND", ["MME C DURAND", "M DURAND"]],
    ["M DURAND ET MME C", ["M DURAND", "MME C DURAND"]],
    ["MLLE A ET M LEROUX", ["MLLE A LEROUX", "M LEROUX"]],
    ["MME C DURAND ET M DURAND", ["MME C DURAND", "M DURAND"]],
    // More initials are of one name.
    ["J A & M D SMITHSON", ["J A SMITHSON", "M D SMITHSON"]],
    ["MRS J A & M D SMITHSON", ["MRS J A SMITHSON", "M D SMITHSON"]],
    ["J.P. en M.E. de Vries", ["J P VRIES", "M E de Vries"]],
    ["MME C ET M P DURAND", ["MME C DURAND", "M P DURAND"]],
    // A surname behind a title is that of who has none.
    ["M OU MME DURAND", ["M DURAND", "MME DURAND"]],
    ["M DURAND ET MME", ["M DURAND", "MME DURAND"]],
    ["MR & MRS HARGREAVES", ["MR HARGREAVES", "MRS HARGREAVES"]],
    ["MME CLAIRE ET M DURAND", ["MME CLAIRE DURAND", "M DURAND"]],
    ["MARIE ET M DURAND", ["MARIE DURAND", "M DURAND"]],
    ["MME PETIT ET M DURAND", ["MME PETIT", "M DURAND"]],
    ["PETIT ET MME DURAND", ["PETIT", "MME DURAND"]],
    ["M P DURAND OU MME C DURAND", ["M P DURAND", "MME C DURAND"]],
    ["M DURAND OU MME C DURAND", ["M DURAND", "MME C DURAND"]],
    ["M P DURAND ET M L MARTIN", ["M P DURAND", "M L MARTIN"]],
    ["J DURAND ET M PAUL PETIT", ["J DURAND", "M PAUL PETIT"]],
    ["COMPTE JOINT M OU MME LEROUX PAUL", ["M LEROUX PAUL", "MME LEROUX PAUL"]],
    ["A & B & C & D & E & F SMITHSON", ["A", "B", "C", "D"]],
  ])("are several: %s", (owner, persons) => {
    expect(personsIn(owner)).toEqual(persons);
  });

  it.each([
    "M. J.Y. DURAND",
    "MR OR COHEN",
    "M OU WEI",
    "PAUL OU",
    "MME Y DURAND",
    "Jean-Pierre d'Ormesson",
    "MR M SR GARCIA",
    "MARIE DUPONT MME",
    "JOSE ORTEGA Y GASSET",
    "Ana López y García",
    "Compte joint Leroux",
    "M",
    "",
  ])("are one as it is written: %s", (owner) => {
    expect(personsIn(owner)).toEqual([owner]);
  });
});
