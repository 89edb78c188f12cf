import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(() => shop.close());

type Row = { CountryCode: string; Sort: number };

const read = async () => (await office.get('office/countries')).body as { Rows: Row[]; Version: string };
const put = async (Rows: unknown, Version?: string) =>
  await office.put('office/countries', { Rows, Version: Version ?? (await read()).Version });
const offered = async (language = 'sv'): Promise<string[]> =>
  (await aVisitor(shop).get(`countries?languageCode=${language}`)).body.map(
    ({ CountryCode }: Row) => CountryCode,
  );

test('all countries are offered by name until some are chosen, and then those in their order', async () => {
  expect(await offered()).toHaveLength(249);
  expect((await offered()).slice(-2)).toEqual(['AT', 'TL']);
  const someRows = fc.uniqueArray(
    fc.record({
      CountryCode: fc.constantFrom('SE', 'NO', 'DK', 'FI', 'DE', 'AX', 'ZW', 'AD'),
      Sort: fc.integer({ min: -2, max: 5 }),
    }),
    { selector: ({ CountryCode }) => CountryCode },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(someRows, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const rows of changes) {
        expect((await put(rows)).status).toBe(200);
        const inOrder = rows.toSorted((a, b) => a.Sort - b.Sort || (a.CountryCode < b.CountryCode ? -1 : 1));
        expect((await read()).Rows).toEqual(inOrder);
        const codes = inOrder.map(({ CountryCode }) => CountryCode);
        for (const language of ['sv', 'en'])
          if (codes.length > 0) expect(await offered(language)).toEqual(codes);
          else expect(await offered(language)).toHaveLength(249);
      }
    }),
    { numRuns: 15 * times, ...(times === 1 && { seed: 249 }) },
  );
});

test('what is no country, is there twice, or was changed meanwhile is refused, and nothing is lost', async () => {
  const { body } = await put([{ CountryCode: 'SE', Sort: 1 }]);
  const twice = await put([
    { CountryCode: 'NO', Sort: 1 },
    { CountryCode: 'NO', Sort: 2 },
  ]);
  expect([twice.status, twice.body.errors[0]]).toEqual([
    400,
    expect.objectContaining({ field: 'Rows', message: 'Landet står redan i listan' }),
  ]);
  for (const wrong of ['XX', 'se', 'SWE', '']) {
    const { status, body: refused } = await put([{ CountryCode: wrong, Sort: 1 }]);
    expect([wrong, status, refused.errors[0].field]).toEqual([wrong, 400, 'Rows.CountryCode']);
  }
  const stale = await put([], 'seen before');
  expect([stale.status, stale.body.type]).toEqual([409, '/problems/changed-meanwhile']);
  expect(await read()).toEqual(body);
  const { Rows } = (await office.get('office/changes?entity=countries')).body;
  expect(Rows).toHaveLength(1);
});

test('an address in a country that is not offered stays valid', async () => {
  const customer = await logInAs(shop, '1001');
  expect((await put([{ CountryCode: 'SE', Sort: 1 }])).status).toBe(200);
  const address = {
    Name: 'Lager',
    Address1: 'Gate 1',
    Address2: '',
    ZipCode: '0150',
    City: 'Oslo',
    CountryCode: 'NO',
    ContactPerson: 'Åse',
  };
  expect((await customer.post('DeliveryAddress', address)).status).toBeLessThan(300);
  const { body } = await customer.get('deliveryaddresses');
  expect(body).toMatchObject([{ CountryCode: 'NO', CountryName: 'Norge' }]);
});

test('is brought in by a file, which adds and sorts, and takes none away', async () => {
  await put([{ CountryCode: 'SE', Sort: 3 }]);
  const send = async (text: string) => {
    const { body } = await shop.http.inject({
      method: 'POST',
      url: '/api/office/exchange/files/countries?fileName=countries.csv',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(text),
      cookies: { office: office.office! },
    });
    return JSON.parse(body) as Record<string, unknown>;
  };
  expect(await send('country;sort\nno;1\nUK;2\nFI;')).toMatchObject({ Outcome: 'done', Created: 3 });
  expect(await offered()).toEqual(['NO', 'GB', 'SE', 'FI']);
  expect(await send('Land;Ordning\nSE;0\nXX;1')).toMatchObject({ Rejected: 1, Changed: 0 });
  expect(await send('Land;Ordning\nSE;0')).toMatchObject({ Created: 0, Changed: 1 });
  expect(await offered()).toEqual(['SE', 'NO', 'GB', 'FI']);
});
