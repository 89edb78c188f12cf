import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttp } from '#kit/http/http.server.ts';
import { visitor } from '#kit/http/principal.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, until, type TestShop } from '../../../test/shop.ts';
import { articleImage, articleImageFull, articleThumbnail, imageSrcSet, webImage } from './image-urls.ts';
import { serveImages } from './routes.server.ts';
import { warmImages } from './warm-images.server.ts';

const image = { photo: 1, secret: 2, small: 3, missing: 4, broken: 5, large: 6, unused: 7, foreign: 8 };
const secretWebImage = 20;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const { db, images, services } = shop;
  const files = Object.entries(image).map(([name, id]) => ({
    id,
    file: `photos/${name}.jpg`,
    width: 2000,
    height: 1500,
    caption_en: null,
    licence_en: null,
  }));
  await db.insertInto('image').values(files).execute();
  await db.updateTable('article').set({ image_id: image.photo }).where('id', '=', article.mug).execute();
  await db.updateTable('article').set({ image_id: image.secret }).where('id', '=', article.secret).execute();
  const { unused: _unused, photo: _photo, secret: _secret, ...shown } = image;
  const webImages = Object.values(shown).map((image_id) => ({
    id: secretWebImage + image_id,
    image_id,
    group_number: 4,
    sort: 10 - image_id,
    name: `bild ${image_id}`,
    text_sv: 'På svenska',
    text_en: image_id === 3 ? 'In English' : null,
  }));
  await db.insertInto('web_image').values(webImages).execute();
  const photo = await photograph(2000, 1500);
  await images.put('photos/photo.jpg', photo);
  await images.put('photos/secret.jpg', await photograph(2000, 1501));
  await images.put('photos/unused.jpg', photo);
  await images.put('photos/small.jpg', await photograph(200, 150));
  await images.put('photos/broken.jpg', photo.subarray(0, 300));
  await images.put('photos/large.jpg', photo);
  await images.put('photos/foreign.jpg', Buffer.from(drawing));
  await services.versions.changed();
});
afterAll(() => shop.close());

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
  <rect width="400" height="300" fill="#2B6A8F"/><circle cx="200" cy="150" r="90" fill="#F7F5F0"/></svg>`;

async function photograph(width: number, height: number): Promise<Buffer> {
  const plain = { width, height, channels: 3, background: '#A4243B' } as const;
  return await sharp({ create: plain })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Vem' } })
    .toBuffer();
}

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const response = await shop.http.inject({ method, url, headers });
  return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
}

async function sizeOf(body: Buffer) {
  const { format, width, height, exif } = await sharp(body).metadata();
  return { format, width, height, exif };
}

const webp = { accept: 'image/webp,*/*;q=0.8' };
const avif = { accept: 'image/avif,image/webp,*/*;q=0.8' };

describe('a picture', () => {
  test.each([
    ['/api/ArticleThumbnail/1', 300],
    ['/api/ArticleThumbnail/1?w=600', 600],
    ['/api/ArticleImage/1', 1200],
    ['/api/ArticleImage/1?w=590', 600],
    ['/api/ArticleImage/1?w=99999', 1600],
    ['/api/ArticleImage/1?w=-1', 1200],
    ['/api/ArticleImage/1?w=600&w=900', 1200],
    ['/api/WebImage/26', 1200],
    ['/api/WebImageThumbnail/26', 300],
    ['/API/articlethumbnail/1/', 300],
  ])('at %s is %s wide', async (url, width) => {
    const { status, headers, body } = await get(url);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sizeOf(body)).toMatchObject({ format: 'jpeg', width, height: (width / 4) * 3 });
  });

  test('is a WebP for a browser that shows it', async () => {
    const { headers, body } = await get('/api/ArticleThumbnail/1', webp);
    expect([headers['content-type'], headers.vary]).toEqual(['image/webp', 'Accept']);
    expect((await sizeOf(body)).format).toBe('webp');
    expect((await get('/api/ArticleThumbnail/1', { accept: 'image/webp;q=0' })).headers['content-type']).toBe(
      'image/jpeg',
    );
  });

  test('is an AVIF once that is made, and a WebP meanwhile', async () => {
    expect((await get('/api/ArticleThumbnail/1', avif)).headers['content-type']).toBe('image/webp');
    await until(
      async () => (await get('/api/ArticleThumbnail/1', avif)).headers['content-type'] === 'image/avif',
    );
  });

  test('is kept by browsers for ever, and not sent again to one that has it', async () => {
    const { headers } = await get('/api/ArticleImage/1');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.etag).toMatch(/^"[\w.-]+"$/);
    const again = await get('/api/ArticleImage/1', { 'if-none-match': `"other", ${headers.etag as string}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get('/api/ArticleImage/1', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['/api/ArticleThumbnail/1', 'public, max-age=31536000, immutable'],
    ['/api/ArticleImage/1', 'public, max-age=31536000, immutable'],
    ['/api/ArticleImageWide/1', 'public, max-age=31536000, immutable'],
    // What it tells of its motif, and which picture the others show, may change.
    ['/api/ArticleImageFull/1', 'public, max-age=86400'],
    ['/api/WebImage/26', 'public, max-age=86400'],
    ['/api/WebImage/26?download', 'public, max-age=86400'],
    ['/api/WebImageThumbnail/26', 'public, max-age=86400'],
  ])('at %s is kept by browsers: %s', async (url, cacheControl) => {
    const { status, headers } = await get(url);
    expect([status, headers['cache-control']]).toEqual([200, cacheControl]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition'] !== undefined).toBe(/Full|download/.test(url));
  });

  test.each([
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/avif;q=0.0, image/webp;q=0.8', 'image/webp'],
    ['IMAGE/WEBP; q=0.000', 'image/jpeg'],
    ['image/webp;q=0.01', 'image/webp'],
    ['Image/WebP', 'image/webp'],
    ['image/*,*/*;q=0.8', 'image/jpeg'],
  ])('for a browser that shows %s is %s', async (accept, type) => {
    expect((await get('/api/ArticleThumbnail/1?w=400', { accept })).headers['content-type']).toBe(type);
  });

  test('is not sent again where a proxy has weakened its tag', async () => {
    const { etag } = (await get('/api/ArticleImage/1')).headers;
    expect((await get('/api/ArticleImage/1', { 'if-none-match': `W/${etag as string}` })).status).toBe(304);
  });

  test('that too many wait for is asked for again in five seconds', async () => {
    const http = await createHttp(shop.services.env, 'silent');
    serveImages(http, {
      images: shop.endpoints.images,
      full: { wantedOf: async () => undefined },
      renditions: { ...shop.renditions, find: async () => 'busy' },
      shownBy: [shop.endpoints.images, { showsImage: async () => true }],
      imageOfMessage: async () => undefined,
      placeOfRow: async () => undefined,
      findShopPrincipal: async () => visitor,
      findStaff: async () => visitor,
    });
    const { statusCode, headers } = await http.inject('/api/ArticleImage/1');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    await http.close();
  });

  test('is cropped around its focus, also at the very edge, where it is a square or wide, and whole elsewhere', async () => {
    const { db, versions } = shop.services;
    const focusAt = async (focus_x: number | null, focus_y: number | null) => {
      await db.updateTable('image').set({ focus_x, focus_y }).where('id', '=', image.large).execute();
      await versions.changed();
    };
    const sizes = async () => {
      const bodies = ['ArticleThumbnail', 'ArticleImageWide', 'ArticleImage', 'ArticleImageFull'];
      const found = await Promise.all(bodies.map(async (path) => await get(`/api/${path}/${image.large}`)));
      const read = await Promise.all(found.map(async ({ body }) => await sizeOf(body)));
      return read.map(({ width, height }) => `${width} × ${height}`);
    };
    for (const focus of [0, 50, 100]) {
      await focusAt(focus, focus);
      expect(await sizes()).toEqual(['300 × 300', '1200 × 800', '1200 × 900', '2000 × 1500']);
    }
    await focusAt(null, null);
    expect(await sizes()).toEqual(['300 × 225', '1200 × 900', '1200 × 900', '2000 × 1500']);
  });

  test('tells its size without being sent', async () => {
    const whole = await get('/api/ArticleImage/1');
    const head = await get('/api/ArticleImage/1', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  test('is never made larger than it is, nor does it tell who took it', async () => {
    const { body } = await get('/api/WebImage/23');
    expect(await sizeOf(body)).toMatchObject({ width: 200, height: 150, exif: undefined });
  });

  test('is made once for all who ask at the same time, and read from disk after that', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/api/ArticleImage/1?w=900', webp)),
    );
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    const etag = String(answers[0]?.headers.etag).slice(1, -1);
    expect(await shop.images.has(`made/${etag.slice(0, 2)}/${etag}`)).toBe(true);
  });

  test('in full is a JPEG to save', async () => {
    const { headers, body } = await get('/api/ArticleImageFull/1', avif);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['content-disposition']).toBe('attachment; filename="a-1.jpg"');
    expect((await sizeOf(body)).width).toBe(2000);
    expect((await sizeOf((await get('/api/ArticleImageFull/3')).body)).width).toBe(200);
  });
});

describe('there is no picture', () => {
  test.each([
    ['/api/ArticleThumbnail/999'],
    ['/api/ArticleThumbnail/0'],
    ['/api/ArticleThumbnail/1.5'],
    ['/api/ArticleThumbnail/..%2f1'],
    ['/api/ArticleThumbnail/99999999999999999999'],
    ['/api/ArticleImage/abc'],
    ['/api/WebImage/1'],
    ['/api/PressMessageImage/1'],
  ])('at %s', async (url) => {
    const { status, headers } = await get(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('whose original is missing, broken or of a kind that is not opened', async () => {
    for (const id of [image.missing, image.broken, image.foreign]) {
      expect((await get(articleImage(id))).status, String(id)).toBe(404);
      expect((await get(articleImage(id), avif)).status, String(id)).toBe(404);
    }
  });

  test('that nothing shows', async () => {
    expect((await get(articleImage(image.unused))).status).toBe(404);
  });
});

describe('the picture of an article behind log-in', () => {
  const urls = [articleThumbnail, articleImage, articleImageFull].map((urlOf) => urlOf(image.secret));

  test('is not there for a visitor', async () => {
    for (const url of urls) expect((await get(url)).status).toBe(404);
  });

  test('is there for a customer, and no shared cache may keep it', async () => {
    const customer = await logInAs(shop, '1001');
    for (const url of urls) {
      const { status, headers } = await customer.get(url.slice('/api/'.length));
      expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    }
    for (const url of urls) expect((await get(url)).status).toBe(404);
  });

  test('is open while something that visitors see shows it too, and no longer', async () => {
    const { db, versions } = shop.services;
    const show = (image_id: number | null) =>
      db.updateTable('product_group').set({ image_id }).where('id', '=', 1).execute();
    const statuses = async () => await Promise.all(urls.map(async (url) => (await get(url)).status));
    await show(image.secret);
    await versions.changed();
    expect(await statuses()).toEqual([200, 200, 200]);
    await show(null);
    await versions.changed();
    expect(await statuses()).toEqual([404, 404, 404]);
    // That another group behind log-in shows it opens nothing.
    await db.updateTable('product_group').set({ image_id: image.secret }).where('id', '=', 2).execute();
    await versions.changed();
    expect(await statuses()).toEqual([404, 404, 404]);
    await db.updateTable('product_group').set({ image_id: null }).where('id', '=', 2).execute();
    await versions.changed();
  });
});

test('web images come by Sort, in the language, with `name` in lower case', async () => {
  const { body } = await get('/api/webimages/4?languageCode=en');
  const webImages = JSON.parse(String(body)) as { Id: number }[];
  expect(webImages.map(({ Id }) => Id)).toEqual([28, 26, 25, 24, 23]);
  expect(webImages[4]).toEqual({ Id: 23, Sort: 7, name: 'bild 3', Text: 'In English' });
  expect(webImages[3]).toMatchObject({ Text: 'På svenska' });
  expect(String((await get('/api/webimages/1')).body)).toBe('[]');
  expect((await get('/api/webimages/x')).status).toBe(404);
});

test('web images of one place come in the order in which they were added', async () => {
  const { db, versions } = shop.services;
  const row = { image_id: image.photo, group_number: 7, name: '', text_sv: '', text_en: null };
  for (const [id, sort] of [
    [93, 2],
    [91, 2],
    [92, 2],
    [94, 1],
  ] as const)
    await db
      .insertInto('web_image')
      .values({ ...row, id, sort })
      .execute();
  await versions.changed();
  const { body } = await get('/api/webimages/7');
  expect((JSON.parse(String(body)) as { Id: number }[]).map(({ Id }) => Id)).toEqual([94, 91, 92, 93]);
});

test('thumbnails are made beforehand, whatever originals cannot be read', async () => {
  await warmImages(shop.endpoints.images, shop.renditions);
  const { headers } = await get(articleThumbnail(image.large, 600), webp);
  const etag = String(headers.etag).slice(1, -1);
  expect(await shop.images.has(`made/${etag.slice(0, 2)}/${etag}`)).toBe(true);
  const others = await shop.endpoints.images.files(new Set([image.large]));
  expect([others.includes('photos/photo.jpg'), others.includes('photos/large.jpg')]).toEqual([true, false]);
});

test('of the pictures of listings the small ones are made first, until the shop stops', async () => {
  const files = await shop.endpoints.images.files();
  const made: string[] = [];
  const noting = {
    ...shop.renditions,
    prepare: async ({ file, width }: { file: string; width: number }) => void made.push(`${width} ${file}`),
  };
  await warmImages(shop.endpoints.images, noting);
  expect(made).toEqual([300, 400, 600].flatMap((width) => files.map((file) => `${width} ${file}`)));
  made.length = 0;
  await warmImages(shop.endpoints.images, noting, { goOn: () => made.length < 3 });
  expect(made).toHaveLength(3);
  let waits = 0;
  const waiting = {
    ...noting,
    prepare: async (_wanted: unknown, mayBegin?: () => Promise<void>) => await mayBegin?.(),
  };
  await warmImages(shop.endpoints.images, waiting, { untilIdle: async () => void waits++ });
  expect(waits).toBe(3 * files.length);
});

test('no key leads out of the folder of pictures', async () => {
  for (const key of ['../secret', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', ''])
    expect(() => shop.images.get(key)).toThrow(/key of a picture/);
});

test('addresses for a srcset have every width there is', () => {
  expect(imageSrcSet('thumbnail', (width) => articleThumbnail(7, width))).toBe(
    '/api/ArticleThumbnail/7?w=300 300w, /api/ArticleThumbnail/7?w=400 400w, /api/ArticleThumbnail/7?w=600 600w',
  );
  expect(webImage(5)).toBe('/api/WebImage/5');
});
