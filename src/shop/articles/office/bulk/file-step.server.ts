import type { Trx } from '#kit/database/db.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { madeByFile, readSnapshots, type Snapshot } from './snapshot-store.server.ts';
import { insertFileRows, stampStep } from './file-step-store.server.ts';
import { insertStep } from './store.server.ts';

type Changed = { isNew: boolean; itemId: number | undefined };

/** Makes what a file changes of articles and their prices a change of many articles, which can be undone. */
export function openFileStep(trx: Trx, { runId, by }: { runId: number; by: StaffMember }) {
  let stepId: number | undefined;
  let were = new Map<number, Snapshot>();
  return {
    async before(ids: readonly number[]): Promise<void> {
      were = await readSnapshots(trx, ids);
    },
    async after(changes: readonly Changed[]): Promise<void> {
      const ids = changes.flatMap(({ itemId }) => itemId ?? []);
      const are = await readSnapshots(trx, ids);
      // Its moment is that of the end: the stock is given back for minutes, also of a file that takes some.
      stepId ??= await insertStep(trx, {
        staff_id: by.id,
        made_at: new Date(0),
        change: '{}',
        run_id: runId,
      });
      const step = stepId;
      const rows = [...are.values()].map((is) => {
        const was = were.get(is.id);
        const before = was ? { ...was.state, taken: was.stock - is.stock } : madeByFile;
        return {
          bulk_change_id: step,
          article_id: is.id,
          article_number: is.article_number,
          before,
          version: is.version,
        };
      });
      await insertFileRows(trx, rows);
    },
    async end(at: Date): Promise<void> {
      if (stepId !== undefined) await stampStep(trx, stepId, at);
    },
  };
}
