import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mostPixels } from './image-limits.ts';
import { asOriginal, lookAt } from './uploaded-image.server.ts';

const [width, height] = [320, 240];
const kinds = ['jpeg', 'png', 'webp', 'tiff'] as const;

async function drawn(kind: (typeof kinds)[number]): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return await sharp({ create: { width, height, channels: 3, background: '#A4243B', noise } })
    .toFormat(kind)
    .toBuffer();
}

/** A PNG of this size without its pixels. */
function headOfPng(wide: number, high: number): Buffer {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  size.writeUInt32BE(wide, 0);
  size.writeUInt32BE(high, 4);
  const chunks = [chunkOf('IHDR', size), chunkOf('IDAT', Buffer.alloc(20)), chunkOf('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.concat(chunks)]);
}

function chunkOf(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

test('a picture may have so many pixels and no more, in whatever shape', async () => {
  for (const wide of [5_000, 10_000, 50_000]) {
    const high = mostPixels / wide;
    expect(await lookAt(headOfPng(wide, high))).toEqual({ width: wide, height: high, format: 'png' });
    const more = { tooWide: wide, tooHigh: high + 1 };
    for (const read of [lookAt, asOriginal]) expect(await read(headOfPng(wide, high + 1))).toEqual(more);
  }
});

test.each(kinds)('a %s is known by its bytes, also with a few more after its end', async (kind) => {
  const file = await drawn(kind);
  const seen = { width, height, format: kind };
  expect(await lookAt(file)).toEqual(seen);
  const after = Buffer.concat([file, Buffer.from('\r\nsaved by a program\0\0')]);
  expect(await lookAt(after)).toEqual(seen);
  for (const one of [file, after])
    expect(await asOriginal(one)).toMatchObject({ width, height, ending: 'jpg' });
});

test.each([
  // The last bytes of these hold nothing of what is seen: two of a JPEG are its end mark, one may be stuffed.
  ['jpeg', 4],
  ['png', 64],
  ['webp', 1],
] as const)('a %s is damaged wherever it was cut off', async (kind, least) => {
  const file = await drawn(kind);
  const lengths = fc.oneof(
    fc.integer({ min: 16, max: file.length - least }),
    // What is lost at the very end is the easiest to overlook.
    fc.integer({ min: file.length - least - 16, max: file.length - least }),
  );
  await fc.assert(
    fc.asyncProperty(lengths, async (length) => {
      expect(await lookAt(file.subarray(0, length))).toBe('damaged');
    }),
    { seed: 41, numRuns: 60 },
  );
});

test('what is no picture that is taken is called that, whatever it begins with', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
  const avif = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .avif()
    .toBuffer();
  const gif = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  for (const file of [Buffer.from(svg), avif, gif, Buffer.from('%PDF-1.7'), Buffer.alloc(0)])
    for (const read of [lookAt, asOriginal]) expect(await read(file)).toBe('unreadable');
});
