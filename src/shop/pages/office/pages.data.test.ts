import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { migrationScripts } from '#kit/database/migrate.server.ts';

let shop: TestShop;
let office: Client;
let visitor: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
  visitor = aVisitor(shop);
});

function block(Key: string, BlockType: string, more: object = {}) {
  return {
    Key,
    Id: null,
    BlockType,
    HeadingSV: '',
    HeadingEN: '',
    ContentSV: '',
    ContentEN: '',
    ImageId: null,
    Layout: {},
    Links: [],
    Children: [],
    ...more,
  };
}
const link = { Id: null, Url: '/kontakt', LinkTextSV: 'Hit', LinkTextEN: 'Here', LinkType: 'button' };
const page = {
  Slug: 'var-historia',
  TitleSV: 'Vår historia',
  TitleEN: 'Our story',
  Tags: ['meny'],
  Sort: 5,
  Blocks: [
    block('n1', 'hero', { HeadingSV: 'Början', HeadingEN: 'The start', Layout: { width: 'full' } }),
    block('n2', 'columns', {
      Children: [
        block('n3', 'text', { ContentSV: '<p onclick="x()">Ord</p><script>x</script>' }),
        block('n4', 'links', { Links: [{ ...link, IsExternal: false }] }),
      ],
    }),
  ],
};

async function publish(more: object = {}) {
  const made = await office.post('office/pages', { ...page, Publish: true, ...more });
  expect(made.status).toBe(200);
  return made.body;
}

describe('a page of the office', () => {
  test('is in the shop at once when it is published, in both languages, with blocks inside blocks', async () => {
    const { Id, State } = await publish();
    expect(State).toBe('published');
    const { body } = await visitor.get('Pages/var-historia?languageCode=en');
    expect(body).toMatchObject({ Title: 'Our story', Tags: ['meny'] });
    const [hero, columns] = body.Blocks;
    expect(hero).toMatchObject({
      BlockType: 'hero',
      Heading: 'The start',
      LayoutSettings: { width: 'full' },
    });
    expect(columns.ChildBlocks).toMatchObject([
      { BlockType: 'text', Content: '<p>Ord</p>' },
      { Links: [{ Url: '/kontakt', LinkText: 'Here', LinkType: 'button' }] },
    ]);
    // A search has all its words, of the address and of the titles in both languages.
    for (const q of ['story', 'STORY our', 'var-historia story'])
      expect((await office.get(`office/pages?q=${q}`)).body.Rows, q).toMatchObject([
        { Id, State: 'published' },
      ]);
    expect((await office.get('office/pages?q=story nothing')).body).toEqual({ Rows: [], Total: 0 });
  });

  test('is nowhere while it is a draft, and stays as it was while a change is one', async () => {
    const draft = await office.post('office/pages', { ...page, Publish: false });
    expect(draft.body.State).toBe('draft');
    expect((await visitor.get('Pages/var-historia')).status).toBe(404);
    expect((await visitor.get('Pages')).body).toEqual([]);
    expect(await shop.endpoints.pages.openSlugs()).not.toContain('var-historia');
    const path = `office/pages/${draft.body.Id}`;
    const shown = await office.put(path, { ...draft.body, Publish: true });
    const changed = await office.put(path, { ...shown.body, TitleSV: 'Ny', Slug: 'ny', Publish: false });
    expect(changed.body.State).toBe('changed');
    expect((await visitor.get('Pages/var-historia')).body.Title).toBe('Vår historia');
    expect((await visitor.get('Pages/ny')).status).toBe(404);
    await office.put(path, { ...changed.body, Publish: true });
    expect((await visitor.get('Pages/ny')).body.Title).toBe('Ny');
    expect((await visitor.get('Pages/var-historia')).body).toMatchObject({ Title: 'Ny', Slug: 'ny' });
  });

  test('is found by the addresses that it left, until another page takes them', async () => {
    const first = await publish();
    const path = `office/pages/${first.Id}`;
    const moved = (await office.put(path, { ...first, Slug: 'om-oss', Publish: true })).body;
    const again = (await office.put(path, { ...moved, Slug: 'vi', Publish: true })).body;
    const slugAt = async (slug: string) => (await visitor.get(`Pages/${slug}`)).body.Slug;
    expect([await slugAt('var-historia'), await slugAt('OM-OSS'), await slugAt('vi')]).toEqual([
      'vi',
      'vi',
      'vi',
    ]);
    // After the address is changed back, neither redirects to the other.
    const back = (await office.put(path, { ...again, Slug: 'om-oss', Publish: true })).body;
    expect([await slugAt('om-oss'), await slugAt('vi')]).toEqual(['om-oss', 'om-oss']);
    const draft = (await office.post('office/pages', { ...page, Slug: 'vi', Publish: false })).body;
    expect(await slugAt('vi')).toBe('om-oss');
    await office.put(`office/pages/${draft.Id}`, { ...draft, Publish: true });
    expect(await slugAt('vi')).toBe('vi');
    expect((await visitor.get('Pages')).body.map(({ Slug }: { Slug: string }) => Slug)).toEqual([
      'om-oss',
      'vi',
    ]);
    await office.put(path, { ...back, Tags: ['loggedin'], Publish: true });
    expect((await visitor.get('Pages/var-historia')).status).toBe(404);
    await office.delete(path);
    expect((await (await logInAs(shop, '1001')).get('Pages/var-historia')).status).toBe(404);
  });

  test('tells its log which blocks were changed and how, and no others at the first publishing', async () => {
    const draft = (await office.post('office/pages', { ...page, Publish: false })).body;
    const path = `office/pages/${draft.Id}`;
    const logged = async () => {
      const { body } = await office.get(`office/changes?entity=page&entityId=${draft.Id}`);
      const [{ Values }] = body.Rows as [{ Values: { Name: string; Before: string; After: string }[] }];
      return Object.fromEntries(Values.map(({ Name, Before, After }) => [Name, [Before, After]]));
    };
    const shown = (await office.put(path, { ...draft, Publish: true })).body;
    expect(await logged()).toEqual({ State: ['draft', 'published'] });
    const [hero, columns] = shown.Blocks;
    const [text, links] = columns.Children;
    const changed = [
      { ...columns, Children: [links] },
      { ...hero, HeadingSV: 'Börjar', Links: [], Layout: { width: 'full' } },
      block('n9', 'quote', { ContentSV: '<p>Nytt citat</p>' }),
    ];
    await office.put(path, { ...shown, Blocks: changed, Publish: true });
    const told = await logged();
    expect(Object.keys(told).sort()).toEqual(
      ['Blocks', ...[hero.Key, text.Key, 'n9'].map((key) => `Blocks.${key}`)].sort(),
    );
    expect(JSON.parse(told[`Blocks.${hero.Key}`]?.[1] ?? '')).toEqual({
      Kind: 'hero',
      Title: 'Börjar',
      Fields: { HeadingSV: 'Börjar' },
    });
    expect(told[`Blocks.${text.Key}`]).toEqual(['{"Kind":"text","Title":"Ord"}', null]);
    expect(told['Blocks.n9']).toEqual([null, '{"Kind":"quote","Title":"Nytt citat"}']);
  });

  test('keeps its latest twenty addresses and no more', async () => {
    let one = await publish();
    for (let move = 0; move < 22; move++) {
      shop.wait(1);
      const next = { ...one, Slug: `plats-${move}`, Publish: true };
      one = (await office.put(`office/pages/${one.Id}`, next)).body;
    }
    expect((await visitor.get('Pages/var-historia')).status).toBe(404);
    expect((await visitor.get('Pages/plats-0')).status).toBe(404);
    expect((await visitor.get('Pages/plats-1')).body.Slug).toBe('plats-21');
  });

  test('is shown to nobody once it is taken down, and comes back with its addresses', async () => {
    const made = await publish();
    const path = `office/pages/${made.Id}`;
    const moved = (await office.put(path, { ...made, Slug: 'om-oss', Publish: true })).body;
    const hidden = await office.post(`${path}/unpublish`, { Version: moved.Version });
    expect([hidden.status, hidden.body.State]).toEqual([200, 'draft']);
    for (const slug of ['om-oss', 'var-historia'])
      expect((await visitor.get(`Pages/${slug}`)).status, slug).toBe(404);
    expect((await visitor.get('Pages')).body).toEqual([]);
    expect((await office.post(`${path}/unpublish`, { Version: moved.Version })).status).toBe(409);
    const written = await office.put(path, { ...hidden.body, Slug: 'vi', TitleSV: 'Vi', Publish: false });
    expect((await visitor.get('Pages/vi')).status).toBe(404);
    await office.put(path, { ...written.body, Publish: true });
    for (const slug of ['vi', 'om-oss', 'var-historia'])
      expect((await visitor.get(`Pages/${slug}`)).body.Slug, slug).toBe('vi');
    const late = await office.post(`${path}/unpublish`, { Version: moved.Version });
    expect([late.status, late.body.type]).toEqual([409, '/problems/changed-meanwhile']);
  });

  test('for customers is there for them alone', async () => {
    await publish({ Tags: ['meny', 'loggedin'] });
    expect((await visitor.get('Pages/var-historia')).status).toBe(404);
    const customer = await logInAs(shop, '1001');
    expect((await customer.get('Pages/var-historia')).status).toBe(200);
  });

  test('keeps the numbers of its blocks and links, however they are moved', async () => {
    const made = await publish();
    const [hero, columns] = made.Blocks;
    const [text, links] = columns.Children;
    const Blocks = [links, { ...columns, Children: [hero] }, text];
    const { body } = await office.put(`office/pages/${made.Id}`, { ...made, Blocks, Publish: true });
    expect(body.Blocks.map(({ Id }: { Id: number }) => Id)).toEqual([links.Id, columns.Id, text.Id]);
    const shown = (await visitor.get('Pages/var-historia')).body.Blocks;
    expect(shown[1].ChildBlocks[0].Id).toBe(hero.Id);
    expect(shown[0].Links).toMatchObject([{ LinkText: 'Hit' }]);
  });

  test('keeps a block of an unknown kind to the letter, wherever it is moved', async () => {
    const made = await publish();
    const odd = '<blink onclick="x()">\tKvar</blink>';
    const row = {
      page_id: made.Id,
      parent_block_id: null,
      block_type: 'from-the-future',
      content_sv: odd,
      heading_en: null,
      content_en: null,
      image_id: null,
      sort: 0,
      layout_settings: JSON.stringify({ orbit: [1, 2] }),
    };
    const { id } = await shop.db
      .insertInto('cms_block')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db.deleteFrom('cms_page_version').execute();
    const opened = (await office.get(`office/pages/${made.Id}`)).body;
    const old = opened.Blocks.find(({ Id }: { Id: number }) => Id === id);
    const others = opened.Blocks.filter(({ Id }: { Id: number }) => Id !== id);
    const meddled = { ...old, ContentSV: 'Annat', Layout: {} };
    const saved = await office.put(`office/pages/${made.Id}`, {
      ...opened,
      Blocks: [...others, meddled],
      Publish: true,
    });
    expect(saved.status).toBe(200);
    const stored = await shop.db
      .selectFrom('cms_block')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ content_sv: odd, layout_settings: { orbit: [1, 2] }, sort: 2 });
  });

  test('can be taken back to an older version, also to the one before anybody edited it here', async () => {
    const made = await publish();
    await shop.db.deleteFrom('cms_page_version').execute();
    const path = `office/pages/${made.Id}`;
    const opened = (await office.get(path)).body;
    const next = await office.put(path, { ...opened, TitleSV: 'Ny', Blocks: [], Publish: true });
    const { Rows } = (await office.get(`${path}/versions`)).body;
    expect(Rows).toMatchObject([
      { StaffName: 'content', Published: true },
      { StaffName: '', Published: true },
    ]);
    const older = (await office.get(`${path}/versions/${Rows[1].Id}`)).body;
    const back = await office.put(path, { ...older, Version: next.body.Version, Publish: true });
    expect(back.status).toBe(200);
    expect((await visitor.get('Pages/var-historia')).body).toMatchObject({
      Title: 'Vår historia',
      Blocks: [{ Heading: 'Början' }, { BlockType: 'columns' }],
    });
    expect((await office.get(`${path}/versions/999999`)).status).toBe(404);
  });

  test('is deleted and brought back, and its address is nobody else’s meanwhile', async () => {
    const { Id } = await publish();
    expect((await office.delete(`office/pages/${Id}`)).status).toBe(204);
    expect((await visitor.get('Pages/var-historia')).status).toBe(404);
    const messageIn = async (language: string) => {
      const taken = await office.post(`office/pages?languageCode=${language}`, { ...page, Publish: false });
      expect(taken.body.errors).toMatchObject([{ field: 'Slug', rule: 'match' }]);
      return taken.body.errors[0].message;
    };
    expect(await messageIn('sv')).toMatch(/^En borttagen sida har den adressen/);
    expect(await messageIn('en')).toMatch(/^A deleted page has that address/);
    expect((await office.post(`office/pages/${Id}/restore`)).body.State).toBe('published');
    expect((await visitor.get('Pages/var-historia')).status).toBe(200);
    expect(await messageIn('sv')).toMatch(/^En annan sida har redan den adressen/);
    expect(await messageIn('en')).toMatch(/^Another page already has that address/);
  });

  test('is not overwritten by the second of two', async () => {
    const made = await publish();
    const path = `office/pages/${made.Id}`;
    const first = await office.put(path, { ...made, TitleEN: 'First', Publish: false });
    expect(first.status).toBe(200);
    const second = await office.put(path, { ...made, TitleEN: 'Second', Publish: true });
    expect([second.status, second.body.type]).toEqual([409, '/problems/changed-meanwhile']);
    expect((await office.get(path)).body.TitleEN).toBe('First');
  });

  const deep = (levels: number): object =>
    block(`d${levels}`, 'columns', { Children: levels > 1 ? [deep(levels - 1)] : [] });
  test.each([
    ['an address of the shop’s own', { Slug: 'products' }, 'Slug', 'regex'],
    ['capitals in its address', { Slug: 'Historia' }, 'Slug', 'regex'],
    ['a slash in its address', { Slug: 'a/b' }, 'Slug', 'regex'],
    ['no title', { TitleSV: '' }, 'TitleSV', 'required'],
    ['a kind of block that is none', { Blocks: [block('a', 'video')] }, 'Blocks.BlockType', 'match'],
    [
      'such a block within another',
      { Blocks: [block('a', 'columns', { Children: [block('b', 'Text')] })] },
      'Blocks.BlockType',
      'match',
    ],
    [
      'a link that would run',
      { Blocks: [block('a', 'text', { Links: [{ ...link, IsExternal: false, Url: 'javascript:x' }] })] },
      'Blocks.Links.Url',
      'regex',
    ],
    [
      'a picture that is not there',
      { Blocks: [block('a', 'image', { ImageId: 999_999 })] },
      'Blocks',
      'match',
    ],
    ['two blocks of one key', { Blocks: [block('a', 'text'), block('a', 'text')] }, 'Blocks', 'match'],
    ['blocks too deep within each other', { Blocks: [deep(6)] }, 'Blocks', 'maxAmount'],
  ])('is refused with %s', async (_what, values, field, rule) => {
    const refused = await office.post('office/pages', { ...page, ...values, Publish: true });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field, rule }]);
    expect((await office.get('office/pages')).body.Total).toBe(0);
  });

  test.each([{ width: 'gigantic' }, { columns: 99 }, { columns: 0 }, { columns: '2' }, { imageSide: 1 }])(
    'is refused with the layout %j, but where it was stored so',
    async (Layout) => {
      const Blocks = [block('a', 'columns', { Layout })];
      const refused = await office.post('office/pages?languageCode=en', { ...page, Blocks, Publish: true });
      const message = expect.stringMatching(/^Layout has width narrow, normal, wide or full, /);
      expect(refused.body.errors).toEqual([{ field: 'Blocks.Layout', rule: 'match', message }]);
      const made = await publish();
      await shop.db.deleteFrom('cms_page_version').execute();
      await shop.db
        .updateTable('cms_block')
        .set({ layout_settings: JSON.stringify(Layout) })
        .execute();
      const stored = (await office.get(`office/pages/${made.Id}`)).body;
      const again = { ...stored, TitleSV: 'Annan', Publish: true };
      expect((await office.put(`office/pages/${made.Id}`, again)).status).toBe(200);
    },
  );

  test('may be read and changed by those with the right alone', async () => {
    const made = await publish();
    await addStaff(shop, 'sales@maker.example', 'sales');
    const sales = await logInToOfficeAs(shop, 'sales@maker.example');
    expect((await sales.get(`office/pages/${made.Id}`)).status).toBe(404);
    const refused = await sales.put(`office/pages/${made.Id}`, { ...made, Publish: true });
    expect([refused.status, refused.body.detail]).toEqual([403, 'Din roll får inte göra det här']);
  });
});

test('a page at an address that became the shop’s own moves aside, with its versions and the links to it', async () => {
  await publish();
  const other = await publish({ Slug: 'listor' });
  await shop.db.updateTable('cms_page').set({ slug: 'Lists-2' }).where('id', '=', other.Id).execute();
  const moved = await publish({ Slug: 'gamla' });
  await shop.db.updateTable('cms_page').set({ slug: 'lists' }).where('id', '=', moved.Id).execute();
  await sql`update cms_page_version set document = jsonb_set(document, '{Slug}', '"lists"') where page_id = ${moved.Id}`.execute(
    shop.db,
  );
  await sql`update cms_link set url = '/Lists' where id = (select min(id) from cms_link)`.execute(shop.db);
  await shop.db
    .insertInto('cms_former_address')
    .values({ slug: 'bought', page_id: moved.Id, left_at: shop.services.now() })
    .execute();
  const script = (await migrationScripts()).get('0081_pages_give_way.sql')!;
  // A second run finds nothing to do.
  for (const _ of [1, 2]) await sql.raw(script).execute(shop.db);

  const page = await office.get(`office/pages/${moved.Id}`);
  expect(page.body.Slug).toBe('lists-3');
  const { rows } =
    await sql`select slug, (select array_agg(url) from cms_link where url like '/lists%') as links,
    (select count(*)::integer from cms_former_address) as former from cms_page where id = ${moved.Id}`.execute(
      shop.db,
    );
  expect(rows).toEqual([{ slug: 'lists-3', links: ['/lists-3'], former: 0 }]);
  const { body } = await office.get(`office/changes?entity=page&entityId=${moved.Id}`);
  expect(body.Rows[0]).toMatchObject({
    StaffName: 'Hylla',
    Values: [{ Name: 'Slug', Before: 'lists', After: 'lists-3' }],
  });
  expect(body.Rows).toHaveLength(2);
});
