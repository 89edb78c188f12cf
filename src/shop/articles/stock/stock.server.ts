import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Trx } from '#kit/database/db.server.ts';
import {
  addToStock,
  lockArticleRows,
  lockSaleRows,
  subtractStock,
  type SaleRow,
} from './stock-store.server.ts';
import { stepOfRow } from '#shop/articles/prices/price-of-day.ts';
import { priceFor, type PricedBuyer, type Snapshot } from '#shop/articles/snapshot.server.ts';
import { priceLessDiscount } from '#shop/order-model/customer-discount.ts';
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

type SaleRequest = { ids: readonly number[]; buyer: PricedBuyer };
export type Taken = { id: number; quantity: number };

export type SaleArticles = ReadonlyMap<number, SaleArticle>;

/** Returns the articles by id, from memory; those not for sale are left out. */
export function articlesForSale(
  { byId: inMemory, termsFor, vatPercents }: Pick<Snapshot, 'byId' | 'termsFor' | 'vatPercents'>,
  ids: readonly number[],
  buyer: PricedBuyer,
): SaleArticles {
  const terms = termsFor(buyer);
  const articles = new Map<number, SaleArticle>();
  for (const id of ids) {
    const article = inMemory.get(id);
    const price = article && priceFor(article, terms);
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
      const hasDiscount = some.some(({ buyer }) => buyer.discountBasisPoints > 0);
      return [list, await lockSaleRows(trx, idsOf(some), list, { day, hasDiscount })] as const;
    }),
  );
  const rows = new Map(offered);
  return purchases.map(({ ids, buyer }) => soldTo(buyer, rows.get(buyer.priceListCode)!, ids, vatPercents));
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

function soldTo(
  { discountBasisPoints }: PricedBuyer,
  rows: readonly SaleRow[],
  ids: readonly number[],
  vatPercents: VatPercents,
): SaleArticles {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sold = new Map<number, SaleArticle>();
  for (const id of ids) {
    const row = byId.get(id);
    const price = row && priceOfRow(row, discountBasisPoints);
    if (price) sold.set(id, rowToSaleArticle(row, price, vatPercents));
  }
  return sold;
}

function priceOfRow(row: SaleRow, discount: number): SteppedPrice | undefined {
  const { price: listed, is_campaign: isCampaign, steps, quantity_per_package: pack } = row;
  if (listed === null) return undefined;
  const priceOre = priceLessDiscount({ priceOre: listed, isCampaign }, discount);
  return { priceOre, steps: steps ? stepsBelow(priceOre, steps.map(stepOfRow), pack) : noSteps };
}

export function rowToSaleArticle(
  row: Omit<SaleRow, 'price' | 'is_campaign' | 'steps'>,
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
