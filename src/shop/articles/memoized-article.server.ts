import type { CataloguePrice } from '#shop/articles/prices/price-of-day.ts';
import type { ArticleRow } from './store.server.ts';

/** An article in memory: its row, with frequently used values precomputed. */
export type CatalogueArticle = {
  row: ArticleRow;
  colourIds: readonly number[];
  /** All its pictures, starting with the one that lists show. */
  imageIds: readonly number[];
  /** The prices of the current day by price list. */
  prices: ReadonlyMap<string, CataloguePrice>;
};
