import type { OutputOf } from '#kit/http/endpoint.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Language } from '#kit/text/language.ts';
import { SerializedAnswers, type SerializedAnswer } from '#kit/cache/serialized-answers.server.ts';
import type { Customer, ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { GroupRepository } from '#shop/product-groups/product-groups.server.ts';
import { closerToWire, openCloser, shownInOf } from '#shop/articles/article/closer.server.ts';
import { articleToWire, coloursToWire, materialsToWire } from './article-to-wire.server.ts';
import type { Article, listRelatedArticles } from './contract.ts';
import {
  articleLookUp,
  firstOffers,
  type ArticleLookUp,
  type OfferedArticle,
} from '#shop/articles/look-up/article-look-up.server.ts';
import { readEndedArticles, type EndedArticles } from '#shop/articles/look-up/ended-articles.server.ts';
import { findArticles, type ArticleFilter } from './find-articles.server.ts';
import { sortFor } from './listing/sort.ts';
import { sortedBy, sortKeys } from './sorted-articles.server.ts';
import { relatedIndexes } from '#shop/articles/article/related.server.ts';
import type { SearchSuggestions } from '#shop/articles/search/contract.ts';
import { suggestionsFor, type OwnNumberHit } from '#shop/articles/search/suggestions.server.ts';
import { takeSnapshot, type PricedBuyer, type Snapshot } from './snapshot.server.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';
import { imagesOf, type CatalogueImages } from '#shop/articles/depicted/catalogue-images.server.ts';
import { openStockOfSnapshot } from '#shop/articles/stock/stock-of-snapshot.server.ts';
import { articlesForSale, type SaleArticles } from '#shop/articles/stock/stock.server.ts';
import { colourTable, materialTable } from '#shop/articles/traits/store.server.ts';
import type { StockRow } from './store.server.ts';

export type Filter = Omit<ArticleFilter, 'groupIds' | 'language'> & { groupId?: number | undefined };
export type FoundArticle = Pick<CatalogueArticle['row'], 'id' | 'article_number' | 'name_sv' | 'name_en'>;
export type Part = { skip?: number | undefined; take?: number | undefined };

type Listing = { Articles: Article[]; TotalCount: number };
type RelatedArticles = OutputOf<typeof listRelatedArticles>;

/** The articles for sale, read from an in-memory snapshot; see docs/decisions/0004. */
export type Catalogue = CatalogueImages & {
  articleFor(principal: ShopPrincipal, id: number, language: Language): Promise<Article | undefined>;
  /** Returns related articles; undefined when the reader may not see the article itself. */
  relatedTo(principal: ShopPrincipal, id: number, language: Language): Promise<RelatedArticles | undefined>;
  articlesFor(
    principal: ShopPrincipal,
    filter: Filter,
    part: Part,
    language: Language,
  ): Promise<SerializedAnswer<Listing>>;
  /** Suggestions during typing; they never contain a price or stock. */
  searchSuggestions(
    principal: ShopPrincipal,
    searchText: string,
    own: readonly OwnNumberHit[],
    language: Language,
  ): Promise<Omit<SearchSuggestions, 'Pages'>>;
  /** Returns the articles that a buyer can order, by id; those not for sale are left out. */
  articlesForSale(ids: readonly number[], buyer: Customer): Promise<SaleArticles>;
  /** Returns the catalogue as this buyer sees it, for look-ups of many numbers at once. */
  lookUp(buyer: PricedBuyer): Promise<ArticleLookUp>;
  /** Returns the articles that are no longer for sale, for numbers that are not found otherwise. */
  endedArticles(): Promise<EndedArticles>;
  /** Searches the articles that this buyer can buy; the best matches come first. */
  offersLike(
    words: string,
    most: number,
    buyer: PricedBuyer & Pick<Customer, 'kind'>,
    language: Language,
  ): Promise<OfferedArticle[]>;
  /** Searches all articles for sale regardless of who may see their groups; the best matches come first. */
  articlesLike(words: string, most: number, language: Language): Promise<FoundArticle[]>;
  colours(language: Language): Promise<{ Id: number; Name: string; Hex: string }[]>;
  materials(language: Language): Promise<{ Id: number; Name: string }[]>;
  /** Must be called after the commit of a stock change, with the new values. */
  stockChanged(stock: readonly StockRow[]): Promise<void>;
  /** Applies the stock changes that other nodes have made since the last poll. */
  followStock(): Promise<void>;
  /** Rises whenever a stock value may have changed. */
  readonly stockVersion: number;
};

const defaultArticles = 60;
/** Bounds the cached listings of a snapshot; the oldest go first. */
const listingBytes = 8 * 1024 * 1024;
/** The estimated bytes of one article in a listing, including its serialized text. */
const bytesOfArticle = 3000;

export function openCatalogue(
  services: Pick<Services, 'db' | 'versions' | 'now'>,
  groups: GroupRepository,
): Catalogue {
  const { db, versions, now } = services;
  let newest: Promise<Snapshot> | undefined;
  const copy = memoizeByVersion(versions, () => (newest = takeSnapshot(db, now())), { ahead: true });
  const snapshot = async () => {
    const current = await copy();
    current.followClock(now());
    return current;
  };
  const colours = memoizeByVersion(versions, () => colourTable.read(db));
  const materials = memoizeByVersion(versions, () => materialTable.read(db));
  const endedArticles = memoizeByVersion(versions, () => readEndedArticles(db), { ahead: true });
  const relatedIndexOf = relatedIndexes(async () =>
    (await colours()).flatMap((row) => [row.name_sv, row.name_en ?? '']),
  );
  const closerOf = openCloser(db);
  const stock = openStockOfSnapshot(db, snapshot, () => newest);
  return {
    ...imagesOf(snapshot, groups),
    ...listingsOf(snapshot, groups, stock),
    ...searchesOf(snapshot, groups),
    async articleFor(principal, id, language) {
      const current = await snapshot();
      const article = current.byId.get(id);
      const visible = article && (await groups.visibleIds(principal)).has(article.row.product_group_id);
      if (!visible) return undefined;
      const names = { materials: await materials(), colours: await colours() };
      const closer = closerToWire(article, await closerOf(article), names, language);
      const wire = articleToWire(article, language, current.termsFor(buyerOf(principal)));
      return { ...wire, ...closer.fields, ...shownInOf(wire, closer) };
    },
    async relatedTo(principal, id, language) {
      const current = await snapshot();
      const article = current.byId.get(id);
      const groupIds = await groups.visibleIds(principal);
      if (!article || !groupIds.has(article.row.product_group_id)) return undefined;
      const found = (await relatedIndexOf(current.articles)).relatedTo(article, groupIds);
      const terms = current.termsFor(buyerOf(principal));
      const toWire = (those: readonly CatalogueArticle[]) =>
        those.map((one) => articleToWire(one, language, terms));
      return {
        OtherColors: toWire(found.otherColours),
        SamePattern: toWire(found.samePattern),
        UsedWith: toWire(found.usedWith),
        SeeAlso: toWire(found.seeAlso),
      };
    },
    async articlesForSale(ids, buyer) {
      return articlesForSale(await snapshot(), ids, buyer);
    },
    async lookUp(buyer) {
      return await articleLookUp(await snapshot(), buyer);
    },
    endedArticles,
    colours: async (language) => coloursToWire(await colours(), language),
    materials: async (language) => materialsToWire(await materials(), language),
    stockChanged: (rows) => stock.changed(rows),
    followStock: () => stock.follow(),
    get stockVersion() {
      return stock.version;
    },
  };
}

/** The pages of listings, which are cached for the snapshot that they belong to. */
function listingsOf(
  snapshot: () => Promise<Snapshot>,
  groups: GroupRepository,
  stock: { readonly version: number },
): Pick<Catalogue, 'articlesFor'> {
  const listings = new WeakMap<Snapshot, SerializedAnswers<Listing>>();
  /** Readers who see the same groups at the same prices share them. */
  const answersOf = (current: Snapshot): SerializedAnswers<Listing> => {
    const known = listings.get(current) ?? new SerializedAnswers<Listing>(listingBytes);
    listings.set(current, known);
    return known;
  };
  return {
    async articlesFor(principal, { groupId, ...filter }, { skip = 0, take = defaultArticles }, language) {
      const groupIds = await groups.visibleIds(principal, groupId);
      const current = await snapshot();
      const index = filter.searchText ? await current.search() : undefined;
      const buyer = buyerOf(principal);
      const terms = current.termsFor(buyer);
      const sort = sortFor(principal, filter.sort);
      const keyOf = await sortKeys(current, sort, { terms, language });
      const { priceListCode, discountBasisPoints } = buyer;
      const prices = [priceListCode, discountBasisPoints];
      const key = JSON.stringify([groupId, { ...filter, sort }, skip, take, language, prices]);
      return answersOf(current).get(
        key,
        [groupIds, current.priceChanges, stock.version],
        () => {
          const found = sortedBy(findArticles(current, index, { ...filter, groupIds, language }), keyOf);
          const shown = found.slice(skip, skip + take);
          return {
            Articles: shown.map((article) => articleToWire(article, language, terms)),
            TotalCount: found.length,
          };
        },
        ({ Articles }) => (Articles.length + 1) * bytesOfArticle,
      );
    },
  };
}

/** The searches by words. */
function searchesOf(
  snapshot: () => Promise<Snapshot>,
  groups: GroupRepository,
): Pick<Catalogue, 'searchSuggestions' | 'offersLike' | 'articlesLike'> {
  return {
    async searchSuggestions(principal, searchText, own, language) {
      const groupIds = await groups.visibleIds(principal);
      const named = await groups.groupsFor(principal, language);
      const current = await snapshot();
      const searched = { snapshot: current, index: await current.search(), groupIds, groups: named, own };
      return suggestionsFor(searched, searchText, language);
    },
    async offersLike(words, most, buyer, language) {
      const groupIds = await groups.visibleIds(buyer);
      const current = await snapshot();
      const terms = current.termsFor(buyer);
      const found = (await current.search()).find(words, groupIds, language);
      return firstOffers(found, most, terms, current);
    },
    async articlesLike(words, most, language) {
      const current = await snapshot();
      const groupIds = new Set(current.articles.map(({ row }) => row.product_group_id));
      return findArticles(current, await current.search(), { searchText: words, groupIds, language })
        .slice(0, most)
        .map(({ row }) => row);
    },
  };
}

const visitorAsBuyer: PricedBuyer = { priceListCode: 'standard', discountBasisPoints: 0 };

function buyerOf(principal: ShopPrincipal): PricedBuyer {
  return principal.kind === 'customer' ? principal : visitorAsBuyer;
}
