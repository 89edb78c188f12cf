import { csvFile, formatDecimal } from '#kit/tables/csv-file.ts';
import { listDate, stockholmToday } from '#kit/text/dates.ts';
import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { SheetCell } from '#kit/tables/out/xlsx-stream.server.ts';
import { xlsxFile } from '#kit/tables/out/xlsx-file.server.ts';
import type { T } from '#shop/texts/text.ts';
import { mostExportedOrders, type Order } from '#shop/orders/contract.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';
import { ordersOf, type OrderQuery } from '#shop/orders/orders.server.ts';

type ExportRequest = OrderQuery & { format: 'csv' | 'xlsx' };
type About = { language: Language; t: T; now: Date };
type Row = Awaited<ReturnType<typeof readRowsOfOrders>>[number];

/** Exports the listed orders, one line per row, with headings and names in the reader's language. */
export async function exportOrdersOf(
  db: Db,
  customer: Customer,
  { format, ...query }: ExportRequest,
  { language, t, now }: About,
) {
  const { Orders, TotalCount } = await ordersOf(
    db,
    customer,
    { ...query, take: mostExportedOrders },
    // The file tells neither until when an order is open nor where its parcels are.
    { language, open: { now, minutes: 0 }, trackingTemplate: '' },
  );
  const rows = await readRowsOfOrders(
    db,
    Orders.map(({ Id }) => Id),
  );
  const rowsOf = groupBy(rows, (row) => row.order_id);
  const lines = Orders.flatMap((order) => (rowsOf.get(order.Id) ?? []).map((row) => ({ order, row })));
  const heading = headingIn(t);
  const file =
    format === 'csv'
      ? Buffer.from(
          csvFile(
            heading,
            lines.map(({ order, row }) => cellsOf(order, row, language).map(asText)),
          ),
        )
      : await xlsxFile(
          t('orders.title'),
          heading,
          lines.map(({ order, row }) => cellsOf(order, row, language)),
        );
  return {
    FileName: `${t('orders.fileName')}-${stockholmToday(now)}.${format}`,
    File: file.toString('base64'),
    Orders: Orders.length,
    HasMore: TotalCount > Orders.length,
  };
}

function headingIn(t: T): string[] {
  return [
    t('orders.number'),
    t('orders.date'),
    t('checkout.purchaseOrder'),
    t('checkout.deliveryWeek'),
    t('orders.wayOfDelivery'),
    t('orders.deliveryAddress'),
    t('orders.articleNumber'),
    t('orders.description'),
    t('orders.quantity'),
    t('orders.sentHeading'),
    t('orders.cancelledHeading'),
    t('orders.shortHeading'),
    t('orders.price'),
    t('orders.amount'),
    t('orders.currency'),
  ];
}

function cellsOf(order: Order, row: Row, language: Language): SheetCell[] {
  return [
    order.Id,
    { day: listDate(order.CreateDate) },
    order.PurchaseOrderNumber,
    order.DeliveryWeek,
    order.WayOfDeliveryName,
    order.DeliveryAddress.join(', '),
    row.article_number,
    nameOfRow(row, language),
    row.quantity,
    row.quantity_delivered,
    row.quantity_cancelled,
    row.quantity_short,
    { ore: row.price },
    { ore: row.total_amount },
    order.CurrencyCode,
  ];
}

function asText(cell: SheetCell): string | number {
  if (typeof cell !== 'object') return cell;
  if ('number' in cell) return cell.number;
  return 'ore' in cell ? formatDecimal(cell.ore) : cell.day;
}
