import type { PGlite } from '@electric-sql/pglite';
import type { Engine } from '../src/kit/database/embedded/engine-stream.server.ts';

/** The embedded engine without its thread and without durability, which starts fast enough for tests. */
export function engineInProcess(pglite: PGlite): Engine {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    exchange: (message) =>
      inTurn(async () => {
        const parts: Uint8Array[] = [];
        await pglite.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) });
        return parts;
      }),
    reset() {
      void inTurn(async () => {
        if (pglite.closed) return;
        await pglite.exec(pglite.isInTransaction() ? 'rollback; deallocate all' : 'deallocate all');
      });
    },
  };
}
