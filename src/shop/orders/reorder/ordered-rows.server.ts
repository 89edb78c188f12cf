import type { Db } from '#kit/database/db.server.ts';
import type { Customer } from '#kit/http/principal.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { WantedRow } from '#shop/wanted-rows/preview.server.ts';
import { readOrderedRows } from '#shop/orders/order-rows-store.server.ts';

export type OrderedRow = {
  id: number;
  articleNumber: string;
  /** The name in the language of the order. */
  articleText: string;
  /** What to order; undefined when the row was cancelled whole. */
  wanted: WantedRow | undefined;
};

/** Returns the rows of one of this customer's orders, to order them again; undefined when it is not theirs. */
export async function orderedRowsOf(
  db: Db,
  customer: Pick<Customer, 'id' | 'currencyCode'>,
  orderId: number,
): Promise<OrderedRow[] | undefined> {
  const rows = await readOrderedRows(db, customer.id, orderId);
  return rows?.map((row, place) => ({
    id: row.id,
    articleNumber: row.article_number,
    articleText: row.description,
    wanted: row.quantity > row.quantity_cancelled ? rowToWanted(row, place + 1, customer) : undefined,
  }));
}

type Row = NonNullable<Awaited<ReturnType<typeof readOrderedRows>>>[number];

function rowToWanted(row: Row, Line: number, { currencyCode }: Pick<Customer, 'currencyCode'>): WantedRow {
  const lastKnown = {
    id: row.article_id ?? 0,
    article_number: row.article_number,
    name_sv: row.description,
    name_en: null,
    image_id: null,
    ean: null,
    quantity_per_package: 1,
    product_group_id: 0,
  };
  return {
    Line,
    ArticleId: row.article_id,
    // A deleted article may have been registered anew under its number.
    ...(row.article_id === null && { Ref: row.article_number }),
    Quantity: row.quantity - row.quantity_cancelled,
    PriceThen: row.currency_code === currencyCode ? oreToWire(row.price) : null,
    IsEarlier: true,
    Cancelled: row.quantity_cancelled,
    LastKnown: lastKnown,
  };
}
