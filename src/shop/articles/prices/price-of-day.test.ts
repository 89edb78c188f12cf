import { expect, test } from 'vitest';
import { inTheWay, pricesOn, nextChangeAfter } from './price-of-day.ts';

const price = (amount: number, valid_from: string | null, valid_to: string | null) => ({
  price_list_code: 'standard',
  price: amount,
  regular_price: null,
  valid_from,
  valid_to,
});
const always = [{ price_list_code: 'standard', price: 100, regular_price: null }];
const timed = [
  price(80, '2026-11-01', '2026-11-30'),
  price(110, '2026-11-20', null),
  price(90, null, '2026-10-10'),
];

test.each([
  ['2026-10-10', 90, 'one that only ends holds until its last day'],
  ['2026-10-11', 100, 'then the one without days'],
  ['2026-11-01', 80, 'a campaign from its first day'],
  ['2026-11-20', 110, 'until one begins later'],
  ['2027-06-01', 110, 'which has no end'],
])('on %s it is %i: %s', (day, expected) => {
  // The order of the rows must not matter.
  for (const rows of [timed, [...timed].reverse()])
    expect(pricesOn(day, always, rows).get('standard')?.price).toBe(expected);
});

test('it turns on first days and on days after last ones', () => {
  const changes: string[] = [];
  for (let day = nextChangeAfter('2026-01-01', timed); day !== undefined; day = nextChangeAfter(day, timed))
    changes.push(day);
  expect(changes).toEqual(['2026-10-11', '2026-11-01', '2026-11-20', '2026-12-01']);
});

test.each([
  ['the same first day', '2026-11-20', '2026-11-21', true],
  ['a day of another that ends', '2026-11-30', '2026-12-02', true],
  ['days of one without an end alone', '2026-12-01', '2026-12-02', false],
  ['no end, begun while another holds', '2026-11-05', null, false],
  ['no beginning, over one that ends', null, '2026-11-01', true],
])('%s is seen to', (_what, from, to, expected) => {
  const others = timed.slice(0, 2);
  expect(inTheWay({ valid_from: from, valid_to: to }, others) !== undefined).toBe(expected);
});
