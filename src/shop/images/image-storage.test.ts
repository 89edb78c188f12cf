import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBucketServer, type BucketServer } from '../../../test/bucket-server.ts';
import { openImageStore } from './image-storage.server.ts';
import type { ImageStore } from './image-place.server.ts';

let bucket: BucketServer;
let folders: string[];
beforeEach(async () => {
  bucket = await openBucketServer();
  folders = [];
});
afterEach(async () => {
  await bucket.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A separate node with its own disk. */
function openNode(imagesUrl: string | undefined = bucket.url): ImageStore {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(dataDir);
  return openImageStore({ dataDir, imagesUrl });
}

const mug = Buffer.from([0xff, 0xd8, 0xff, 0, 255, 10]);

describe('pictures in a bucket', () => {
  test('that one node puts there, the others have', async () => {
    const [one, other] = [openNode(), openNode()];
    await one.put('office/mug.jpg', mug);
    expect([...bucket.files]).toEqual([['shop/office/mug.jpg', mug]]);
    expect(await other.has('office/mug.jpg')).toBe(true);
    expect(await other.get('office/mug.jpg')).toEqual(mug);
  });

  test('are fetched once, and still there while the bucket is away', async () => {
    const node = openNode();
    await node.put('office/mug.jpg', mug);
    await node.get('office/mug.jpg');
    bucket.asked.length = 0;
    bucket.fail(403);
    expect(await node.get('office/mug.jpg')).toEqual(mug);
    expect(await node.has('office/mug.jpg')).toBe(true);
    expect(bucket.asked).toEqual([]);
    await expect(node.get('office/other.jpg')).rejects.toThrow('the bucket answers 403 to GET: SlowDown');
  });

  test('are there while the own disk is full, only slower', async () => {
    const node = openNode();
    await node.put('office/mug.jpg', mug);
    writeFileSync(join(folders[0]!, 'pictures'), 'no folder can be made here');
    for (let time = 0; time < 2; time++) expect(await node.get('office/mug.jpg')).toEqual(mug);
    expect(bucket.asked.filter((one) => one.startsWith('GET'))).toHaveLength(2);
  });

  test('that are not there are missing, not an error', async () => {
    const node = openNode();
    expect(await node.get('office/none.jpg')).toBeUndefined();
    expect(await node.has('office/none.jpg')).toBe(false);
  });

  test.each([
    ['empty', 'office/mug.jpg', ''],
    ['a page', 'office/mug.jpg', '<html><script>alert(1)</script></html>'],
    [
      'a drawing with a script',
      'office/mug.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['cut off at its beginning', 'office/mug.jpg', '\xff\xd8'],
    ['another format than its name says', 'made/ab/abc-600.webp', '\xff\xd8\xff\xe0'],
    ['a rendition of no format', 'made/ab/abc-600.webp', 'RIFF\0\0\0\0WAVE'],
  ])('that are %s are refused and not kept', async (_what, key, text) => {
    const node = openNode();
    bucket.files.set(`shop/${key}`, Buffer.from(text, 'latin1'));
    await expect(node.get(key)).rejects.toThrow(`what the bucket holds as ${key} is no such picture`);
    expect(readdirSync(folders[0]!)).toEqual([]);
    const good = Buffer.from(key.endsWith('.webp') ? 'RIFF\0\0\0\0WEBP' : '\x89PNG\r\n\x1a\n', 'latin1');
    bucket.files.set(`shop/${key}`, good);
    expect(await node.get(key)).toEqual(good);
  });

  test('that lie broken on the own disk are fetched anew', async () => {
    const node = openNode();
    await node.put('office/mug.jpg', mug);
    await node.get('office/mug.jpg');
    writeFileSync(join(folders[0]!, 'pictures/office/mug.jpg'), '');
    expect(await node.get('office/mug.jpg')).toEqual(mug);
  });

  test.each([
    ['tells a length above 60 MB', 'length'],
    ['never ends', 'endless'],
    ['leads elsewhere', 'redirect'],
  ] as const)('whose answer %s are given up', async (_what, kind) => {
    let sent = 0;
    const elsewhere: string[] = [];
    const server = createServer(({ url = '' }, reply) => {
      if (url === '/elsewhere') elsewhere.push(url);
      if (kind === 'redirect' && url !== '/elsewhere')
        return void reply.writeHead(302, { location: '/elsewhere' }).end();
      if (kind === 'length') reply.setHeader('content-length', 70_000_000);
      const part = Buffer.concat([mug, Buffer.alloc(1_000_000)]);
      const more = () => {
        while (!reply.destroyed && sent < 500_000_000 && (sent += part.length) && reply.write(part));
      };
      reply.on('drain', more).on('error', () => undefined);
      more();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const node = openNode(`http://KEY:SECRET@127.0.0.1:${port}/pictures`);
    await expect(node.get('office/mug.jpg')).rejects.toThrow(
      kind === 'redirect' ? /fetch failed|redirect/ : 'more than 60000000 bytes',
    );
    expect(elsewhere).toEqual([]);
    expect(sent).toBeLessThan(90_000_000);
    server.closeAllConnections();
    server.close();
  });

  test('are removed from the bucket and the own disk, also twice', async () => {
    const node = openNode();
    await node.put('office/mug.jpg', mug);
    await node.get('office/mug.jpg');
    for (let time = 0; time < 2; time++) await node.remove('office/mug.jpg');
    expect(await node.get('office/mug.jpg')).toBeUndefined();
    expect([...bucket.files.keys()]).toEqual([]);
  });

  test('that cannot be put say so, after trying again', async () => {
    bucket.fail(503);
    await expect(openNode().put('office/mug.jpg', mug)).rejects.toThrow('503 to PUT: SlowDown');
    expect(bucket.asked.length).toBe(3);
    expect(bucket.files.size).toBe(0);
  });

  test('are all listed, however many parts the list has, and nothing that is not ours', async () => {
    const node = openNode();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await node.put(`of/${name}.png`, Buffer.from(name));
    bucket.files.set('elsewhere/x.png', mug).set('shop/of/ spaces.txt', mug);
    const keys: string[] = [];
    for await (const { key, bytes } of node.all()) keys.push(`${key} ${String(Buffer.from(bytes))}`);
    expect(keys).toEqual(['of/a.png a', 'of/b.png b', 'of/c.png c', 'of/d.png d', 'of/e.png e']);
    // Keys outside the shop's folder in the bucket are not even requested.
    expect(new Set(bucket.prefixes)).toEqual(new Set(['shop/']));
  });

  test('are refused with a wrong secret or a bucket that is not there', async () => {
    const wrong = openNode(bucket.url.replace('EXAMPLE@', 'other@'));
    await expect(wrong.put('office/mug.jpg', mug)).rejects.toThrow('403 to PUT: SignatureDoesNotMatch');
    const elsewhere = openNode(bucket.url.replace('/pictures/', '/nowhere/'));
    await expect(elsewhere.get('office/mug.jpg')).rejects.toThrow('404 to GET: NoSuchBucket');
  });

  test('have no key that leads elsewhere', async () => {
    const node = openNode();
    for (const key of ['../other/x.png', '/x.png', 'a//b', 'a b', 'a?x', ''])
      await expect(node.put(key, mug)).rejects.toThrow('cannot be the key of a picture');
    expect(bucket.asked).toEqual([]);
  });
});

describe('pictures on the own disk', () => {
  /** Without a bucket. */
  function openDisk(): ImageStore {
    const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
    folders.push(dataDir);
    return openImageStore({ dataDir, imagesUrl: undefined });
  }
  const keysOf = async (store: ImageStore) => {
    const keys: string[] = [];
    for await (const { key } of store.all()) keys.push(key);
    return keys.toSorted();
  };

  test('are all listed, but none that is being written', async () => {
    const disk = openDisk();
    expect(await keysOf(disk)).toEqual([]);
    for (const key of ['office/b.jpg', 'a.jpg', 'made/ab/c-600.webp']) await disk.put(key, mug);
    writeFileSync(join(folders[0]!, 'pictures', 'office', 'd.jpg.1234.draft'), 'half');
    expect(await keysOf(disk)).toEqual(['a.jpg', 'made/ab/c-600.webp', 'office/b.jpg']);
    await disk.remove('a.jpg');
    await disk.remove('a.jpg');
    expect([await disk.has('a.jpg'), await disk.get('a.jpg')]).toEqual([false, undefined]);
  });

  test('that cannot be put say so, and leave nothing half written', async () => {
    const disk = openDisk();
    await disk.put('office/mug.jpg/inside.jpg', mug);
    await expect(disk.put('office/mug.jpg', mug)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(join(folders[0]!, 'pictures', 'office'))).toEqual(['mug.jpg']);
    // Where a folder lies there is no picture.
    expect(await disk.get('office/mug.jpg')).toBeUndefined();
  });
});
