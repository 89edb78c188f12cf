import { executionAsyncResource } from 'node:async_hooks';

/**
 * Keeps one of the objects by which Node remembers what comes next (`process.nextTick`, several times an answer). When a
 * garbage collection finds none of them alive, V8 lets go of their shape and meets the next one's as another: each is
 * then made the slow way until the process ends, which was a sixth of the work of a visitor's answer.
 */
export function keepTicksQuick(): void {
  process.nextTick(() => {
    // Where nobody lets go of it, and the build does not take it for unused.
    Object.defineProperty(process, Symbol('kept tick'), { value: executionAsyncResource() });
  });
}
