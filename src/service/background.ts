import { Fifo } from "./fifo.js";
import { faultOf, type ServiceFault } from "./options.js";

/**
 * Turns of the event loop from one computation to the next. Requests are answered in all of them: a turn without any
 * costs next to nothing, so computations give way under load only, and still come to their turn.
 */
const TURNS_OF_COMPUTATION = 4;

/**
 * Work that goes on after a response. Computations run one at a time, with turns for requests between them; other work
 * runs as it comes.
 */
export class Background {
  readonly #waiting = new Fifo<{ readonly where: string; readonly task: () => void }>();
  readonly #onFault: (fault: ServiceFault) => void;
  #active = 0;
  #isTurnTaken = false;
  #idleWaiters: (() => void)[] = [];

  /** @param onFault - Told of what work throws; must not throw itself. */
  constructor(onFault: (fault: ServiceFault) => void) {
    this.#onFault = onFault;
  }

  /** Queues a computation. What it throws is reported and stops nothing else. */
  enqueue(where: string, task: () => void): void {
    this.#waiting.push({ where, task });
    this.#active += 1;
    this.#takeTurn();
  }

  /** Starts other work. What it throws is reported and stops nothing else. */
  start(where: string, work: () => Promise<void>): void {
    this.#active += 1;
    void (async () => {
      try {
        await work();
      } catch (error) {
        this.#onFault(faultOf(where, error));
      } finally {
        this.#finish();
      }
    })();
  }

  /** Resolves when nothing is queued or running. */
  idle(): Promise<void> {
    return this.#active === 0 ? Promise.resolve() : new Promise((resolve) => this.#idleWaiters.push(resolve));
  }

  #takeTurn(): void {
    if (this.#isTurnTaken || this.#waiting.first === undefined) return;
    this.#isTurnTaken = true;
    afterTurns(TURNS_OF_COMPUTATION, () => {
      this.#isTurnTaken = false;
      this.#runNext();
      this.#takeTurn();
    });
  }

  #runNext(): void {
    const { where, task } = this.#waiting.shift()!;
    try {
      task();
    } catch (error) {
      this.#onFault(faultOf(where, error));
    } finally {
      this.#finish();
    }
  }

  #finish(): void {
    this.#active -= 1;
    if (this.#active > 0) return;
    const waiters = this.#idleWaiters;
    this.#idleWaiters = [];
    for (const wake of waiters) wake();
  }
}

function afterTurns(turns: number, run: () => void): void {
  setImmediate(turns > 1 ? () => afterTurns(turns - 1, run) : run);
}
