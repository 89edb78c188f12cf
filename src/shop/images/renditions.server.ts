import { createHash } from 'node:crypto';
import type { Log } from '#kit/process/log.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';
import { drawImage, recipe, type Focus, type Format } from './draw-image.server.ts';
import type { ImageStore } from './image-place.server.ts';

export type Rendition = { bytes: Buffer; format: Format; etag: string };
export type Wanted = {
  file: string;
  width: number;
  format: Format;
  quality?: number;
  /** XMP metadata; for a JPEG only. */
  xmp?: string;
  /** The focal point of the crop. */
  focus?: Focus | undefined;
  /** The width of the crop divided by its height; a square without it. */
  ratio?: number | undefined;
};

/** Renditions of originals. Each is rendered once and stored by the key of its original, which never changes. */
export type Renditions = {
  /** Returns the WebP while an AVIF is not rendered yet. `missing` means that there is no readable original. */
  find(wanted: Wanted): Promise<Rendition | 'missing' | 'busy'>;
  /** Renders it when nothing else is to be done, and not before `mayBegin` resolves. */
  prepare(wanted: Wanted, mayBegin?: () => Promise<void>): Promise<void>;
};

export function openRenditions(store: ImageStore, log: Log): Renditions {
  const limit = openConcurrencyLimit({ atOnce: 2, longestQueue: 300 });
  const making = new Map<string, Promise<Buffer | 'missing' | 'busy'>>();
  const planned = new Set<string>();
  const unreadable = new Set<string>();

  /** A failing disk must not break a page: the picture counts as missing. */
  async function read(key: string): Promise<Buffer | undefined> {
    try {
      return await store.get(key);
    } catch (error) {
      log.error({ err: error, key }, 'picture cannot be read from the store');
      return undefined;
    }
  }

  async function isStored(key: string): Promise<boolean> {
    try {
      return await store.has(key);
    } catch (error) {
      log.error({ err: error, key }, 'picture cannot be looked for in the store');
      return false;
    }
  }

  function keyOf({ file, width, format, quality, focus, ratio = 1, xmp }: Wanted): string {
    const hash = hashOf(`${recipe}\n${file}`, 32);
    const asGood = quality === undefined ? '' : `-q${quality}`;
    const around = focus ? `-f${focus.x}x${focus.y}${ratio === 1 ? '' : `-${ratio}`}` : '';
    const saying = xmp === undefined ? '' : `-x${hashOf(xmp, 12)}`;
    return `made/${hash.slice(0, 2)}/${hash}-${width}${asGood}${around}${saying}.${format}`;
  }

  async function make(wanted: Wanted, key: string): Promise<Buffer | undefined> {
    if (unreadable.has(wanted.file)) return undefined;
    const original = await read(wanted.file);
    if (!original) {
      log.error({ file: wanted.file }, 'picture is missing');
      return undefined;
    }
    try {
      const bytes = await drawImage(original, wanted);
      // With a full disk pictures still work, only slower.
      await store
        .put(key, bytes)
        .catch((error: unknown) => log.error({ err: error, key }, 'picture not kept'));
      return bytes;
    } catch (error) {
      unreadable.add(wanted.file);
      log.error({ err: error, file: wanted.file }, 'picture cannot be read');
      return undefined;
    }
  }

  /** Concurrent requests for the same rendition share one rendering. */
  async function findOrMake(wanted: Wanted, key: string): Promise<Buffer | 'missing' | 'busy'> {
    const stored = await read(key);
    if (stored) return stored;
    const underWay =
      making.get(key) ??
      limit
        .soon(async () => (await make(wanted, key)) ?? 'missing')
        .then((rendition) => rendition ?? 'busy')
        .finally(() => making.delete(key));
    making.set(key, underWay);
    return await underWay;
  }

  async function prepare(wanted: Wanted, mayBegin?: () => Promise<void>): Promise<void> {
    const key = keyOf(wanted);
    if (planned.has(key) || planned.size >= 5000) return;
    planned.add(key);
    try {
      if (await store.has(key)) return;
      await mayBegin?.();
      await limit.later(async () => {
        if (!(await store.has(key))) await make(wanted, key);
      });
    } finally {
      planned.delete(key);
    }
  }

  async function find(wanted: Wanted): Promise<Rendition | 'missing' | 'busy'> {
    const key = keyOf(wanted);
    if (wanted.format === 'avif' && !(await isStored(key))) {
      prepare(wanted).catch((error: unknown) => log.error({ err: error, key }, 'picture not made'));
      return await find({ ...wanted, format: 'webp' });
    }
    const bytes = await findOrMake(wanted, key);
    if (typeof bytes === 'string') return bytes;
    return { bytes, format: wanted.format, etag: `"${key.slice(key.lastIndexOf('/') + 1)}"` };
  }

  return { find, prepare };
}

function hashOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
