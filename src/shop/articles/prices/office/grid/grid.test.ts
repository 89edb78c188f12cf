import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { blockOf, columnsOf, keyOf, readCell, spreadBlock, textOf, type BaseRow } from './cells.ts';
import { callOf, changesOf, partsOf, refusedCells, theirsOf } from './changes.ts';
import type { GridRow, GridStep } from './contract.ts';
import { noDrafts, restored, savedOf, settled, undone, withTexts, type Drafts } from './drafts.ts';

const row = (ArticleId: number, more: Partial<GridRow> = {}): GridRow => ({
  ArticleId,
  ArticleNumber: `A-${ArticleId}`,
  NameSV: 'Mugg',
  NameEN: '',
  QuantityPerPackage: 6,
  Active: true,
  Price: 49.9,
  RegularPrice: null,
  RecommendedPrice: null,
  Steps: [{ Quantity: 24, Price: 44 }],
  Timed: null,
  TimedSteps: 0,
  ...more,
});
const bases = (...rows: BaseRow[]) => new Map(rows.map((one) => [one.ArticleId, one]));
const spread = (text: string, from = { row: 0, column: 0 }, rows = 10) =>
  spreadBlock(blockOf(text), from, { rows, columns: columnsOf(true), language: 'sv', currency: 'SEK' });
const textsOf = (text: string) => spread(text).cells.map((cell) => cell.text);

describe('a pasted block', () => {
  it('is read by what its columns show, and otherwise left as it came', () => {
    expect(textsOf('1.500,00\t60\r\n1.200\t1.500\r\n')).toEqual(['1500,00', '60,00', '1200,00', '1.500']);
    expect(textsOf('149,50 kr\t\t1\u00a0234')).toEqual(['149,50', '', '1234,00']);
  });

  it.each([
    [0, 0],
    [0, 1],
    [8, 1],
  ])('is read by its own columns, in whichever row (%i) and column (%i) it is pasted', (rowAt, column) => {
    const { cells } = spread('1.500,00\t60\r\n1.200\t1.500\r\n', { row: rowAt, column });
    expect(cells.map(({ text }) => text)).toEqual(['1500,00', '60,00', '1200,00', '1.500']);
  });

  it('tells how much of it does not fit', () => {
    const { cells, outside } = spread('1\t2\n3\t4\n5\t6', { row: 8, column: 12 });
    expect([cells.map(({ row: at, column, text }) => [at, column, text]), outside]).toEqual([
      [
        [8, 12, '1,00'],
        [9, 12, '3,00'],
      ],
      4,
    ]);
  });

  it('of any size is laid out whole: what does not fit is counted, but for cells without anything', () => {
    const at = fc.record({ row: fc.nat(9), column: fc.nat(12) });
    const cell = fc.constantFrom('', '', '7');
    const line = fc.array(cell, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), at, (block, from) => {
        const form = { rows: 10, columns: columnsOf(true), language: 'sv', currency: 'SEK' } as const;
        const { cells, outside } = spreadBlock(block, from, form);
        const fits = (down: number, across: number) =>
          from.row + down < form.rows && from.column + across < form.columns.length;
        const given = block.flatMap((one, down) =>
          one.map((text, across) => ({ text, isInside: fits(down, across) })),
        );
        expect(cells).toHaveLength(given.filter(({ isInside }) => isInside).length);
        expect(outside).toBe(given.filter(({ text, isInside }) => !isInside && text !== '').length);
      }),
      { numRuns: 100 },
    );
  });

  it('of any amounts and quantities is what was copied', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    const line = fc.tuple(amount, amount, amount, fc.integer({ min: 2, max: 100_000 }), amount);
    const groups = fc.constantFrom('', ' ', '\u00a0', '.');
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), groups, (lines, group) => {
        // As a Swedish spreadsheet shows them, with two decimals and any mark between thousands.
        const shown = (ore: number) => {
          const [whole = '', fraction = ''] = (ore / 100).toFixed(2).split('.');
          return `${whole.replace(/\B(?=(?:\d{3})+$)/g, group)},${fraction}`;
        };
        const text = lines
          .map((cells) => cells.map((cell, at) => (at === 3 ? String(cell) : shown(cell))).join('\t'))
          .join('\r\n');
        const columns = columnsOf(true);
        const read = spread(`${text}\r\n`).cells.map((cell) => {
          const one = readCell(cell.text, columns[cell.column]!.kind, { currency: 'SEK' });
          return 'value' in one && Math.round(one.value! * (cell.column === 3 ? 1 : 100));
        });
        expect(read).toEqual(lines.flat());
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['1.500', 'Price', { broken: 'number' }],
  ['1.500', 'Quantity', { broken: 'number' }],
  ['149,505', 'Price', { broken: 'number' }],
  ['149,5055', 'Price', { broken: 'decimal' }],
  ['0', 'Price', { value: 0 }],
  ['0', 'RegularPrice', { broken: 'minAmount' }],
  ['24 st', 'Quantity', { value: 24 }],
  ['2,5', 'Quantity', { broken: 'integer' }],
  ['1', 'Quantity', { broken: 'minAmount' }],
  [' ', 'StepPrice', { value: null }],
  ['dyrt', 'Price', { broken: 'number' }],
] as const)('%j as %s is %j', (text, kind, expected) => {
  expect(readCell(text, kind, { currency: 'SEK' })).toEqual(expected);
});

describe('what is saved', () => {
  it('is what differs from what was there, a step as a whole', () => {
    const texts = new Map([
      ['1:Price', '48'],
      ['1:RegularPrice', ''],
      ['1:StepPrice0', '43'],
      ['1:Quantity1', '96'],
      ['2:Price', '49,90'],
      ['2:Quantity0', ''],
      ['2:StepPrice0', ''],
    ]);
    const { changes, broken } = changesOf(texts, bases(row(1), row(2)), 'SEK');
    expect(callOf(changes)).toEqual({
      Prices: [{ ArticleId: 1, Column: 'Price', Value: 48, Seen: 49.9 }],
      Steps: [
        { ArticleId: 1, Value: { Quantity: 24, Price: 43 }, Seen: { Quantity: 24, Price: 44 } },
        { ArticleId: 2, Value: null, Seen: { Quantity: 24, Price: 44 } },
      ],
    });
    expect([...broken]).toEqual([['1:StepPrice1', { broken: 'halfStep' }]]);
    expect([
      ...refusedCells(changes, [{ field: 'Steps.1.Value.Price', rule: 'match', message: 'x' }]),
    ]).toEqual([['2:StepPrice0', 'x']]);
    const Meanwhile = { Prices: [{ Index: 0, Value: 47 }], Steps: [{ Index: 1, Value: null }] };
    expect([...theirsOf(changes, Meanwhile)]).toEqual([
      ['1:Price', { value: 47 }],
      ['2:Quantity0', { step: null }],
    ]);
  });

  it('goes in calls of so many, an article’s in one', () => {
    const all = Array.from({ length: 7 }, (_, at) =>
      ['Price', 'RegularPrice'].map((name) => [keyOf(at, name), '1']),
    );
    const { changes } = changesOf(
      new Map(all.flat() as [string, string][]),
      bases(...Array.from({ length: 7 }, (_, at) => row(at))),
      'SEK',
    );
    expect(partsOf(changes, 5).map((part) => part.map(({ cell }) => cell.ArticleId))).toEqual([
      [0, 0, 1, 1],
      [2, 2, 3, 3],
      [4, 4, 5, 5],
      [6, 6],
    ]);
  });
});

test('one’s own can be saved after what others have set, or gives way to it', () => {
  const drafts = withTexts(noDrafts, [{ row: row(1), column: 'Price', text: '48' }], false);
  const theirs = { value: 47 };
  const mine = settled(drafts, '1:Price', { theirs, keepsMine: true });
  expect(callOf(changesOf(mine.texts, mine.bases, 'SEK').changes).Prices[0]).toMatchObject({
    Value: 48,
    Seen: 47,
  });
  expect(settled(drafts, '1:Price', { theirs, keepsMine: false }).texts.size).toBe(0);
  const stepped = withTexts(noDrafts, [{ row: row(1), column: 'StepPrice0', text: '40' }], false);
  const step: GridStep = { Quantity: 24, Price: 42 };
  const rebased = settled(stepped, '1:Quantity0', { theirs: { step }, keepsMine: true });
  expect(callOf(changesOf(rebased.texts, rebased.bases, 'SEK').changes).Steps).toEqual([
    { ArticleId: 1, Value: { Quantity: 24, Price: 40 }, Seen: step },
  ]);
});

test('each step is undone in turn, the letters of a cell together, and what was typed while saving stays', () => {
  const put = (before: Drafts, text: string, isTyped: boolean, column = 'Price') =>
    withTexts(before, [{ row: row(1), column, text }], isTyped);
  const price = (drafts: Drafts) => drafts.texts.get('1:Price');
  let drafts = put(put(noDrafts, '4', true), '48', true);
  drafts = put(drafts, '60', false, 'RegularPrice');
  drafts = restored(drafts, '1:Price');
  expect(price(drafts)).toBeUndefined();
  drafts = undone(drafts);
  expect(price(drafts)).toBe('48');
  drafts = undone(drafts);
  expect([price(drafts), drafts.texts.size]).toEqual(['48', 1]);
  expect(undone(undone(drafts)).texts.size).toBe(0);
  const later = put(drafts, '47', true);
  expect(price(savedOf(later, ['1:Price'], drafts.texts))).toBe('47');
  expect(savedOf(drafts, ['1:Price'], drafts.texts)).toEqual(noDrafts);
});

test('a field shows what is read as itself', () => {
  expect([textOf(149.5, 'Price', 'sv'), textOf(149.5, 'Price', 'en'), textOf(24, 'Quantity', 'sv')]).toEqual([
    '149,50',
    '149.50',
    '24',
  ]);
});

test('what was seen is what the row was when its first cell was changed, whatever is read of it since', () => {
  const first = withTexts(noDrafts, [{ row: row(1), column: 'Price', text: '48' }], true);
  const since = row(1, { Price: 47, RegularPrice: 60 });
  const second = withTexts(first, [{ row: since, column: 'RegularPrice', text: '70' }], true);
  expect(callOf(changesOf(second.texts, second.bases, 'SEK').changes).Prices).toMatchObject([
    { Column: 'Price', Seen: 49.9 },
    { Column: 'RegularPrice', Seen: null },
  ]);
});

test('what changes nothing is no step to undo', () => {
  const drafts = withTexts(noDrafts, [{ row: row(1), column: 'Price', text: '48' }], true);
  expect(restored(drafts, '1:RegularPrice')).toBe(drafts);
  expect(settled(drafts, '2:Price', { theirs: { value: 1 }, keepsMine: false })).toBe(drafts);
  expect(undone(noDrafts)).toBe(noDrafts);
});
