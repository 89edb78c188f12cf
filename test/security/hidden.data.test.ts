import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { article } from '../seed-test-shop.ts';

const hiddenGroup = 2;
const image = {
  open: 1,
  ofHiddenArticle: 2,
  ofHiddenPage: 3,
  ofComingMessage: 4,
  unused: 5,
  ofHiddenGroup: 6,
};
const mark = 'K7Q-hidden';

let shop: TestShop;
let visitor: Client;
let customer: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await fill();
  visitor = aVisitor(shop);
  customer = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

/** Inserts an article, its group, a page and a message that are hidden from visitors, each with a picture of its own. */
async function fill(): Promise<void> {
  const { db, images: store, services } = shop;
  const size = { width: 800, height: 600, caption_en: null, licence_en: null };
  const images = Object.values(image).map((id) => ({ id, file: `photos/${id}.jpg`, ...size }));
  await db.insertInto('image').values(images).execute();
  for (const { id, file } of images) {
    const background = { r: 40 * id, g: 90, b: 60 };
    const plain = { width: 80, height: 60, channels: 3 as const, background };
    await store.put(file, await sharp({ create: plain }).jpeg().toBuffer());
  }
  await db
    .insertInto('product_group')
    .values({ id: 3, name_sv: 'Under', name_en: 'Below', parent_id: 2, image_id: image.ofHiddenGroup })
    .execute();
  await db.insertInto('colour').values({ id: 1, name_sv: 'Röd', name_en: 'Red', hex: '#f00' }).execute();
  await db.insertInto('material').values({ id: 1, name_sv: 'Trä', name_en: 'Wood' }).execute();
  for (const article_id of [article.secret, article.mug])
    await db.insertInto('article_colour').values({ article_id, colour_id: 1 }).execute();
  await db
    .updateTable('article')
    .set({
      name_sv: mark,
      name_en: mark,
      image_id: image.ofHiddenArticle,
      material_id: 1,
      ean: '7311111111116',
      news: true,
      season_news: true,
      product_group_id: 3,
      description_sv: `${mark} text`,
    })
    .where('id', '=', article.secret)
    .execute();
  await db.updateTable('article').set({ image_id: image.open }).where('id', '=', article.mug).execute();
  await db
    .insertInto('cms_page')
    .values({ id: 1, slug: 'hemlig', title_sv: mark, title_en: mark, tags: ['meny', 'loggedin'] })
    .execute();
  const block = { page_id: 1, parent_block_id: null, heading_en: null, content_en: null, content_sv: mark };
  await db
    .insertInto('cms_block')
    .values({ ...block, id: 1, block_type: 'image', image_id: image.ofHiddenPage, layout_settings: '{}' })
    .execute();
  const message = { category_id: 1, publish_at: new Date('2026-12-01'), title_sv: mark, title_en: mark };
  await db
    .insertInto('press_message')
    .values({ ...message, id: 1, message_sv: mark, message_en: null, url: null })
    .execute();
  await db
    .insertInto('press_message_image')
    .values({ press_message_id: 1, image_id: image.ofComingMessage })
    .execute();
  await services.versions.changed();
}

describe('a group that requires log-in, and all below it', () => {
  const searches = [
    `products`,
    `products?productGroupId=${hiddenGroup}`,
    `products?productGroupId=3`,
    `products?ids[]=${article.secret}`,
    `products?ids[]=${article.mug}&ids[]=${article.secret}`,
    'products?news=true',
    'products?seasonNews=true',
    'products?onlyInStock=true',
    `search?searchtext=${mark}`,
    'search?searchtext=7311111111116',
    `search?searchtext=A-${article.secret}`,
    'search?colors[]=1',
    'search?colors=1',
    'search?materialId=1',
    `search?productGroupId=${hiddenGroup}`,
    'search?onlyNews=true',
    `article/${article.mug}/related`,
    'search?productGroupId[]=2',
    'products?productGroupId=1&productGroupId=2',
    'ProductGroups',
  ];

  test.each(searches)('is not found by a visitor at %s', async (path) => {
    const { text } = await visitor.get(path);
    expect(text).not.toContain(mark);
    expect(text).not.toMatch(/"(?:Id|ProductGroupId)":(?:6|3)\b(?!\d).*Below/);
  });

  test('is found by a customer at each of them, so that the above means something', async () => {
    for (const path of searches.slice(0, -3)) {
      expect([path, (await customer.get(path)).text.includes(mark)]).toEqual([path, true]);
    }
  });

  test('is answered to a visitor as a group that nobody has', async () => {
    const nobodys = (await visitor.get('products?productGroupId=99')).text;
    for (const id of [hiddenGroup, 3])
      expect((await visitor.get(`products?productGroupId=${id}`)).text).toBe(nobodys);
  });

  test('has articles that a visitor is told are not there, in the very words of one that never was', async () => {
    const nobodys = await visitor.get('article/999999');
    const hidden = await visitor.get(`article/${article.secret}`);
    expect([hidden.status, hidden.text]).toEqual([404, nobodys.text]);
    const beside = await visitor.get(`article/${article.secret}/related`);
    expect([beside.status, beside.text]).toEqual([404, nobodys.text]);
    expect((await customer.get(`article/${article.secret}`)).body.ArticleText).toBe(mark);
  });

  test('is gone for a visitor as soon as it is closed', async () => {
    expect((await visitor.get(`article/${article.mug}`)).status).toBe(200);
    await shop.db.updateTable('product_group').set({ require_login: true }).where('id', '=', 1).execute();
    await shop.services.versions.changed();
    expect((await visitor.get(`article/${article.mug}`)).status).toBe(404);
    await shop.db.updateTable('product_group').set({ require_login: false }).where('id', '=', 1).execute();
    await shop.services.versions.changed();
    expect((await visitor.get(`article/${article.mug}`)).status).toBe(200);
  });
});

describe('pages and messages', () => {
  test.each(['hemlig', 'HEMLIG', 'hemlig/', '%68emlig'])(
    'a page for customers is no page for a visitor: %s',
    async (slug) => {
      const nobodys = await visitor.get('Pages/ingen');
      const { status, text } = await visitor.get(`Pages/${slug}`);
      expect([status, text]).toEqual([404, nobodys.text]);
      expect((await customer.get(`Pages/${slug}`)).status).toBe(200);
    },
  );

  test.each(['meny', 'loggedin', '', 'LOGGEDIN', 'meny,loggedin'])(
    'nor is it listed under %j',
    async (tag) => {
      expect((await visitor.get(`Pages?tag=${tag}`)).text).not.toContain('emlig');
      expect((await customer.get('Pages?tag=meny')).text).toContain('hemlig');
    },
  );

  test('a press message is not there before its time, by its id or in any list', async () => {
    for (const path of [
      'pressroommessage?id=1',
      'pressroommessages',
      'PressPictures?messageId=1',
      'pressroommessages?categoryId=1',
    ]) {
      for (const by of [visitor, customer]) expect((await by.get(path)).text).not.toContain(mark);
    }
    expect((await visitor.get('pressroommessage?id=1')).status).toBe(404);
  });
});

describe('pictures', () => {
  const renditions = ['', '?w=300', '?w=600', '?w=1600', '?download', '?download&w=1'];
  const addresses = ['ArticleThumbnail', 'ArticleImage', 'ArticleImageWide', 'ArticleImageFull'];
  const accepts = ['*/*', 'image/webp', 'image/avif,image/webp'];

  function everyRendition(id: number): string[] {
    return addresses.flatMap((address) => renditions.map((query) => `${address}/${id}${query}`));
  }

  test.each(['ofHiddenArticle', 'ofHiddenGroup', 'ofHiddenPage', 'ofComingMessage', 'unused'] as const)(
    'no rendition of the picture %s is there for a visitor, also after a customer has seen it',
    async (which) => {
      const wrong: string[] = [];
      for (const round of ['before', 'after']) {
        for (const path of everyRendition(image[which])) {
          for (const accept of accepts) {
            const { status, headers } = await visitor.get(path, { accept });
            if (status !== 404) wrong.push(`${path} ${accept} ${round}: ${status}`);
            expect(headers['cache-control']).toBe('no-store');
            await customer.get(path, { accept });
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('a customer sees those of customers, and no shared cache may keep them', async () => {
    for (const id of [image.ofHiddenArticle, image.ofHiddenGroup, image.ofHiddenPage]) {
      for (const path of everyRendition(id)) {
        const { status, headers } = await customer.get(path);
        expect([path, status]).toEqual([path, 200]);
        expect(headers['cache-control']).toMatch(/^private/);
      }
    }
  });

  test('that of a group is a visitor’s while the group is open to all, or something else shows it', async () => {
    const { db, services } = shop;
    const status = async () => {
      await services.versions.changed();
      return (await visitor.get(`ArticleImageWide/${image.unused}`)).status;
    };
    const change = (values: { image_id?: number | null; require_login?: boolean }) =>
      db.updateTable('product_group').set(values).where('id', '=', 1).execute();
    await change({ image_id: image.unused });
    expect(await status()).toBe(200);
    await change({ require_login: true });
    expect(await status()).toBe(404);
    const hung = { id: 9, group_number: 4, image_id: image.unused, text_en: null };
    await db.insertInto('web_image').values(hung).execute();
    expect(await status()).toBe(200);
    await db.deleteFrom('web_image').execute();
    await change({ require_login: false, image_id: null });
    expect(await status()).toBe(404);
  });

  test("a customer's tag of a picture opens it for nobody else", async () => {
    const { headers } = await customer.get(`ArticleImage/${image.ofHiddenArticle}`);
    for (const tag of [String(headers.etag), '*', `W/${String(headers.etag)}`]) {
      const asked = await visitor.get(`ArticleImage/${image.ofHiddenArticle}`, { 'if-none-match': tag });
      expect(asked.status).toBe(404);
    }
  });

  test('a message that has not come has no picture, and web images are found by their own ids only', async () => {
    for (const query of renditions) {
      for (const by of [visitor, customer]) {
        expect((await by.get(`PressMessageImage/1${query}`)).status).toBe(404);
        expect((await by.get(`PressMessageZip/1${query}`)).status).toBe(404);
        for (const id of Object.values(image)) {
          expect((await by.get(`WebImage/${id}${query}`)).status).toBe(404);
          expect((await by.get(`WebImageThumbnail/${id}${query}`)).status).toBe(404);
        }
      }
    }
  });
});

test('R9: no cookie and no header makes a visitor a customer', async () => {
  const plain = await visitor.get('products');
  const forged: Record<string, string>[] = [
    { cookie: 'customer_group=1; customerId=1001; LoggedIn=true' },
    { 'x-forwarded-user': '1001', 'x-customer-id': '1001', authorization: 'Basic MTAwMTpkZW1vMTIzNA==' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    { 'x-original-url': '/api/cart', 'x-rewrite-url': '/api/cart', 'x-http-method-override': 'DELETE' },
    { 'x-forwarded-prefix': '/evil', 'x-forwarded-proto': 'https', 'x-real-ip': '127.0.0.1' },
  ];
  for (const headers of forged) {
    const answer = await visitor.get('products', headers);
    expect(answer.text).toBe(plain.text);
    expect(JSON.stringify(answer.headers)).not.toContain('evil');
  }
});

test('R20: no parameter orders a visitor’s list by a price, or tells one', async () => {
  const plain = (await visitor.get('products')).text;
  const asks = [
    'sort=price',
    'orderBy=Price',
    'minPrice=100',
    'maxPrice=1',
    'fields=Price',
    'include=prices',
    'sort[]=-Price',
  ];
  for (const ask of asks) expect((await visitor.get(`products?${ask}`)).text).toBe(plain);
  expect(plain).not.toMatch(/Price|Discount|QuantityAvailable/);
});

test('4.7: what a customer was answered is not "still the same" for a visitor', async () => {
  const { headers } = await customer.get('products');
  const tags = [headers.etag, '*'].filter((tag) => tag !== undefined).map(String);
  for (const tag of tags) {
    const answer = await visitor.get('products', { 'if-none-match': tag });
    expect(answer.text).not.toContain('Price');
    if (answer.status === 304) expect(tag).toBe('*');
  }
  expect(headers['cache-control']).toBe('private, no-store');
});
