import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeading, column } from '#kit/tables/table-file-heading.server.ts';
import { Refusal } from '#kit/tables/table-file-cells.server.ts';
import { measureCell } from './measure-cell.server.ts';

const columns = {
  no: column(measureCell('kg')),
  weight_kg: column(measureCell('kg'), 'Vikt', 'Vikt g', 'Vikt i gram', 'Vikt hg'),
  width_cm: column(measureCell('cm'), 'Bredd', 'Bredd mm', 'Bredd m', 'Bredd tum', 'Bredd m ram'),
};

/** Reads a cell below a heading that somebody has said is the weight or the width. */
function readBelow(heading: string, field: 'weight_kg' | 'width_cm', cell: string) {
  const { reads } = readHeading(['no', heading], columns, 'no', { chosen: [{ heading, field }] });
  const read = reads.get(field) ?? columns[field].read;
  const value = read(cell, { '.': 'decimals' });
  return value instanceof Refusal ? value.reason : value;
}

/** How many of the smallest unit one is: grams, and millimetres. */
const sizes = {
  weight_kg: { kg: 1000, hg: 100, g: 1, Gram: 1, kilo: 1000 },
  width_cm: { cm: 10, mm: 1, dm: 100, m: 1000 },
} as const;
const around = fc.constantFrom(
  (unit: string) => `Mått (${unit})`,
  (unit: string) => `Mått, ${unit}`,
  (unit: string) => `Mått i ${unit}`,
  (unit: string) => `mått[${unit.toUpperCase()}]`,
  (unit: string) => `Mått ${unit}.`,
);

test('a measure is in the unit of its heading, unless the cell names one', () => {
  const field = fc.constantFrom('weight_kg', 'width_cm');
  const ofField = field.chain((of) => {
    const units = fc.constantFrom<[string, number][]>(...Object.entries(sizes[of]));
    return fc.tuple(fc.constant(of), units, fc.option(units));
  });
  fc.assert(
    fc.property(ofField, around, fc.nat(99_999), ([of, [head, headSize], own], written, smallest) => {
      const [unit, size] = own ?? ['', headSize];
      // Written to the smallest unit, and no further.
      const text = `${(smallest / size).toFixed(Math.log10(size))} ${unit}`.trim();
      expect([text, readBelow(written(head), of, text)]).toEqual([text, smallest]);
    }),
  );
});

test.each([
  ['Vikt (lb)', 'weight_kg', '3', 'is in lb, and is to be in kg'],
  ['Weight oz', 'weight_kg', '3', 'is in oz, and is to be in kg'],
  ['Bredd (tum)', 'width_cm', '3', 'is in tum, and is to be in cm'],
  ['Vikt', 'weight_kg', '3 lb', 'is not a number with at most 3 decimals'],
  ['Vikt (g)', 'weight_kg', '3.5', 'is not a whole number'],
  ['Bredd m ram', 'width_cm', '30', 300],
  ['Bredd m', 'width_cm', '0.3', 300],
  ['Bredd fot', 'width_cm', '30', 300],
  ['Vikt g/st', 'weight_kg', '30', 30],
] as const)('%s as %s: %s is %s', (heading, field, cell, value) => {
  expect(readBelow(heading, field, cell)).toBe(value);
});
