import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { isSoldOut } from './sold-out.ts';
import { stockLabel, type StockedArticle } from './stock-label.ts';

const readers = {
  sv: { language: 'sv', t: translator(languageTables.sv, 'sv'), today: '2026-10-14' },
  en: { language: 'en', t: translator(languageTables.en, 'en'), today: '2026-10-14' },
} as const;
const settings = {
  OrderMonth: '',
  OrderMonthSeason: '',
  OrderMonthSV: 'Beställningsvara, leverans i maj',
  OrderMonthEN: 'Made to order, delivered in May',
  OrderMonthsSeasonSV: 'Säsong, leverans i oktober',
  OrderMonthsSeasonEN: 'Season, delivered in October',
};

function anArticle(stock: Partial<StockedArticle>): StockedArticle {
  return {
    QuantityAvailable: 0,
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
    ...stock,
  };
}

describe('the stock of an article', () => {
  it.each<[Partial<StockedArticle>, sv: string, en: string, state: string]>([
    [{ QuantityAvailable: 250 }, '100 st+', '100 pcs+', 'in-stock'],
    [{ QuantityAvailable: 101 }, '100 st+', '100 pcs+', 'in-stock'],
    [{ QuantityAvailable: 100 }, '100 st', '100 pcs', 'in-stock'],
    [{ QuantityAvailable: 1 }, '1 st', '1 pcs', 'in-stock'],
    [{ QuantityAvailable: 1, OrderedArticles: 60, NoArticleStock: true }, '1 st', '1 pcs', 'in-stock'],
    [
      { OrderedArticles: 60, EstimatedDeliveryDate: '2027-03-09' },
      'Beräknad leverans mars 2027',
      'Expected March 2027',
      'expected',
    ],
    [
      { OrderedArticles: 60, EstimatedDeliveryDate: '2026-12-07', NoArticleStock: true },
      'Beräknad leverans december 2026',
      'Expected December 2026',
      'expected',
    ],
    [
      { OrderedArticles: 60, EstimatedDeliveryDate: '2026-10-14' },
      'Beräknad leverans oktober 2026',
      'Expected October 2026',
      'expected',
    ],
    [{ OrderedArticles: 60, EstimatedDeliveryDate: '2026-10-13' }, 'Beställd', 'On order', 'ordered'],
    [{ OrderedArticles: 24 }, 'Beställd', 'On order', 'ordered'],
    [{ OrderedArticles: 24, NoArticleStock: true }, 'Beställd', 'On order', 'ordered'],
    [{ NoArticleStock: true }, settings.OrderMonthSV, settings.OrderMonthEN, 'order-months'],
    [
      { NoArticleStock: true, SeasonNews: true },
      settings.OrderMonthsSeasonSV,
      settings.OrderMonthsSeasonEN,
      'order-months',
    ],
    [{}, 'Slutsåld', 'Sold out', 'sold-out'],
    [{ SeasonNews: true }, 'Slutsåld', 'Sold out', 'sold-out'],
    [{ EstimatedDeliveryDate: '2027-03-09' }, 'Slutsåld', 'Sold out', 'sold-out'],
    [{ QuantityAvailable: -5 }, 'Slutsåld', 'Sold out', 'sold-out'],
    [{ QuantityAvailable: -5, OrderedArticles: 1 }, 'Beställd', 'On order', 'ordered'],
  ])('%j says %j and %j', (stock, sv, en, state) => {
    expect(stockLabel(anArticle(stock), settings, readers.sv)).toEqual({ text: sv, state });
    expect(stockLabel(anArticle(stock), settings, readers.en)).toEqual({ text: en, state });
  });

  it('says the Swedish months where there are no English ones', () => {
    const label = stockLabel(
      anArticle({ NoArticleStock: true }),
      { ...settings, OrderMonthEN: '' },
      readers.en,
    );
    expect(label.text).toBe(settings.OrderMonthSV);
  });

  const made = anArticle({ NoArticleStock: true });
  const noWords = { OrderMonthSV: '', OrderMonthEN: '', OrderMonthsSeasonSV: '', OrderMonthsSeasonEN: '' };
  it.each([
    [{ OrderMonth: '2027-02' }, 'Beställningsvara, leverans i maj', 'Made to order, delivered in May'],
    [{ OrderMonth: '2026-10' }, 'Beställningsvara, leverans i maj', 'Made to order, delivered in May'],
    // The words name the month that has passed.
    [{ OrderMonth: '2026-09' }, 'Beställningsvara', 'Made to order'],
    [
      { ...noWords, OrderMonth: '2027-02' },
      'Beställningsvara, leverans februari 2027',
      'Made to order, delivery February 2027',
    ],
    [{ ...noWords, OrderMonth: '2026-09' }, 'Beställningsvara', 'Made to order'],
    [{ ...noWords, OrderMonthSeason: '2027-02' }, 'Beställningsvara', 'Made to order'],
    [noWords, 'Beställningsvara', 'Made to order'],
  ])('made to order says with %j: %s', (changes, sv, en) => {
    expect(stockLabel(made, { ...settings, ...changes }, readers.sv).text).toBe(sv);
    expect(stockLabel(made, { ...settings, ...changes }, readers.en).text).toBe(en);
  });

  it('never tells how many there are above a hundred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (QuantityAvailable) => {
        expect(stockLabel(anArticle({ QuantityAvailable }), settings, readers.sv).text).toBe('100 st+');
      }),
    );
  });
});

it('is sold out only when nothing is left, on order or made to order', () => {
  expect(isSoldOut(anArticle({}))).toBe(true);
  expect(isSoldOut(anArticle({ QuantityAvailable: -3 }))).toBe(true);
  expect(isSoldOut(anArticle({ QuantityAvailable: 1 }))).toBe(false);
  expect(isSoldOut(anArticle({ OrderedArticles: 24 }))).toBe(false);
  expect(isSoldOut(anArticle({ NoArticleStock: true }))).toBe(false);
});
