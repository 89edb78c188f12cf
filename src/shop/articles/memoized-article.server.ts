import type { CataloguePrice } from '#shop/articles/prices/price-of-day.ts';
import type { ArticleRow } from './store.server.ts';

/** An article as it is kept in memory: its row, and what is looked up often made ready. */
export type CatalogueArticle = {
  row: ArticleRow;
  colourIds: readonly number[];
  /** All its pictures; the first is the one that lists show. */
  imageIds: readonly number[];
  /** Today's, by price list. */
  prices: ReadonlyMap<string, CataloguePrice>;
};
