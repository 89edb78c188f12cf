import type { Db } from '#kit/database/db.server.ts';
import type { Week } from '#kit/text/weeks.ts';
import type { Address } from '#shop/order-model/address.ts';
import type { ArticleForSale, OrderedRow } from '#shop/order-model/row.ts';
import { storedDiscount, type Discount } from '#shop/order-model/change/discount.ts';
import { leftOf, piecesOf } from '#shop/order-model/pieces.ts';
import { deliveryAddressOf } from './delivery-address-of.ts';
import { readWholeOrder, type WholeOrder } from '#shop/orders/whole-order-store.server.ts';

export type StoredOrder = WholeOrder & { week: Week | null; deliverTo: Address; discount: Discount | null };

/** Returns undefined when there is no such order of the customer. */
export async function readOrderToExtend(
  db: Db,
  { id, ...wanted }: { id: number; customerId: number; lock?: boolean },
): Promise<StoredOrder | undefined> {
  const order = await readWholeOrder(db, id, wanted);
  return order && storedOrderOf(order);
}

export function storedOrderOf(order: WholeOrder): StoredOrder {
  const { delivery_year: year, delivery_week: week } = order;
  return {
    ...order,
    week: year === null || week === null ? null : { year, week },
    deliverTo: deliveryAddressOf(order),
    discount: storedDiscount(order),
  };
}

/** Returns the ids of the order's articles that are not erased. */
export function articleIdsOf({ rows }: StoredOrder): number[] {
  return rows.flatMap(({ article_id }) => article_id ?? []);
}

/** Describes the rows that the order has, with what was not cancelled of them. Of an article that is no longer for sale nothing is known of its missing pieces. */
export function earlierRowsOf(
  { rows }: StoredOrder,
  articles: ReadonlyMap<number, ArticleForSale>,
): OrderedRow[] {
  return rows.map((row) => {
    const article = row.article_id === null ? undefined : articles.get(row.article_id);
    const expected = row.expected_date ?? article?.restock.EstimatedDeliveryDate ?? null;
    return {
      kind: row.kind,
      articleId: row.article_id,
      articleNumber: row.article_number,
      nameSv: row.description_sv ?? row.description,
      nameEn: row.description_sv === null ? row.description : row.description_en,
      quantity: piecesOf(row),
      quantityShort: Math.min(row.quantity_short, leftOf(row)),
      promisedDate: row.promised_date,
      promisedText: row.promised_text,
      promisedTextSv: row.promised_text_sv,
      promisedTextEn: row.promised_text_en,
      expectedDate: row.expected_date,
      pack: article?.pack ?? 1,
      weightG: row.weight_g ?? article?.weightG ?? 0,
      inbound: article ? { ...article.restock, EstimatedDeliveryDate: expected } : null,
      supply: null,
      priceOre: row.price,
      vatCode: row.vat_code,
      vatRate: row.vat_rate,
      totalOre: row.price * piecesOf(row),
    };
  });
}
