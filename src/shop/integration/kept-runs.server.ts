import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Run, RunSummary } from './contract.ts';
import { deleteOldChanges } from './trail/run-changes-store.server.ts';
import * as store from './store.server.ts';
import type { RunFilter } from './store.server.ts';
import { summaryToWire, runToWire } from './run-to-wire.server.ts';

export async function runsFor(
  { db }: Pick<Services, 'db'>,
  { skip, take, ...filter }: RunFilter & { skip: number; take: number },
  language: Language,
): Promise<{ Rows: RunSummary[]; Total: number }> {
  const rows = await store.readRuns(db, filter, { skip, take });
  return { Rows: rows.map((row) => summaryToWire(row, language)), Total: await store.countRuns(db, filter) };
}

export async function runOf(
  { db }: Pick<Services, 'db'>,
  id: number,
  language: Language,
): Promise<Run | Problem> {
  const run = await store.readRun(db, id);
  return run ? runToWire(run, language) : new Problem('not-found');
}

const retentionMs = 90 * 86_400_000;
const changesAtOnce = 2_000;

export async function forgetOldRuns({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  // What a large file changed is as many rows, and others wait while they are deleted.
  while (await deleteOldChanges(db, before, changesAtOnce));
  await store.deleteRunsBefore(db, before);
}

const longestRunMs = 3_600_000;

/** With `alone`, every run marked as running was interrupted when this shop was killed. */
export async function closeCutRuns({ db, now }: Pick<Services, 'db' | 'now'>, alone: boolean): Promise<void> {
  const before = new Date(now().getTime() - (alone ? 0 : longestRunMs));
  await store.giveUpRuns(db, before, now(), 'the shop was stopped meanwhile; nothing was changed');
}
