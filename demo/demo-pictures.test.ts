import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoArticles } from '#demo/data/articles.ts';
import { demoImages } from './demo-images.server.ts';
import { withDemoPictures } from './demo-pictures.server.ts';
import { articlePictureKey, readPictureKey, scenePictureKey } from './picture-keys.ts';

const images = demoImages(demoArticles('2026-10-21'));

function openMemory() {
  const stored = new Map<string, Buffer>();
  const store = withDemoPictures({
    put: async (key, bytes) => void stored.set(key, Buffer.from(bytes)),
    get: async (key) => stored.get(key),
    has: async (key) => stored.has(key),
    all: () => {
      throw new Error('nobody asks for all');
    },
  });
  return { stored, store };
}

test('a key tells what to draw', () => {
  const picture = { form: 'mug', design: 'masvik', colour: 'sjo', seed: 7 } as const;
  expect(articlePictureKey(picture)).toBe('demo/mug.masvik.sjo.front.7.svg');
  expect(readPictureKey(articlePictureKey(picture))).toEqual({ ...picture, view: 'front' });
  expect(readPictureKey(scenePictureKey('picnic'))).toEqual({ scene: 'picnic' });
  expect(readPictureKey('photos/mug.jpg')).toBeUndefined();
});

test('no two pictures of the demo have the same id or file', () => {
  expect(new Set(images.map(({ id }) => id)).size).toBe(images.length);
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

const drawings = images.filter(({ file }) => file.endsWith('.svg'));

test('what is still drawn is as large as it is said to be', async () => {
  const { store } = openMemory();
  const kindOf = (file: string) => file.split('.')[0];
  const oneOfEach = new Map(drawings.map((image) => [kindOf(image.file), image]));
  for (const { file, width, height } of oneOfEach.values()) {
    const root = /^<svg [^>]*>/.exec(String(await store.get(file)))?.[0];
    expect(root, file).toContain(`width="${width}" height="${height}"`);
  }
}, 60_000);

test('every finished picture is there and as large as it is said to be', async () => {
  const { stored, store } = openMemory();
  const finished = images.filter(({ file }) => file.endsWith('.avif'));
  expect(finished.length).toBeGreaterThan(270);
  for (const { file, width, height } of finished) {
    expect(await store.has(file), file).toBe(true);
    const read = await sharp(await store.get(file)).metadata();
    expect([read.format, read.width, read.height], file).toEqual(['heif', width, height]);
  }
  expect(stored.size).toBe(0);
});

test('a key reads no file outside the pictures', async () => {
  const { store } = openMemory();
  for (const key of ['demo/../package.json', 'demo/pictures.json', 'demo/none.front.avif', 'photos/a.avif']) {
    expect([await store.has(key), await store.get(key)], key).toEqual([false, undefined]);
  }
});

test('a picture is drawn once, and others are left to the store', async () => {
  const { stored, store } = openMemory();
  const file = drawings[0]?.file ?? '';
  expect(await store.has(file)).toBe(true);
  const drawn = await store.get(file);
  expect(stored.get(file)).toEqual(drawn);
  stored.set(file, Buffer.from('as it was'));
  expect(String(await store.get(file))).toBe('as it was');
  expect([await store.has('photos/a.jpg'), await store.get('photos/a.jpg')]).toEqual([false, undefined]);
});
