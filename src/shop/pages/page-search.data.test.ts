import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const pages = [
    { id: 1, slug: 'brev', title_sv: 'Nyhetsbrev', title_en: 'Newsletter', tags: ['sidfot'] },
    { id: 2, slug: 'villkor-for-kunder', title_sv: 'Avtal', title_en: null, tags: ['loggedin'] },
  ];
  await db.insertInto('cms_page').values(pages).execute();
  const block = {
    block_type: 'text',
    parent_block_id: null,
    sort: 0,
    heading_sv: '',
    heading_en: null,
    image_id: null,
    layout_settings: '{}',
  };
  await db
    .insertInto('cms_block')
    .values([
      {
        ...block,
        id: 1,
        page_id: 1,
        content_sv: '<p>Vi berättar om h&amp;m.</p>',
        content_en: '<p>Monthly.</p>',
      },
      { ...block, id: 2, page_id: 2, content_sv: '<p>Bonusar och fraktkostnader</p>', content_en: null },
    ])
    .execute();
  await db
    .insertInto('web_text')
    .values([
      { position: 'Terms', text_sv: '<h2>Leverans</h2><p>Fri frakt</p>', text_en: '<p>Delivery is free</p>' },
      { position: 'Contact', text_sv: '<p>Vi har öppet på vardagar</p>', text_en: null },
    ])
    .execute();
  await shop.services.versions.changed();
});
afterAll(() => shop.close());

async function pathsFor(client: Client, text: string, language = 'sv'): Promise<string[]> {
  const query = `searchtext=${encodeURIComponent(text)}&languageCode=${language}`;
  const { status, body } = await client.get(`searchsuggestions?${query}`);
  expect(status).toBe(200);
  return body.Pages.map(({ Path }: { Path: string }) => Path);
}

test('a search finds the pages with its words, terms and contact among them, in the reader’s language', async () => {
  const visitor = aVisitor(shop);
  expect(await pathsFor(visitor, 'frakten')).toEqual(['/koepvillkor']);
  expect(await pathsFor(visitor, 'delivery', 'en')).toEqual(['/koepvillkor']);
  expect(await pathsFor(visitor, 'monthly')).toEqual([]);
  expect(await pathsFor(visitor, 'monthly', 'en')).toEqual(['/brev']);
  expect(await pathsFor(visitor, 'berättar nyhetsbrev')).toEqual(['/brev']);
  expect(await pathsFor(visitor, 'berättar frakt')).toEqual([]);
  expect(await pathsFor(visitor, 'strong')).toEqual([]);
});

test('a question in other words leads to the page, and a page for customers to nobody else', async () => {
  expect(await pathsFor(aVisitor(shop), 'öppettider')).toEqual(['/kontakt']);
  expect(await pathsFor(aVisitor(shop), 'bonus')).toEqual([]);
  const customer = await logInAs(shop, '1001');
  expect(await pathsFor(customer, 'bonus')).toEqual(['/villkor-for-kunder']);
  expect(await pathsFor(customer, 'frakt')).toEqual(['/koepvillkor', '/villkor-for-kunder']);
});

test('of words that no article has all of, those are told that find something', async () => {
  const { body } = await aVisitor(shop).get('searchsuggestions?searchtext=gardin%20mugg%20bricka');
  expect(body).toMatchObject({ TotalCount: 0, Articles: [] });
  expect(body.Words.map(({ Text }: { Text: string }) => Text).sort()).toEqual(['bricka', 'mugg']);
  const found = await aVisitor(shop).get('searchsuggestions?searchtext=mugg');
  expect(found.body.Words).toEqual([]);
});

test('the synonyms are those that the office keeps', async () => {
  const visitor = aVisitor(shop);
  const count = async () => (await visitor.get('search?searchtext=bägare')).body.TotalCount;
  expect(await count()).toBe(0);
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const { body } = await owner.get('office/settings');
  expect(body.SearchSynonyms).toContain('pläd, filt');
  const saved = await owner.put('office/settings', { ...body, SearchSynonyms: 'Bägare, mugg\nkopp, cup' });
  expect(saved.status, saved.text).toBe(200);
  expect(await count()).toBeGreaterThan(0);
  const emptied = await owner.put('office/settings', { ...saved.body, SearchSynonyms: '' });
  expect(emptied.body.SearchSynonyms).toBe(body.SearchSynonyms);
  expect(await count()).toBe(0);
});
