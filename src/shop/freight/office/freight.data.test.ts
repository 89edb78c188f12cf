import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { times } from '../../../../test/sizes.ts';
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

test('the log tells apart rules that differ in any one part of what they are for', async () => {
  const least = { CurrencyCode: 'SEK', Amount: 100 };
  const more: object[] = [
    {},
    { WayOfDeliveryId: wayOfDelivery.pickUp },
    { CountryCode: 'SE' },
    { Zone: '96000-98499' },
    { CurrencyCode: 'EUR' },
    { UpToWeight: 1.5 },
  ];
  const minimum = [least, { ...least, CountryCode: 'SE' }, { ...least, CurrencyCode: 'EUR' }];
  let rules = more.map((part) => ({ ...plain, ...part }));
  const logged = async () => {
    expect((await put(rules, minimum)).status).toBe(200);
    const { body } = await office.get('office/changes', { entity: 'freight', entityId: 'rules' });
    return body.Rows[0].Values;
  };
  expect(await logged()).toHaveLength(rules.length + minimum.length);
  for (const place of rules.keys()) {
    rules = rules.with(place, { ...rules[place]!, Fee: 96 });
    expect(await logged()).toEqual([expect.objectContaining({ Before: '95,00', After: '96,00' })]);
  }
});

const rule = fc.record({
  WayOfDeliveryId: fc.constantFrom(wayOfDelivery.post, wayOfDelivery.pickUp),
  CountryCode: fc.constantFrom(null, 'SE'),
  Zone: fc.constantFrom(null, null, '96000-98499', '11122-11122'),
  CurrencyCode: fc.constantFrom('SEK', 'EUR'),
  UpToWeight: fc.constantFrom(null, 0.5, 20),
  Fee: fc.integer({ min: 0, max: 9_999 }).map((ore) => ore / 100),
  FreeFrom: fc.constantFrom(null, 0, 3000, 12.5),
});
type Rule = typeof rule extends fc.Arbitrary<infer One> ? One : never;
const placeOf = ({ Fee: _fee, FreeFrom: _free, ...place }: Rule) => JSON.stringify(place);

const cells: Readonly<Record<string, (one: Rule) => string | number | null>> = {
  way_of_delivery: ({ WayOfDeliveryId: id }) => (id === wayOfDelivery.post ? 'post' : String(id)),
  country: ({ CountryCode }) => CountryCode,
  zone: ({ Zone }) => Zone,
  // Kronor are meant where none is named.
  currency: ({ CurrencyCode }) => (CurrencyCode === 'SEK' ? null : CurrencyCode),
  up_to_weight: ({ UpToWeight }) => UpToWeight,
  fee: ({ Fee }) => Fee,
  free_from: ({ FreeFrom }) => FreeFrom,
};

async function sendFile(rules: readonly Rule[], names: readonly string[], dryRun = false) {
  const lines = rules.map((one) => names.map((name) => cells[name]!(one) ?? '').join(';'));
  const answer = await office.send(
    'POST',
    `office/exchange/files/freight?fileName=freight.csv&dryRun=${dryRun}`,
    Buffer.from([names.join(';'), ...lines].join('\n')),
    { 'content-type': 'application/octet-stream' },
  );
  expect([answer.status, answer.body.Outcome, answer.body.Rejected]).toEqual([200, 'done', 0]);
  return answer.body;
}

test('a file writes its rules, and what it does not name of them stays', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(rule, { minLength: 1, maxLength: 8, selector: placeOf }),
      fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 8, maxLength: 8 }),
      async (rules, fees) => {
        await put([]);
        const all = Object.keys(cells);
        expect(await sendFile(rules, all)).toMatchObject({ Created: rules.length, Changed: 0 });
        const stored = async () => (await office.get('office/freight')).body.Freight.map(keyed).sort(byKey);
        expect(await stored()).toEqual(rules.map(keyed).sort(byKey));
        expect(await sendFile(rules, all, true)).toMatchObject({ Created: 0, Changed: 0 });
        const dearer = rules.map((one, place) => ({ ...one, Fee: fees[place]! / 100 }));
        expect(
          await sendFile(
            dearer,
            all.filter((name) => name !== 'free_from'),
          ),
        ).toMatchObject({ Created: 0 });
        expect(await stored()).toEqual(dearer.map(keyed).sort(byKey));
      },
    ),
    { seed: 44, numRuns: 8 * times },
  );
});

function keyed(one: Rule): [string, number, number | null] {
  return [placeOf(one), one.Fee, one.FreeFrom];
}

function byKey([one]: [string, ...unknown[]], [other]: [string, ...unknown[]]): number {
  return one < other ? -1 : 1;
}

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
