import type { Db } from '#kit/database/db.server.ts';
import type { Customer } from '#kit/http/principal.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { inSlices } from '#kit/process/in-slices.server.ts';
import { momentOfStockholm } from '#kit/text/stockholm-clock.ts';
import { namesAlongPaths } from '#shop/product-groups/group-ids.server.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';
import { priceLessDiscount } from '#shop/order-model/customer-discount.ts';
import { stepsUnder } from '#shop/order-model/price-steps.ts';
import { vatPercentsOn, type VatPercents } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import { nextChangeAfter, type CataloguePrice, type Period } from '#shop/articles/prices/price-of-day.ts';
import { readPricesOfDays } from '#shop/articles/prices/prices-of-days.server.ts';
import { nameIndexOf, type NameIndex } from '#shop/articles/look-up/name-index.server.ts';
import { numberIndexOf, type NumberIndex } from '#shop/articles/search/number-index.server.ts';
import { readDepictedArticles } from '#shop/articles/depicted/store.server.ts';
import { searchIndexOf, type SearchIndex } from '#shop/articles/search/search-index.server.ts';
import { readSynonyms } from '#shop/articles/search/synonyms.ts';
import { readShopSettings } from '#shop/settings/settings.server.ts';
import {
  byArticle,
  byImage,
  mappedById,
  mappedInSteps,
  rowsInStep,
  withNamed,
} from './snapshot-steps.server.ts';
import { ranksOf, type RankedBy, type Ranks } from './name-and-number-ranks.server.ts';
import type { SearchNames } from '#shop/articles/search/vocabulary.server.ts';
import {
  readArticleColours,
  readArticleViews,
  readArticles,
  readListCurrencies,
  type StockRow,
} from './store.server.ts';
import { colourTable, materialTable } from '#shop/articles/traits/store.server.ts';

/** A buyer, as far as prices are concerned. */
export type PricedBuyer = Pick<Customer, 'priceListCode' | 'discountBasisPoints'>;

/** The lists in which a buyer's price is looked up, and what goes off it in hundredths of a percent. */
export type PriceTerms = { lists: readonly string[]; discount: number };

/** Returns the price from the first of the lists that has one, as this buyer pays it. */
export function priceFor(
  { prices }: CatalogueArticle,
  { lists, discount }: PriceTerms,
): CataloguePrice | undefined {
  for (const code of lists) {
    const price = prices.get(code);
    if (price) return discount === 0 || price.isCampaign ? price : lessDiscount(price, discount);
  }
  return undefined;
}

function lessDiscount(listed: CataloguePrice, discount: number): CataloguePrice {
  const { price: priceOre, isCampaign, steps } = listed;
  const price = priceLessDiscount({ priceOre, isCampaign }, discount);
  return { ...listed, price, steps: steps.length === 0 ? steps : stepsUnder(price, steps) };
}

/** All active articles of one version of the data, in listing order. */
export type Snapshot = {
  articles: readonly CatalogueArticle[];
  byId: ReadonlyMap<number, CatalogueArticle>;
  /** The articles by the pictures that they show: a page of a listing requests about sixty pictures. */
  byImage: ReadonlyMap<number, readonly CatalogueArticle[]>;
  /**
   * The articles that a picture shows: those of `byImage`, and those that the staff named. Only the former let a reader
   * see the picture, so that none of a message under embargo gets out.
   */
  articlesInImage: ReadonlyMap<number, readonly CatalogueArticle[]>;
  /** Returns the articles of these groups in listing order; memoized per set. */
  inGroups(groupIds: ReadonlySet<number>): readonly CatalogueArticle[];
  /** Built at the first search, without blocking other requests. */
  search(): Promise<SearchIndex>;
  /** Built much sooner than the whole search index, of which it is a part. */
  numbers(): Promise<NumberIndex>;
  /** Built once, as `numbers` is. */
  names(): Promise<NameIndex>;
  /** Built at the first listing that is sorted so. */
  ranks(by: RankedBy): Promise<Ranks>;
  /** Returns how a buyer's price is looked up: in the buyer's own list, then in the standard one of the same currency. */
  termsFor(buyer: PricedBuyer): PriceTerms;
  /** The VAT rates of the current day by code. */
  readonly vatPercents: VatPercents;
  /** Switches to the current day's prices and VAT rates when one has begun or ended since the last call. */
  followClock(now: Date): void;
  /** Rises whenever prices were switched. */
  readonly priceChanges: number;
};

export async function takeSnapshot(db: Db, now: Date): Promise<Snapshot> {
  const [rows, colours, images, depicted, currencies, vatPeriods, prices] = [
    await readArticles(db),
    await readArticleColours(db),
    await readArticleViews(db),
    await readDepictedArticles(db),
    await readListCurrencies(db),
    await readVatPeriods(db),
    await readPricesOfDays(db, now),
  ];
  const { SearchSynonyms } = await readShopSettings(db);
  const names = { ...(await readNames(db)), synonyms: readSynonyms(SearchSynonyms) };
  const coloursOf = await inSlices(byArticle(colours));
  const imagesOf = await inSlices(byArticle(images));
  const articles = await inSlices(
    mappedInSteps(rows, (row) => ({
      row,
      colourIds: (coloursOf.get(row.id) ?? []).map((colour) => colour.colour_id),
      imageIds: allImages(row.image_id, imagesOf.get(row.id) ?? []),
      prices: prices.on('', row),
    })),
  );
  const byId = await inSlices(mappedById(articles));
  const named = depicted.flatMap(({ image_id: id, article_id }) => {
    const article = byId.get(article_id);
    return article ? [{ id, article }] : [];
  });
  const articlesOfDays = prices.idsWithDays.flatMap((id) => byId.get(id) ?? []);
  const shownIn = await inSlices(byImage(articles));
  let search: Promise<SearchIndex> | undefined;
  let numbers: Promise<NumberIndex> | undefined;
  const numberIndex = () => (numbers ??= inSlices(numberIndexOf(articles)));
  let namesOfAll: Promise<NameIndex> | undefined;
  const ranks = new Map<RankedBy, Promise<Ranks>>();
  let priceChanges = 0;
  let vatPercents = vatPercentsOn(stockholmToday(now), vatPeriods);
  const standsIn = new Map(
    [...currencies].flatMap(([code, currency]) =>
      currency === currencies.get('standard') ? [[code, [code, 'standard']] as const] : [],
    ),
  );
  return {
    articles,
    byId,
    byImage: shownIn,
    articlesInImage: withNamed(shownIn, named),
    inGroups: articlesOfGroups(articles),
    search: () => (search ??= numberIndex().then((index) => inSlices(searchIndexOf(articles, names, index)))),
    numbers: numberIndex,
    names: () => (namesOfAll ??= inSlices(nameIndexOf(articles))),
    ranks(by) {
      const known = ranks.get(by) ?? inSlices(ranksOf(articles, by));
      ranks.set(by, known);
      return known;
    },
    termsFor: ({ priceListCode: code, discountBasisPoints: discount }) => ({
      lists: standsIn.get(code) ?? [code],
      discount,
    }),
    followClock: clockFollower([...prices.periods, ...vatPeriods], (day) => {
      priceChanges++;
      vatPercents = vatPercentsOn(day, vatPeriods);
      for (const article of articlesOfDays) article.prices = prices.on(day, article.row);
    }),
    get vatPercents() {
      return vatPercents;
    },
    get priceChanges() {
      return priceChanges;
    },
  };
}

function articlesOfGroups(articles: readonly CatalogueArticle[]): Snapshot['inGroups'] {
  const lists = new WeakMap<ReadonlySet<number>, readonly CatalogueArticle[]>();
  return (groupIds) => {
    let found = lists.get(groupIds);
    if (!found) {
      found = articles.filter(({ row }) => groupIds.has(row.product_group_id));
      lists.set(groupIds, found);
    }
    return found;
  };
}

async function readNames(db: Db): Promise<Omit<SearchNames, 'synonyms'>> {
  const materials = await materialTable.read(db);
  const colours = await colourTable.read(db);
  return {
    materials: new Map(materials.map(({ id, name_sv, name_en }) => [id, [name_sv, name_en]])),
    colours: new Map(
      colours.map(({ id, name_sv, name_en, hex }) => [id, { names: [name_sv, name_en], hex }]),
    ),
    groups: await namesAlongPaths(db),
  };
}

/** Normally costs two comparisons, until the next period begins or ends. */
function clockFollower(timed: readonly Period[], turnTo: (day: string) => void) {
  let from = Infinity;
  let until = 0;
  return (now: Date): void => {
    const time = now.getTime();
    if (time >= from && time < until) return;
    const day = stockholmToday(now);
    const turn = nextChangeAfter(day, timed);
    turnTo(day);
    from = startOfDay(day);
    until = turn === undefined ? Infinity : startOfDay(turn);
  };
}

function startOfDay(day: string): number {
  return momentOfStockholm(`${day}T00:00`)?.getTime() ?? 0;
}

function allImages(first: number | null, further: readonly { image_id: number }[]): number[] {
  return [...new Set([first, ...further.map((image) => image.image_id)])].filter((id) => id !== null);
}

/**
 * Updates the stock of the articles in memory, and returns whether anything changed. A row is replaced, never
 * mutated, so that no reader sees a half-updated one. Yields between slices of the work.
 */
export function* putStock(snapshot: Snapshot, stock: readonly StockRow[]): Generator<undefined, boolean> {
  let differed = false;
  let count = 0;
  for (const { changed_at: _changedAt, ...now } of stock) {
    if (++count % rowsInStep === 0) yield;
    const article = snapshot.byId.get(now.id);
    const names = Object.keys(now) as (keyof typeof now)[];
    if (!article || names.every((name) => article.row[name] === now[name])) continue;
    article.row = { ...article.row, ...now };
    differed = true;
  }
  return differed;
}
