import { expect, test } from 'vitest';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { firstOf, groupRows, rowsLeft, rowsToAdd, stoppedRowsCsv, wantedOf } from './preview-rows.ts';

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
