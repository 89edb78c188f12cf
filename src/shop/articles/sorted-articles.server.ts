import type { Language } from '#kit/text/language.ts';
import type { Sort } from '#shop/articles/listing/sort.ts';
import type { Found } from './find-articles.server.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';
import { priceFor, type PriceTerms, type Snapshot } from './snapshot.server.ts';

/** A whole number from 0 to `last`, the least first. */
type KeyOf = (article: CatalogueArticle) => number;

const last = 2 ** 31 - 1;
/** A key and a place together are a whole number below 2 ** 53. */
const mostPlaces = 2 ** 22;

/** Sorts by whole numbers; articles with equal ones stay in the order in which they came, without `keyOf` all. */
export function sortedBy(found: Found, keyOf: KeyOf | undefined): Found {
  if (!keyOf) return found;
  const articles = found.slice(0, found.length);
  // A tenth of the time of sorting articles with a function, which counts with 100,000 of them.
  const keys = Float64Array.from(articles, (article, place) => keyOf(article) * mostPlaces + place).sort();
  return Array.from(keys, (key) => articles[key % mostPlaces]!);
}

/** Returns what an order sorts by, nothing for listing order. An article without a price is the last, whichever way prices go. */
export async function sortKeys(
  snapshot: Pick<Snapshot, 'ranks'>,
  sort: Sort | undefined,
  { terms, language }: { terms: PriceTerms; language: Language },
): Promise<KeyOf | undefined> {
  const price: KeyOf = (article) => priceFor(article, terms)?.price ?? last;
  switch (sort) {
    case undefined:
      return undefined;
    case 'news':
      return ({ row }) => (row.news ? 0 : row.season_news ? 1 : 2);
    case 'name':
    case 'number': {
      const ranks = await snapshot.ranks(sort === 'name' ? language : sort);
      return ({ row }) => ranks.get(row.id) ?? last;
    }
    case 'price':
      return price;
    case 'price-desc':
      return (article) => {
        const key = price(article);
        return key === last ? last : last - 1 - key;
      };
  }
}
