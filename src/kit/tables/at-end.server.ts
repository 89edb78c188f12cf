import type { Trx } from '#kit/database/db.server.ts';
import type { ImportOptions } from './table-file-import.server.ts';

/** Also does something at the end of the transaction of an import that will be committed, so that it locks for short. */
export function atEnd(options: ImportOptions, work: (trx: Trx) => Promise<void>): ImportOptions {
  const { alongside } = options;
  return {
    ...options,
    async alongside(trx, written) {
      await alongside?.(trx, written);
      await work(trx);
    },
  };
}
