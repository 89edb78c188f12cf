import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let visitor: Client;
let customer: Client;

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const size = { width: 10, height: 10 };
  const image = {
    ...size,
    id: 1,
    file: 'photos/page.jpg',
    caption_sv: 'En bricka',
    caption_en: null,
    licence_en: null,
  };
  await db
    .insertInto('image')
    .values([image, { ...image, id: 2, file: 'photos/hidden.jpg' }])
    .execute();
  const pages = [
    { id: 1, slug: 'historia', title_sv: 'Historia', title_en: 'History', tags: ['meny'], sort: 2 },
    { id: 2, slug: 'kampanj', title_sv: 'Kampanj', title_en: null, tags: ['meny', 'loggedin'], sort: 1 },
    { id: 3, slug: 'integritet', title_sv: 'Integritet', title_en: 'Privacy', tags: ['sidfot'], sort: 3 },
  ];
  await db.insertInto('cms_page').values(pages).execute();
  const plain = { page_id: 1, parent_block_id: null, heading_en: null, content_en: null, image_id: null };
  const blocks = [
    { ...plain, id: 1, block_type: 'columns', sort: 2, layout_settings: JSON.stringify({ columns: 2 }) },
    { ...plain, id: 2, block_type: 'text', sort: 2, parent_block_id: 1, heading_sv: 'Två' },
    {
      ...plain,
      id: 3,
      block_type: 'text',
      sort: 1,
      parent_block_id: 1,
      heading_sv: 'Ett',
      heading_en: 'One',
    },
    { ...plain, id: 4, block_type: 'quote', sort: 1, parent_block_id: 3, content_sv: dangerous, image_id: 1 },
    { ...plain, id: 5, block_type: 'hero', sort: 1, layout_settings: JSON.stringify({ width: 'huge' }) },
    { ...plain, id: 6, block_type: 'image', sort: 1, page_id: 2, image_id: 2 },
  ];
  const blank = { heading_sv: '', content_sv: '', layout_settings: '{}' };
  await db
    .insertInto('cms_block')
    .values(blocks.map((block) => ({ ...blank, ...block })))
    .execute();
  const links = [
    'https://a.example',
    '/products',
    'mailto:a@b.example',
    'javascript:alert(1)',
    '//evil.example',
  ];
  await db
    .insertInto('cms_link')
    .values(links.map((url) => ({ block_id: 5, url, link_text_sv: url, link_text_en: null })))
    .execute();
  visitor = aVisitor(shop);
  customer = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

const dangerous = '<p onclick="x()">Lugnt</p><script>alert(1)</script><a href="javascript:x">klicka</a>';

async function slugs(client: Client, query = ''): Promise<string[]> {
  const { body } = await client.get(`Pages${query}`);
  return (body as { Slug: string }[]).map(({ Slug }) => Slug);
}

describe('the list of pages', () => {
  test('has those of the menu, those for customers only when logged in', async () => {
    expect(await slugs(visitor)).toEqual(['historia']);
    expect(await slugs(customer)).toEqual(['kampanj', 'historia']);
  });

  test('has those of another tag when it is asked for', async () => {
    expect(await slugs(visitor, '?tag=sidfot')).toEqual(['integritet']);
    expect(await slugs(visitor, '?tag=loggedin')).toEqual([]);
    expect(await slugs(visitor, '?tag=annat')).toEqual([]);
  });

  test('is in the language asked for, or in Swedish', async () => {
    const { body } = await customer.get('Pages?languageCode=en');
    expect(body).toEqual([
      { Slug: 'kampanj', Title: 'Kampanj', Tags: ['meny', 'loggedin'] },
      { Slug: 'historia', Title: 'History', Tags: ['meny'] },
    ]);
  });
});

test('search engines find every page but those for customers, whatever its tags', async () => {
  expect(await shop.endpoints.pages.openSlugs()).toEqual(['historia', 'integritet']);
});

describe('a page', () => {
  test('has its blocks by order, inner ones within outer ones', async () => {
    const { body } = await visitor.get('Pages/historia?languageCode=en');
    expect(body).toMatchObject({ Slug: 'historia', Title: 'History', Tags: ['meny'] });
    const [hero, columns] = body.Blocks;
    expect(hero).toMatchObject({
      Id: 5,
      BlockType: 'hero',
      LayoutSettings: {},
      ChildBlocks: [],
      ImageUrl: null,
    });
    expect(columns).toMatchObject({ Id: 1, LayoutSettings: { columns: 2 } });
    expect(columns.ChildBlocks.map((block: { Heading: string }) => block.Heading)).toEqual(['One', 'Två']);
    expect(columns.ChildBlocks[0].ChildBlocks[0]).toMatchObject({
      Id: 4,
      ImageUrl: '/api/ArticleImage/1',
      ImageText: 'En bricka',
      ShownIn: { ImageText: 'sv' },
    });
  });

  test('holds nothing that could run', async () => {
    const { body } = await visitor.get('Pages/historia');
    expect(body.Blocks[1].ChildBlocks[0].ChildBlocks[0].Content).toBe('<p>Lugnt</p><a>klicka</a>');
    const urls = body.Blocks[0].Links.map((link: { Url: string }) => link.Url);
    expect(urls).toEqual(['https://a.example', '/products', 'mailto:a@b.example']);
  });

  test('is found whatever the case of its slug', async () => {
    expect((await visitor.get('pages/HISTORIA/')).body.Slug).toBe('historia');
  });

  test.each(['finns-inte', 'kampanj', '%00', '__proto__'])('%s is not there for a visitor', async (slug) => {
    expect((await visitor.get(`Pages/${slug}`)).status).toBe(404);
  });

  test('for customers is there for a customer', async () => {
    expect((await customer.get('Pages/kampanj')).body.Blocks).toHaveLength(1);
  });

  test('decides who may see its pictures', async () => {
    const { pages } = shop.endpoints;
    const reader = { kind: 'visitor' } as const;
    expect([await pages.showsImage(reader, 1), await pages.showsImage(reader, 2)]).toEqual([true, false]);
  });
});
