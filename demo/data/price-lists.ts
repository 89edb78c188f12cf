import { addDays } from '#kit/text/dates.ts';
import type { DemoArticle } from './article.ts';

export type DemoPriceList = {
  code: 'standard' | 'euro' | 'norge';
  currencyCode: 'SEK' | 'EUR' | 'NOK';
  nameSv: string;
  nameEn: string;
};

export const demoPriceLists: readonly DemoPriceList[] = [
  { code: 'standard', currencyCode: 'SEK', nameSv: 'Standard', nameEn: 'Standard' },
  { code: 'euro', currencyCode: 'EUR', nameSv: 'Export i euro', nameEn: 'Export in euro' },
  { code: 'norge', currencyCode: 'NOK', nameSv: 'Norge', nameEn: 'Norway' },
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
    {
      priceListCode: 'norge',
      articleNumber,
      price: inNorwegianOre(price),
      regularPrice: regularPrice === null ? null : inNorwegianOre(regularPrice),
    },
  ]);
}

export type DemoTimedPrice = DemoPrice & { validFrom: string; validTo: string | null };

/** An autumn offer that applies, one that has ended, and a future price, relative to `today`. */
export function demoTimedPrices(articles: readonly DemoArticle[], today: string): DemoTimedPrice[] {
  const of = (articleNumber: string, percent: number) => {
    const { price = 0 } = articles.find((article) => article.articleNumber === articleNumber) ?? {};
    const changed = Math.round((price * (100 + percent)) / 5000) * 50;
    const regularPrice = percent < 0 ? price : null;
    return { priceListCode: 'standard' as const, articleNumber, price: changed, regularPrice };
  };
  return [
    { ...of('10108', -20), validFrom: addDays(today, -7), validTo: addDays(today, 60) },
    { ...of('10108', -10), validFrom: addDays(today, -90), validTo: addDays(today, -60) },
    { ...of('10107', 5), validFrom: addDays(today, 90), validTo: null },
  ];
}

/** A separate list, set once at eleven kronor to the euro and rounded to five cents. */
export function inEuroCents(ore: number): number {
  return Math.round(ore / 55) * 5;
}

export type DemoPriceStep = {
  priceListCode: DemoPriceList['code'];
  articleNumber: string;
  minQty: number;
  price: number;
};

/** A carton, and eight of them, of the trays of the first line, for the Norwegian customer alone. */
export function demoPriceSteps(articles: readonly DemoArticle[]): DemoPriceStep[] {
  const percents = [
    [24, 8],
    [96, 15],
  ] as const;
  return ['10101', '10102', '10103'].flatMap((articleNumber) => {
    const { price = 0 } = articles.find((article) => article.articleNumber === articleNumber) ?? {};
    return percents.map(([minQty, percent]) => ({
      priceListCode: 'norge' as const,
      articleNumber,
      minQty,
      price: inNorwegianOre((price * (100 - percent)) / 100),
    }));
  });
}

/** A separate list, at par with the krona and rounded to whole kroner. */
function inNorwegianOre(ore: number): number {
  return Math.round(ore / 100) * 100;
}
