import { describe, expect, it } from "vitest";
import type { AccountOwnership } from "../../src/model/account.js";
import { bodyOfD } from "./quirks/bodies.js";
import { readOnlyAccount } from "./read.js";

type Parties = readonly (readonly [name: string | null, role: string])[];

/** What a user is to an account with these parties. */
function ownershipOf(user: string | null, parties: Parties): AccountOwnership | undefined {
  const named = parties.map(([name, role]) => ({ identity: { name }, role }));
  const userDataByProvider = [{ identity: { name: user }, accounts: [{ id: "d1", parties: named }] }];
  const body = bodyOfD({ unscaledValue: "-5", scale: "0" });
  return readOnlyAccount({ ...body, accountVerificationCheck: { userDataByProvider } }).ownership;
}

const HOLDER_BESIDE = ["PAUL GRAND", "HOLDER"] as const;

describe("the user that a verification check names", () => {
  it.each([
    ["LEA PETIT", "PETIT LEA"],
    ["Léa Petit", "MME LEA PETIT"],
    ["Mme Léa PETIT", "PETIT, Léa"],
    ["LEA PETIT", "DR. PETIT LEA"],
    ["LEA PETIT PETIT", "LEA PETIT"],
  ])("%s is the authorised user %s, whatever the order and titles: no holder", (user, name) => {
    expect(ownershipOf(user, [HOLDER_BESIDE, [name, "AUTHORIZED_USER"]])).toBe("ATTORNEY");
    expect(ownershipOf(user, [HOLDER_BESIDE, [name, "HOLDER"]])).toBe("CO_HOLDER");
  });

  it("is not told where neither a holder nor an authorised user bears the name", () => {
    expect(ownershipOf("LEA PETIT", [HOLDER_BESIDE, ["L PETIT", "AUTHORIZED_USER"]])).toBeUndefined();
    expect(ownershipOf("LEA PETIT", [HOLDER_BESIDE, [null, "AUTHORIZED_USER"]])).toBeUndefined();
    expect(ownershipOf("MME", [HOLDER_BESIDE, ["MME LEA PETIT", "AUTHORIZED_USER"]])).toBeUndefined();
  });

  it("is one of the holders where there is nobody else", () => {
    expect(ownershipOf("LEA PETIT", [HOLDER_BESIDE])).toBe("HOLDER");
    expect(ownershipOf("LEA PETIT", [HOLDER_BESIDE, ["ANNE GRAND", "HOLDER"]])).toBe("CO_HOLDER");
    expect(ownershipOf("LEA PETIT", [["L PETIT", "AUTHORIZED_USER"]])).toBe("ATTORNEY");
  });
});

describe("a holder who is named in two ways", () => {
  it("is one", () => {
    const parties: Parties = [
      ["LEA PETIT", "HOLDER"],
      ["MME PETIT LEA", "HOLDER"],
    ];
    expect(ownershipOf("LEA PETIT", parties)).toBe("HOLDER");
    expect(ownershipOf(null, parties)).toBe("HOLDER");
  });
});

describe("husband and wife of one initial", () => {
  it.each([
    ["Mr J Smith", "Mrs J Smith"],
    ["M. DUPONT", "MME DUPONT"],
    ["Dhr P de Vries", "Mw P de Vries"],
    ["Sr. Gil", "Gil, Sra."],
  ])("are two: %s and %s", (he, she) => {
    const both: Parties = [
      [he, "HOLDER"],
      [she, "HOLDER"],
    ];
    expect(ownershipOf(null, both)).toBe("CO_HOLDER");
    expect(ownershipOf(he, both)).toBe("CO_HOLDER");
    const ofHer: Parties = [
      [she, "HOLDER"],
      [he, "AUTHORIZED_USER"],
    ];
    expect(ownershipOf(he, ofHer)).toBe("ATTORNEY");
    expect(ownershipOf(she, ofHer)).toBe("HOLDER");
  });

  it.each([
    ["Mr J Smith", "J Smith"],
    ["Mr J Smith", "Dr J Smith"],
    ["Miss J Smith", "Mrs J Smith"],
    ["M. DUPONT JEAN", "MONSIEUR JEAN DUPONT"],
    ["Mrs A M Smith", "A M SMITH"],
    ["Mrs M Smith", "M SMITH"],
    ["Mrs Anna M Smith", "Smith Anna M"],
    ["MRS PRIYA HEER", "Priya Heer"],
    ["Mevr J de Heer", "J de Heer"],
    ["Mr & Mrs J Smith", "Mrs J Smith"],
    ["M. & Mme DUPONT", "MME DUPONT"],
    ["Mme & M. DUPONT", "M. DUPONT"],
  ])("are one where no title parts them: %s and %s", (name, other) => {
    const both: Parties = [
      [name, "HOLDER"],
      [other, "HOLDER"],
    ];
    expect(ownershipOf(name, both)).toBe("HOLDER");
  });

  it("are two beside a name without title, not three", () => {
    const all: Parties = [
      ["J Smith", "HOLDER"],
      ["Mr J Smith", "HOLDER"],
      ["Mrs J Smith", "HOLDER"],
    ];
    expect(ownershipOf(null, all)).toBe("CO_HOLDER");
    expect(ownershipOf(null, all.slice(0, 2))).toBe("HOLDER");
  });
});

describe("a user whose initial or surname is written as a title", () => {
  it.each([
    ["Anna M Smith", "MRS ANNA M SMITH"],
    ["Mrs M Smith", "M SMITH"],
    ["Priya Heer", "MRS PRIYA HEER"],
    ["Mrs J Smith", "Mr & Mrs J Smith"],
  ])("is known beside another party: %s, %s", (user, name) => {
    expect(ownershipOf(user, [HOLDER_BESIDE, [name, "AUTHORIZED_USER"]])).toBe("ATTORNEY");
    const ofUser: Parties = [
      [name, "HOLDER"],
      ["PAUL GRAND", "AUTHORIZED_USER"],
    ];
    expect(ownershipOf(user, ofUser)).toBe("HOLDER");
  });
});

describe("an account whose user is not named", () => {
  it("is held where it has a holder", () => {
    expect(ownershipOf(null, [HOLDER_BESIDE, ["LEA PETIT", "AUTHORIZED_USER"]])).toBe("HOLDER");
    expect(ownershipOf(null, [["LEA PETIT", "AUTHORIZED_USER"]])).toBe("ATTORNEY");
  });
});
