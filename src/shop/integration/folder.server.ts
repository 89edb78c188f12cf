import { filesBeside } from '#kit/tables/accompanying-files.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { acknowledgeOrders, nextOrders } from '#shop/orders/orders-out/orders-out.server.ts';
import { claimsOf } from './claim.server.ts';
import { mostFileBytes, type Run } from './contract.ts';
import { fileKinds, kindOfFile } from './kinds.ts';
import type { OpenFolder } from './open-folder.server.ts';
import { takeIn, type Integration } from './runs.server.ts';
import { asCopy } from '#kit/tables/spooled-file.server.ts';
import { openFolders } from './integration-folders.server.ts';
import {
  putBack,
  layWithFailed,
  layAside,
  layPdfsAside,
  reportOf,
  type Looking,
} from './lay-aside.server.ts';
import { waitingIn, isPdf } from './waiting-files.server.ts';

const sender = 'folder';

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
    if ((await opened.stat()).size > mostFileBytes) {
      await opened.close();
      return await layWithFailed(looking, at, name, `it is larger than ${mostFileBytes / 1_000_000} MB`);
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

const stoppedTwice = 'the shop was stopped twice while it was read';

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
