import type { DemoArticle } from './article.ts';

type DemoList = { name: string; rows: { article: DemoArticle; quantity: number }[] };

/** The saved lists of customer 1001: a shelf that is filled each month, and the window for Christmas. */
export function demoShoppingLists(articles: readonly DemoArticle[]): DemoList[] {
  const everyOf = (step: number, count: number) =>
    Array.from({ length: count }, (_, place) => articles[place * step]!).map((article) => ({
      article,
      quantity: article.quantityPerPackage * 2,
    }));
  return [
    { name: 'Hyllan vid kassan', rows: everyOf(11, 12) },
    { name: 'Julskyltningen', rows: everyOf(17, 8) },
  ];
}
