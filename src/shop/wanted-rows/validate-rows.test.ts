import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import { validateRows, type RowToValidate } from './validate-rows.server.ts';

const restock = {
  OrderedArticles: 0,
  EstimatedDeliveryDate: null,
  NoArticleStock: false,
  SeasonNews: false,
};
const b1012: OfferedArticle = {
  id: 1,
  articleNumber: 'B1012',
  nameSv: 'Bricka',
  nameEn: 'Tray',
  imageId: null,
  productGroupId: 1,
  ean: '7312345678909',
  available: 40,
  pack: 6,
  weightG: 900,
  vatCode: '25',
  vatRate: 25,
  priceOre: 9950,
  steps: [],
  soldOut: false,
  restock,
};

function row(
  givenQuantity: RowToValidate['givenQuantity'],
  more: Partial<RowToValidate> = {},
): RowToValidate {
  return {
    line: 1,
    article: b1012,
    stop: undefined,
    givenQuantity,
    priceThenOre: null,
    isEarlier: false,
    ...more,
  };
}

function validated(rows: readonly RowToValidate[], inCart = 0) {
  return validateRows(rows, () => inCart).map(({ state, notes, quantity, quantityShort }) => [
    state,
    quantity,
    quantityShort,
    ...notes.map(({ code }) => code),
  ]);
}

test.each([
  ['whole packages', '12', ['ok', 12, 0]],
  ['not whole packages', '10', ['changed', 12, 0, 'rounded']],
  ['a decimal that says nothing', '12,0', ['ok', 12, 0]],
  ['thousands', '1 200', ['short', 1200, 1160, 'short']],
  ['thousands with a no-break space', '1\u00a0200', ['short', 1200, 1160, 'short']],
  ['a number', 6, ['ok', 6, 0]],
  ['no quantity', null, ['changed', 6, 0, 'onePackage']],
  ['an empty quantity', ' ', ['changed', 6, 0, 'onePackage']],
  ['a unit', '12 st', ['ok', 12, 0]],
  ['a sign of times', 'x 12', ['ok', 12, 0]],
  ['a part', '12,5', ['stopped', 0, 0, 'quantity']],
  ['nothing', '0', ['stopped', 0, 0, 'quantity']],
  ['less than nothing', '-3', ['stopped', 0, 0, 'quantity']],
  ['a number in words', 'tolv', ['stopped', 0, 0, 'quantity']],
  ['a part of a number', 12.5, ['stopped', 0, 0, 'quantity']],
  ['thousands that may be decimals', '1.200', ['stopped', 0, 0, 'quantity']],
  ['too many', '100002', ['stopped', 0, 0, 'tooMany']],
  ['too many after rounding', '99999', ['stopped', 0, 0, 'rounded', 'tooMany']],
  ['beyond all numbers', '9'.repeat(400), ['stopped', 0, 0, 'quantity']],
])('%s', (_what, given, verdict) => {
  expect(validated([row(given)])).toEqual([verdict]);
});

test('equal articles are added up on the first of their lines before they are rounded', () => {
  const rows = [row('4'), row('4', { line: 2 }), row(null, { line: 4 })];
  expect(validated(rows)).toEqual([
    ['changed', 18, 0, 'rounded'],
    ['changed', 0, 0, 'merged'],
    ['changed', 0, 0, 'onePackage', 'merged'],
  ]);
  expect(validateRows(rows, () => 0)[1]?.notes[0]?.values).toEqual({ line: 1 });
  expect(validated([row('4'), row('4', { line: 2 }), row('4', { line: 3 })])[0]).toEqual(['ok', 12, 0]);
});

test('a line whose quantity is wrong is not added to the others', () => {
  expect(validated([row('tolv'), row('12', { line: 2 })])).toEqual([
    ['stopped', 0, 0, 'quantity'],
    ['ok', 12, 0],
  ]);
});

test('stock and the limit count what the cart holds', () => {
  expect(validated([row('12')], 24)).toEqual([['ok', 12, 0, 'inCart']]);
  expect(validated([row('12')], 30)).toEqual([['short', 12, 2, 'short', 'inCart']]);
  expect(validated([row('12')], 99_990)).toEqual([['stopped', 0, 0, 'tooMany', 'inCart']]);
  expect(validated([row(1e21)])).toEqual([['stopped', 0, 0, 'tooMany']]);
  expect(validateRows([row('12')], () => 30)[0]?.notes[0]?.values).toEqual({ count: 10 });
});

test('an earlier row tells what has changed since', () => {
  expect(validated([row(10, { priceThenOre: 9500, isEarlier: true })])).toEqual([
    ['changed', 12, 0, 'packChanged', 'rounded', 'priceChanged'],
  ]);
  expect(validated([row(12, { priceThenOre: 9951 })])).toEqual([['changed', 12, 0, 'priceChanged']]);
  expect(validated([row(12, { priceThenOre: 9950, isEarlier: true })])).toEqual([['ok', 12, 0]]);
});

test('a package has changed where what was ordered, with what was cancelled of it, is no whole packages', () => {
  const piece = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), piece, fc.nat({ max: 59 }), (then, packages, some) => {
      const ordered = then * packages;
      const cancelled = some % ordered;
      const [one] = validateRows([row(ordered - cancelled, { isEarlier: true, cancelled })], () => 0);
      const isTold = one!.notes.some(({ code }) => code === 'packChanged');
      expect(isTold).toBe((ordered - cancelled) % b1012.pack !== 0 && ordered % b1012.pack !== 0);
    }),
  );
});

test('what cannot be bought is stopped', () => {
  expect(validated([row('6', { article: { ...b1012, priceOre: null } })])).toEqual([
    ['stopped', 0, 0, 'notForYou'],
  ]);
  expect(validated([row('6', { article: { ...b1012, available: 0, soldOut: true } })])).toEqual([
    ['stopped', 0, 0, 'soldOut'],
  ]);
  expect(validated([row('6', { article: undefined, stop: 'ended' })])).toEqual([['stopped', 0, 0, 'ended']]);
});
