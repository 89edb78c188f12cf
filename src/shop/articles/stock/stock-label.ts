import { monthAndYear } from '#kit/text/dates.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';

const manyPieces = 100;

/** A language and its texts. */
type Locale = { language: Language; t: T };

export type StockState = 'in-stock' | 'expected' | 'ordered' | 'order-months' | 'sold-out';

export type StockLabel = { text: string; state: StockState };

export type StockedArticle = {
  QuantityAvailable: number;
  OrderedArticles: number;
  EstimatedDeliveryDate: string | null;
  NoArticleStock: boolean;
  SeasonNews: boolean;
};

export type OrderMonths = {
  OrderMonthSV: string;
  OrderMonthEN: string;
  OrderMonthsSeasonSV: string;
  OrderMonthsSeasonEN: string;
};

/** The text about an article's stock: that of the first state that applies. */
export function stockLabel(
  article: StockedArticle,
  settings: OrderMonths,
  { language, t }: Locale,
): StockLabel {
  const available = article.QuantityAvailable;

  if (available > manyPieces) return { state: 'in-stock', text: t('stock.over100') };
  // Stock may be negative after a stocktaking in the warehouse; that counts as none.
  if (available > 0) return { state: 'in-stock', text: t('stock.count', { count: available }) };
  if (article.OrderedArticles > 0 && article.EstimatedDeliveryDate) {
    return {
      state: 'expected',
      text: t('stock.expected', { month: monthAndYear(article.EstimatedDeliveryDate, language) }),
    };
  }
  if (article.OrderedArticles > 0) return { state: 'ordered', text: t('stock.onOrder') };
  if (article.NoArticleStock)
    return { state: 'order-months', text: orderMonths(article, settings, language) };
  return { state: 'sold-out', text: t('stock.soldOut') };
}

/** Returns whether none are left, and none on order or made to order either: the article cannot be put in a cart. */
export function isSoldOut(article: Omit<StockedArticle, 'SeasonNews' | 'EstimatedDeliveryDate'>): boolean {
  return article.QuantityAvailable <= 0 && article.OrderedArticles <= 0 && !article.NoArticleStock;
}

/** Without stock, as in a visitor's answer, an article counts as orderable. */
export function canBeOrdered(article: object | Parameters<typeof isSoldOut>[0]): boolean {
  return !('QuantityAvailable' in article) || !isSoldOut(article);
}

function orderMonths({ SeasonNews }: StockedArticle, settings: OrderMonths, language: Language): string {
  return SeasonNews
    ? inLanguage(language, settings.OrderMonthsSeasonSV, settings.OrderMonthsSeasonEN)
    : inLanguage(language, settings.OrderMonthSV, settings.OrderMonthEN);
}
