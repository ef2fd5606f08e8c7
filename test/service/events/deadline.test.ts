import { describe, expect, it, onTestFinished, vi } from "vitest";
import { underDeadline } from "../../../src/service/events/deadline.js";

const NEVER = new AbortController().signal;
const forever = (): Promise<never> => new Promise(() => {});

describe("work under a deadline", () => {
  it("ends with its value", async () => {
    expect(await underDeadline(1000, NEVER, () => Promise.resolve(7))).toEqual({ value: 7 });
  });

  it("ends with what it throws, at once or later", async () => {
    const error = new Error("broken");
    const throwing = (): Promise<never> => {
      throw error;
    };
    expect(await underDeadline(1000, NEVER, throwing)).toEqual({ error });
    expect(await underDeadline(1000, NEVER, () => Promise.reject(error))).toEqual({ error });
  });

  it("is given up when the time is over, and told so", async () => {
    let heard: AbortSignal | undefined;
    const outcome = await underDeadline(5, NEVER, (signal) => {
      heard = signal;
      return forever();
    });
    expect(outcome).toBe("TIMEOUT");
    expect(heard?.aborted).toBe(true);
  });

  it("leaves no timer behind", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await underDeadline(1000, NEVER, () => Promise.resolve(7));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is given up when it is stopped, even without a deadline", async () => {
    const stop = new AbortController();
    const outcome = underDeadline(Number.POSITIVE_INFINITY, stop.signal, forever);
    stop.abort();
    expect(await outcome).toBe("STOPPED");
  });

  it("is not begun after it was stopped", async () => {
    let isBegun = false;
    const outcome = await underDeadline(1000, AbortSignal.abort(), async () => {
      isBegun = true;
    });
    expect([outcome, isBegun]).toEqual(["STOPPED", false]);
  });

  it("left behind troubles nobody with a late error", async () => {
    const outcome = await underDeadline(1, NEVER, async (signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      throw new Error("too late");
    });
    expect(outcome).toBe("TIMEOUT");
  });
});
