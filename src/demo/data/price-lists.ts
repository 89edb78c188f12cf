import type { DemoArticle } from './article.ts';

export type DemoPriceList = { code: 'standard' | 'euro'; currencyCode: 'SEK' | 'EUR' };

export const demoPriceLists: readonly DemoPriceList[] = [
  { code: 'standard', currencyCode: 'SEK' },
  { code: 'euro', currencyCode: 'EUR' },
];

export type DemoPrice = {
  priceListCode: DemoPriceList['code'];
  articleNumber: string;
  price: number;
  regularPrice: number | null;
};

export function demoPrices(articles: readonly DemoArticle[]): DemoPrice[] {
  return articles.flatMap(({ articleNumber, price, regularPrice }): DemoPrice[] => [
    { priceListCode: 'standard', articleNumber, price, regularPrice },
    {
      priceListCode: 'euro',
      articleNumber,
      price: inEuroCents(price),
      regularPrice: regularPrice === null ? null : inEuroCents(regularPrice),
    },
  ]);
}

/** A list of its own, set once at eleven kronor to the euro and rounded to five cents. */
export function inEuroCents(ore: number): number {
  return Math.round(ore / 55) * 5;
}
