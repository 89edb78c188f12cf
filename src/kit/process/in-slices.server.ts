import { setImmediate as othersTurn } from 'node:timers/promises';

/** Works through steps of a few milliseconds each; between two of them whoever else waits has a turn. */
export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await othersTurn();
  }
}
