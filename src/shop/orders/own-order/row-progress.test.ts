import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import type { OrderRow } from '#shop/orders/contract.ts';
import { times } from '../../../../test/sizes.ts';
import { progressInWords, progressOf } from './row-progress.ts';

const row: OrderRow = {
  Id: 1,
  Kind: 'article',
  ArticleId: 1,
  ImageId: null,
  ArticleNumber: 'A-1',
  Description: 'Mugg',
  Price: 10,
  Quantity: 18,
  QuantityDelivered: 12,
  QuantityCancelled: 0,
  QuantityShort: 6,
  ExpectedDate: '2027-04-05',
  PreviousExpectedDate: '2027-03-15',
  ChangedDate: '2027-02-01',
  ExpectedMonth: null,
  ExpectedText: '',
  TotalAmount: 180,
};
const said = (more: Partial<OrderRow>, language: 'sv' | 'en' | 'de' = 'sv') =>
  progressInWords(
    { ...row, ...more },
    { t: translator(languageTables[language], language), language, today: '2027-02-01' },
  );

test.each([
  ['a moved day', {}, '12 skickade · 6 väntar, v. 14 (tidigare v. 11)'],
  ['a day in the same week', { PreviousExpectedDate: '2027-04-07' }, '12 skickade · 6 väntar, v. 14'],
  ['a first day', { PreviousExpectedDate: null }, '12 skickade · 6 väntar, v. 14 (tidigare utan datum)'],
  [
    'no day',
    { ExpectedDate: null, PreviousExpectedDate: null, ChangedDate: null },
    '12 skickade · 6 väntar, datum saknas',
  ],
  ['what is ready', { QuantityShort: 2, ChangedDate: null }, '12 skickade · 4 klara · 2 väntar, v. 14'],
  [
    'one of each',
    { Quantity: 2, QuantityDelivered: 1, QuantityShort: 1, ChangedDate: null },
    '1 skickad · 1 väntar, v. 14',
  ],
  ['a day for what is not short', { QuantityShort: 0, ChangedDate: null }, '12 skickade · 6 väntar, v. 14'],
  ['what is cancelled', { QuantityCancelled: 6, QuantityShort: 0 }, '12 skickade · 6 annullerade'],
  [
    'only what is cancelled',
    { QuantityDelivered: 0, QuantityCancelled: 2, QuantityShort: 0, ExpectedDate: null, ChangedDate: null },
    '16 klara · 2 annullerade',
  ],
  [
    'what is made to order',
    {
      ExpectedDate: null,
      ExpectedMonth: '2027-05',
      ExpectedText: 'Beställningsvara, maj',
      ChangedDate: null,
    },
    '12 skickade · 6 väntar, Beställningsvara, maj',
  ],
  ['nothing yet', { QuantityDelivered: 0, QuantityShort: 0, ExpectedDate: null }, ''],
  ['a fee', { Kind: 'freight' as const }, ''],
])('a row says %s', (_what, more, words) => {
  expect(said(more)).toBe(words);
});

test('it is said in each language', () => {
  expect(said({}, 'en')).toBe('12 sent · 6 to come, week 14 (earlier week 11)');
  expect(said({}, 'de')).toBe('12 versandt · 6 offen, KW 14 (früher KW 11)');
});

const day = fc.constantFrom(null, '2027-04-05');

test('the parts of the bar are what was ordered', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.nat(50),
      fc.nat(50),
      fc.nat(90),
      day,
      (sent, cancelled, left, short, expected) => {
        const Quantity = sent + cancelled + left;
        const parts = progressOf({
          Quantity,
          QuantityDelivered: sent,
          QuantityCancelled: cancelled,
          QuantityShort: short,
          ExpectedDate: expected,
        });
        expect(parts.sent + parts.ready + parts.waiting + parts.cancelled).toBe(Quantity);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
        if (short > 0) expect(parts.waiting).toBe(short > left ? left : short);
        else expect(parts.waiting).toBe(expected === null ? 0 : left);
      },
    ),
    { numRuns: 50 * times },
  );
});
