import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import { officeTextIn, type OfficeT } from '#shop/texts/office-language/text.ts';
import { csvFile, formatDecimal } from '#kit/tables/csv-file.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { wayIn } from '#shop/orders/way/way-name.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Services } from '#kit/services/services.server.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import type { DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import { wishedWeek } from '#shop/order-model/sending/wishes.ts';
import { mostExported } from './contract.ts';
import { narrowed, type OfficeOrderFilter } from './orders.server.ts';
import { reckonFor } from './queue/order-conditions-store.server.ts';
import { readOfficeOrders } from './store.server.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';

const heading = [
  'officeOrders.number',
  'officeOrders.date',
  'officeOrders.state',
  'customers.field.CustomerNumber',
  'officeOrders.customer',
  'officeOrders.way',
  'officeOrders.week',
  'articles.field.ArticleNumber',
  'officeOrder.article',
  'officeOrder.ordered',
  'officeOrder.sent',
  'officeOrder.cancelled',
  'officeOrder.shortage',
  'officeOrder.expected',
  'officeInvoice.price',
  'officeOrder.sum',
  'officeInvoice.vatRate',
  'figures.currency',
  'officeOrder.purchaseOrder',
] as const satisfies OfficeTextKey[];

/** Exports the listed orders in the reader's language, one line per row; if there are too many, only the newest. */
export async function exportOrders(
  { db, now }: Services,
  filter: OfficeOrderFilter,
  { times, language }: { times: DeliveryTimes; language: Language },
) {
  const found = await readOfficeOrders(
    db,
    { ...(await narrowed(db, filter)), isReal: true },
    { reckoned: await reckonFor(db, filter, 'newest', times), take: mostExported + 1 },
  );
  const orders = found.slice(0, mostExported);
  const numbers = await customerNumbersOf(
    db,
    orders.map((order) => order.customer_id),
  );
  const rows = await readRowsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const rowsOf = groupBy(rows, (row) => row.order_id);
  const t = officeTextIn(language);
  const lines = orders.flatMap((order) =>
    (rowsOf.get(order.id) ?? []).map((row) => [
      order.id,
      stockholmClock(order.created_at).replace('T', ' '),
      stateOf(order.status, t),
      numbers.get(order.customer_id) ?? '',
      order.customer_name,
      wayIn(order, language),
      wishedWeek(order),
      row.article_number,
      nameOfRow(row, language),
      row.quantity,
      row.quantity_delivered,
      row.quantity_cancelled,
      row.quantity_short,
      row.expected_date ?? '',
      formatDecimal(row.price),
      formatDecimal(row.total_amount),
      row.vat_rate,
      order.currency_code,
      order.purchase_order_number,
    ]),
  );
  return {
    FileName: `${t('officeOrders.fileName')}-${stockholmToday(now())}.csv`,
    Csv: csvFile(
      heading.map((key) => t(key)),
      lines,
    ),
    Orders: orders.length,
    HasMore: found.length > mostExported,
  };
}

function stateOf(status: number, t: OfficeT): string {
  const known = Object.values(OrderStatus).find((one) => one === status);
  return known === undefined ? '' : t(`officeOrder.status.${known}`);
}
