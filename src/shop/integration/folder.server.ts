import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { csvFile } from '#kit/tables/csv-file.ts';
import { filesBeside } from '#kit/tables/accompanying-files.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { acknowledgeOrders, nextOrders } from '#shop/orders/export/orders-out.server.ts';
import { claimsOf } from './claim.server.ts';
import type { Claim } from './claim.server.ts';
import type { Run } from './contract.ts';
import { fileKinds, kindOfFile } from './kinds.ts';
import { nameWithin, OpenFolder } from './open-folder.server.ts';
import type { Sharing } from './open-folder.server.ts';
import { takeIn } from './runs.server.ts';
import type { Integration } from './runs.server.ts';
import { asCopy } from '#kit/tables/spooled-file.server.ts';

/** How long a PDF waits for the invoice file that names it. */
const strayMs = 86_400_000;
/** A file that has not been written to for this long counts as complete even without a marker. */
const settledMs = 10_000;
const mostBytes = 500_000_000;
const sender = 'folder';

/** The subfolders, held open. */
type Folders = Record<(typeof folderNames)[number], OpenFolder>;
const folderNames = ['in', 'work', 'done', 'failed', 'out'] as const;

/**
 * Imports files from `in/` and moves them, with a report, to `done/` or `failed/`; writes new orders to `out/` until
 * they are acknowledged. Only one node does so at a time. A file being imported is in `work/`: if the shop is killed,
 * it is retried once, and then moved to `failed/`.
 */
export function folderIntegration(
  services: Integration,
  root: string,
  {
    alone,
    abandonedMs,
    groupWrites = false,
  }: { alone: boolean; abandonedMs?: number; groupWrites?: boolean | undefined },
): (goOn?: () => boolean) => Promise<void> {
  const claims = claimsOf(alone, abandonedMs);
  return async (goOn = () => true) => {
    const folders = await openFolders(root, groupWrites);
    try {
      const claim = await claims.take(folders.work);
      if (!claim) return;
      try {
        await takeFiles({ services, folders, claim }, goOn);
        while (goOn() && (await layOut(services, folders.out)));
      } finally {
        await claim.release();
      }
    } finally {
      for (const folder of Object.values(folders)) await folder.close();
    }
  };
}

async function openFolders(root: string, groupWrites: boolean): Promise<Folders> {
  const sharingOf = await shareRoot(root, groupWrites);
  const opened: [string, OpenFolder][] = [];
  try {
    for (const name of folderNames) {
      opened.push([name, await OpenFolder.open(join(root, name), sharingOf(name))]);
    }
    return Object.fromEntries(opened) as Folders;
  } catch (error) {
    for (const [, folder] of opened) await folder.close();
    throw error;
  }
}

/** The setgid bit makes files inherit the folder's group; the other bits let the group write, or only read. */
const groupWritesIn = 0o2770;
const groupReadsIn = 0o2750;

/** The root's group is that of the business system, which puts files into `in/` and markers into `out/`. */
async function shareRoot(root: string, groupWrites: boolean) {
  if ((await mkdir(root, { recursive: true })) !== undefined) await chmod(root, groupWritesIn);
  const { gid } = await stat(root);
  return (name: (typeof folderNames)[number]): Sharing => {
    const isWritten = groupWrites || name === 'in' || name === 'out';
    return {
      gid,
      folderMode: name === 'work' ? 0o700 : isWritten ? groupWritesIn : groupReadsIn,
      fileMode: groupWrites ? 0o660 : 0o640,
    };
  };
}

type Looking = { services: Integration; folders: Folders; claim: Claim };

/** A file that cannot be imported does not delay the others. */
async function takeFiles(looking: Looking, goOn: () => boolean): Promise<void> {
  const { services, folders, claim } = looking;
  const tryTo = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      services.log.error({ err: error, file: name }, 'an import file could not be read');
    }
  };
  for (const { name, isSecond } of claim.left) {
    await tryTo(name, () =>
      isSecond
        ? layWithFailed(looking, claim.again, name, stoppedTwice)
        : takeFile(looking, claim.again, name),
    );
  }
  for (const { name, hasMarker } of await waitingIn(folders.in)) {
    if (!goOn()) return;
    await tryTo(name, async () => {
      await folders.in.move(name, claim.folder);
      if (hasMarker) await folders.in.remove(`${name}.ok`);
      await takeFile(looking, claim.folder, name);
    });
  }
}

/** Returns the complete files, those that others depend on first. */
async function waitingIn(folder: OpenFolder): Promise<{ name: string; hasMarker: boolean }[]> {
  const names = new Set(await folder.names());
  const ready = [];
  for (const name of names) {
    if (/^\.|\.(?:ok|tmp|part)$/i.test(name)) continue;
    const facts = await folder.look(name);
    if (!facts?.isFile()) continue;
    const restedMs = Date.now() - facts.mtimeMs;
    const hasMarker = names.has(`${name}.ok`);
    const isWhole = isPdf(name) ? restedMs > strayMs : hasMarker || restedMs > settledMs;
    if (isWhole) ready.push({ name, hasMarker });
  }
  const place = (name: string) => fileKinds.findIndex((kind) => kind === kindOfFile(name));
  return ready.toSorted((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1));
}

async function takeFile(looking: Looking, at: OpenFolder, name: string): Promise<void> {
  const { services, folders } = looking;
  const kind = isPdf(name) ? undefined : kindOfFile(name);
  if (kind === undefined) return await layWithFailed(looking, at, name, reasonOfName(name));
  const beside = filesBeside(folders.in.at('.'));
  const file = { fileName: name, source: 'folder', sender, skipBad: false, dryRun: false } as const;
  let run: Run | Problem | undefined;
  try {
    const opened = await at.openFile(name);
    if (!opened) return await layWithFailed(looking, at, name, 'it is not a file');
    if ((await opened.stat()).size > mostBytes) {
      await opened.close();
      return await layWithFailed(looking, at, name, `it is larger than ${mostBytes / 1_000_000} MB`);
    }
    run = await asCopy(opened, (path) => takeIn(services, { ...file, path, kind, beside, language: 'en' }));
  } finally {
    // The file itself was not at fault, so it is retried in the next round.
    if (run === undefined || run instanceof Problem) await putBack(looking, at, name);
  }
  if (run instanceof Problem) return;
  const isIn = run.Outcome !== 'failed';
  await layAside(at, name, isIn ? folders.done : folders.failed, run.Id, reportOf(run));
  if (isIn) await layPdfsAside(folders, run.Id, beside.named);
  else services.log.warn({ run: run.Id }, 'an import file was not imported');
}

/** The file is not moved if it has been already, or if a newer one has its name. */
async function putBack(looking: Looking, at: OpenFolder, name: string): Promise<void> {
  const { folders } = looking;
  if (!(await at.look(name))) return;
  if (!(await folders.in.look(name))) return await at.move(name, folders.in);
  await layWithFailed(looking, at, name, 'a newer file of its name came before it was read');
}

async function layWithFailed(
  { services, folders }: Looking,
  at: OpenFolder,
  name: string,
  reason: string,
): Promise<void> {
  const report = csvFile(heading, [[0, 'outcome', 'failed', reason]]);
  await layAside(at, name, folders.failed, services.now().getTime(), report);
  services.log.warn({ reason }, 'an import file was not imported');
}

const reportEnding = '.report.csv';

/** Moves the file under an unused name, with its report beside it. */
async function layAside(
  at: OpenFolder,
  name: string,
  to: OpenFolder,
  number: number,
  report: string,
): Promise<void> {
  for (let count = 1; count < 100; count++) {
    const target = nameWithin(`${number}${count === 1 ? '' : `-${count}`}_`, name, reportEnding);
    if ((await to.look(target)) || !(await to.writeNew(`${target}${reportEnding}`, report))) continue;
    return await at.move(name, to, target);
  }
  throw new Error('a file of the exchange finds no name of its own');
}

const stoppedTwice = 'the shop was stopped twice while it was read';

function isPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}

/** Moves the PDFs named in an invoice file. */
async function layPdfsAside(folders: Folders, run: number, names: Iterable<string>): Promise<void> {
  for (const name of names) {
    if (await folders.in.look(name)) {
      await folders.in.move(name, folders.done, nameWithin(`${run}_`, name, reportEnding));
    }
    if (await folders.in.look(`${name}.ok`)) await folders.in.remove(`${name}.ok`);
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

function reasonOfName(name: string): string {
  return isPdf(name)
    ? 'no file of invoices has named it for a day'
    : `its name does not begin with one of ${fileKinds.join(', ')}`;
}

/** Returns whether a new file may be written: the previous one must have been acknowledged. */
async function layOut(services: Integration, folder: OpenFolder): Promise<boolean> {
  const file = await nextOrders(services, await services.readHeldMinutes());
  if (!file) return false;
  if (await folder.look(`${file.name}.ok`)) {
    await acknowledgeOrders(services.db, file.batch, sender, services.now());
    await folder.remove(file.name);
    await folder.remove(`${file.name}.ok`);
    return true;
  }
  if (!(await folder.look(file.name))) {
    await folder.remove(`${file.name}.tmp`);
    await folder.writeNew(`${file.name}.tmp`, file.csv);
    await folder.move(`${file.name}.tmp`, folder, file.name);
  }
  return false;
}
