import { describe, expect, it } from "vitest";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";

const A = { iban: "FR7630006000011234567890189", name: "A", balance: 10, transactions: [{ id: "a1" }, { id: "a2" }] };
const B = { iban: "FR1420041010050500013M02606", name: "B", balance: 20, transactions: [{ id: "b1" }] };

describe("what is said of accounts beside them", () => {
  const word = (id: number, usage: string, iban?: string) => ({
    ...{ id_account: id, usage },
    ...(iban !== undefined && { identifications: [{ scheme_name: "iban", identification: iban }] }),
  });

  it("takes the place of what was said of the same ones by id or IBAN", () => {
    const before = [word(1, "ORGA"), word(2, "ORGA", A.iban), word(3, "ORGA")];
    const update = [word(1, "PRIV"), word(9, "PRIV", A.iban.toLowerCase())];
    const merged = mergeBody({ accountOwnerships: before }, { accountOwnerships: update });
    expect(merged).toMatchObject({ data: { accountOwnerships: [before[2], ...update] }, isChanged: true });
    expect(merged.placeOf("/accountOwnerships/1/parties")).toBe("/accountOwnerships/0/parties");
    expect(merged.placeOf("/accountOwnerships/0/parties")).toBeUndefined();
    const again = mergeBody({ accountOwnerships: before }, { accountOwnerships: before.slice(0, 1) });
    expect(again).toMatchObject({ data: { accountOwnerships: [before[1], before[2], before[0]] }, isChanged: false });
  });

  it("by a check stays for the accounts that the next check does not name", () => {
    const provider = (name: string, ...ids: readonly number[]) => ({ name, accounts: ids.map((id) => ({ id })) });
    const check = (...userDataByProvider: readonly object[]) => ({ accountVerificationCheck: { userDataByProvider } });
    const merged = mergeBody(check(provider("old", 1, 2), provider("gone", 3)), check(provider("new", 3, 1)));
    expect(merged.data).toEqual(check(provider("new", 3, 1), provider("old", 2)));
  });
});

describe("an error that was told beside the data", () => {
  it("is over with connections that come without one", () => {
    const error = { code: "wrongpass", message: "see the bank" };
    const connections = [{ id: 1 }];
    expect(mergeBody({ connections }, { error }).data).toEqual({ connections, error });
    expect(mergeBody({ connections, error }, { accountOwnerships: [{ id_account: 1 }] }).data).toMatchObject({ error });
    expect(mergeBody({ connections, error }, { connections }).data).toEqual({ connections });
  });

  it.each([
    ["accounts that come again", { accounts: [A] }, true],
    ["accounts that are new", { accounts: [B] }, true],
    ["accounts that are chosen among", { accounts: [{ iban: A.iban, isComputed: true }] }, false],
    ["no accounts", { accounts: [] }, false],
    ["accounts that come with another", { accounts: [A], error: { code: "bug" } }, false],
  ])("is over or not with %s", (_, update, isOver) => {
    const merged = mergeBody({ accounts: [A], error: { code: "wrongpass" } }, update);
    expect("error" in merged.data).toBe(!isOver);
  });
});
