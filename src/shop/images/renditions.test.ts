import sharp from 'sharp';
import { expect, test } from 'vitest';
import { silentLog } from '#kit/process/log.server.ts';
import type { ImageStore } from './image-place.server.ts';
import { openRenditions } from './renditions.server.ts';

const webp = Buffer.from('RIFF\0\0\0\0WEBP');
const away = new Error('The bucket is away.');

/** A store that has cached pictures but cannot reach its bucket. */
const cutOff: ImageStore = {
  get: async (key) => {
    if (key.endsWith('.webp')) return webp;
    throw away;
  },
  has: () => Promise.reject(away),
  put: () => Promise.reject(away),
  remove: () => Promise.resolve(),
  all: () => {
    throw away;
  },
};

test('who takes AVIF is shown the WebP that is near while the store cannot say whether there is more', async () => {
  const { find } = openRenditions(cutOff, silentLog);
  const found = await find({ file: 'trays/1.png', width: 600, format: 'avif' });
  expect(found).toMatchObject({ bytes: webp, format: 'webp' });
});

test('a picture that the store cannot give is missing', async () => {
  const { find } = openRenditions({ ...cutOff, get: () => Promise.reject(away) }, silentLog);
  expect(await find({ file: 'trays/1.png', width: 600, format: 'avif' })).toBe('missing');
});

/** A store in memory, and what was asked of it. */
function openMemory() {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const store: ImageStore = {
    get: async (key) => (asked.push(`get ${key}`), files.get(key)),
    has: async (key) => files.has(key),
    put: async (key, bytes) => {
      asked.push(`put ${key}`);
      files.set(key, Buffer.from(bytes));
    },
    remove: async (key) => void files.delete(key),
    all: () => {
      throw new Error('nobody lists them');
    },
  };
  return { files, asked, store, ...openRenditions(store, silentLog) };
}

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#A4243B' } })
  .jpeg()
  .toBuffer();
const wanted = { file: 'trays/1.jpg', width: 300, format: 'webp' } as const;

test('a picture that was missing is there as soon as its file is', async () => {
  const { find, files } = openMemory();
  expect(await find(wanted)).toBe('missing');
  files.set(wanted.file, photo);
  expect(await find(wanted)).toMatchObject({ format: 'webp' });
});

test('what can be read by nobody is tried once, in whatever size it is asked for', async () => {
  const { find, files, asked } = openMemory();
  files.set(wanted.file, photo.subarray(0, 300));
  for (const width of [300, 400, 600, 300]) expect(await find({ ...wanted, width })).toBe('missing');
  expect(asked.filter((one) => one === `get ${wanted.file}`)).toHaveLength(1);
});

test('a picture that was asked for while it waited to be made beforehand is made once', async () => {
  const { find, prepare, files, asked } = openMemory();
  files.set(wanted.file, photo);
  await prepare(wanted, async () => void (await find(wanted)));
  await prepare(wanted, () => Promise.reject(new Error('it is there')));
  await find(wanted);
  expect(asked.filter((one) => one.startsWith('put '))).toHaveLength(1);
});

test('a picture that could not be made beforehand is made beforehand when it is asked for again', async () => {
  const { prepare, files, store } = openMemory();
  await prepare(wanted);
  await prepare(wanted, () => Promise.reject(away)).catch(() => undefined);
  expect(files.size).toBe(0);
  files.set(wanted.file, photo);
  await prepare(wanted);
  expect(files.size).toBe(2);
  const twice = openRenditions(store, silentLog);
  let asked = 0;
  const wait = async () => void asked++;
  await Promise.all([1, 2, 3].map(() => twice.prepare({ ...wanted, width: 400 }, wait)));
  expect([asked, files.size]).toEqual([1, 3]);
});

test('each way in which a picture is drawn is another file of it', async () => {
  const { find, files } = openMemory();
  files.set('trays/1.jpg', photo).set('trays/2.jpg', photo);
  const focus = { x: 50, y: 50 };
  const ways = [
    wanted,
    { ...wanted, file: 'trays/2.jpg' },
    { ...wanted, width: 400 },
    { ...wanted, format: 'jpeg' },
    { ...wanted, quality: 90 },
    { ...wanted, focus },
    { ...wanted, focus: { x: 50, y: 51 } },
    { ...wanted, focus: { x: 51, y: 50 } },
    { ...wanted, focus, ratio: 1.5 },
    { ...wanted, format: 'jpeg', xmp: '<x/>' },
    { ...wanted, format: 'jpeg', xmp: '<y/>' },
  ] as const;
  const tags: string[] = [];
  for (const way of ways) {
    const found = await find(way);
    if (typeof found === 'string') throw new Error(found);
    tags.push(found.etag);
  }
  expect(new Set(tags).size).toBe(ways.length);
  // A square is what is drawn around a point anyway.
  expect(await find({ ...wanted, focus, ratio: 1 })).toMatchObject({ etag: tags[5] });
});
