import { setImmediate as othersTurn } from 'node:timers/promises';

/** Runs work of some ten milliseconds after all that waits. */
export async function afterOthers<T>(work: () => T): Promise<T> {
  await othersTurn();
  return work();
}

/** Runs steps of a few milliseconds each and yields to the event loop between them. */
export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await othersTurn();
  }
}
