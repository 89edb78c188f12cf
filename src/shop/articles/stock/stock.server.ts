import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { Customer } from '#kit/http/principal.ts';
import {
  addToStock,
  lockArticleRows,
  lockSaleRows,
  subtractStock,
  type SaleRow,
} from './stock-store.server.ts';
import { stepOfRow } from '#shop/articles/prices/price-of-day.ts';
import { priceFor, type Snapshot } from '#shop/articles/snapshot.server.ts';
import { noSteps, stepsBelow, type SteppedPrice } from '#shop/order-model/price-steps.ts';
import type { ArticleForSale } from '#shop/order-model/row.ts';
import { isSoldOut } from '#shop/order-model/sold-out.ts';
import { vatPercentsOn, type VatPercents } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import type { StockRow } from '#shop/articles/store.server.ts';

export type { StockRow };

/** An article as it is sold: with the price of the buyer's list and the current stock. */
export type SaleArticle = ArticleForSale & {
  imageId: number | null;
  productGroupId: number;
  /** None are left, and none on order or made to order either. */
  soldOut: boolean;
};

type Buyer = Pick<Customer, 'priceListCode'>;
type SaleRequest = { ids: readonly number[]; buyer: Buyer };
export type Taken = { id: number; quantity: number };

export type SaleArticles = ReadonlyMap<number, SaleArticle>;

/** Returns the articles by id, from memory; those not for sale are left out. */
export function articlesForSale(
  { byId: inMemory, listsFor, vatPercents }: Pick<Snapshot, 'byId' | 'listsFor' | 'vatPercents'>,
  ids: readonly number[],
  buyer: Buyer,
): SaleArticles {
  const priceLists = listsFor(buyer.priceListCode);
  const articles = new Map<number, SaleArticle>();
  for (const id of ids) {
    const article = inMemory.get(id);
    const price = article && priceFor(article, priceLists);
    if (article && price) {
      const { price: priceOre, steps } = price;
      articles.set(id, rowToSaleArticle(article.row, { priceOre, steps }, vatPercents));
    }
  }
  return articles;
}

/**
 * Returns the requested articles from the database at the prices and VAT rates of the day, and locks their stock
 * until the transaction ends.
 */
export async function lockForSale(
  trx: Trx,
  purchases: readonly SaleRequest[],
  at: Date,
): Promise<SaleArticles[]> {
  const byList = groupBy(purchases, ({ buyer }) => buyer.priceListCode);
  const idsOf = (some: readonly SaleRequest[]) => [...new Set(some.flatMap(({ ids }) => ids))];
  // Two groups that lock by several lists could deadlock, so all rows are locked first.
  if (byList.size > 1) await lockArticleRows(trx, idsOf(purchases));
  const day = stockholmToday(at);
  const vatPercents = vatPercentsOn(day, await readVatPeriods(trx));
  const offered = await Promise.all(
    [...byList].map(async ([list, some]) => {
      const rows = await lockSaleRows(trx, idsOf(some), list, day);
      return [list, byId(rows, vatPercents)] as const;
    }),
  );
  const articles = new Map(offered);
  return purchases.map(({ ids, buyer }) => chosenFrom(articles.get(buyer.priceListCode)!, ids));
}

/**
 * Subtracts stock of articles locked for sale. The caller passes the result to the catalogue's `stockChanged` after
 * the commit.
 */
export async function takeStock(trx: Trx, taken: readonly Taken[]): Promise<StockRow[]> {
  const some = sumsOf(taken);
  return some.length > 0 ? await subtractStock(trx, some) : [];
}

/**
 * Adjusts the stock outside a sale: subtracts pieces that are sent without having been reserved (`quantity` below 0),
 * and returns pieces that are not sent after all. The recorded stock may be lower than the real one, and this never
 * makes it negative.
 */
export async function moveStock(trx: Trx, moves: readonly Taken[]): Promise<StockRow[]> {
  const some = sumsOf(moves);
  return some.length > 0 ? await addToStock(trx, some) : [];
}

type Move = readonly [id: number, quantity: number];

/** Sums the moves per article and drops those of 0: an update from a list of rows applies only one row per article. */
function sumsOf(moves: readonly Taken[]): Move[] {
  const sums = new Map<number, number>();
  for (const { id, quantity } of moves) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].filter(([, quantity]) => quantity !== 0);
}

function byId(rows: readonly SaleRow[], vatPercents: VatPercents): SaleArticles {
  return new Map(
    rows.flatMap((row) => {
      const price = priceOfRow(row);
      return price ? [[row.id, rowToSaleArticle(row, price, vatPercents)]] : [];
    }),
  );
}

function priceOfRow({ price, steps, quantity_per_package: pack }: SaleRow): SteppedPrice | undefined {
  if (price === null) return undefined;
  return { priceOre: price, steps: steps ? stepsBelow(price, steps.map(stepOfRow), pack) : noSteps };
}

function chosenFrom(articles: SaleArticles, ids: readonly number[]): SaleArticles {
  const chosen = new Map<number, SaleArticle>();
  for (const id of ids) {
    const article = articles.get(id);
    if (article) chosen.set(id, article);
  }
  return chosen;
}

export function rowToSaleArticle(
  row: Omit<SaleRow, 'price' | 'steps'>,
  { priceOre, steps }: SteppedPrice,
  vatPercents: VatPercents,
): SaleArticle {
  const available = Math.max(0, row.quantity_available);
  const restock = {
    OrderedArticles: row.quantity_ordered,
    EstimatedDeliveryDate: row.estimated_delivery_date,
    NoArticleStock: row.no_article_stock,
    SeasonNews: row.season_news,
  };
  return {
    id: row.id,
    articleNumber: row.article_number,
    nameSv: row.name_sv,
    nameEn: row.name_en,
    imageId: row.image_id,
    productGroupId: row.product_group_id,
    available,
    pack: row.quantity_per_package,
    weightG: row.weight_g ?? 0,
    vatCode: row.vat_code,
    vatRate: vatPercents.get(row.vat_code)!,
    priceOre,
    steps,
    soldOut: isSoldOut(available, restock),
    restock,
  };
}
