import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { aVisitor, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import { zipEntries } from '../../../../test/zip-entries.ts';

let shop: TestShop;
let visitor: Client;
const message = { told: 1, withoutImages: 2, soon: 3, allBroken: 4 };

beforeAll(async () => {
  shop = await openTestShop({ publicUrl: 'https://shop.example' });
  const { db, images } = shop;
  const described = {
    caption_sv: 'Bricka på bord',
    caption_en: 'Tray on a table',
    photographer: 'Ada Ek',
    licence_sv: 'Fri i redaktionell text.',
    licence_en: 'Free in editorial text.',
    place_sv: 'Provstad',
    place_en: null,
    taken_on: '2026-03-03',
  };
  const bare = {
    caption_sv: '',
    caption_en: null,
    photographer: '',
    licence_sv: '',
    licence_en: null,
    place_sv: '',
    place_en: null,
    taken_on: null,
  };
  await db
    .insertInto('image')
    .values([
      { id: 1, file: 'photos/table.jpg', width: 3000, height: 2000, ...described },
      {
        id: 2,
        file: 'photos/small.jpg',
        width: 400,
        height: 300,
        ...bare,
        place_sv: 'Hamnen',
        place_en: 'The harbour',
      },
      { id: 3, file: 'photos/broken.jpg', width: 900, height: 900, ...bare },
      { id: 4, file: 'photos/large.jpg', width: 4000, height: 3200, ...bare },
    ])
    .execute();
  await images.put('photos/table.jpg', await photograph(3000, 2000));
  await images.put('photos/small.jpg', await photograph(400, 300));
  await images.put('photos/broken.jpg', Buffer.from('no picture'));
  const plain = { title_en: null, message_sv: '<p>x</p>', message_en: null, url: null, category_id: 1 };
  const past = new Date('2026-03-10T07:00:00Z');
  await db
    .insertInto('press_message')
    .values([
      { ...plain, id: 1, publish_at: past, title_sv: 'Vår på bordet', title_en: 'Spring on the table' },
      { ...plain, id: 2, publish_at: past, title_sv: 'Utan bilder' },
      { ...plain, id: 3, publish_at: new Date('2027-01-01'), title_sv: 'Snart' },
      { ...plain, id: 4, publish_at: past, title_sv: 'Trasig' },
    ])
    .execute();
  const shown = [
    [message.told, 2, 1],
    [message.told, 1, 0],
    [message.told, 3, 2],
    [message.soon, 1, 0],
    [message.allBroken, 3, 0],
  ] as const;
  await db
    .insertInto('press_message_image')
    .values(shown.map(([press_message_id, image_id, sort]) => ({ press_message_id, image_id, sort })))
    .execute();
  const { category_id: _none, url: _no, ...product } = plain;
  await db
    .insertInto('press_article')
    .values([{ ...product, id: 1, publish_at: past, title_sv: 'Rund bricka', article_number: 'A-1' }])
    .execute();
  await db.insertInto('press_article_image').values({ press_article_id: 1, image_id: 1, sort: 0 }).execute();
  await db
    .insertInto('web_image')
    .values([
      { id: 41, image_id: 1, group_number: 4, sort: 2, name: 'Bord', text_sv: 'I galleriet', text_en: null },
      { id: 42, image_id: 4, group_number: 4, sort: 1, name: 'Stor', text_sv: '', text_en: null },
    ])
    .execute();
  await db.updateTable('article').set({ image_id: 1 }).where('id', '=', 1).execute();
  await shop.services.versions.changed();
  visitor = aVisitor(shop);
});
afterAll(() => shop.close());

async function photograph(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#A4243B' } })
    .jpeg()
    .toBuffer();
}

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const response = await shop.http.inject({ method, url: `/api/${url}`, headers });
  return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
}

describe('the pictures of a message', () => {
  test('come with all that is printed below them, in the language asked for', async () => {
    const { body } = await visitor.get('PressPictures?messageId=1&languageCode=en');
    expect(body).toHaveLength(3);
    expect(body[0]).toEqual({
      Id: 1,
      Caption: 'Tray on a table',
      Photographer: 'Ada Ek',
      Place: 'Provstad',
      TakenOn: '2026-03-03',
      Licence: 'Free in editorial text.',
      Width: 3000,
      Height: 2000,
      WebImageId: null,
    });
    expect(body[1]).toMatchObject({ Id: 2, Caption: '', TakenOn: null, Width: 400, Height: 300 });
    expect(body[1].Place).toBe('The harbour');
    const { body: inSwedish } = await visitor.get('PressPictures?messageId=1');
    expect(inSwedish).toMatchObject([{ Licence: 'Fri i redaktionell text.' }, { Place: 'Hamnen' }, {}]);
  });

  test('are none where it has none, and not there where it is not', async () => {
    expect((await visitor.get('PressPictures?messageId=2')).body).toEqual([]);
    for (const unknown of ['messageId=3', 'messageId=999', 'articleId=999'])
      expect((await visitor.get(`PressPictures?${unknown}`)).status).toBe(404);
    expect((await visitor.get('PressPictures?messageId=x')).status).toBe(400);
  });
});

test('those of a press article and of the gallery come likewise, a large one in the size that is downloaded', async () => {
  const article = await visitor.get('PressPictures?articleId=1');
  expect(article.body).toMatchObject([{ Id: 1, Caption: 'Bricka på bord' }]);
  const gallery = await visitor.get('PressPictures');
  expect(gallery.body).toMatchObject([
    { Id: 4, WebImageId: 42, Caption: '', Width: 3000, Height: 2400 },
    { Id: 1, WebImageId: 41, Caption: 'I galleriet' },
  ]);
});

describe('a picture that is downloaded', () => {
  const addresses = ['PressMessageImage/1?download', 'WebImage/41?download', 'ArticleImageFull/1'];

  test.each(addresses)('says what it shows and whose it is, to a program of others: %s', async (url) => {
    const { body } = await get(url);
    expect(await wordsIn(body)).toEqual({
      title: { 'x-default': 'Bricka på bord', sv: 'Bricka på bord', en: 'Tray on a table' },
      description: { 'x-default': 'Bricka på bord', sv: 'Bricka på bord', en: 'Tray on a table' },
      creator: 'Ada Ek',
      credit: 'Ada Ek',
      rights: {
        'x-default': 'Fri i redaktionell text.',
        sv: 'Fri i redaktionell text.',
        en: 'Free in editorial text.',
      },
      date: '2026-03-03',
      articles: 'A-1',
      subject: ['A-1'],
    });
    const { density, space, hasProfile, width } = await sharp(body).metadata();
    expect([density, space, hasProfile, width]).toEqual([300, 'srgb', true, 3000]);
  });

  test('and so it does in the one file of a message', async () => {
    const entries = zipEntries((await get('PressMessageZip/1')).body);
    const packed = entries.get('var-pa-bordet-1-bricka-pa-bord.jpg') ?? Buffer.alloc(0);
    expect(await wordsIn(packed)).toMatchObject({ creator: 'Ada Ek', date: '2026-03-03', articles: 'A-1' });
  });

  test('names the shop where nobody made it, and no article that only customers see', async () => {
    const { db, services } = shop;
    const secret = 6;
    await db.updateTable('article').set({ image_id: 1 }).where('id', '=', secret).execute();
    await db.insertInto('setting').values({ name: 'CompanyName', value: 'Hyllan AB' }).execute();
    await services.versions.changed();
    expect(await wordsIn((await get('PressMessageImage/1?download')).body)).toMatchObject({
      articles: 'A-1',
    });
    expect(await wordsIn((await get('ArticleImageFull/2')).body)).toMatchObject({ credit: 'Hyllan' });
  });

  test('names the articles that the staff told of, but none that a visitor may not see', async () => {
    const { db, services } = shop;
    const told = [article.withdrawn, article.secret, article.tray, article.mug];
    await db
      .insertInto('image_article')
      .values(told.map((article_id) => ({ image_id: 2, article_id })))
      .execute();
    await services.versions.changed();
    for (const url of ['PressMessageImage/1?download', 'WebImage/41?download'])
      expect((await wordsIn((await get(url)).body)).subject).toEqual(['A-1']);
    const { articles, subject } = await wordsIn((await get('ArticleImageFull/2')).body);
    expect({ articles, subject }).toEqual({ articles: 'A-1, A-2', subject: ['A-1', 'A-2'] });
  });

  test('is not shown to anybody because the staff told which article it shows', async () => {
    const { db, services } = shop;
    await db.insertInto('image').values({ id: 5, file: 'photos/small.jpg', width: 4, height: 3 }).execute();
    await db.insertInto('image_article').values({ image_id: 5, article_id: article.mug }).execute();
    await services.versions.changed();
    for (const url of ['ArticleImage/5', 'ArticleImageFull/5', 'ArticleThumbnail/5'])
      expect((await get(url)).status).toBe(404);
  });

  test('says what is now written below it', async () => {
    await shop.db.updateTable('image').set({ caption_en: 'Tray on a desk' }).where('id', '=', 1).execute();
    await shop.services.versions.changed();
    const { title } = await wordsIn((await get('PressMessageImage/1?download')).body);
    expect(title.en).toBe('Tray on a desk');
    await shop.db.updateTable('image').set({ caption_en: 'Tray on a table' }).where('id', '=', 1).execute();
    await shop.services.versions.changed();
  });
});

type Alternatives = readonly { lang: string; value: string }[];

/** Reads the metadata with an independent library. */
async function wordsIn(jpeg: Buffer) {
  const found = (await exifr.parse(jpeg, { xmp: true, mergeOutput: false, multiSegment: true })) as Record<
    string,
    Record<string, unknown>
  >;
  const by = ({ lang, value }: Alternatives[number]): [string, string] => [lang, value];
  const both = (words: unknown) => Object.fromEntries(((words ?? []) as Alternatives).map(by));
  const { dc = {}, photoshop = {} } = found;
  return {
    title: both(dc.title),
    description: both(dc.description),
    creator: dc.creator,
    credit: photoshop.Credit,
    rights: both(dc.rights),
    date: photoshop.DateCreated,
    articles: dc.identifier,
    subject: [dc.subject].flat(),
  };
}

describe('all pictures of a message in one file', () => {
  test('are told without being packed', async () => {
    const find = vi.spyOn(shop.renditions, 'find');
    const whole = await get('PressMessageZip/1');
    const readTwice = find.mock.calls.length;
    find.mockClear();
    const told = await shop.http.inject({ method: 'HEAD', url: '/api/PressMessageZip/1' });
    // A stream that is begun and given up writes an error to the log.
    expect(find).toHaveBeenCalledTimes(readTwice - 2);
    find.mockRestore();
    expect([told.statusCode, told.rawPayload.length, told.headers.etag]).toEqual([
      200,
      0,
      whole.headers.etag,
    ]);
    expect(told.headers['content-length']).toBe(String(whole.body.length));
  });

  test('are named for what they show, in full, beside their captions and rights', async () => {
    const { status, headers, body } = await get('PressMessageZip/1');
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(headers['content-disposition']).toBe('attachment; filename="var-pa-bordet-2026-03-10.zip"');
    expect(headers['content-length']).toBe(String(body.length));
    const entries = zipEntries(body);
    expect([...entries.keys()]).toEqual([
      'var-pa-bordet-1-bricka-pa-bord.jpg',
      'var-pa-bordet-2.jpg',
      'bildtexter.txt',
    ]);
    const first = await sharp(entries.get('var-pa-bordet-1-bricka-pa-bord.jpg')).metadata();
    expect([first.format, first.width, first.height]).toEqual(['jpeg', 3000, 2000]);
    const words = String(entries.get('bildtexter.txt'));
    expect(words).toContain('Bildtext: Bricka på bord\r\nBild: Ada Ek. Provstad, 3 mars 2026.');
    expect(words).toContain('Fri i redaktionell text.\r\n3000 × 2000 px');
    expect(words).toContain('https://shop.example/pressroom/press/1/var-pa-bordet');
    expect(words).toContain('var-pa-bordet-3.jpg\r\n');
    expect(words).toContain('Bilden kunde inte tas med.');
  });

  test('are told of in the language asked for', async () => {
    const { headers, body } = await get('PressMessageZip/1?languageCode=en');
    expect(headers['content-disposition']).toContain('spring-on-the-table-2026-03-10.zip');
    expect(String(zipEntries(body).get('captions.txt'))).toContain(
      'Picture: Ada Ek. Provstad, 3 March 2026.',
    );
  });

  test('are not sent again to one who has them', async () => {
    const { headers } = await get('PressMessageZip/1');
    const again = await get('PressMessageZip/1', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const english = await get('PressMessageZip/1?languageCode=en', { 'if-none-match': String(headers.etag) });
    expect(english.status).toBe(200);
    const head = await get('PressMessageZip/1', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
  });

  test.each(['PressMessageZip/2', 'PressMessageZip/3', 'PressMessageZip/4', 'PressMessageZip/999'])(
    'are not there at %s',
    async (url) => {
      const { status, headers } = await get(url);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  test.each(['PressArticleZip/0', 'PressArticleZip/x', 'PressArticleZip/99999999999', 'PressArticleZip/2'])(
    'nor at %s',
    async (url) => expect((await get(url)).status).toBe(404),
  );

  test('are there for a press article too', async () => {
    const { body } = await get('pressarticlezip/1/');
    expect([...zipEntries(body).keys()]).toEqual(['rund-bricka-1-bricka-pa-bord.jpg', 'bildtexter.txt']);
  });
});
