import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice, addStaff, logInToOfficeAs } from '../../../../../test/office.ts';
import { linesOfPdf } from '../../../../../test/pdf-text.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import { times } from '../../../../../test/sizes.ts';

let shop: TestShop;
let office: Client;
let norwegian: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  norwegian = await logInAs(shop, '1008');
});

const facts = { hs_code: '69120023', country_of_origin: 'PT', weight_g: 412 };
const terms = { CompanyEori: 'SE5566778899', Incoterms: 'DAP', CompanyCity: 'Umeå' };

type Facts = { hs_code?: string | null; country_of_origin?: string | null; weight_g?: number };

async function giveFacts(id: number, values: Facts) {
  await shop.db.updateTable('article').set(values).where('id', '=', id).execute();
}

async function set(values: Record<string, string>) {
  const opened = (await office.get('office/settings')).body;
  expect((await office.put('office/settings', { ...opened, ...values })).status).toBe(200);
}

async function order(rows: readonly (readonly [id: number, quantity: number])[], by = norwegian) {
  for (const [ArticleId, Quantity] of rows) await by.post('cartrow', { ArticleId, Quantity });
  const { body } = await by.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true });
  return (await office.get(`office/orders/${body.OrderId}`)).body;
}

/** Returns the order after some pieces of its rows are sent. */
async function send(id: number, quantities: readonly number[], more: object = {}) {
  const { Rows, Version } = (await office.get(`office/orders/${id}`)).body;
  const { status, body } = await office.post(`office/orders/${id}/consignments`, {
    Version,
    Mail: false,
    Rows: quantities.flatMap((Quantity, place) =>
      Quantity > 0 ? [{ RowId: Rows[place].Id, Quantity }] : [],
    ),
    ...more,
  });
  expect(status).toBe(200);
  return body;
}

async function invoice(consignmentId: number, by: Client = office) {
  const answer = await shop.http.inject({
    url: `/api/office/pdf/commercial-invoices/${consignmentId}`,
    cookies: { ...(by.office && { office: by.office }), ...(by.session && { session: by.session }) },
  });
  const isPdf = answer.statusCode === 200;
  return {
    status: answer.statusCode,
    lines: isPdf ? linesOfPdf(answer.rawPayload).map((line) => line.trim()) : [],
    problem: isPdf ? undefined : answer.json(),
  };
}

/** The value that stands below its label. */
const below = (lines: readonly string[], label: string) => lines[lines.lastIndexOf(label) + 1];

test('tells customs what was sent, in English, of what origin, weight and value', async () => {
  await giveFacts(article.tray, facts);
  await set(terms);
  const { Id } = await order([[article.tray, 5]]);
  await send(Id, [2]);
  const { Consignments } = await send(Id, [3], { Parcels: '370724 370725', GrossWeight: 1.9 });
  expect(
    Consignments.map(({ MissingForCustoms }: { MissingForCustoms: unknown }) => MissingForCustoms),
  ).toEqual([[], []]);
  const { lines } = await invoice(Consignments[1].Id);
  const text = lines.join('\n');
  expect(text).toContain(`Commercial invoice\n`);
  expect(text).toContain('A-2\nTray\n69120023\nPortugal\n3\n1.236\n120.00\n360.00');
  for (const one of [
    `${Id}-2`,
    'SE5566778899',
    'DAP Oslo (Incoterms 2020)',
    'Sale',
    'Norway',
    'Sweden',
    'Signature',
  ])
    expect(text).toContain(one);
  expect(below(lines, 'Number of parcels')).toBe('2');
  expect(below(lines, 'Net weight')).toBe('1.236 kg');
  expect(below(lines, 'Gross weight')).toBe('1.900 kg');
  expect(below(lines, 'Total SEK')).toBe('360.00');
  // What nobody told is filled in by hand.
  const { lines: first } = await invoice(Consignments[0].Id);
  expect(below(first, 'Number of parcels')).toMatch(/^_+$/);
  expect(below(first, 'Gross weight')).toMatch(/^_+ kg$/);
});

test('what is missing is named before it is made, each with where it is filled in', async () => {
  await giveFacts(article.tray, { ...facts, hs_code: null });
  const { Id } = await order([
    [article.tray, 2],
    [article.mug, 6],
  ]);
  const { Consignments } = await send(Id, [2]);
  const Missing = [
    { Field: 'CompanyEori', ArticleNumber: '', Link: '/office/settings/company' },
    { Field: 'Incoterms', ArticleNumber: '', Link: '/office/settings/delivery' },
    { Field: 'HsCode', ArticleNumber: 'A-2', Link: `/office/articles/${article.tray}` },
  ];
  expect(Consignments[0].MissingForCustoms).toEqual(Missing);
  const { status, problem } = await invoice(Consignments[0].Id);
  expect(status).toBe(400);
  expect(problem).toMatchObject({
    type: '/problems/bad-input',
    Missing,
    errors: [
      { field: 'CompanyEori', rule: 'required', message: 'Inställningarna saknar EORI-nummer' },
      { field: 'Incoterms', rule: 'required' },
      { field: 'HsCode', rule: 'required', message: 'Artikel A-2 saknar HS-kod' },
    ],
  });
  await set({ ...terms, Incoterms: 'FOB' });
  await giveFacts(article.tray, { ...facts, country_of_origin: null, weight_g: 0 });
  const fields = async () =>
    (await office.get(`office/orders/${Id}`)).body.Consignments[0].MissingForCustoms.map(
      ({ Field, Link }: { Field: string; Link: string }) => `${Field} ${Link}`,
    );
  expect(await fields()).toEqual([
    'IncotermsPlace /office/settings/delivery',
    `CountryOfOrigin /office/articles/${article.tray}`,
    `Weight /office/articles/${article.tray}`,
  ]);
  await giveFacts(article.tray, facts);
  const ways = (await office.get('office/ways')).body.Rows;
  const way = ways.find((one: { Id: number }) => one.Id === wayOfDelivery.post);
  const changed = await office.put(`office/ways/${way.Id}`, { ...way, Incoterms: 'CIF' });
  expect([changed.status, await fields()]).toEqual([200, ['IncotermsPlace /office/ways']]);
  const place = { ...way, Version: changed.body.Version, Incoterms: 'CIF', IncotermsPlace: 'Larvik' };
  await office.put(`office/ways/${way.Id}`, place);
  expect(await fields()).toEqual([]);
  expect((await invoice(Consignments[0].Id)).lines).toContain('CIF Larvik (Incoterms 2020)');
});

test('it can be printed before the goods are sent, of what can be sent now, as it becomes', async () => {
  await giveFacts(article.tray, facts);
  await set(terms);
  const { Id } = await order([[article.tray, 5]]);
  const print = async (...OrderIds: number[]) =>
    await shop.http.inject({
      method: 'POST',
      url: '/api/office/orders/picking',
      payload: { OrderIds, Kind: 'customs' },
      cookies: { office: office.office! },
    });
  const textOf = (lines: readonly string[]) =>
    lines
      .map((line) => line.trim())
      .join('\n')
      .replace(/Gross weight.*/s, '');
  await send(Id, [2]);
  const printed = await print(Id);
  expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(printed.rawPayload.length).toBeGreaterThan(1000);
  const planned = textOf(linesOfPdf(printed.rawPayload));
  expect(planned).toContain(`${Id}-2`);
  expect(planned).toContain('A-2\nTray\n69120023\nPortugal\n3\n1.236\n120.00\n360.00');
  const { Consignments } = await send(Id, [3]);
  expect(textOf((await invoice(Consignments[1].Id)).lines)).toBe(planned);
  await giveFacts(article.book, { ...facts, hs_code: null });
  const other = await order([[article.book, 1]]);
  expect((await print(other.Id)).json()).toMatchObject({ status: 400, Missing: [{ Field: 'HsCode' }] });
  // What several articles lack is told of each, and what several orders lack is told once.
  await giveFacts(article.mug, { ...facts, hs_code: null });
  const both = await order([
    [article.book, 1],
    [article.mug, 6],
  ]);
  const lacking = (await print(both.Id, other.Id)).json().Missing as { ArticleNumber: string }[];
  expect(lacking.map(({ ArticleNumber }) => ArticleNumber).sort()).toEqual(['A-1', 'A-8']);
  const swedish = await logInAs(shop, '1001');
  const home = await order([[article.book, 1]], swedish);
  expect([home.LeavesUnion, other.LeavesUnion]).toEqual([false, true]);
  expect((await print(home.Id)).json()).toMatchObject({ status: 409 });
});

test('what stays in the union needs none', async () => {
  const swedish = await logInAs(shop, '1001');
  const { Id } = await order([[article.tray, 1]], swedish);
  const { Consignments } = await send(Id, [1]);
  expect(Consignments[0].MissingForCustoms).toBeNull();
  expect((await invoice(Consignments[0].Id)).problem).toMatchObject({
    status: 409,
    detail: 'Varorna lämnar inte EU, så ingen handelsfaktura behövs.',
  });
  const fetched = await order([[article.tray, 1]]);
  await shop.db.updateTable('customer_order').set({ collected: true }).where('id', '=', fetched.Id).execute();
  const handed = await send(fetched.Id, [1]);
  expect(handed.Consignments[0].MissingForCustoms).toBeNull();
});

test('it is for the staff who read orders alone', async () => {
  const { Id } = await order([[article.tray, 1]]);
  const { Consignments } = await send(Id, [1]);
  const [{ Id: id }] = Consignments;
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await invoice(id, norwegian)).status).toBe(401);
  expect((await invoice(id, content)).status).toBe(404);
  expect((await invoice(999_999)).status).toBe(404);
  expect((await invoice(0)).status).toBe(404);
});

/** Reckons in fractions of an öre, from what was ordered. */
test('all of an order come to what it costs, and weigh what was sent', async () => {
  await set(terms);
  const goods = [article.mug, article.tray, article.book] as const;
  const sample = fc.record({
    rows: fc.tuple(
      ...goods.map(() =>
        fc.record({
          price: fc.integer({ min: 1, max: 50_000 }),
          weight: fc.integer({ min: 1, max: 5_000 }),
          first: fc.integer({ min: 0, max: 4 }),
          second: fc.integer({ min: 1, max: 4 }),
        }),
      ),
    ),
    percent: fc.integer({ min: 0, max: 90 }),
    freight: fc.integer({ min: 1, max: 30_000 }),
  });
  await fc.assert(
    fc.asyncProperty(sample, async ({ rows, percent, freight }) => {
      if (rows.every(({ first }) => first === 0)) return;
      await shop.db
        .updateTable('article')
        .set({ ...facts, quantity_available: 1000, quantity_per_package: 1 })
        .execute();
      for (const [place, id] of goods.entries()) {
        await giveFacts(id, { weight_g: rows[place]!.weight });
        await shop.db
          .updateTable('price')
          .set({ price: rows[place]!.price })
          .where('article_id', '=', id)
          .execute();
      }
      await putFreight(freight);
      await shop.services.versions.changed();
      const placed = await order(
        goods.map((id, place) => [id, rows[place]!.first + rows[place]!.second] as const),
      );
      if (percent > 0) {
        const Discount = { Percent: percent, Text: '' };
        const { Version } = placed;
        const given = await office.post(`office/orders/${placed.Id}/changes`, {
          Version,
          Discount,
          Rows: [],
          Reason: '',
          Mail: false,
        });
        expect(given.status).toBe(200);
      }
      await send(
        placed.Id,
        rows.map(({ first }) => first),
      );
      const done = await send(
        placed.Id,
        rows.map(({ second }) => second),
      );
      let total = 0;
      for (const [part, { Id }] of done.Consignments.entries()) {
        const { lines } = await invoice(Id);
        const sent = rows.map(({ first, second }) => (part === 0 ? first : second));
        const printed = goodsIn(lines);
        for (const { pieces, price, value } of printed) expect(pieces * price).toBe(value);
        const grams = rows.reduce((sum, { weight }, place) => sum + weight * sent[place]!, 0);
        expect(below(lines, 'Net weight')).toBe(`${(grams / 1000).toFixed(3)} kg`);
        const value = printed.reduce((sum, one) => sum + one.value, 0);
        expect(below(lines, 'Value of goods SEK')).toBe(inWords(value));
        const fee = part === 0 ? freight : 0;
        expect(below(lines, 'Total SEK')).toBe(inWords(value + fee));
        expect(printed.map(({ number }) => number)).toEqual(
          expect.arrayContaining(goods.flatMap((id, place) => (sent[place]! > 0 ? [`A-${id}`] : []))),
        );
        const before = rows.reduce((sum, { price }, place) => sum + price * sent[place]!, 0);
        // No more than an öre from its share, and one from that of the consignment before.
        expect(Math.abs(value - (before * (100 - percent)) / 100)).toBeLessThanOrEqual(2);
        total += value + fee;
      }
      expect(total).toBe(Math.round(done.AmountExcludingVat * 100));
    }),
    { numRuns: 12 * times },
  );
}, 120_000);

async function putFreight(ore: number) {
  const { Version } = (await office.get('office/freight')).body;
  const rule = { WayOfDeliveryId: wayOfDelivery.post, CurrencyCode: 'SEK', Fee: ore / 100 };
  const answer = await office.put('office/freight', { Freight: [rule], Minimum: [], Version });
  expect(answer.status).toBe(200);
}

function inWords(ore: number): string {
  return (ore / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
}

const oreOf = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100);

/** The lines of goods, by what stands before and after the origin. */
function goodsIn(lines: readonly string[]) {
  return lines.flatMap((line, place) =>
    line === 'Portugal'
      ? [
          {
            number: lines[place - 3],
            pieces: Number(lines[place + 1]),
            price: oreOf(lines[place + 3]),
            value: oreOf(lines[place + 4]),
          },
        ]
      : [],
  );
}
