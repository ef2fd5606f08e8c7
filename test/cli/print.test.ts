import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { print } from "../../src/cli/print.js";

/** An output that takes each text after a turn, with what it was given; from some text on it fails. */
function slowOutput(failsFrom = Number.POSITIVE_INFINITY): { readonly output: Writable; readonly taken: string[] } {
  const taken: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    highWaterMark: 1,
    write: (text: string, _encoding, done) => {
      void nextTurn().then(() => {
        if (taken.length >= failsFrom) return done(Object.assign(new Error("closed"), { code: "EPIPE" }));
        taken.push(text);
        done();
      });
    },
  });
  output.on("error", () => {});
  return { output, taken };
}

const LONG = "x".repeat(70_000);

describe("printing", () => {
  it("gathers small pieces, in their order", async () => {
    const { output, taken } = slowOutput();
    await print(["a", "b", "", "c"], output);
    expect(taken).toEqual(["abc"]);
    await print([], output);
    expect(taken).toEqual(["abc"]);
  });

  it("makes no piece before the ones before it were taken", async () => {
    const { output, taken } = slowOutput();
    const takenBefore: number[] = [];
    function* pieces(): Generator<string> {
      for (let piece = 0; piece < 4; piece += 1) {
        takenBefore.push(taken.length);
        yield LONG;
      }
      yield "end";
    }
    await print(pieces(), output);
    expect(takenBefore).toEqual([0, 1, 2, 3]);
    expect(taken.map(({ length }) => length)).toEqual([70_000, 70_000, 70_000, 70_000, 3]);
  });

  it("ends where the output takes no more", async () => {
    const { output, taken } = slowOutput(2);
    let made = 0;
    function* pieces(): Generator<string> {
      for (;;) {
        made += 1;
        yield LONG;
      }
    }
    await print(pieces(), output);
    expect([taken.length, made]).toEqual([2, 3]);
  });
});
