import { access, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvFile } from '#kit/csv-file.ts';
import { filesBeside } from '#kit/files-beside.server.ts';
import { Problem } from '#kit/problem.ts';
import { codeOf } from '#kit/start-error.server.ts';
import { acknowledgeOrders, nextOrders } from '#shop/orders/orders-out.server.ts';
import type { Run } from './contract.ts';
import { fileKinds, kindOfFile } from './kinds.ts';
import { takeIn } from './runs.server.ts';
import type { Exchange } from './runs.server.ts';

const folders = ['in', 'work', 'done', 'failed', 'out'] as const;
/** A PDF waits for the file of invoices that names it. */
const strayMs = 86_400_000;
/** A file that nobody has written to for so long is whole, also without its marker. */
const settledMs = 10_000;
const sender = 'folder';

/**
 * Takes in what lies in `in/` and puts it, with a report, in `done/` or `failed/`; lays new orders in `out/` until they
 * are acknowledged. A file is in `work/` meanwhile: what a killed shop left there is taken up again.
 */
export async function lookInFolder(
  services: Exchange,
  folder: string,
  goOn: () => boolean = () => true,
): Promise<void> {
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
  for (const name of await readdir(join(folder, 'work')))
    await rename(join(folder, 'work', name), join(folder, 'in', name));
  for (const name of await waitingIn(join(folder, 'in'))) {
    if (!goOn()) return;
    await takeFile(services, folder, name);
  }
  while (goOn() && (await layOut(services, join(folder, 'out'))));
}

/** Those that are whole, what others need first. */
async function waitingIn(folder: string): Promise<string[]> {
  const names = new Set(await readdir(folder));
  const ready = [];
  for (const name of names) {
    if (/^\.|\.(?:ok|tmp|part)$/i.test(name)) continue;
    const facts = await lstat(join(folder, name));
    const restedMs = Date.now() - facts.mtimeMs;
    const isWhole = isPdf(name) ? restedMs > strayMs : names.has(`${name}.ok`) || restedMs > settledMs;
    if (facts.isFile() && isWhole) ready.push(name);
  }
  const place = (name: string) => fileKinds.findIndex((kind) => kind === kindOfFile(name));
  return ready.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

async function takeFile(services: Exchange, folder: string, name: string): Promise<void> {
  const path = join(folder, 'work', name);
  await rename(join(folder, 'in', name), path);
  await rm(join(folder, 'in', `${name}.ok`), { force: true });
  const kind = isPdf(name) ? undefined : kindOfFile(name);
  const beside = filesBeside(join(folder, 'in'));
  const file = { path, fileName: name, source: 'folder', sender, skipBad: false, dryRun: false } as const;
  const run = kind && (await takeIn(services, { ...file, kind, beside }));
  // It is taken up again at the next look.
  if (run instanceof Problem) return;
  const isIn = run !== undefined && run.Outcome !== 'failed';
  const kept = join(folder, isIn ? 'done' : 'failed', `${run?.Id ?? services.now().getTime()}_${name}`);
  await writeFile(`${kept}.report.csv`, run ? reportOf(run) : unknownKind(name));
  await rename(path, kept);
  if (isIn) await layAside(folder, run.Id, beside.named);
  if (!isIn) services.log.warn({ run: run?.Id }, 'a file of the exchange was not taken in');
}

function isPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}

/** The PDFs that a file of invoices named. */
async function layAside(folder: string, run: number, names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const path = join(folder, 'in', name);
    if (await exists(path)) await rename(path, join(folder, 'done', `${run}_${name}`));
    await rm(`${path}.ok`, { force: true });
  }
}

const heading = ['line', 'field', 'value', 'reason'];

function reportOf(run: Run): string {
  const counts = `${run.Read} read, ${run.Created} new, ${run.Changed} changed, ${run.Rejected} rejected`;
  return csvFile(heading, [
    [0, 'outcome', run.Outcome, run.Reason || counts],
    ...run.Remarks.map((remark) => [0, 'remark', '', remark]),
    ...run.Errors.map(({ Line, Field, Value, Reason }) => [Line, Field, Value, Reason]),
  ]);
}

function unknownKind(name: string): string {
  const reason = isPdf(name)
    ? 'no file of invoices has named it for a day'
    : `its name does not begin with one of ${fileKinds.join(', ')}`;
  return csvFile(heading, [[0, 'outcome', 'failed', reason]]);
}

/** Whether there may be another one: the one that lay there has been acknowledged. */
async function layOut(services: Exchange, folder: string): Promise<boolean> {
  const file = await nextOrders(services);
  if (!file) return false;
  const path = join(folder, file.name);
  if (await exists(`${path}.ok`)) {
    await acknowledgeOrders(services.db, file.batch, sender, services.now());
    await rm(path, { force: true });
    await rm(`${path}.ok`);
    return true;
  }
  if (!(await exists(path))) {
    await writeFile(`${path}.tmp`, file.csv);
    await rename(`${path}.tmp`, path);
  }
  return false;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
