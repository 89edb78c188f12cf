import { setImmediate as othersTurn } from 'node:timers/promises';

/** Runs steps of a few milliseconds each and yields to the event loop between them. */
export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await othersTurn();
  }
}
