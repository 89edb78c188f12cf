import { expect, test } from 'vitest';
import { rowOf } from './row-of.ts';

test('names become those of columns, values stay', () => {
  expect(rowOf({ id: 1, boxWidthMm: 3, address1: 'A', weightG: null, hsCode: '00' })).toEqual({
    id: 1,
    box_width_mm: 3,
    address1: 'A',
    weight_g: null,
    hs_code: '00',
  });
});
