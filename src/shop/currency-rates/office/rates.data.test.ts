import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { times } from '../../../../test/sizes.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';
import { addDays } from '#kit/text/dates.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

type Row = { CurrencyCode: string; Day: string; Rate: number };

const row = fc.record({
  CurrencyCode: fc.constantFrom('EUR', 'NOK', 'USD'),
  Day: fc.integer({ min: -3, max: 3 }).map((by) => addDays('2026-10-14', by)),
  Rate: fc.integer({ min: 1, max: 99_999_999 }).map((millionths) => millionths / 1e6),
});
/** Several at once, with the same day twice among them. */
const sent = fc.array(row, { maxLength: 8 });

async function shown(take: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let total = 1; rows.length < total;) {
    const { body } = await office.get('office/rates', { skip: String(rows.length), take: String(take) });
    total = body.Total;
    if (body.Rows.length === 0) break;
    rows.push(...body.Rows.map(({ Id: _, ...one }: Row & { Id: number }) => one));
  }
  return rows;
}

const keyOf = ({ CurrencyCode, Day }: Row) => `${Day} ${CurrencyCode}`;
const latestFirst = (one: Row, other: Row) =>
  other.Day.localeCompare(one.Day) || one.CurrencyCode.localeCompare(other.CurrencyCode);

test('of all rates that are sent of a day the last is stored, and those of other days stay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), async (puts, take) => {
      await shop.db.deleteFrom('currency_rate').execute();
      const expected = new Map<string, Row>();
      for (const Rows of puts) {
        const of = new Map(Rows.map((one) => [keyOf(one), one]));
        for (const [key, one] of of) expected.set(key, one);
        const { status, body } = await office.put('office/rates', { Rows });
        expect([status, body.Rows.sort(latestFirst)]).toEqual([200, [...of.values()].sort(latestFirst)]);
      }
      expect(await shown(take)).toEqual([...expected.values()].sort(latestFirst));
    }),
    { seed: 11, numRuns: 20 * times },
  );
});

test('the log tells what a rate was, and nothing of one that is sent again', async () => {
  const rate = { CurrencyCode: 'EUR', Day: '2026-10-14', Rate: 11.4325 };
  for (const Rate of [11.4325, 11.4325, 11.5]) {
    const other = { ...rate, Day: '2026-10-13' };
    expect((await office.put('office/rates', { Rows: [other, { ...rate, Rate }] })).status).toBe(200);
  }
  const { body } = await office.get('office/changes', { entity: 'currency-rate', entityId: 'rates' });
  expect(body.Rows.map(({ Values }: { Values: unknown }) => Values)).toEqual([
    [expect.objectContaining({ Before: '11,4325', After: '11,5' })],
    [
      expect.objectContaining({ Before: null, After: '11,4325' }),
      expect.objectContaining({ Before: null, After: '11,4325' }),
    ],
  ]);
});
