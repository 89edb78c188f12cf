import { expect, test } from 'vitest';
import { jumpsToWire } from './changes-to-wire.server.ts';
import { isJumpOf } from './trail/price-jumps.ts';

test.each([
  ['price', '100,00', '200,00', false],
  ['price', '100,00', '200,01', true],
  ['price', '100,00', '50,00', false],
  ['price', '100,00', '49,99', true],
  ['price:EXPORT', '10,00', '95,00', true],
  ['regular_price', '10,00', '95,00', false],
  ['price_list', '10', '95', false],
])('%s from %s to %s is a jump: %s', (field, old, now, is) => {
  expect(isJumpOf(field, old, now)).toBe(is);
});

test('all jumps are counted, and the first twenty named', () => {
  const field = { field: 'price', head: 'Pris', isGiven: true, old: '10,00', now: '95,00' };
  const rows = Array.from({ length: 21 }, (_, at) => ({
    line: at + 2,
    key: `A-${at}`,
    isNew: false,
    fields: [field, { ...field, field: 'ean' }],
  }));
  const { PriceJumps } = jumpsToWire({ rows }, { mayReadOld: false });
  expect(PriceJumps.Count).toBe(21);
  expect(PriceJumps.Rows).toEqual(
    rows.slice(0, 20).map(({ line, key }) => ({ Line: line, Key: key, Old: null, New: '95,00' })),
  );
  expect(jumpsToWire({ rows }, { mayReadOld: true }).PriceJumps.Rows[0]?.Old).toBe('10,00');
});
