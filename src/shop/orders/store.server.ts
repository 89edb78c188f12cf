import { sql, type Generated, type Insertable } from 'kysely';
import type { Trx } from '#kit/database/db.server.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { HoldReason } from '#shop/order-model/hold.ts';
import type { RowKind } from '#shop/order-model/row-kind.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';

interface CustomerOrderTable {
  id: Generated<number>;
  customer_id: number;
  created_at: Generated<Date>;
  /** When the whole order was cancelled, if known. */
  cancelled_at: Date | null;
  status: Generated<number>;
  has_shortage: Generated<boolean>;
  consignment_id: string | null;
  way_of_delivery_id: number | null;
  way_of_delivery_name: string;
  /** The customer collects the goods. */
  collected: Generated<boolean>;
  order_info_text: Generated<string>;
  /** The customer's own order number; '' when none was given. */
  purchase_order_number: Generated<string>;
  /** The customer's own number with the carrier; '' where none was asked for or given. */
  carrier_account: Generated<string>;
  /** The staff member who placed the order on the customer's behalf, or ''. */
  placed_by: Generated<string>;
  /** The person who ordered, also when it was removed since; '' for whoever logs in with the customer's number. */
  ordered_by: Generated<string>;
  approved_by: Generated<string>;
  /** That person; it is no reference. */
  person_id: number | null;
  delivery_year: number | null;
  delivery_week: number | null;
  partial_delivery: boolean;
  /** The week `2027-W10` in which everything could be sent, as the customer was told; null when it was unknown. */
  told_week: string | null;
  /** The week of the first of several deliveries, until something is sent; null for one that is sent at once. */
  told_first_week: string | null;
  language: Language;
  currency_code: string;
  /** How it was taxed when it was sent, whatever the customer's address or VAT number is now. */
  vat_case: Generated<VatCase>;
  amount_excluding_vat: number;
  vat_amount: number;
  total_amount: number;
  customer_name: string;
  customer_email: Generated<string>;
  customer_vat_number: string | null;
  invoice_address1: Generated<string>;
  invoice_address2: Generated<string>;
  invoice_zip_code: Generated<string>;
  invoice_city: Generated<string>;
  invoice_country_code: Generated<string>;
  delivery_name: Generated<string>;
  delivery_address1: Generated<string>;
  delivery_address2: Generated<string>;
  delivery_zip_code: Generated<string>;
  delivery_city: Generated<string>;
  delivery_country_code: Generated<string>;
  delivery_contact_person: Generated<string>;
  delivery_gln: Generated<string>;
  /** The batch in which the business system received the order; null until then. */
  batch_id: number | null;
  /** Why it waits; null when it does not. */
  held: HoldReason | null;
  /** It has waited, and was released. */
  was_released: Generated<boolean>;
  /** When it was last on a printed pick list, and the staff member who printed it; null and '' for never. */
  printed_at: Date | null;
  printed_by: Generated<string>;
  /** What that list was of; null when it is not known. */
  printed_rows: string | null;
  /** How often rows were added to it. */
  addition_count: Generated<number>;
  /** It was split, or is the second part of one: it is not charged anew. */
  fees_fixed: Generated<boolean>;
  /** What staff let it cost less, in hundredths of percent of its goods or in öre; both null for nothing. */
  discount_basis_points: number | null;
  discount_amount: number | null;
  discount_text: Generated<string>;
  /** The sequence number of the last event sent to other systems. */
  event_sequence: Generated<number>;
}
interface OrderRowTable {
  id: Generated<number>;
  order_id: number;
  row_number: number;
  kind: Generated<RowKind>;
  /** Null for a fee, and when the article is erased. */
  article_id: number | null;
  article_number: string;
  /** The name in the buyer's language, and in both; null in both for rows from before. */
  description: string;
  description_sv: string | null;
  description_en: string | null;
  quantity: number;
  quantity_short: Generated<number>;
  quantity_delivered: Generated<number>;
  quantity_cancelled: Generated<number>;
  expected_date: string | null;
  /** What became of the expected day: see `order-model/forecast/moved-date.ts`. */
  previous_expected_date: string | null;
  date_changed_on: string | null;
  date_by_hand: Generated<boolean>;
  date_untold: Generated<boolean>;
  /** The office said that the missing pieces are not there; see `order-model/sending/said-missing.ts`. */
  short_at_booking: number | null;
  /** What was promised about the missing part when it was ordered; null and '' for nothing. */
  promised_date: string | null;
  promised_text: Generated<string>;
  promised_text_sv: string | null;
  promised_text_en: string | null;
  /** Of a piece when it was ordered; null for rows from before. */
  weight_g: number | null;
  price: number;
  /** What a piece cost when it was ordered; null while that is its price. */
  ordered_price: number | null;
  /** The code that the article had when it was ordered; null for rows from before. */
  vat_code: string | null;
  vat_rate: number;
  total_amount: number;
  /** When the row was added to the order that stood already; null for the rows with which it was placed. */
  added_at: Date | null;
  /** The staff member who added it on the customer's behalf, or ''. */
  added_by: Generated<string>;
}
interface ConsignmentTable {
  id: Generated<number>;
  order_id: number;
  /** The first of the parcels, or ''. */
  carrier_number: Generated<string>;
  /** The carrier's numbers, as they were told. */
  parcels: Generated<string[]>;
  /** With its packaging, in grams; null where nobody told. */
  gross_weight_g: number | null;
  sent_at: Date;
}
interface ConsignmentRowTable {
  consignment_id: number;
  order_row_id: number;
  quantity: number;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    customer_order: CustomerOrderTable;
    order_row: OrderRowTable;
    consignment: ConsignmentTable;
    consignment_row: ConsignmentRowTable;
    test_order_number: { id: Generated<number> };
  }
}

export type NewOrder = Insertable<CustomerOrderTable> & { id: number };
export type NewOrderRow = Insertable<OrderRowTable>;

/** Draws the numbers of new orders, those of tests from a series of their own. An unused number leaves a gap. */
export async function drawOrderNumbers(trx: Trx, count: number, isTest: boolean): Promise<number[]> {
  if (isTest) {
    const { rows } = await sql<{ id: number }>`
      insert into test_order_number select nextval('test_order_number_id_seq')
      from generate_series(1, ${count}::integer) returning id`.execute(trx);
    return rows.map(({ id }) => id);
  }
  const { rows } = await sql<{ id: number }>`
    select nextval('customer_order_id_seq')::integer as id
    from generate_series(1, ${count}::integer)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Inserts at least one order with its rows in one statement. */
export async function insertOrders(
  trx: Trx,
  orders: readonly NewOrder[],
  rows: readonly NewOrderRow[],
): Promise<void> {
  await sql`with placed as (${insertionOf('customer_order', orders)}) ${insertionOf('order_row', rows)}`.execute(
    trx,
  );
}

/** Returns the number of the next event. */
export async function raiseEventSequence(trx: Trx, id: number): Promise<number> {
  const { event_sequence } = await trx
    .updateTable('customer_order')
    .set(({ eb }) => ({ event_sequence: eb('event_sequence', '+', 1) }))
    .where('id', '=', id)
    .returning('event_sequence')
    .executeTakeFirstOrThrow();
  return event_sequence;
}
