import { csvFile, formatDecimal } from '#kit/tables/csv-file.ts';
import { stockholmToday } from '#kit/text/dates.ts';
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
  'OrderId',
  'CreateDate',
  'Status',
  'CustomerNumber',
  'CustomerName',
  'WayOfDelivery',
  'DeliveryWeek',
  'ArticleNumber',
  'Description',
  'Quantity',
  'QuantityDelivered',
  'QuantityCancelled',
  'QuantityShort',
  'ExpectedDate',
  'Price',
  'TotalAmount',
  'VatRate',
  'Currency',
  'PurchaseOrderNumber',
];

/** Exports the listed orders, one line per row; if there are too many, only the newest. */
export async function exportOrders({ db, now }: Services, filter: OfficeOrderFilter, times: DeliveryTimes) {
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
  const lines = orders.flatMap((order) =>
    (rowsOf.get(order.id) ?? []).map((row) => [
      order.id,
      order.created_at.toISOString(),
      order.status,
      numbers.get(order.customer_id) ?? '',
      order.customer_name,
      order.way_of_delivery_name,
      wishedWeek(order),
      row.article_number,
      row.description,
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
    FileName: `orders-${stockholmToday(now())}.csv`,
    Csv: csvFile(heading, lines),
    Orders: orders.length,
    HasMore: found.length > mostExported,
  };
}
