import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visitor as reader } from '#kit/http/principal.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let visitor: Client;
const now = '2026-10-14T10:00:00Z';

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const image = { width: 10, height: 10, caption_en: null, licence_en: null };
  await db
    .insertInto('image')
    .values([1, 2, 3].map((id) => ({ ...image, id, file: `photos/${id}.jpg` })))
    .execute();
  const message = { title_en: null, message_sv: '<p>Text</p>', message_en: null, url: null };
  await db
    .insertInto('press_message')
    .values([
      { ...message, id: 1, category_id: 1, publish_at: new Date('2026-01-01'), title_sv: 'Äldst' },
      { ...message, id: 2, category_id: 2, publish_at: new Date('2026-03-01'), title_sv: 'Bolaget' },
      {
        ...message,
        id: 3,
        category_id: 1002,
        publish_at: new Date('2026-02-01'),
        title_sv: 'Om oss',
        url: 'javascript:x',
      },
      { ...message, id: 4, category_id: 1, publish_at: new Date('2026-10-14T10:00:30Z'), title_sv: 'Strax' },
      {
        ...message,
        id: 5,
        category_id: 1,
        publish_at: new Date('2026-03-01'),
        title_sv: 'Vår',
        title_en: 'Spring',
        message_sv: '<p>Vår</p><script>x</script>',
        message_en: '<p>Spring</p>',
        url: 'https://tidning.example/vi',
      },
    ])
    .execute();
  await db
    .insertInto('press_message_image')
    .values(
      [
        { press_message_id: 5, image_id: 2, sort: 1 },
        { press_message_id: 5, image_id: 1, sort: 2 },
        { press_message_id: 4, image_id: 3 },
      ].map((row) => ({ sort: 0, ...row })),
    )
    .execute();
  const product = { title_en: null, message_sv: '', message_en: null, article_number: null };
  await db
    .insertInto('press_article')
    .values([
      {
        ...product,
        id: 1,
        publish_at: new Date('2026-01-01'),
        title_sv: 'Rund bricka Björkskog Ø38',
        article_number: 'A-1',
      },
      { ...product, id: 2, publish_at: new Date('2026-02-01'), title_sv: '…' },
      { ...product, id: 3, publish_at: new Date('2027-01-01'), title_sv: 'Nästa år' },
    ])
    .execute();
  await db
    .insertInto('press_article_image')
    .values([{ press_article_id: 1, image_id: 1, sort: 0 }])
    .execute();
  visitor = aVisitor(shop);
});
beforeEach(() => {
  shop.setTime(now);
});
afterAll(() => shop.close());

async function ids(path: string): Promise<number[]> {
  return ((await visitor.get(path)).body as { Id: number }[]).map(({ Id }) => Id);
}

describe('the list of messages', () => {
  test.each([
    ['', [5, 2, 3, 1]],
    ['?categoryId=1', [5, 1]],
    ['?categoryId=3', [3]],
    ['?categoryId=2', []],
    ['?categoryId=1002', []],
  ])('%s has those of its channel, newest first', async (query, expected) => {
    expect(await ids(`pressroommessages${query}`)).toEqual(expected);
  });

  test('has a message in the language asked for', async () => {
    const [message] = (await visitor.get('pressroommessages?languageCode=en')).body;
    expect(message).toEqual({
      Id: 5,
      CreateDate: '2026-03-01T00:00:00.000Z',
      Title: 'Spring',
      Message: '<p>Spring</p>',
      HasImage: true,
      CategoryId: 1,
      Url: 'https://tidning.example/vi',
    });
  });
});

describe('a message', () => {
  test('holds nothing that could run', async () => {
    expect((await visitor.get('pressroommessage?id=5')).body.Message).toBe('<p>Vår</p>');
    expect((await visitor.get('pressroommessage/?id=3')).body).toMatchObject({ Url: null, HasImage: false });
  });

  test.each(['id=99', 'id=4'])('%s is not there', async (query) => {
    expect((await visitor.get(`pressroommessage?${query}`)).status).toBe(404);
  });

  test('needs an id', async () => {
    expect((await visitor.get('pressroommessage')).status).toBe(400);
  });

  test('is shown by its first picture', async () => {
    expect(await shop.endpoints.pressRoom.imagesOfMessage(5)).toEqual([2, 1]);
  });
});

test('of a message before its time there is no text and no picture, and then there is, by itself', async () => {
  const { pressRoom } = shop.endpoints;
  await pressRoom.followClock();
  const before = shop.services.versions.current;
  expect(await pressRoom.imagesOfMessage(4)).toBeUndefined();
  expect(await pressRoom.showsImage(reader, 3)).toBe(false);
  await pressRoom.followClock();
  expect(shop.services.versions.current).toBe(before);
  shop.wait(60);
  await pressRoom.followClock();
  expect(shop.services.versions.current).toBeGreaterThan(before);
  expect(await ids('pressroommessages?categoryId=1')).toEqual([4, 5, 1]);
  expect(await pressRoom.imagesOfMessage(4)).toEqual([3]);
  expect(await pressRoom.showsImage(reader, 3)).toBe(true);
});

describe('press articles', () => {
  test('are listed newest first, with a name for their address', async () => {
    const { body } = await visitor.get('PressroomArticles');
    expect(body.map((one: { UrlName: string }) => one.UrlName)).toEqual(['2', 'rund-bricka-bjorkskog-o38']);
    expect(body[1]).toEqual({
      Id: 1,
      Title: 'Rund bricka Björkskog Ø38',
      Message: '',
      ArticleNumber: 'A-1',
      UrlName: 'rund-bricka-bjorkskog-o38',
      ImageIds: [1],
      CreateDate: '2026-01-01T00:00:00.000Z',
    });
  });

  test('name no article that their reader may not see', async () => {
    const numbersFor = async (reader: Client) => {
      const { body } = await reader.get('PressroomArticles');
      const one = await reader.get('pressroomarticle?id=1');
      return [one.body.ArticleNumber, body[1].ArticleNumber];
    };
    const { article_number: hidden } = await shop.db
      .selectFrom('article')
      .select('article_number')
      .where('id', '=', article.secret)
      .executeTakeFirstOrThrow();
    const name = async (article_number: string) => {
      await shop.db.updateTable('press_article').set({ article_number }).where('id', '=', 1).execute();
      await shop.services.versions.changed();
    };
    const customer = await logInAs(shop, '1001');
    await name(hidden.toLowerCase());
    expect(await numbersFor(visitor)).toEqual([null, null]);
    expect(await numbersFor(customer)).toEqual([hidden.toLowerCase(), hidden.toLowerCase()]);
    // It is not sold yet, or is no article of the shop.
    await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.secret).execute();
    await shop.services.versions.changed();
    expect(await numbersFor(visitor)).toEqual([null, null]);
    await shop.db.updateTable('article').set({ active: true }).where('id', '=', article.secret).execute();
    await name('X-1');
    expect(await numbersFor(visitor)).toEqual(['X-1', 'X-1']);
    await name('A-1');
    expect(await numbersFor(visitor)).toEqual(['A-1', 'A-1']);
  });

  test('are read one by one, none before its time', async () => {
    expect((await visitor.get('pressroomarticle?id=1')).body.ImageIds).toEqual([1]);
    expect((await visitor.get('pressroomarticle?id=3')).status).toBe(404);
  });
});
