import { sql } from 'kysely';

/**
 * The day of a `payment` in a query, as it is in Sweden. One whose day nobody told has that on which it was noted; one
 * from before the shop knew of its invoice has that of the invoice, since nothing says that it was late.
 */
export const paidDay = sql<string>`coalesce(
  payment.paid_on,
  case payment.source when 'earlier' then (
    select paid.invoice_date from invoice as paid where paid.id = payment.invoice_id
  ) end,
  (payment.noted_at at time zone 'Europe/Stockholm')::date
)`;
