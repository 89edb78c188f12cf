import { expect, test } from 'vitest';
import type { Preview, Verdict } from '#shop/wanted-rows/contract.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { T } from '#shop/texts/text.ts';
import {
  firstOf,
  groupRows,
  previewOf,
  rowsLeft,
  rowsToAdd,
  skippedInWords,
  stoppedRowsCsv,
  wantedOf,
} from './preview-rows.ts';

test('stopped rows come first, then changed and short ones in their order, then the others', () => {
  const groups = groupRows([
    verdict(1),
    verdict(2, { State: 'short' }),
    verdict(3, { State: 'stopped' }),
    verdict(4, { State: 'changed' }),
  ]);
  expect(groups.map(({ group, rows }) => [group, rows.map(({ Line }) => Line)])).toEqual([
    ['stopped', [3]],
    ['uncertain', [2, 4]],
    ['ok', [1]],
  ]);
  expect(firstOf(groups, 2).map(({ rows }) => rows.length)).toEqual([1, 1]);
});

test('a number that was typed is looked for again, an article that was chosen stays chosen', () => {
  expect(wantedOf(verdict(2, { Given: 'b1012', GivenQuantity: '10' }))).toEqual({
    Line: 2,
    Ref: 'b1012',
    Quantity: '10',
  });
  expect(wantedOf(verdict(2, { Given: null, PriceThen: 95 }))).toMatchObject({ ArticleId: 2, PriceThen: 95 });
});

test('rows that could not be added stay with the reason, together with those merged into them', () => {
  const rows = [
    verdict(1),
    verdict(2, { Given: '77-A', GivenQuantity: '4' }),
    verdict(3, {
      State: 'changed',
      Quantity: 0,
      Notes: [{ Code: 'merged', Text: 'as line 2' }],
      Article: brief(2),
    }),
    verdict(4, {
      State: 'changed',
      Quantity: 0,
      Notes: [{ Code: 'merged', Text: 'as line 1' }],
      Article: brief(1),
    }),
    verdict(5, { State: 'stopped', Quantity: 0, Article: null }),
    verdict(6),
  ];
  expect(rowsToAdd(rows).map(({ article }) => article.ArticleId)).toEqual([1, 2, 6]);
  const refusal = { State: 'stopped', Notes: [{ Code: 'soldOut', Text: 'Sold out' }], Given: null } as const;
  const left = rowsLeft(rows, [verdict(2, { ...refusal, Notes: [...refusal.Notes], Article: brief(2) })]);
  expect(left.map(({ Line }) => Line)).toEqual([2, 3, 5]);
  expect(left[0]).toMatchObject({
    Given: '77-A',
    GivenQuantity: '4',
    State: 'stopped',
    Quantity: 0,
    Notes: refusal.Notes,
  });
});

test('stopped rows are saved with what was typed and why they are stopped', () => {
  const file = stoppedRowsCsv(
    [
      verdict(1),
      verdict(7, {
        State: 'stopped',
        Given: 'QQQ',
        GivenQuantity: 'tolv',
        Article: null,
        Price: null,
        Notes: [{ Code: 'unknown', Text: 'Numret finns inte' }],
      }),
    ],
    ['Rad', 'Nummer', 'Antal', 'Benämning', 'Pris', 'Orsak'],
  );
  expect(file).toBe('\uFEFFRad;Nummer;Antal;Benämning;Pris;Orsak\r\n7;QQQ;tolv;;;Numret finns inte\r\n');
});

const t: T = (key, values) => textOf(key, values)('sv');
const nothing = { Rows: [], Skipped: [], Columns: [], Answered: null, TotalExcludingVat: 0 };
const empty = {
  ...nothing,
  Counts: { Ok: 0, Changed: 0, Short: 0, Stopped: 0 },
  CurrencyCode: 'SEK',
} as unknown as Preview;

test('a preview of some rows counts and sums those, to the öre', () => {
  const rows = [
    verdict(1, { TotalAmount: 0.1 }),
    verdict(2, { TotalAmount: 0.2 }),
    verdict(3, { State: 'short', TotalAmount: 1.15 }),
    verdict(4, { State: 'changed' }),
    verdict(5, { State: 'stopped', TotalAmount: 0 }),
    verdict(6, { State: 'stopped', TotalAmount: 0 }),
  ];
  expect(previewOf(empty, rows)).toEqual({
    ...empty,
    Rows: rows,
    Counts: { Ok: 2, Changed: 1, Short: 1, Stopped: 2 },
    TotalExcludingVat: 61.45,
  });
});

test.each([
  [0, '', ''],
  [1, '', '1 rad hoppades över. rad 2: rubrik'],
  [5, '', '5 rader hoppades över. rad 2: rubrik, rad 3: rubrik, rad 4: rubrik, rad 5: rubrik, rad 6: rubrik'],
  [6, 'Blad 1 lästes', 'Blad 1 lästes. 6 rader'],
  [0, 'Blad 1 lästes', 'Blad 1 lästes.'],
])('%i skipped lines and %j of the file are told', (count, ofFile, words) => {
  const lines = Array.from({ length: count }, (_, place) => ({ Line: place + 2, Text: 'rubrik' }));
  const told = skippedInWords([...(ofFile ? [{ Line: 0, Text: ofFile }] : []), ...lines], t);
  const plain = told.toLowerCase();
  expect(plain.startsWith(ofFile.toLowerCase())).toBe(true);
  expect(plain.match(/rubrik/g)?.length ?? 0).toBe(Math.min(count, 5));
  expect(plain.includes(`${count}`)).toBe(words.includes(`${count}`));
});

function verdict(line: number, changed: Partial<Verdict> = {}): Verdict {
  return {
    Line: line,
    Given: `B${line}`,
    GivenQuantity: '6',
    State: 'ok',
    Notes: [],
    Article: brief(line),
    Quantity: 6,
    QuantityShort: 0,
    ExpectedDate: null,
    Price: 10,
    PriceThen: null,
    TotalAmount: 60,
    Candidates: [],
    ...changed,
  };
}

function brief(id: number): NonNullable<Verdict['Article']> {
  return {
    ArticleId: id,
    ArticleNumber: `B${id}`,
    ArticleText: `Article ${id}`,
    ImageId: null,
    EAN: null,
    QuantityPerPackage: 6,
    Price: 10,
    QuantityAvailable: 100,
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
  };
}
