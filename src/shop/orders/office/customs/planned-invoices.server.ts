import type { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { OrderToPick } from '#shop/orders/office/picking/orders-to-pick.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import type { PrintedList } from '#shop/printing/list-sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { commercialInvoiceOf } from './commercial-invoice-sheet.server.ts';
import { staysInUnion, withoutFacts } from './commercial-invoice-routes.server.ts';
import { customsOfOrder, missingOf } from './customs-of-order.server.ts';

type About = { settings: ShopSettings; seller: Seller };

/**
 * Returns the commercial invoices of what can be sent now, as they become when just that is sent: with the same number,
 * and parcels and gross weight to be filled in. Orders that stay in the union have none.
 */
export async function plannedInvoices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  texts: TextRepository,
  orders: readonly OrderToPick[],
  { settings, seller }: About,
): Promise<[PrintedList, ...PrintedList[]] | Problem> {
  const { en: t } = await texts.translators();
  const missing = [];
  const invoices: PrintedList[] = [];
  for (const { id, rows } of orders) {
    const stored = await readWholeOrder(db, id);
    if (!stored) continue;
    const ready = rows.filter((one) => one.ready > 0);
    const planned = {
      id: 0,
      order_id: id,
      carrier_number: '',
      parcels: [],
      gross_weight_g: null,
      sent_at: now(),
      rows: ready.map((one) => ({ order_row_id: one.row.id, quantity: one.ready })),
    };
    const order = { ...stored, consignments: [...stored.consignments, planned] };
    const customs = await customsOfOrder(db, order, settings);
    if (!customs) continue;
    missing.push(...missingOf(order, planned, customs));
    invoices.push(commercialInvoiceOf(order, planned, customs, { seller, t }));
  }
  const [first, ...others] = invoices;
  if (!first) return staysInUnion;
  const once = new Map(missing.map((one) => [`${one.Field} ${one.ArticleNumber}`, one]));
  return once.size > 0 ? withoutFacts([...once.values()]) : [first, ...others];
}
