import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";

describe("the message of an analysis in ERROR", () => {
  it("names the accounts that it is about: others may be held otherwise", () => {
    const account = (given: object): object => ({
      type: "CHECKING",
      usage: "PERSONAL",
      balance: 10,
      transactions: [],
      ...given,
    });
    const accounts = [
      account({ currency: "EUR", ownership: "ATTORNEY" }),
      account({ currency: "GBP", ownership: "HOLDER", name: "b" }),
      account({ currency: "EUR", ownership: "HOLDER", usage: "PROFESSIONAL", name: "c" }),
    ];
    expect(analyze({ accounts }, { now: "2026-06-30T12:00:00Z" }).error).toEqual({
      code: "OWNERSHIP_NOT_SUPPORTED",
      message: "Every personal checking or credit card account in EUR is held as attorney.",
    });
  });
});
