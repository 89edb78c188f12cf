import type { DemoArticle } from './article.ts';

const count = 40;

/** The article numbers that customer 1001 uses itself: `KB-101` and on, for articles from all of the range. */
export function demoOwnNumbers(articles: readonly DemoArticle[]): { ownNumber: string; articleId: number }[] {
  const step = Math.floor(articles.length / count);
  return Array.from({ length: count }, (_, place) => ({
    ownNumber: `KB-${101 + place}`,
    articleId: articles[place * step]!.id,
  }));
}
