import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoArticles } from '#demo/data/articles.ts';
import { demoPressArticles } from '#demo/data/press-articles.ts';
import { demoPressMessages } from '#demo/data/press-messages.ts';
import type { Scene } from '#demo/data/scene-table.ts';
import { demoWebImages } from '#demo/data/web-images.ts';
import { demoImages, demoImagesBy, imageIdOfScene, pressImagesOf } from './demo-images.server.ts';
import { finishedImage, finishedScene } from './finished-images.server.ts';
import { withDemoImages } from './with-demo-images.server.ts';

const today = '2026-10-21';
const images = demoImages(demoArticles(today));
/** The group of web images that the press room's gallery shows. */
const gallery = 4;

function listed(file: 'articles' | 'scenes'): { number?: string; name?: string; press?: boolean }[] {
  return JSON.parse(readFileSync(new URL(`render/${file}.json`, import.meta.url), 'utf8')) as {
    press?: boolean;
  }[];
}

function openMemory() {
  const stored = new Map<string, Buffer>();
  const store = withDemoImages({
    put: async (key, bytes) => void stored.set(key, Buffer.from(bytes)),
    get: async (key) => stored.get(key),
    has: async (key) => stored.has(key),
    remove: () => Promise.resolve(),
    all: () => {
      throw new Error('nobody asks for all');
    },
  });
  return { stored, store };
}

test('no two pictures of the demo have the same id or file', () => {
  expect(new Set(images.map(({ id }) => id)).size).toBe(images.length);
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

test('every finished picture is there and as large as it is said to be', async () => {
  const { stored, store } = openMemory();
  expect(images.length).toBeGreaterThan(380);
  for (const { file, width, height } of images) {
    expect(await store.has(file), file).toBe(true);
    const read = await sharp(await store.get(file)).metadata();
    const format = file.endsWith('.webp') ? 'webp' : 'heif';
    expect([read.format, read.width, read.height], file).toEqual([format, width, height]);
  }
  expect(stored.size).toBe(0);
});

test('every picture tells the day it was made', () => {
  expect(images.filter(({ takenOn }) => !/^20\d\d-\d\d-\d\d$/.test(takenOn))).toEqual([]);
});

test('no picture tells a day of making after that of a message or an article of the press that shows it', () => {
  const articles = demoArticles(today);
  const known = new Map(demoImagesBy(articles, today).map((image) => [image.id, image.takenOn]));
  const shown = [
    ...demoPressMessages(today).flatMap(({ publishAt, scenes, depicted = [] }) =>
      [...scenes.map((scene) => imageIdOfScene(scene)), ...pressImagesOf(articles, depicted)].map(
        (id) => [id, publishAt] as const,
      ),
    ),
    ...demoPressArticles(today).flatMap(({ publishAt, articleNumber, alsoDepicted }) =>
      articles
        .filter((one) => [articleNumber, ...alsoDepicted].includes(one.articleNumber))
        .map(({ id }) => [id, publishAt] as const),
    ),
  ];
  expect(shown.length).toBeGreaterThan(30);
  const late = shown.filter(([id, publishAt]) => (known.get(id ?? 0) ?? '') >= publishAt.slice(0, 10));
  expect(late).toEqual([]);
});

test('no picture is of a place, so none tells a day later than the message it stands in', () => {
  expect(images.filter(({ placeSv, placeEn }) => placeSv || placeEn)).toEqual([]);
});

test('what the press room shows is rendered for print, and nothing else', () => {
  const shown = new Set<string | undefined>([
    ...demoPressArticles(today).flatMap((one) => [one.articleNumber, ...one.alsoDepicted]),
    ...demoPressMessages(today).flatMap(({ depicted = [], scenes }) => [...depicted, ...scenes]),
    ...demoWebImages.filter(({ groupNumber }) => groupNumber === gallery).map(({ scene }) => scene),
  ]);
  const marked = [...listed('articles'), ...listed('scenes')].filter(({ press }) => press);
  expect(new Set(marked.map(({ number, name }) => number ?? name))).toEqual(shown);
});

test('what is for print is 3,000 pixels wide', () => {
  const forPrint = [...listed('articles'), ...listed('scenes')].filter(({ press }) => press);
  const widths = forPrint.map(
    ({ number, name }) => (number ? finishedImage(number, 'front') : finishedScene(name as Scene))?.width,
  );
  expect(widths).toEqual(forPrint.map(() => 3000));
  expect(widths.length).toBeGreaterThan(40);
});

test('a key reads no file outside the pictures', async () => {
  const { store } = openMemory();
  for (const key of ['demo/../package.json', 'demo/pictures.json', 'demo/none.front.avif', 'photos/a.avif']) {
    expect([await store.has(key), await store.get(key)], key).toEqual([false, undefined]);
  }
});

test.each([
  'morning-table',
  'kitchen-shelf',
  'window-sill',
  'tray-stack',
  'picnic',
  'linen-line',
  'winter-set',
  'forest-edge',
  'shop-counter',
  'pattern-desk',
  'workshop-press',
  'coffee-rings',
  'header',
])('an older demo’s scene %s has a picture in its place', async (scene) => {
  expect(await openMemory().store.has(`demo/${scene}.svg`)).toBe(true);
});

test('a picture of an older demo is replaced, and others are left to the store', async () => {
  const { stored, store } = openMemory();
  const [drawn, scene] = ['demo/tray-rect.fjallbris.sjo.front.2.svg', 'demo/coffee-rings.svg'];
  expect([await store.has(drawn), await store.has(scene)]).toEqual([true, true]);
  const second = images.find(({ id }) => id === 2);
  expect(await store.get(drawn)).toEqual(await store.get(second?.file ?? ''));
  expect(await store.get(scene)).toEqual(await store.get('demo/scene.half-past-nine.avif'));
  stored.set('demo/no-such-scene.svg', Buffer.from('kept'));
  expect(String(await store.get('demo/no-such-scene.svg'))).toBe('kept');
  for (const key of ['photos/a.jpg', 'demo/another.svg', 'demo/mug.masvik.sjo.front.999.svg']) {
    expect([await store.has(key), await store.get(key)], key).toEqual([false, undefined]);
  }
});
