import { describe, expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import { articleLacks, articleStates } from '#shop/articles/office/article-list-contract.ts';
import { mostPriceExamples } from './contract.ts';
import { endCutWork, forgetOldSteps } from './work.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const change = (client: Client, input: object) => client.post('office/articles/bulk', input);
const undo = (client: Client, id: number) => client.post(`office/articles/bulk/${id}/undo`, {});
const last = async (client: Client) => (await client.get('office/articles/bulk')).body.Last;
const read = async (id: number) => (await office.get(`office/articles/${id}`)).body;
const tickBoth = { Ids: [article.mug, article.tray] };

async function another(role: 'sales' | 'content'): Promise<Client> {
  await addStaff(shop, `${role}@maker.example`, role);
  return await logInToOfficeAs(shop, `${role}@maker.example`);
}

describe('a change of many articles', () => {
  test('is seen in the shop at once and told of in the log of each article, and so is its undoing', async () => {
    const customer = await logInAs(shop, '1001');
    const shown = async (id: number) => {
      const { Price, News } = (await customer.get(`article/${id}`)).body;
      return [Price, News];
    };
    const logged = async () =>
      (await office.get(`office/changes?entity=article&entityId=${article.tray}`)).body.Rows.map(
        (row: { Values: { Name: string; Before: string; After: string }[] }) =>
          row.Values.map(({ Name, Before, After }) => [Name, Before, After]).sort(),
      );
    const { body } = await change(office, { ...tickBoth, Change: { News: true, PricePercent: 10 } });
    expect(body).toEqual({ Count: 2, Matched: 2, Id: expect.any(Number), Examples: [] });
    expect([await shown(article.mug), await shown(article.tray)]).toEqual([
      [54.89, true],
      [132, true],
    ]);
    const made = [
      ['News', 'false', 'true'],
      ['Price', '120', '132'],
    ];
    expect(await logged()).toEqual([made]);
    expect((await undo(office, body.Id)).body).toEqual({ Undone: 2, Left: [], LeftCount: 0 });
    expect([await shown(article.mug), await shown(article.tray)]).toEqual([
      [49.9, false],
      [120, false],
    ]);
    expect(await logged()).toEqual([made.map(([name, before, after]) => [name, after, before]), made]);
  });

  test('tells how many it would change, and changes nothing until it is made', async () => {
    await change(office, { Ids: [article.mug], Change: { News: true } });
    const input = { Filter: { state: 'active' }, Change: { News: true } };
    const { Total } = (await office.get('office/articles?state=active')).body;
    const asked = await change(office, { ...input, DryRun: true });
    expect(asked.body).toEqual({ Count: Total - 1, Matched: Total, Id: null, Examples: [] });
    expect((await read(article.tray)).News).toBe(false);
    expect((await change(office, input)).body).toMatchObject({ Count: Total - 1, Matched: Total });
    expect((await change(office, input)).body).toEqual({ Count: 0, Matched: Total, Id: null, Examples: [] });
  });

  test('tells some of the prices before and after, of articles whose price it changes', async () => {
    const input = { ...tickBoth, Change: { PricePercent: 10, News: true } };
    expect((await change(office, { ...input, DryRun: true })).body.Examples).toEqual([
      { ArticleNumber: 'A-1', Text: 'Mugg', Old: 49.9, New: 54.89 },
      { ArticleNumber: 'A-2', Text: 'Bricka', Old: 120, New: 132 },
    ]);
    expect((await change(office, input)).body.Examples).toEqual([]);
    const all = { Filter: {}, Change: { PricePercent: 100 }, DryRun: true };
    expect((await change(office, all)).body.Examples).toHaveLength(mostPriceExamples);
    const none = { ...tickBoth, Change: { PricePercent: 0, Active: false }, DryRun: true };
    expect((await change(office, none)).body).toMatchObject({ Count: 2, Examples: [] });
  });

  test('finds by a filter exactly what the list shows and the file of it holds', async () => {
    for (const q of ['', 'mugg'])
      for (const group of ['', '1'])
        for (const state of ['', ...articleStates])
          for (const lacks of ['', ...articleLacks]) {
            const given = Object.entries({ q, group, state, lacks }).filter(([, value]) => value !== '');
            const query = new URLSearchParams(given).toString();
            const Filter = Object.fromEntries(
              given.map(([name, value]) => [name, name === 'group' ? Number(value) : value]),
            );
            const list = (await office.get(`office/articles?take=200&${query}`)).body;
            const asked = { Filter, Change: { HsCode: '441990' }, DryRun: true };
            const { body } = await change(office, asked);
            const file = (await office.get(`office/export/articles?format=csv&language=en&${query}`)).text;
            const numbers = file.trim().split(/\r?\n/).slice(1);
            expect([query, body.Matched, numbers.map((line) => line.split(';')[0]).sort()]).toEqual([
              query,
              list.Total,
              list.Rows.map(({ ArticleNumber }: { ArticleNumber: string }) => ArticleNumber).sort(),
            ]);
          }
  });

  test.each([
    ['no change', { Filter: {}, Change: {} }, 'Change'],
    ['neither ticks nor a filter', { Change: { News: true } }, 'Filter'],
    ['both ticks and a filter', { Ids: [1], Filter: {}, Change: { News: true } }, 'Filter'],
    [
      'a state that the list overlooks',
      { Filter: { state: 'sold' }, Change: { News: true } },
      'Filter.state',
    ],
    ['a filter that there is not', { Filter: { colour: 1 }, Change: { News: true } }, 'Filter.colour'],
    ['no ticked article', { Ids: [], Change: { News: true } }, 'Ids'],
    ['a group that there is not', { Filter: {}, Change: { ProductGroupId: 99 } }, 'Change.ProductGroupId'],
    ['a material that there is not', { Filter: {}, Change: { MaterialId: 99 } }, 'Change.MaterialId'],
    ['a code of VAT that there is not', { Filter: {}, Change: { VatCode: '24' } }, 'Change.VatCode'],
    [
      'a country that there is not',
      { Filter: {}, Change: { CountryOfOrigin: 'XX' } },
      'Change.CountryOfOrigin',
    ],
    ['too great a percentage', { Filter: {}, Change: { PricePercent: 501 } }, 'Change.PricePercent'],
  ])('is refused with %s', async (_what, input, field) => {
    for (const DryRun of [true, false]) {
      const { status, body } = await change(office, { ...input, DryRun });
      expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect((await office.get('office/articles?state=news')).body.Total).toBe(0);
  });

  test('leaves a ticked article that is gone, and tells how many there were', async () => {
    const { body } = await change(office, { Ids: [article.mug, 999], Change: { News: true } });
    expect(body).toMatchObject({ Count: 1, Matched: 1 });
  });
});

describe('its undoing', () => {
  test('leaves what was changed since, and names it and who did', async () => {
    const { body } = await change(office, { ...tickBoth, Change: { SeasonNews: true } });
    const sales = await another('sales');
    const mug = await read(article.mug);
    const { Id: _id, ...input } = { ...mug, Price: 60, QuantityBefore: mug.QuantityAvailable };
    expect((await sales.send('PUT', `office/articles/${article.mug}`, input)).status).toBe(200);
    expect((await undo(office, body.Id)).body).toEqual({
      Undone: 1,
      Left: [{ ArticleNumber: 'A-1', Reason: 'sales har ändrat den sedan dess' }],
      LeftCount: 1,
    });
    expect([(await read(article.mug)).SeasonNews, (await read(article.tray)).SeasonNews]).toEqual([
      true,
      false,
    ]);
  });

  test('is refused a second time, after ten minutes, and to anybody else', async () => {
    const first = (await change(office, { ...tickBoth, Change: { News: true } })).body.Id;
    const sales = await another('sales');
    expect((await undo(sales, first)).status).toBe(404);
    expect((await undo(office, first + 1)).status).toBe(404);
    shop.wait(600);
    expect((await undo(office, first)).body.Undone).toBe(2);
    const again = await undo(office, first);
    expect([again.status, again.body.detail]).toEqual([409, 'Ändringen är redan ångrad.']);
    const second = (await change(office, { ...tickBoth, Change: { News: true } })).body.Id;
    shop.wait(601);
    const late = await undo(office, second);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Ändringen är mer än 10 minuter gammal och kan inte längre ångras.',
    ]);
    expect((await read(article.mug)).News).toBe(true);
  });

  test('is offered to whoever made the change, until it is undone or too late', async () => {
    const sales = await another('sales');
    expect(await last(office)).toBe(null);
    const { Id } = (await change(office, { ...tickBoth, Change: { PricePercent: 5 } })).body;
    expect(await last(sales)).toBe(null);
    expect(await last(office)).toEqual({
      Id,
      Count: 2,
      MadeAt: '2026-10-14T10:00:00.000Z',
      UndoUntil: '2026-10-14T10:10:00.000Z',
      Change: { PricePercent: 5 },
    });
    shop.wait(600);
    expect((await last(office)).Id).toBe(Id);
    shop.wait(1);
    expect(await last(office)).toBe(null);
    const next = (await change(office, { ...tickBoth, Change: { MaterialId: null, VatCode: '12' } })).body.Id;
    expect((await last(office)).Change).toEqual({ MaterialId: null, VatCode: '12' });
    await undo(office, next);
    expect(await last(office)).toBe(null);
  });
});

describe('one that was cut off', () => {
  test('is seen once nothing has been heard of its worker, and can then be undone', async () => {
    const { Id } = (await change(office, { ...tickBoth, Change: { News: true } })).body;
    const { services } = shop;
    const workUntil = (at: string) =>
      shop.db
        .updateTable('bulk_change')
        .set({ busy_until: new Date(at) })
        .execute();
    await workUntil('2026-10-14T10:00:30Z');
    const busy = await undo(office, Id);
    expect([busy.status, busy.body.detail]).toEqual([
      409,
      'Ändringen pågår fortfarande. Vänta tills den är klar.',
    ]);
    const before = services.versions.current;
    await endCutWork(services);
    expect(services.versions.current).toBe(before);
    shop.wait(60);
    await endCutWork(services);
    expect(services.versions.current).toBe(before + 1);
    expect((await undo(office, Id)).body.Undone).toBe(2);
  });

  test('is forgotten after a day, as all of them', async () => {
    await change(office, { Filter: {}, Change: { HsCode: '441990' } });
    const kept = async () => [
      (await shop.db.selectFrom('bulk_change').select('id').execute()).length,
      (await shop.db.selectFrom('bulk_change_row').select('article_id').execute()).length,
    ];
    shop.wait(23 * 3_600);
    await forgetOldSteps(shop.services);
    expect(await kept()).toEqual([1, 8]);
    shop.wait(2 * 3_600);
    await forgetOldSteps(shop.services);
    expect(await kept()).toEqual([0, 0]);
  });
});
