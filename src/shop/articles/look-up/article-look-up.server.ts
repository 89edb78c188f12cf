import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import type { Hits } from '#shop/articles/search/hits.server.ts';
import { numberKey } from '#shop/articles/search/search-words.ts';
import {
  priceFor,
  type PricedBuyer,
  type PriceTerms,
  type Snapshot,
} from '#shop/articles/snapshot.server.ts';
import { rowToSaleArticle, type SaleArticle } from '#shop/articles/stock/stock.server.ts';
import { nameKey } from './name-index.server.ts';
import type { KindOfWord } from './name-words.ts';
import { noSteps } from '#shop/order-model/price-steps.ts';
import { exactNumberKey, gtinKey } from './number-key.ts';

/** An active article as a buyer sees it: `priceOre` is null when it is not sold to the buyer. */
export type OfferedArticle = Omit<SaleArticle, 'priceOre'> & { ean: string | null; priceOre: number | null };

/** One version of the catalogue as one buyer sees it, for many look-ups without waiting. */
export type ArticleLookUp = {
  byId(id: number): OfferedArticle | undefined;
  /** Returns the active articles that have exactly this number or EAN, whatever its case and spaces. */
  idsOfNumber(number: string): readonly number[];
  /** Returns the first articles with a price for the buyer whose number or EAN begins so, in the order of numbers; those of any number in listing order. */
  beginningWith(number: string, most: number): OfferedArticle[];
  /** Returns the active articles that have exactly this name, in any language and case. */
  idsOfName(text: string): readonly number[];
  /** Returns what a word in lower case is in the names of active articles, if it stands in any. */
  kindOfWord(word: string): KindOfWord | undefined;
};

export async function articleLookUp(snapshot: Snapshot, buyer: PricedBuyer): Promise<ArticleLookUp> {
  const numbers = await snapshot.numbers();
  const names = await snapshot.names();
  const terms = snapshot.termsFor(buyer);
  return {
    byId(id) {
      const article = snapshot.byId.get(id);
      return article && offeredTo(article, terms, snapshot);
    },
    idsOfNumber(number) {
      const key = exactNumberKey(number);
      const gtin = gtinKey(key);
      // The index ignores all separators, so what it finds is compared again.
      const places = numbers.same(numberKey(key));
      const found = places.flatMap((place) => {
        const row = snapshot.articles[place]?.row;
        return row && hasNumber(row, key, gtin) ? [row.id] : [];
      });
      return [...new Set(found)];
    },
    beginningWith(number, most) {
      const key = numberKey(number);
      const found = new Map<number, OfferedArticle>();
      let lookedAt = 0;
      for (const place of key === '' ? snapshot.articles.keys() : numbers.beginningWith(key)) {
        if (found.size === most || lookedAt++ > mostNumbersLookedAt) break;
        const article = snapshot.articles[place]!;
        // The index finds later parts of a number too.
        if (!numberBegins(article.row, key)) continue;
        const offered = offeredTo(article, terms, snapshot);
        if (offered.priceOre !== null) found.set(offered.id, offered);
      }
      return [...found.values()];
    },
    idsOfName: (text) => names.ids.get(nameKey(text)) ?? [],
    kindOfWord: (word) => names.words.get(word),
  };
}

function offeredTo(
  article: CatalogueArticle,
  terms: PriceTerms,
  { vatPercents }: Pick<Snapshot, 'vatPercents'>,
): OfferedArticle {
  const { price: priceOre = null, steps = noSteps } = priceFor(article, terms) ?? {};
  const offered: SaleArticle & Partial<OfferedArticle> = rowToSaleArticle(
    article.row,
    { priceOre: priceOre ?? 0, steps },
    vatPercents,
  );
  return Object.assign(offered, { ean: article.row.ean, priceOre });
}

/** Many articles without a price for the buyer may stand before those with one. */
const mostNumbersLookedAt = 2_000;
/** Looks further down the search results for articles that have a price for the buyer, but not without end. */
const mostLookedAt = 50;

/** Returns the best hits that the buyer can buy. */
export function firstOffers(
  hits: Hits | undefined,
  most: number,
  terms: PriceTerms,
  snapshot: Snapshot,
): OfferedArticle[] {
  const best = hits?.slice(0, mostLookedAt) ?? [];
  return best
    .map((article) => offeredTo(article, terms, snapshot))
    .filter(({ priceOre }) => priceOre !== null)
    .slice(0, most);
}

function hasNumber(row: CatalogueArticle['row'], key: string, gtin: string): boolean {
  const number = exactNumberKey(row.article_number);
  return number === key || gtinKey(number) === gtin || (row.ean !== null && gtinKey(row.ean) === gtin);
}

function numberBegins({ article_number, ean }: CatalogueArticle['row'], key: string): boolean {
  if (numberKey(article_number).startsWith(key)) return true;
  return ean !== null && (ean.startsWith(key) || ean.replace(/^0+/, '').startsWith(key.replace(/^0+/, '')));
}
