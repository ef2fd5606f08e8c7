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
    ["J & M SMITHSON", ["J SMITHSON", "SMITHSON M"]],
    ["MR J & M SMITHSON", ["MR J SMITHSON", "SMITHSON M"]],
    ["J. en M. de Vries", ["J VRIES", "de Vries M"]],
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
