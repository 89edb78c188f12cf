import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { putArticleViews } from '#shop/articles/office/store.server.ts';
import { addImage, imageOfBytes, renameImage } from '#shop/images/kept-files.server.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';
import { asOriginal } from '#shop/images/uploaded-image.server.ts';
import { changeAs, type Changer } from '#shop/staff/change-log/change-as.server.ts';
import { mostPlaces } from './contract.ts';
import type { Refusal } from './receive.server.ts';
import * as store from './store.server.ts';

type Tools = Pick<Services, 'db' | 'now' | 'versions'> & { images: ImageStore };

/** Longer than any picture takes. */
const leaseMs = 120_000;
/** What shows articles is read anew after each batch. */
const batch = { rows: 50, ms: 10_000 };
const mostTries = 5;

/** Takes in what waits, one picture at a time, until nothing is left or `goOn` says so. */
export async function takeInImages(tools: Tools, goOn: () => boolean): Promise<void> {
  while (goOn()) {
    const intake = await store.claimIntake(tools.db, tools.now(), leaseMs);
    if (!intake || !(await takeIn(tools, intake, goOn))) return;
  }
}

/** Returns whether it came to the end. */
async function takeIn(tools: Tools, intake: store.IntakeStored, goOn: () => boolean): Promise<boolean> {
  const { db, now } = tools;
  const by = changerOf(intake);
  const rows = (await store.readRows(db, intake.id)).filter(({ state }) => state === 'waiting');
  const inOrder = rows.sort(
    (one, other) =>
      (one.article_id ?? 0) - (other.article_id ?? 0) ||
      (one.place ?? 0) - (other.place ?? 0) ||
      one.id - other.id,
  );
  let drawn: store.RowStored[] = [];
  let since = performance.now();
  for (const row of inOrder) {
    if (!goOn()) break;
    await store.updateIntake(db, intake.id, { leased_until: new Date(now().getTime() + leaseMs) });
    const imageId = row.image_id ?? (await drawRow(tools, by, row));
    if (imageId === undefined) continue;
    drawn.push(Object.assign(row, { image_id: imageId }));
    if (drawn.length < batch.rows && performance.now() - since < batch.ms) continue;
    await putOnArticles(tools, by, drawn);
    drawn = [];
    since = performance.now();
  }
  await putOnArticles(tools, by, drawn);
  const state = goOn() ? 'done' : 'taking';
  await store.updateIntake(db, intake.id, { state, leased_until: null, changed_at: now() });
  return state === 'done';
}

/** Makes the file a picture of the shop, or finds the one that its bytes have become. */
async function drawRow(
  { db, now, versions, images }: Tools,
  by: Changer,
  row: store.RowStored,
): Promise<number | undefined> {
  const known = await imageOfBytes(db, row.sha256);
  if (known !== undefined) {
    await inTransaction(db, async (trx) => {
      await renameImage(trx, known, row.file_name);
      await store.updateRow(trx, row.id, { image_id: known });
    });
    return known;
  }
  if (row.tries >= mostTries) return await refuse(db, row, 'damaged');
  await store.updateRow(db, row.id, { tries: row.tries + 1 });
  const raw = await images.get(row.file);
  if (!raw) return await refuse(db, row, 'lost');
  const original = await asOriginal(raw);
  if (typeof original === 'string') return await refuse(db, row, original);
  if ('tooWide' in original) return await refuse(db, row, 'unreadable');
  const { bytes, width, height, ending } = original;
  const file = `office/${randomUUID()}.${ending}`;
  await images.put(file, bytes);
  return await changeAs(by, { db, now, versions }, {}, async (trx, note) => {
    const id = await addImage(trx, { file, width, height, fileName: row.file_name, sha256: row.sha256 });
    await store.updateRow(trx, row.id, { image_id: id });
    note({
      entity: 'image',
      id,
      action: 'create',
      before: null,
      after: { width, height, fileName: row.file_name },
    });
    return id;
  });
}

async function refuse(db: Db, { id }: store.RowStored, refusal: Refusal): Promise<undefined> {
  await store.updateRow(db, id, { state: 'refused', refusal });
}

/** All of them in one transaction: what shows articles is read anew once. */
async function putOnArticles(tools: Tools, by: Changer, rows: readonly store.RowStored[]): Promise<void> {
  if (rows.length === 0) return;
  const taken = await changeAs(by, tools, { topic: 'catalogue' }, async (trx, note) => {
    const waiting = await store.lockWaiting(trx, rows);
    const byArticle = groupBy(
      rows.filter(({ id }) => waiting.has(id)),
      ({ article_id }) => article_id ?? 0,
    );
    const articles = await store.lockArticles(trx, [...byArticle.keys()]);
    const now = groupBy(await store.readImagesOf(trx, [...byArticle.keys()]), ({ article_id }) => article_id);
    const put = new Set<number>();
    for (const { id, image_id } of articles) {
      const before = (now.get(id) ?? []).map((image) => image.image_id);
      const after = [...before];
      for (const row of byArticle.get(id) ?? []) if (putAt(after, row)) put.add(row.id);
      const [main = null, ...views] = after;
      await store.setMainImage(trx, id, main);
      await putArticleViews(trx, id, views);
      note({
        entity: 'article',
        id,
        action: 'change',
        before: { ImageId: image_id, ViewIds: before.filter((one) => one !== image_id) },
        after: { ImageId: main, ViewIds: views },
      });
    }
    // An article that is gone or full leaves its pictures to be asked about.
    for (const id of waiting) await store.updateRow(trx, id, { state: put.has(id) ? 'taken' : 'open' });
    return put;
  });
  for (const { id, file } of rows) if (taken.has(id)) await tools.images.remove(file);
}

/** Returns whether there was room. A place beyond the last is the next one, for there are no gaps. */
function putAt(imageIds: number[], { image_id, place }: store.RowStored): boolean {
  if (image_id === null || imageIds.includes(image_id)) return image_id !== null;
  const at = Math.min((place ?? Infinity) - 1, imageIds.length);
  if (at >= mostPlaces) return false;
  imageIds[at] = image_id;
  return true;
}

const writing = new Set(['catalogue.write'] as const);

function changerOf({ staff_id, staff_name }: store.IntakeStored): Changer {
  return { name: staff_name, ...(staff_id === null ? { id: null } : { id: staff_id, rights: writing }) };
}
