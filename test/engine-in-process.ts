import type { PGlite } from '@electric-sql/pglite';
import type { Engine } from '../src/kit/embedded-database-stream.server.ts';

/** The embedded engine without its thread and without durability: quick to start, for tests. */
export function engineInProcess(pglite: PGlite): Engine {
  return {
    async exchange(message) {
      const parts: Uint8Array[] = [];
      await pglite.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) });
      return parts;
    },
    reset() {
      if (pglite.closed) return;
      void pglite.exec(pglite.isInTransaction() ? 'rollback; deallocate all' : 'deallocate all');
    },
  };
}
