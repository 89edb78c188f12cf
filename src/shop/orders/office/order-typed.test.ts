import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfficeOrder, OfficeOrderRow } from './contract.ts';
import { allThereIs, changedRows, mistakesIn, sentRows, typedOfPicked } from './order-typed.ts';

const row = {
  Kind: 'article',
  Quantity: 12,
  QuantityDelivered: 6,
  QuantityCancelled: 2,
  QuantityShort: 0,
  ExpectedDate: '',
};
const order = {
  // Nobody packs a fee.
  Rows: [1, 2, 3].map((Id) => ({ ...row, Id, ...(Id === 3 && { Kind: 'freight' }) }) as OfficeOrderRow),
} as OfficeOrder;
const typed = (now: string, short: string) => ({ 1: { now, short, expected: '' } });

test.each([
  ['', '0'],
  ['3', '1'],
  [' 1 ', '0'],
])('%j to send and %j short can be', (now, short) => {
  expect(mistakesIn(order, typed(now, short))).toEqual({});
});

test.each([
  ['5', '0', { now: 'maxAmount' }],
  ['-1', '0', { now: 'minAmount' }],
  ['1,5', '0', { now: 'integer' }],
  ['alla', '', { now: 'number', short: 'number' }],
  ['', '5', { short: 'maxAmount' }],
  ['4', '2', { short: 'beside' }],
  [' 3 st', '2', { short: 'beside' }],
  ['5', '2', { now: 'maxAmount' }],
])('%j to send and %j short is told at its row', (now, short, mistakes) => {
  expect(mistakesIn(order, typed(now, short))).toEqual({ 1: mistakes });
});

test('what was short before has come in when all is sent', () => {
  const before = { Rows: [{ ...row, Id: 1, QuantityShort: 2 }] } as unknown as OfficeOrder;
  expect(mistakesIn(before, typed('4', '2'))).toEqual({});
  expect(mistakesIn(before, typed('4', '1'))).toEqual({ 1: { short: 'beside' } });
});

test('a row of which nothing is left is not validated', () => {
  const sent = { Rows: [{ ...row, Id: 1, QuantityDelivered: 10 }] } as unknown as OfficeOrder;
  expect(mistakesIn(sent, typed('9', '9'))).toEqual({});
});

const rowOf = (Id: number, QuantityShort: number, ExpectedDate = '', QuantityDelivered = 6) =>
  ({ ...row, Id, QuantityShort, ExpectedDate, QuantityDelivered }) as OfficeOrderRow;

test('what is sent is what was typed, of the rows where something was', () => {
  const all = { Rows: [1, 2, 3, 4, 5].map((Id) => rowOf(Id, 0)) } as OfficeOrder;
  const now = (text: string) => ({ now: text, short: '0', expected: '' });
  expect(sentRows(all, { 1: now(' 2 st '), 2: now(''), 3: now('0'), 5: now('alla') })).toEqual([
    { RowId: 1, Quantity: 2 },
    { RowId: 5, Quantity: Number.NaN },
  ]);
});

test('all that there is are the pieces left that are in stock; what else was typed stays', () => {
  const all = {
    Rows: [rowOf(1, 0), rowOf(2, 1), rowOf(3, 4), rowOf(4, 9), rowOf(5, 0, '', 10)],
  } as OfficeOrder;
  const filled = allThereIs(all, { 2: { now: '7', short: '2', expected: '2026-12-01' } });
  expect([1, 2, 3, 4, 5].map((id) => filled[id]?.now)).toEqual(['4', '3', '', '', '']);
  expect(filled[2]).toMatchObject({ short: '2', expected: '2026-12-01' });
});

test('what is made to order can be sent though it is in no stock', () => {
  const made = { ...rowOf(1, 4), MadeToOrder: true };
  const filled = allThereIs({ Rows: [made, rowOf(2, 4)] } as OfficeOrder, {});
  expect([filled[1]?.now, filled[2]?.now]).toEqual(['4', '']);
});

test('what has come in since is filled in too, and what is said to be missing is not', () => {
  const all = { Rows: [rowOf(1, 4), rowOf(2, 0), rowOf(3, 1)] } as OfficeOrder;
  const ready = new Map([
    [1, 3],
    [2, 0],
  ]);
  const filled = allThereIs(all, {}, ready);
  expect([1, 2, 3].map((id) => filled[id]?.now)).toEqual(['3', '', '3']);
});

test('rows are told whose shortage or day is another than before, and no others', () => {
  const all = {
    Rows: [rowOf(1, 0), rowOf(2, 1, '2026-11-01'), rowOf(3, 2), rowOf(4, 2), rowOf(5, 3)],
  } as OfficeOrder;
  const told = (short: string, expected = '') => ({ now: '', short, expected });
  const changes = {
    1: told('0'),
    2: told('1', '2026-11-08'),
    3: told('3'),
    4: told('2', '2026-12-01'),
    5: told('x'),
  };
  expect(changedRows(all, changes)).toEqual([
    { RowId: 2, QuantityShort: 1, ExpectedDate: '2026-11-08' },
    { RowId: 3, QuantityShort: 3, ExpectedDate: '' },
    { RowId: 4, QuantityShort: 2, ExpectedDate: '2026-12-01' },
    { RowId: 5, QuantityShort: Number.NaN, ExpectedDate: '' },
  ]);
});

test('what was picked is sent, at most what is left', () => {
  // Four pieces are left of each, and the third is a fee.
  const picked = { 1: 3, 2: 9, 3: 1, 9: 4 };
  expect(sentRows(order, typedOfPicked(order, { picked, missing: [3, 9] }))).toEqual([
    { RowId: 1, Quantity: 3 },
    { RowId: 2, Quantity: 4 },
  ]);
  expect(typedOfPicked(order, { picked: {}, missing: [] })).toEqual({});
});

test('of a row of which no more are on its shelf all that is not picked is short, and of no other', () => {
  const some = fc.record({
    left: fc.nat({ max: 9 }),
    short: fc.nat({ max: 9 }),
    picked: fc.nat({ max: 12 }),
    isMissing: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 4 }), (rows) => {
      const Rows = rows.map(({ left, short }, Id) => ({
        ...row,
        Id,
        Quantity: left,
        QuantityDelivered: 0,
        QuantityCancelled: 0,
        QuantityShort: Math.min(short, left),
      })) as OfficeOrderRow[];
      const of = { Rows } as OfficeOrder;
      const typed = typedOfPicked(of, {
        picked: Object.fromEntries(rows.map(({ picked }, Id) => [Id, picked])),
        missing: rows.flatMap(({ isMissing }, Id) => (isMissing ? [Id] : [])),
      });
      for (const [Id, { left, picked, isMissing }] of rows.entries()) {
        const sent = Math.min(left, picked);
        const now = sentRows(of, typed).find(({ RowId }) => RowId === Id)?.Quantity ?? 0;
        expect(now).toBe(sent);
        const told = changedRows(of, typed).find(({ RowId }) => RowId === Id);
        const before = Rows[Id]!.QuantityShort;
        const after = isMissing && left > sent ? left - sent : before;
        expect(told?.QuantityShort ?? before).toBe(after);
      }
      expect(mistakesIn(of, typed)).toEqual({});
    }),
  );
});
