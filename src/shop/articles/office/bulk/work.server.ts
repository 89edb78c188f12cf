import { inTransaction } from '#kit/database/db.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { undoFileDays, undoMinutes } from './contract.ts';
import { deleteOldRows, freeSteps, putStep } from './store.server.ts';

/** In milliseconds, what `undoMinutes` says. */
export const undoableMs = undoMinutes * 60_000;

const dayMs = 24 * 60 * 60_000;

/** Returns until when a change can be undone: one by a file for days, since what was changed after it is left anyway. */
export function undoableUntilOf({ made_at, run_id }: { made_at: Date; run_id: number | null }): Date {
  return new Date(made_at.getTime() + (run_id === null ? undoableMs : undoFileDays * dayMs));
}

/**
 * So many articles to a transaction: the embedded database has one connection, which other calls wait for, and on a
 * server orders wait for the articles that are locked.
 */
export const atOnce = 100;

/** After so long without a sign of life its worker is gone. */
const longestSilenceMs = 60_000;

export function busyUntil(now: Date): Date {
  return new Date(now.getTime() + longestSilenceMs);
}

/**
 * Ends the work on a step, whether it went well or not, and makes what was changed seen: only now, since the shop reads
 * all articles anew each time.
 */
export async function endWork({ db, versions }: Services, id: number, undoneAt?: Date): Promise<void> {
  const bumped = await inTransaction(db, async (trx) => {
    await putStep(trx, id, { busy_until: null, ...(undoneAt && { undone_at: undoneAt }) });
    return await bumpVersion(trx, 'catalogue');
  });
  await versions.changed(bumped);
}

/** Makes what was changed seen where the process was stopped while it worked. */
export async function endCutWork({ db, now, versions }: Services): Promise<void> {
  const bumped = await inTransaction(db, async (trx) => {
    const ids = await freeSteps(trx, now());
    return ids.length > 0 ? await bumpVersion(trx, 'catalogue') : undefined;
  });
  if (bumped) await versions.changed(bumped);
}

const rowsAtOnce = 2_000;

export async function forgetOldSteps({ db, now }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  const before = { byStaff: daysAgo(1), byFile: daysAgo(undoFileDays + 1) };
  while (await inTransaction(db, (trx) => deleteOldRows(trx, before, rowsAtOnce)));
}
