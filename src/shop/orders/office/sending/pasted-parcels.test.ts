import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedParcels, type Shown } from './pasted-parcels.ts';

const inOrder = (id: number): Shown => ({ id, pattern: '', takes: 'inOrder' });
const shown = [20450, 20451, 20452].map(inOrder);
const filledOf = (text: string, orders = shown) => Object.fromEntries(pastedParcels(orders, text).filled);

test('lines that name an order are filled in by number, the others by the order shown', () => {
  expect(filledOf('20451;370724\n370725\n370725')).toEqual({
    20450: '370725',
    20451: '370724',
    20452: '370725',
  });
});

test('four numbers for three orders are asked', () => {
  const { filled, asks } = pastedParcels(shown, '1\n2\n3\n4');
  expect(filled.size).toBe(0);
  expect(asks).toMatchObject({ what: 'count', lines: 4, orders: 3 });
  expect(asks?.what === 'count' && [...asks.inOrder]).toEqual([
    [20450, '1'],
    [20451, '2'],
    [20452, '3'],
  ]);
});

test.each([
  ['', {}],
  ['\r\n \n', {}],
  ['20451\t370724 370725\r\n', { 20451: '370724, 370725' }],
  ['20451;370724\n20451;370725', { 20451: '370724, 370725' }],
  ['A1,A2\nB1\nC1', { 20450: 'A1, A2', 20451: 'B1', 20452: 'C1' }],
  ['20451\t373250 0000 0000 0130', { 20451: '373250000000000130' }],
  ['3732 5001\n3732 5002\n3732 5003', { 20450: '37325001', 20451: '37325002', 20452: '37325003' }],
])('%j fills in %j', (text, filled) => {
  expect(filledOf(text)).toEqual(filled);
});

test('a line that names an order that is not shown is asked and stays, and the others are filled in', () => {
  expect(pastedParcels(shown, '20451;1\n20999; 2\n\n20452;3\n')).toEqual({
    filled: new Map([
      [20451, '1'],
      [20452, '3'],
    ]),
    asks: { what: 'unsure', others: ['20999'], bare: [], rest: '20999; 2' },
  });
  // Whose a number alone is is not sure beside it.
  expect(pastedParcels(shown, '20451;1\n20999;2\n7')).toMatchObject({
    filled: new Map([[20451, '1']]),
    asks: { rest: '20999;2\n7' },
  });
});

test.each(['20999;1234', '20999\t1234', '20999 ; 1234\n20998;1235\n20997;1236'])(
  'pairs of which none is of an order that is shown are asked: %j',
  (text) => {
    expect(pastedParcels(shown, text)).toMatchObject({
      filled: new Map(),
      asks: { what: 'unsure', bare: [], rest: text },
    });
  },
);

test('a line with only the number of an order shown names it without a parcel, and leaves the others unsure', () => {
  expect(pastedParcels(shown, '20451\n7\n8')).toEqual({
    filled: new Map(),
    asks: { what: 'unsure', others: [], bare: ['20451'], rest: '20451\n7\n8' },
  });
  expect(pastedParcels(shown, '20450;1\n20451;\n')).toMatchObject({
    filled: new Map([[20450, '1']]),
    asks: { bare: ['20451'], rest: '20451;' },
  });
});

test('an order that is not ticked is filled in by its number alone, and one that cannot be sent not at all', () => {
  const orders: Shown[] = [
    { id: 20450, pattern: '', takes: 'named' },
    inOrder(20451),
    { id: 20452, pattern: '', takes: 'nothing' },
  ];
  expect(filledOf('20450;37250', orders)).toEqual({ 20450: '37250' });
  expect(filledOf('37251', orders)).toEqual({ 20451: '37251' });
  expect(pastedParcels(orders, '20452;37252')).toMatchObject({
    filled: new Map(),
    asks: { what: 'unsure', others: ['20452'], rest: '20452;37252' },
  });
});

test('of any orders and lines, each parcel is where it was written, or is asked', () => {
  const parcel = fc.stringMatching(/^[A-Z][0-9]{8,12}$/);
  const line = fc.record({ named: fc.boolean(), parcels: fc.array(parcel, { minLength: 1, maxLength: 3 }) });
  const orders = fc.uniqueArray(fc.integer({ min: 10_000, max: 99_999 }), { minLength: 1, maxLength: 6 });
  const gap = fc.constantFrom(';', '\t', ' ', ', ');
  fc.assert(
    fc.property(orders, fc.array(fc.tuple(line, fc.nat(), gap), { maxLength: 8 }), (ids, drawn) => {
      const lines = drawn.map(([{ named, parcels }, of, between]) => {
        const id = ids[of % ids.length]!;
        return { id: named ? id : null, parcels, text: (named ? [id, ...parcels] : parcels).join(between) };
      });
      const { filled, asks } = pastedParcels(ids.map(inOrder), lines.map(({ text }) => text).join('\n'));
      const meant = new Map<number, string[]>();
      for (const { id, parcels } of lines)
        if (id !== null) meant.set(id, [...(meant.get(id) ?? []), ...parcels]);
      const free = ids.filter((id) => !meant.has(id));
      const alone = lines.filter(({ id }) => id === null);
      if (alone.length > 0 && alone.length !== free.length) {
        expect(asks).toMatchObject({ what: 'count', lines: alone.length, orders: free.length });
        return;
      }
      for (const [place, { parcels }] of alone.entries()) meant.set(free[place]!, parcels);
      expect(asks).toBeNull();
      expect(new Map([...filled].sort())).toEqual(
        new Map([...meant].map(([id, parcels]) => [id, [...new Set(parcels)].join(', ')] as const).sort()),
      );
    }),
    { numRuns: 100 },
  );
});
