import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { imageFactsOf } from './image-facts.server.ts';
import { hasImage, readImageNames } from './image-ids.server.ts';
import { addImage, imageOfBytes, renameImage } from './kept-files.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

let added = 0;
async function add(values: { fileName?: string; sha256?: string; width?: number; height?: number } = {}) {
  const file = `kept/${++added}.jpg`;
  const row = { file, width: 900, height: 600, fileName: '', sha256: `none ${added}`, ...values };
  const id = await inTransaction(shop.db, (trx) => addImage(trx, row));
  return { id, file };
}

const rename = (id: number, name: string) => inTransaction(shop.db, (trx) => renameImage(trx, id, name));

test('of several pictures of the same bytes the newest is that which they have become', async () => {
  expect(await imageOfBytes(shop.db, 'same')).toBeUndefined();
  await add({ sha256: 'same' });
  const newest = await add({ sha256: 'same' });
  const other = await add({ sha256: 'other' });
  expect(await imageOfBytes(shop.db, 'same')).toBe(newest.id);
  expect(await hasImage(shop.db, other.id)).toBe(true);
  expect(await hasImage(shop.db, other.id + 1)).toBe(false);
});

test('a picture is named by its file as it was sent, and by its key where that tells it from no other', async () => {
  const one = await add({ fileName: 'Mugg.jpg' });
  const first = await add({ fileName: 'Bricka.JPG' });
  const second = await add({ fileName: 'bricka.jpg ' });
  const nameless = await add();
  const composed = await add({ fileName: 'Pl\u00e4d.jpg' });
  const names = await readImageNames(shop.db);
  expect([one, first, second, nameless].map(({ id }) => names.nameOf(id))).toEqual([
    'Mugg.jpg',
    first.file,
    second.file,
    nameless.file,
  ]);
  expect(names.nameOf(composed.id + 1)).toBe('');
  expect(names.find(' MUGG.jpg')).toEqual({ id: one.id, isOneOfSeveral: false });
  expect(names.find('BRICKA.jpg')).toEqual({ id: second.id, isOneOfSeveral: true });
  expect(names.find(first.file)).toEqual({ id: first.id, isOneOfSeveral: false });
  // A Mac takes letters with marks apart.
  expect(names.find('pla\u0308d.JPG')).toEqual({ id: composed.id, isOneOfSeveral: false });
  for (const unknown of ['', 'kept/0.jpg', 'mugg']) expect(names.find(unknown), unknown).toBeUndefined();
});

test('another name is that of one picture alone', async () => {
  const [before, one, after] = [await add({ fileName: 'a' }), await add({ fileName: 'b' }), await add()];
  await rename(one.id, 'c');
  const { nameOf } = await readImageNames(shop.db);
  expect([before, one, after].map(({ id }) => nameOf(id))).toEqual(['a', 'c', after.file]);
});

test('what is known of pictures comes in the order asked for, in the size of what is downloaded', async () => {
  const small = await add();
  const large = await add({ width: 4000, height: 3001 });
  const words = { caption_sv: 'Mugg på bord', caption_en: 'Mug on a table' };
  await shop.db.updateTable('image').set(words).where('id', '=', small.id).execute();
  expect(await imageFactsOf(shop.db, [large.id, large.id + 1, small.id, large.id])).toEqual([
    { id: large.id, width: 3000, height: 2251, captionSv: '', captionEn: null },
    { id: small.id, width: 900, height: 600, captionSv: 'Mugg på bord', captionEn: 'Mug on a table' },
    { id: large.id, width: 3000, height: 2251, captionSv: '', captionEn: null },
  ]);
  expect(await imageFactsOf(shop.db, [])).toEqual([]);
});
