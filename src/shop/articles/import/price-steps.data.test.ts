import fc from 'fast-check';
import { expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const heading = 'article_no;price_list;min_qty;price;valid_from;valid_to';

async function send(rows: readonly string[], more = '', first = heading) {
  const file = Buffer.from([first, ...rows, ''].join('\n'));
  const path = `office/exchange/files/prices?fileName=prices.csv${more}`;
  return (await owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })).body;
}

async function refused(...rows: string[]): Promise<string[]> {
  const { Errors } = await send(rows, '&dryRun=1');
  return Errors.map(
    ({ Line, Field, Reason }: { Line: number; Field: string; Reason: string }) =>
      `${Line} ${Field} ${Reason}`,
  );
}

async function steps() {
  return await shop.db
    .selectFrom('price_step')
    .select(['min_qty', 'price', 'valid_from', 'valid_to'])
    .orderBy('min_qty')
    .execute();
}

test('a price from so many pieces is a step, and the same again changes nothing', async () => {
  const file = ['A-1;standard;;49,90;;', 'A-1;standard;20;45,00;;', 'A-1;;96;40,00;2026-10-01;2026-12-31'];
  expect(await send(file)).toMatchObject({
    Outcome: 'done',
    Changed: 2,
    Errors: [],
    Remarks: [
      'Priserna gäller prislistan standard, i SEK (antal rader: 1)',
      expect.stringMatching(/är inte hela förpackningar.*\(antal rader: 1\)$/),
    ],
  });
  expect(await steps()).toEqual([
    { min_qty: 20, price: 4_500, valid_from: null, valid_to: null },
    { min_qty: 96, price: 4_000, valid_from: '2026-10-01', valid_to: '2026-12-31' },
  ]);
  expect(await send([...file, ''])).toMatchObject({ Changed: 0, Created: 0 });
  const { body } = await (await logInAs(shop, '1001')).get(`article/${article.mug}`);
  expect(body.PriceSteps).toEqual([
    { Quantity: 24, Price: 45 },
    { Quantity: 96, Price: 40 },
  ]);
  // What is left out stays: the last day, and the price.
  expect(await send(['A-1;standard;96;39,00;2026-10-01;', 'A-1;standard;20;;;2026-11-30'])).toMatchObject({
    Changed: 2,
  });
  expect(await steps()).toMatchObject([
    { price: 4_500, valid_to: '2026-11-30' },
    { price: 3_900, valid_to: '2026-12-31' },
  ]);
});

test('what cannot be is refused with the row beside it that it disagrees with', async () => {
  expect(await refused('A-1;;24;45;;', 'A-1;;96;45,01;;')).toEqual([
    '3 price är över 45.00, som är priset från 24 st',
  ]);
  expect(await refused('A-1;;96;40;;', 'A-1;;24;39,99;;')).toEqual([
    '3 price är under 40.00, som är priset från 96 st',
  ]);
  expect(await refused('A-1;;24;45;;', 'A-1;;24;44;2027-01-01;')).toEqual([
    '3 valid_from delar dagar med priset för –',
  ]);
  expect(await refused('A-1;;24;;;')).toEqual(['2 price saknas, och inget pris börjar den dagen ännu']);
  expect(await refused('A-1;;100001;1;;', 'A-2;;24;0;;', 'A-1;;1;2;;', 'A-1;;;2;;')).toEqual([
    '2 min_qty är över 100000',
    '3 price är inte över 0',
    '5 article_no är samma som på en tidigare rad',
  ]);
  const six = [2, 3, 4, 5, 6, 7].map((count) => `A-1;;${count};${50 - count};;`);
  expect(await refused(...six)).toEqual([
    '7 min_qty är ett för mycket: en artikel har högst 5 mängdpriser i en lista',
  ]);
  const more = 'article_no;min_qty;price;regular_price;recommended_price';
  const { Errors } = await send(['A-1;24;45;50;99'], '', more);
  expect(Errors.map(({ Field, Reason }: { Field: string; Reason: string }) => `${Field} ${Reason}`)).toEqual([
    'regular_price hör till priset från 1 st',
    'recommended_price hör till priset från 1 st',
  ]);
  expect(await steps()).toEqual([]);
});

test('a ladder gets other prices whatever they were and in whatever order the rows stand', async () => {
  const ladder = fc
    .array(fc.integer({ min: 100, max: 4_000 }), { minLength: 3, maxLength: 3 })
    .map((all) => all.sort((a, b) => b - a).map((price, at) => ({ min_qty: 12 * (at + 1), price })));
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
  await fc.assert(
    fc.asyncProperty(ladder, order, async (next, places) => {
      const before = await steps();
      const rows = places.map((place) => {
        const { min_qty, price } = next[place]!;
        return `A-1;standard;${min_qty};${(price / 100).toFixed(2).replace('.', ',')};;`;
      });
      const changed = next.filter(
        (one) => before.find(({ min_qty }) => min_qty === one.min_qty)?.price !== one.price,
      );
      expect(await send(rows)).toMatchObject({ Errors: [], Changed: changed.length });
      expect(await steps()).toMatchObject(next);
    }),
    { numRuns: 20 },
  );
});

test('a step of a file is refused beside what stays of its ladder, as in the office', async () => {
  await send(['A-1;;24;92;;', 'A-1;;96;85;;']);
  expect(await refused('A-1;;48;95;;')).toEqual(['2 price är över 92.00, som är priset från 24 st']);
  expect(await refused('A-1;;12;50;;')).toEqual(['2 price är under 92.00, som är priset från 24 st']);
  expect(await refused('A-1;;48;95;;', 'A-1;;24;96;;')).toEqual([]);
  // What was refused beside 96 pieces leaves 24 as dear as they were.
  expect(await refused('A-1;;24;80;;', 'A-1;;12;91;;', 'A-1;;12;91;;2027-01-01')).toEqual([
    '2 price är under 85.00, som är priset från 96 st',
    '3 price är under 92.00, som är priset från 24 st',
    '4 min_qty är samma som på en tidigare rad',
  ]);
});

test('what was right beside a row that is refused later is judged anew', async () => {
  await send(['A-1;;24;46;;', 'A-1;;48;45;;', 'A-1;;72;44;;']);
  // Beside 72 pieces 48 stay at 45, so that 24 cannot be 44.
  expect(await refused('A-1;;24;44;;', 'A-1;;48;43;;')).toEqual([
    '2 price är under 45.00, som är priset från 48 st',
    '3 price är under 44.00, som är priset från 72 st',
  ]);
});

test('whatever files are sent, no stored step is dearer than one of fewer pieces', async () => {
  const count = fc.constantFrom(12, 24, 36, 48);
  const row = fc.record({ min_qty: count, price: fc.integer({ min: 1, max: 6 }) });
  const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 3, selector: ({ min_qty }) => min_qty });
  type Row = { min_qty: number; price: number };
  const isSound = (all: readonly Row[]) =>
    all.every((one) => all.every(({ min_qty, price }) => min_qty < one.min_qty || price <= one.price));
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(rows, fc.boolean()), { minLength: 2, maxLength: 4 }),
      async (files) => {
        await shop.db.deleteFrom('price_step').execute();
        for (const [file, mayGoOn] of files) {
          const before = await steps();
          // The same file twice is sent once.
          const texts = [
            ...file.map(({ min_qty, price }) => `A-1;;${min_qty};${price};;`),
            `A-2;;;${++sent};;`,
          ];
          const whole = [
            ...before.filter(({ min_qty }) => file.every((one) => one.min_qty !== min_qty)),
            ...file.map(({ min_qty, price }) => ({ min_qty, price: price * 100 })),
          ];
          const { Errors, Outcome } = await send(texts, mayGoOn ? '&skipBad=1' : '');
          const after = await steps();
          expect(isSound(after)).toBe(true);
          expect(Errors.length === 0).toBe(isSound(whole));
          if (Errors.length > 0 && !mayGoOn) expect([Outcome, after]).toEqual(['failed', before]);
          const bad = new Set(Errors.map(({ Line }: { Line: number }) => Line));
          if (Errors.length === 0 || mayGoOn)
            for (const [at, { min_qty, price }] of file.entries())
              if (!bad.has(at + 2))
                expect(after).toContainEqual(expect.objectContaining({ min_qty, price: price * 100 }));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a recommended price is read, kept with its VAT, taken away by 0, and told to customers alone', async () => {
  const first = 'article_no;price;recommended_price;valid_from';
  const include = '&pricesIncludeVat=1';
  expect(await send(['A-1;62,50;249;', 'A-1;50;;2026-10-01'], include, first)).toMatchObject({ Errors: [] });
  const seen = async () => (await (await logInAs(shop, '1001')).get(`article/${article.mug}`)).body;
  expect(await seen()).toMatchObject({ RecommendedPrice: 249 });
  expect((await aVisitor(shop).get(`article/${article.mug}`)).text).not.toMatch(/249|Recommended/);
  expect(await send(['A-1;;249,00;'], '', first)).toMatchObject({ Changed: 0, Errors: [] });
  expect(await send(['A-1;;0;'], '', first)).toMatchObject({ Changed: 1, Errors: [] });
  expect(await seen()).not.toHaveProperty('RecommendedPrice');
});
