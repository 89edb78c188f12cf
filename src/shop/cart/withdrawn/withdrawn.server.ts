import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import type { SaleArticles } from '#shop/articles/stock/stock.server.ts';
import type { WithdrawnRow } from '#shop/cart/contract.ts';
import type { StoredCartRow } from '#shop/cart/store.server.ts';

export type WithdrawnCatalogue = Pick<Catalogue, 'endedArticles' | 'lookUp'>;

/**
 * Returns the rows of a cart whose articles are not for sale to the customer any more, undefined if there are none.
 * They are no part of an order, and leave the cart with the next one.
 */
export async function withdrawnRows(
  catalogue: WithdrawnCatalogue,
  customer: Customer,
  { stored, articles }: { stored: readonly StoredCartRow[]; articles: SaleArticles },
  language: Language,
): Promise<WithdrawnRow[] | undefined> {
  const gone = stored.filter((row) => !articles.has(row.article_id));
  if (gone.length === 0) return undefined;
  const ended = await catalogue.endedArticles();
  const offered = await catalogue.lookUp(customer);
  return gone.flatMap(({ id, article_id }) => {
    const former = ended.byId.get(article_id);
    if (former)
      return rowToWire(id, former.article_number, { sv: former.name_sv, en: former.name_en }, language);
    const article = offered.byId(article_id);
    if (!article) return [];
    return rowToWire(id, article.articleNumber, { sv: article.nameSv, en: article.nameEn }, language);
  });
}

function rowToWire(
  Id: number,
  ArticleNumber: string,
  { sv, en }: { sv: string; en: string | null },
  language: Language,
): WithdrawnRow {
  return {
    Id,
    ArticleNumber,
    ArticleText: inLanguage(language, sv, en),
    ...shownIn(language, { ArticleText: [sv, en] }),
  };
}
