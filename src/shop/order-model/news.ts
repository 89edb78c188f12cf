import type { Address } from './address.ts';
import { OrderStatus } from './may.ts';
import type { RowKind } from './row-kind.ts';

/** The kinds of changes to an order that a customer is mailed about. */
export type OrderNews =
  | { kind: 'processing' | 'expected' | 'cancelled' | 'held' | 'released' }
  | { kind: 'sent' | 'parcels'; consignmentId: number }
  | { kind: 'changed'; before: OrderFigures & OrderWishes }
  /** Staff stopped it; the reason is one to tell, or ''. */
  | { kind: 'paused'; reason: string }
  /** A part of it became another order. */
  | { kind: 'split'; second: OrderFigures & OrderWishes & { id: number } };

/** What an order was, beside which a mail tells what it is. Amounts in öre. */
export type OrderFigures = {
  total_amount: number;
  rows: readonly {
    id: number;
    kind: RowKind;
    article_number: string;
    description: string;
    /** Null in rows from before both names were kept. */
    description_sv: string | null;
    description_en: string | null;
    quantity: number;
    quantity_cancelled: number;
    price: number;
    total_amount: number;
  }[];
};

/** What an order was placed with. */
export type OrderWishes = {
  delivery_year: number | null;
  delivery_week: number | null;
  partial_delivery: boolean;
  purchase_order_number: string;
  order_info_text: string;
} & { [Field in keyof Address as `delivery_${Field}`]: string };

type Row = { quantity_cancelled: number; quantity_short: number; expected_date: string | null };
type Order = { status: number; rows: readonly Row[] };

/** Each consignment and each cancelled rest is news; without any, a new expected date, or the start of processing. */
export function newsOf(before: Order, after: Order, consignmentIds: readonly number[]): OrderNews[] {
  const differs = (name: keyof Row) =>
    after.rows.some((row, place) => row[name] !== before.rows[place]?.[name]);
  const sent = consignmentIds.map((consignmentId) => ({ kind: 'sent', consignmentId }) as const);
  if (differs('quantity_cancelled')) return [...sent, { kind: 'cancelled' }];
  if (sent.length > 0) return sent;
  if (differs('quantity_short') || differs('expected_date')) return [{ kind: 'expected' }];
  const isTakenInHand = before.status === OrderStatus.Order && after.status === OrderStatus.Processing;
  return isTakenInHand ? [{ kind: 'processing' }] : [];
}
