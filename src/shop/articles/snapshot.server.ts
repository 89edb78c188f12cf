import type { Db } from '#kit/db.server.ts';
import { groupBy } from '#kit/group-by.ts';
import { SearchIndex } from './search-index.server.ts';
import { readArticleColours, readArticleViews, readArticles, readPrices } from './store.server.ts';
import type { ArticleRow, StockRow } from './store.server.ts';

/** An article as it is kept in memory: its row, and what is looked up often made ready. */
export type KeptArticle = {
  row: ArticleRow;
  colourIds: readonly number[];
  /** All its pictures; the first is the one that lists show. */
  imageIds: readonly number[];
  /** Öre, by price list. */
  prices: ReadonlyMap<string, { price: number; regular: number | null }>;
};

/** Those of the price list, or the standard ones. */
export function priceFor({ prices }: KeptArticle, priceListCode: string) {
  return prices.get(priceListCode) ?? prices.get('standard');
}

/** All active articles of one version of the data, in the order they are listed. */
export type Snapshot = {
  articles: readonly KeptArticle[];
  byId: ReadonlyMap<number, KeptArticle>;
  /** The articles that show a picture, by the picture: a page of a listing asks for some sixty. */
  byImage: ReadonlyMap<number, readonly KeptArticle[]>;
  /** Of these groups, in the order they are listed; the same set is answered from memory. */
  inGroups(groupIds: ReadonlySet<number>): readonly KeptArticle[];
  /** Made when it is first searched. */
  search(): SearchIndex;
};

export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const [rows, colours, images, prices] = [
    await readArticles(db),
    await readArticleColours(db),
    await readArticleViews(db),
    await readPrices(db),
  ];
  const coloursOf = groupBy(colours, (colour) => colour.article_id);
  const imagesOf = groupBy(images, (image) => image.article_id);
  const pricesOf = groupBy(prices, (price) => price.article_id);
  const articles = rows.map((row) => ({
    row,
    colourIds: (coloursOf.get(row.id) ?? []).map((colour) => colour.colour_id),
    imageIds: allImages(row.image_id, imagesOf.get(row.id) ?? []),
    prices: new Map(
      (pricesOf.get(row.id) ?? []).map((price) => [
        price.price_list_code,
        { price: price.price, regular: price.regular_price },
      ]),
    ),
  }));
  const lists = new WeakMap<ReadonlySet<number>, readonly KeptArticle[]>();
  let search: SearchIndex | undefined;
  return {
    articles,
    byId: new Map(articles.map((article) => [article.row.id, article])),
    byImage: byImage(articles),
    inGroups(groupIds) {
      let found = lists.get(groupIds);
      if (!found) {
        found = articles.filter(({ row }) => groupIds.has(row.product_group_id));
        lists.set(groupIds, found);
      }
      return found;
    },
    search: () => (search ??= new SearchIndex(articles)),
  };
}

function allImages(first: number | null, further: readonly { image_id: number }[]): number[] {
  return [...new Set([first, ...further.map((image) => image.image_id)])].filter((id) => id !== null);
}

function byImage(articles: readonly KeptArticle[]): Map<number, KeptArticle[]> {
  const shown = articles.flatMap((article) => article.imageIds.map((id) => ({ id, article })));
  return new Map(
    [...groupBy(shown, ({ id }) => id)].map(([id, those]) => [id, those.map(({ article }) => article)]),
  );
}

/** Puts today's stock on the articles kept; a row is replaced, never changed, so that no reader sees half of it. */
export function putStock(snapshot: Snapshot, stock: readonly StockRow[]): void {
  for (const change of stock) {
    const article = snapshot.byId.get(change.id);
    if (article) article.row = { ...article.row, ...change };
  }
}
