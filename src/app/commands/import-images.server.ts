import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#kit/http/problem.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { naturalCompare } from '#kit/text/collate.ts';
import { mostIntakeFiles, type IntakeRow } from '#shop/articles/office/image-intake/contract.ts';
import { isOfSystem } from '#shop/articles/office/image-intake/entry-name.ts';
import { beginTakeIn, intakeToWire, readWhole } from '#shop/articles/office/image-intake/intake.server.ts';
import {
  openImageIntakes,
  type ImageIntakes,
} from '#shop/articles/office/image-intake/image-intakes.server.ts';
import { openImageStore } from '#shop/images/image-storage.server.ts';
import { count } from './import-progress.server.ts';
import { aligned, shown } from './import-report.server.ts';

type Tools = Pick<Services, 'db' | 'now' | 'versions' | 'env'>;
type Options = { path: string; dryRun: boolean; onProgress: (files: number, fraction: number) => void };
type Heap = { taken: number; left: IntakeRow[] };

const lookAgainMs = 500;
const commandLine = { id: null, name: 'npm run import' };

/**
 * Takes in the pictures of a folder and the folders in it, or of a ZIP, and returns how many rows are left and what to
 * tell. Those that no name tells stay in the office, where somebody can say what they are.
 */
export async function importImages(tools: Tools, { path, dryRun, onProgress }: Options) {
  const intakes = openImageIntakes(tools, openImageStore(tools.env));
  const files = await filesAt(path);
  const heaps: Heap[] = [];
  for (let from = 0; from < files.length; from += mostIntakeFiles) {
    const part = files.slice(from, from + mostIntakeFiles);
    heaps.push(
      await takeHeap(tools, intakes, { part, dryRun }, (done) =>
        onProgress(from + done, (from + done) / files.length),
      ),
    );
  }
  const left = heaps.flatMap((heap) => heap.left);
  const taken = heaps.reduce((sum, heap) => sum + heap.taken, 0);
  return { left: left.length, report: reportOf(taken, left, dryRun) };
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new ImagesRefused('there is no such file or folder') : error;
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isOfSystem(entry.name, join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(naturalCompare);
}

async function takeHeap(
  tools: Tools,
  intakes: ImageIntakes,
  { part, dryRun }: { part: readonly string[]; dryRun: boolean },
  onDone: (files: number) => void,
): Promise<Heap> {
  const id = await intakes.create();
  for (const [at, path] of part.entries()) {
    const { size } = await stat(path);
    const received = await intakes.receive(
      id,
      { path, bytes: size, remove: async () => undefined },
      basename(path),
    );
    if (received instanceof Problem) {
      await intakes.remove(id);
      throw new ImagesRefused(received.detail?.('en') ?? received.title('en'));
    }
    onDone(at + 1);
  }
  const names = await intakes.names();
  const before = await readWhole(tools.db, id, names);
  if (!before) return { taken: 0, left: [] };
  if (!dryRun) {
    await beginTakeIn(tools, commandLine, { id, Version: before.version, names });
    await waitUntilDone(tools, intakes, id);
  }
  const after = (await readWhole(tools.db, id, await intakes.names())) ?? before;
  const rows = intakeToWire(after, 'en').Rows;
  const left = rows.filter(({ State, Problem: problem }) => State !== 'taken' && problem !== null);
  if (dryRun || left.length === 0) await intakes.remove(id);
  return { taken: rows.length - left.length, left };
}

/** A shop that runs beside may have begun with it. */
async function waitUntilDone(tools: Tools, intakes: ImageIntakes, id: number): Promise<void> {
  for (;;) {
    await intakes.takeIn(() => true);
    const whole = await readWhole(tools.db, id, await intakes.names());
    if (whole?.intake.state !== 'taking') return;
    await sleep(lookAgainMs);
  }
}

/** The whole folder or ZIP cannot be taken in; the message says why. */
export class ImagesRefused extends Error {}

function reportOf(taken: number, left: readonly IntakeRow[], dryRun: boolean): string {
  const rows = left.map(({ FileName, Candidates, Problem: problem }) => [
    '',
    shown(FileName),
    Candidates.join(', '),
    problem ?? '',
  ]);
  return [
    ...(rows.length === 0 ? [] : aligned([['', 'file', 'fits', 'problem'], ...rows])),
    `pictures: ${count(taken)} ${dryRun ? 'fit' : 'taken in'}, ${count(left.length)} left`,
    ...(dryRun ? ['Dry run: nothing was changed.'] : []),
    ...(left.length > 0 && !dryRun ? ['What is left waits at /office/pictures.'] : []),
  ].join('\n');
}
