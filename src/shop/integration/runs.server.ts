import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FilesBeside } from '#kit/tables/accompanying-files.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import { RowChanges } from '#kit/tables/row-changes.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { ImportOptions } from '#kit/tables/table-file-import.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';
import { missingGroups } from '#shop/articles/import/row-to-article.server.ts';
import { missingColours, missingMaterials } from '#shop/articles/import/traits-of-row.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import { changesToWire, jumpsToWire } from './changes-to-wire.server.ts';
import type { SentRun } from './contract.ts';
import type { Imports } from './imports.server.ts';
import type { FileKind } from './kinds.ts';
import type { FileLayout } from '#shop/integration/layout/layouts.server.ts';
import * as store from './store.server.ts';
import type { RunRow, WholeRun } from './store.server.ts';
import { runToWire } from './run-to-wire.server.ts';
import { openTrail } from '#shop/integration/trail/trail.server.ts';

export type GivenFile = {
  kind: FileKind;
  path: string;
  fileName: string;
  source: 'folder' | 'program' | 'office';
  /** The sender of the file. */
  sender: string;
  /** The language of the answer; stored runs are in English. */
  language: Language;
  skipBad: boolean;
  dryRun: boolean;
  /** Whether the sender may see the stored values; for a dry run. */
  mayReadOld?: boolean;
  /** The maximum number of changed rows in the answer; unlimited when omitted. */
  mostChanges?: number;
  /** Logs what is imported, in the transaction of the import; a file of which nothing is imported is not logged. */
  logWith?: (trx: Trx, imported: { Id: number; Created: number; Changed: number }) => Promise<void>;
  /** Who sends it from the office: what it changes is kept row by row then. */
  by?: StaffMember;
  /** For the file of a person. */
  layout?: FileLayout;
  /** The folder of the files that it names. */
  beside?: FilesBeside;
};

/** The services that an import needs. */
export type Integration = Services & {
  imports: Imports;
  /** Returns for how many minutes new orders are kept from business systems, since rows can be added to them. */
  readHeldMinutes: () => Promise<number>;
  /** Where an article can be used, which is not deleted then. */
  articleUses: readonly UsedWhere[];
};
type Running = Pick<Integration, 'db' | 'log' | 'now' | 'versions' | 'imports'>;
type Result = Pick<WholeRun, 'outcome' | 'reason' | 'remarks' | 'refusals'> &
  Pick<RunRow, 'rows_read' | 'rows_created' | 'rows_changed' | 'rows_rejected'>;

// Imports run one at a time, because they write the same rows and the shop must keep serving.
const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 50 });

/** Imports a file in one transaction, and stores the result. A file equal to the last imported one changes nothing. */
export async function takeIn(services: Running, file: GivenFile): Promise<SentRun | Problem> {
  return (
    (await limit.soon(() => runOne(services, file))) ?? new Problem('unavailable', { retryAfterSeconds: 30 })
  );
}

async function runOne(services: Running, file: GivenFile): Promise<SentRun> {
  const { db, now } = services;
  const begun = {
    kind: file.kind,
    source: file.source,
    sender: file.sender,
    file_name: file.fileName,
    file_hash: await hashOf(file),
    started_at: now(),
    ended_at: null,
    undone_at: null,
  };
  if (file.dryRun) {
    const changes = new RowChanges();
    const tried = await importFile(services, file, { changes });
    const run = runToWire({ ...begun, ...tried, id: 0, ended_at: now() }, file.language);
    // A file that cannot be read to its end tells nothing.
    const told = tried.reason === '' ? changes : new RowChanges();
    const refusals = file.source === 'office' ? tried.refusals : [];
    return {
      ...run,
      MissingGroups: missingGroups(refusals),
      MissingColours: missingColours(refusals),
      MissingMaterials: missingMaterials(refusals),
      ...changesToWire(told, file),
      ...jumpsToWire(told, file),
    };
  }
  const id = await store.insertRun(db, { ...begun, outcome: 'running' });
  const last = await store.readLastFileOf(db, file.kind);
  const result =
    last?.file_hash === begun.file_hash
      ? sameAs(last)
      : await importFile(services, file, recordingOf(services, file, id));
  const ended = { ...result, ended_at: now() };
  await store.updateRun(db, id, {
    ...ended,
    remarks: JSON.stringify(ended.remarks),
    refusals: JSON.stringify(ended.refusals),
  });
  return runToWire({ ...begun, ...ended, id }, file.language);
}

/** Has what is imported logged, and what a person's file changes kept row by row, in the transaction of the import. */
function recordingOf({ now }: Running, file: GivenFile, runId: number) {
  const { by, kind } = file;
  let trail: ReturnType<typeof openTrail> | undefined;
  return {
    ...(by && { trail: (trx: Trx) => (trail = openTrail(trx, { runId, kind, by, at: now() })) }),
    async alongside(trx: Trx, { created: Created, changed: Changed }: { created: number; changed: number }) {
      await trail?.end(now());
      await file.logWith?.(trx, { Id: runId, Created, Changed });
    },
  } satisfies Partial<ImportOptions>;
}

function sameAs(last: { rows_read: number }): Result {
  return { ...nothing, outcome: 'same', rows_read: last.rows_read };
}

const nothing: Result = {
  outcome: 'failed',
  reason: '',
  remarks: [],
  refusals: [],
  rows_read: 0,
  rows_created: 0,
  rows_changed: 0,
  rows_rejected: 0,
};

async function importFile(
  { db, log, versions, imports }: Running,
  file: GivenFile,
  more: Pick<ImportOptions, 'changes' | 'alongside' | 'trail'>,
): Promise<Result> {
  try {
    const { kind, path, skipBad, dryRun, beside, layout, language } = file;
    const outcome = await imports[kind](db, path, {
      skipBad,
      dryRun,
      beside,
      layout: layout && { ...layout, language },
      checkFirst: true,
      ...more,
    });
    const isTaken = outcome.isCommitted || (dryRun && (skipBad || outcome.rejected === 0));
    if (outcome.isCommitted && outcome.created + outcome.changed > 0) await versions.changed();
    return {
      outcome: isTaken ? 'done' : 'failed',
      reason: '',
      remarks: [
        ...outcome.remarks,
        ...[...outcome.notes].map(([note, rows]) => `${rows} ${rows === 1 ? 'row' : 'rows'}: ${note}`),
      ],
      refusals: [...outcome.refusals],
      rows_read: outcome.read,
      rows_rejected: outcome.rejected,
      rows_created: isTaken ? outcome.created : 0,
      rows_changed: isTaken ? outcome.changed : 0,
    };
  } catch (error) {
    if (error instanceof TableFileError) return { ...nothing, reason: error.message };
    log.error({ err: error, kind: file.kind }, 'a file could not be taken in');
    return { ...nothing, reason: 'the shop failed; nothing was changed' };
  }
}

/** A file that is read in another way is another one. */
async function hashOf({ path, layout }: GivenFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { end: false });
  const { columns = [], isRemembered: _isRemembered, ...rest } = layout ?? {};
  if (columns.length > 0 || Object.values(rest).some(Boolean)) hash.update(JSON.stringify({ columns, rest }));
  return hash.digest('hex');
}
