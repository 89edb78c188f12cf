import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const plain = { WayOfDeliveryId: wayOfDelivery.post, CurrencyCode: 'SEK', Fee: 95 };
const stored = { CountryCode: null, Zone: null, UpToWeight: null, FreeFrom: null };

async function put(Freight: object[], Minimum: object[] = [], version?: string) {
  const { Version } = (await office.get('office/freight')).body;
  return await office.put('office/freight', { Freight, Minimum, Version: version ?? Version });
}

test('the rules are read as they were written, whatever was left out', async () => {
  expect((await office.get('office/freight')).body).toMatchObject({ Freight: [], Minimum: [] });
  const written = await put(
    [
      { ...plain, UpToWeight: 0.5, Fee: 49.5, FreeFrom: 0 },
      { ...plain, CountryCode: 'SE', Zone: '960 00 – 984 99' },
      plain,
    ],
    [{ CurrencyCode: 'EUR', CountryCode: 'FI', Amount: 150, SmallOrderFee: 12.5 }],
  );
  expect(written.status).toBe(200);
  expect(written.body).toEqual((await office.get('office/freight')).body);
  expect(written.body.Freight).toHaveLength(3);
  expect(written.body.Freight).toEqual(
    expect.arrayContaining([
      { ...plain, ...stored, UpToWeight: 0.5, Fee: 49.5, FreeFrom: 0 },
      { ...plain, ...stored, CountryCode: 'SE', Zone: '96000-98499' },
      { ...plain, ...stored },
    ]),
  );
  expect(written.body.Minimum).toEqual([
    { CurrencyCode: 'EUR', CountryCode: 'FI', Amount: 150, SmallOrderFee: 12.5 },
  ]);
});

test('a list of before is refused, and one without a change is no entry of the log', async () => {
  const { Version } = (await office.get('office/freight')).body;
  expect((await put([plain])).status).toBe(200);
  expect(await put([], [], Version)).toMatchObject({
    status: 409,
    body: { type: '/problems/changed-meanwhile' },
  });
  expect((await put([plain])).status).toBe(200);
  expect((await put([{ ...plain, Fee: 99, FreeFrom: 3000 }])).status).toBe(200);
  const { body } = await office.get('office/changes', { entity: 'freight', entityId: 'rules' });
  expect(body.Rows.map(({ Values }: { Values: unknown }) => Values)).toMatchObject([
    [{ Before: '95,00', After: '99,00 (3\u00a0000,00)' }],
    [{ Before: null, After: '95,00' }],
  ]);
});

test.each([
  ['Freight.WayOfDeliveryId', [{ ...plain, WayOfDeliveryId: 999 }], []],
  ['Freight', [plain, { ...plain, Fee: 5 }], []],
  ['Freight.Zone', [{ ...plain, CountryCode: 'NO', Zone: '01000-02000' }], []],
  ['Freight.Zone', [{ ...plain, Zone: 'Norrland' }], []],
  ['Freight.Fee', [{ ...plain, Fee: -1 }], []],
  ['Freight.Fee', [{ ...plain, Fee: 1.005 }], []],
  ['Freight.UpToWeight', [{ ...plain, UpToWeight: 0 }], []],
  ['Freight.CurrencyCode', [{ ...plain, CurrencyCode: 'kr' }], []],
  ['Freight.CountryCode', [{ ...plain, CountryCode: 'XX' }], []],
  ['Minimum.Amount', [], [{ CurrencyCode: 'SEK', Amount: 0 }]],
  [
    'Minimum',
    [],
    [
      { CurrencyCode: 'SEK', Amount: 1 },
      { CurrencyCode: 'SEK', CountryCode: null, Amount: 2 },
    ],
  ],
])('%s is refused at its field, and nothing is written', async (field, freight, minimum) => {
  expect((await put([plain])).status).toBe(200);
  const refused = await put(freight, minimum);
  expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
  expect((await office.get('office/freight')).body.Freight).toHaveLength(1);
});

test('a way of delivery that is deleted takes its rules along', async () => {
  const { body: way } = await office.post('office/ways', {
    NameSV: 'Bud',
    NameEN: '',
    Active: true,
    TrackingTemplate: '',
    Countries: [],
    Collected: false,
    TransportDays: 1,
  });
  expect((await put([plain, { ...plain, WayOfDeliveryId: way.Id }])).status).toBe(200);
  expect((await office.delete(`office/ways/${way.Id}`)).status).toBe(204);
  expect((await office.get('office/freight')).body.Freight).toHaveLength(1);
  expect(await shop.db.selectFrom('freight_rule').selectAll().execute()).toHaveLength(1);
});
