import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import { undoableUntil, undoFile } from '#shop/articles/office/bulk/undo-file.server.ts';
import { changesToWire } from '#shop/integration/changes-to-wire.server.ts';
import { runOf } from '#shop/integration/kept-runs.server.ts';
import { readRightOfKind, type FileKind } from '#shop/integration/kinds.ts';
import { countRunChanges, readRunChanges } from '#shop/integration/trail/run-changes-store.server.ts';
import type { Integration } from '#shop/integration/runs.server.ts';
import { readRun, updateRun } from '#shop/integration/store.server.ts';
import type * as calls from '#shop/integration/office/contract.ts';
import { lacksRight } from '#shop/integration/office/lacks-right.ts';

export async function officeRun(
  services: Integration,
  staff: StaffMember,
  id: number,
  language: Language,
): Promise<OutputOf<typeof calls.readOfficeRun> | Problem> {
  const run = await runOf(services, id, language);
  if (run instanceof Problem) return run;
  const until = lacksRight(staff, run.Kind as FileKind)
    ? undefined
    : await undoableUntil(services, staff, id);
  return {
    ...run,
    Changes: await countRunChanges(services.db, id),
    UndoUntil: until?.toISOString() ?? null,
  };
}

/** Whoever may not read what the file is about gets the rows without their values. */
export async function changesOfRun(
  { db }: Integration,
  staff: StaffMember,
  { id, skip = 0, take = 50 }: InputOf<typeof calls.listRunChanges>,
): Promise<OutputOf<typeof calls.listRunChanges> | Problem> {
  const run = await readRun(db, id);
  if (!run) return new Problem('not-found');
  const mayReadOld = staff.rights.has(readRightOfKind[run.kind as FileKind]);
  const rows = (await readRunChanges(db, id, { skip, take })).map(({ is_new, ...row }) => ({
    ...row,
    isNew: is_new,
  }));
  const { Changes } = changesToWire({ rows, leftOut: 0 }, { mayReadOld, mayReadGiven: mayReadOld });
  return { Rows: Changes, Total: await countRunChanges(db, id) };
}

export async function undoRun(
  services: Integration,
  staff: StaffMember,
  { id, DryRun: isTrial = false }: InputOf<typeof calls.undoExchangeRun>,
  language: Language,
): Promise<OutputOf<typeof calls.undoExchangeRun> | Problem> {
  const run = await readRun(services.db, id);
  if (!run) return new Problem('not-found');
  if (lacksRight(staff, run.kind as FileKind)) return new Problem('no-right');
  const undone = await undoFile(services, staff, { runId: id, isTrial }, language);
  if (!isTrial && !(undone instanceof Problem))
    await updateRun(services.db, id, { undone_at: services.now() });
  return undone;
}
