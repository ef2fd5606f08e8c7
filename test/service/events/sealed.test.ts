import { inspect } from "node:util";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Sealed } from "../../../src/service/events/sealed.js";

describe("a sealed value", () => {
  it("opens to what it was, encrypted or not", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.string())),
        fc.boolean(),
        (value, isEncrypted) => {
          expect(JSON.stringify(new Sealed(value, isEncrypted).open())).toBe(JSON.stringify(value));
        },
      ),
    );
  });

  it.each([true, false])("shows in no log and no JSON (encrypted: %j)", (isEncrypted) => {
    const sealed = new Sealed("the secret", isEncrypted);
    expect(inspect({ sealed }, { depth: 9, showHidden: true })).not.toContain("the secret");
    expect(JSON.stringify({ sealed })).toBe('{"sealed":{}}');
    expect(`${sealed}`).toBe("[object Object]");
  });
});
