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
