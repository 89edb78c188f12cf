import { randomUUID } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { inTransaction, type Db } from '#kit/database/db.server.ts';
import type { SpooledFile } from '#kit/http/large-files/spooled-file.ts';
import { limitReached, Problem } from '#kit/http/problem.ts';
import { hashOf } from '#shop/images/kept-files.server.ts';
import { leastPixels } from '#shop/images/image-limits.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';
import { lookAt } from '#shop/images/uploaded-image.server.ts';
import { mostIntakeFiles, mostIntakeImageBytes } from './contract.ts';
import { isOfSystem, lastPart } from './entry-name.ts';
import { beingTaken } from './intake-problems.server.ts';
import { isZip, imagesInZip, type SentImage } from './images-in-zip.server.ts';
import { countRows, findSameRow, insertRow, readIntake, updateIntake } from './store.server.ts';

type Received = { db: Db; store: ImageStore; now: () => Date; intakeId: number };
export type Refusal =
  | 'tooHeavy'
  | 'unpackable'
  | 'unreadable'
  | 'damaged'
  | 'tooSmall'
  | 'tooLarge'
  | 'zipInZip'
  | 'lost';

/**
 * Puts the pictures of a file in the intake, a row each, and returns the rows' ids. Nothing of a ZIP is kept that has
 * too many files.
 * @throws ZipRefused
 */
export async function receive(
  to: Received,
  { path, bytes }: SpooledFile,
  fileName: string,
): Promise<number[] | Problem> {
  const left = mostIntakeFiles - (await countRows(to.db, to.intakeId));
  const ids: number[] = [];
  for await (const sent of sentImages(path, bytes, lastPart(fileName), left)) {
    const id = await receiveOne(to, sent);
    if (id instanceof Problem) return id;
    ids.push(id);
  }
  return ids;
}

async function* sentImages(
  path: string,
  bytes: number,
  name: string,
  most: number,
): AsyncGenerator<SentImage> {
  if (isOfSystem(name)) return;
  if (isZip(await headOf(path))) yield* imagesInZip(path, most);
  else if (bytes > mostIntakeImageBytes) yield { name, refusal: 'tooHeavy' };
  else yield { name, bytes: await readFile(path) };
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(4), 0, 4, 0)).buffer;
  } finally {
    await file.close();
  }
}

async function receiveOne(to: Received, sent: SentImage): Promise<number | Problem> {
  const looked = 'refusal' in sent ? { refusal: sent.refusal } : await look(sent.bytes);
  const sha256 = 'bytes' in sent ? hashOf(sent.bytes) : '';
  const isGood = 'format' in looked && 'bytes' in sent;
  // Each file has a key of its own, so that one that is sent again does not take away what another row has.
  const file = isGood ? `intake/${randomUUID()}.${looked.format}` : '';
  if (isGood) await to.store.put(file, sent.bytes);
  const refused = 'refusal' in looked ? looked : undefined;
  const kept = await keepRow(to, {
    intake_id: to.intakeId,
    file_name: sent.name,
    sha256,
    file,
    refusal: refused?.refusal ?? null,
    refusal_size: refused?.size ?? '',
    state: refused ? 'refused' : 'open',
  });
  if (isGood && (kept instanceof Problem || !kept.isNew)) await to.store.remove(file);
  return kept instanceof Problem ? kept : kept.id;
}

type NewRow = Parameters<typeof insertRow>[1];

async function keepRow(
  { db, now, intakeId }: Received,
  row: NewRow,
): Promise<{ id: number; isNew: boolean } | Problem> {
  return await inTransaction(db, async (trx) => {
    const intake = await readIntake(trx, intakeId, { lock: true });
    if (!intake) return new Problem('not-found');
    if (intake.state === 'taking') return beingTaken();
    const same = await findSameRow(trx, row);
    if (same !== undefined) return { id: same, isNew: false };
    if ((await countRows(trx, intakeId)) >= mostIntakeFiles) return limitReached(mostIntakeFiles);
    await updateIntake(trx, intakeId, { state: 'open', changed_at: now() });
    return { id: await insertRow(trx, row), isNew: true };
  });
}

type Looked = { format: string } | { refusal: Refusal; size?: string };

async function look(bytes: Buffer): Promise<Looked> {
  if (isZip(bytes)) return { refusal: 'zipInZip' };
  const looked = await lookAt(bytes);
  if (typeof looked === 'string') return { refusal: looked };
  if ('tooWide' in looked) return { refusal: 'tooLarge', size: `${looked.tooWide} × ${looked.tooHigh} px` };
  const { width, height, format } = looked;
  if (Math.max(width, height) < leastPixels) return { refusal: 'tooSmall', size: `${width} × ${height} px` };
  return { format };
}
