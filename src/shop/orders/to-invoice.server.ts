import { sql } from 'kysely';

/** The condition that something of an order was sent that is not on any invoice. */
export const hasRowsToInvoice = sql<boolean>`exists (
  select 1 from order_row where order_row.order_id = customer_order.id and quantity_delivered > coalesce(
    (select sum(quantity) from invoice_row where invoice_row.order_row_id = order_row.id), 0
  )
)`;
