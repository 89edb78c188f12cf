import { monthAndYear } from '#kit/text/dates.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { madeMonthOf, supplyOf, type Inbound, type MadeMonths } from '#shop/order-model/supply.ts';
import type { T } from '#shop/texts/text.ts';

const manyPieces = 100;

/** A language and its texts; `today` is the day in Sweden. */
type Locale = { language: Language; t: T; today: string };

export type StockState = 'in-stock' | 'expected' | 'ordered' | 'order-months' | 'sold-out';

export type StockLabel = { text: string; state: StockState };

export type StockedArticle = Inbound & { QuantityAvailable: number };

/** The settings for articles made to order: their months, and what the maker says of them in words. */
export type OrderMonths = MadeMonths & {
  OrderMonthSV: string;
  OrderMonthEN: string;
  OrderMonthsSeasonSV: string;
  OrderMonthsSeasonEN: string;
};

/** Also while the settings are on their way. */
const unset: OrderMonths = {
  OrderMonth: '',
  OrderMonthSeason: '',
  OrderMonthSV: '',
  OrderMonthEN: '',
  OrderMonthsSeasonSV: '',
  OrderMonthsSeasonEN: '',
};

/** The text about an article's stock: that of the first state that applies. */
export function stockLabel(
  article: StockedArticle,
  settings: Partial<OrderMonths>,
  { language, t, today }: Locale,
): StockLabel {
  const months = { ...unset, ...settings };
  const available = article.QuantityAvailable;

  if (available > manyPieces) return { state: 'in-stock', text: t('stock.over100') };
  // Stock may be negative after a stocktaking in the warehouse; that counts as none.
  if (available > 0) return { state: 'in-stock', text: t('stock.count', { count: available }) };
  const { state, day } = supplyOf(article, { today, months });
  if (state === 'expected' && day)
    return { state, text: t('stock.expected', { month: monthAndYear(day, language) }) };
  if (state === 'made')
    return { state: 'order-months', text: madeInWords(article, months, { language, t, today }) };
  return state === 'none'
    ? { state: 'sold-out', text: t('stock.soldOut') }
    : { state: 'ordered', text: t('stock.onOrder') };
}

/** Says when an article that is made to order is delivered: in the maker's words, or in the shop's when there are none. */
export function madeInWords(
  article: Omit<StockedArticle, 'QuantityAvailable'>,
  settings: OrderMonths,
  { language, t, today }: Locale,
): string {
  const { day } = supplyOf(
    { ...article, OrderedArticles: 0, NoArticleStock: true },
    { today, months: settings },
  );
  // The words name the month, which has passed.
  const isPast = day === null && madeMonthOf(article, settings) !== '';
  const words = isPast ? '' : wordsOf(article, settings, language);
  if (words !== '') return words;
  return day ? t('stock.madeToOrderIn', { month: monthAndYear(day, language) }) : t('stock.madeToOrder');
}

function wordsOf(
  { SeasonNews }: Pick<StockedArticle, 'SeasonNews'>,
  settings: OrderMonths,
  language: Language,
): string {
  return SeasonNews
    ? inLanguage(language, settings.OrderMonthsSeasonSV, settings.OrderMonthsSeasonEN)
    : inLanguage(language, settings.OrderMonthSV, settings.OrderMonthEN);
}
