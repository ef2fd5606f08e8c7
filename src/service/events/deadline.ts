/** Milliseconds that the system's timers wait at most: a longer one ends at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How work under a deadline ended; what it threw is its own affair. */
export type Outcome<T> = { readonly value: T } | { readonly error: unknown } | "TIMEOUT" | "STOPPED";

/**
 * Does work until it ends, a time is over or a signal stops it. Work that does not heed its signal is left behind: what
 * comes of it later reaches nobody.
 *
 * @param milliseconds - At most {@link LONGEST_TIMER_MS}, or Infinity for no deadline.
 * @param work - Given a signal that is aborted when the work is given up.
 */
export function underDeadline<T>(
  milliseconds: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Outcome<T>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (outcome: Outcome<T>): void => {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
      resolve(outcome);
    };
    const giveUp = (outcome: "TIMEOUT" | "STOPPED"): void => {
      end(outcome);
      controller.abort();
    };
    const onStop = (): void => giveUp("STOPPED");
    const timer = milliseconds === Infinity ? undefined : setTimeout(() => giveUp("TIMEOUT"), milliseconds);
    if (stop.aborted) return giveUp("STOPPED");
    stop.addEventListener("abort", onStop);
    // Started in a promise, so that what it throws at once is caught like what it throws later.
    Promise.resolve(controller.signal)
      .then(work)
      .then(
        (value) => end({ value }),
        (error: unknown) => end({ error }),
      );
  });
}
