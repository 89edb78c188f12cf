import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { image } from '../../../test/images/intake.ts';
import { makeZip } from '../../../test/images/make-zip.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { importImages, ImagesRefused } from './import-images.server.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await shop.db.updateTable('image').set({ sha256: null }).execute();
  folder = mkdtempSync(join(tmpdir(), 'hylla-pictures-'));
});
afterAll(() => shop.close());

async function run(path: string, dryRun = false): Promise<{ left: number; report: string }> {
  try {
    return await importImages(shop.services, { path, dryRun, onProgress: () => undefined });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function imagesOf(id: number): Promise<number> {
  const row = await shop.db
    .selectFrom('article')
    .select('image_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const views = await shop.db
    .selectFrom('article_view')
    .select('image_id')
    .where('article_id', '=', id)
    .execute();
  return views.length + (row.image_id === null ? 0 : 1);
}

async function fill(): Promise<void> {
  const { article_number: mug } = await shop.db
    .selectFrom('article')
    .select('article_number')
    .where('id', '=', article.mug)
    .executeTakeFirstOrThrow();
  mkdirSync(join(folder, 'vår'));
  writeFileSync(join(folder, `${mug}.jpg`), await image(1));
  writeFileSync(join(folder, 'vår', `${mug}_2.jpg`), await image(2));
  writeFileSync(join(folder, 'vår', 'semester.jpg'), await image(3));
  writeFileSync(join(folder, '.DS_Store'), 'x');
  writeFileSync(join(folder, 'fler.zip'), makeZip([{ name: `${mug} miljö.jpg`, bytes: await image(4) }]));
}

test('a folder is taken in with the folders and ZIPs in it, and tells what fits nothing, which waits in the office', async () => {
  await fill();
  const { left, report } = await run(folder);
  expect(left).toBe(1);
  expect(report).toBe(
    [
      '  file          fits  problem',
      '  semester.jpg        The name fits no article',
      'pictures: 3 taken in, 1 left',
      'What is left waits at /office/pictures.',
    ].join('\n'),
  );
  expect(await imagesOf(article.mug)).toBe(3);
  expect(
    (await shop.db.selectFrom('picture_intake').select('state').execute()).map(({ state }) => state),
  ).toEqual(['done']);
});

test('a dry run changes nothing and leaves nothing', async () => {
  await fill();
  expect((await run(folder, true)).report).toMatch(
    /pictures: 3 fit, 1 left\nDry run: nothing was changed\.$/,
  );
  expect(await imagesOf(article.mug)).toBe(0);
  expect(await shop.db.selectFrom('picture_intake').select('id').execute()).toEqual([]);
});

test('a ZIP that is none, and a folder that is not there, are told', async () => {
  writeFileSync(
    join(folder, 'halv.zip'),
    makeZip([{ name: 'a.jpg', bytes: await image(1) }]).subarray(0, 60),
  );
  await expect(run(join(folder, 'halv.zip'))).rejects.toThrow(ImagesRefused);
  await expect(run(join(folder, 'finns-inte'))).rejects.toThrow('there is no such file or folder');
});
