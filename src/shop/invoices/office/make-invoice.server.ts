import type { Db, Trx } from '#kit/database/db.server.ts';
import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays, pressDate, stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { queueEvent } from '#kit/queue/queue-webhooks.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { eansOf } from '#shop/articles/office/articles.server.ts';
import { inSwedishOre } from '#shop/currency-rates/currency-rate.ts';
import { readRateOn } from '#shop/currency-rates/currency-rates.server.ts';
import { buyerReferenceOf, invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import type { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { readInvoicedAmounts, type Invoiced } from '#shop/orders/invoiced/invoiced.server.ts';
import { insertInvoice } from '#shop/invoices/new-invoice-number-store.server.ts';
import type { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { discountOfInvoice, discountPerRate } from '#shop/order-model/change/discount.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { piecesOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { piecesToInvoice } from '#shop/order-model/pieces-to-invoice.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { isSentWholly, noteOrderInvoiced, sentOf, type WholeOrder } from '#shop/orders/invoicing.server.ts';
import type { Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';

export type WholeCustomer = NonNullable<Awaited<ReturnType<typeof readWholeCustomer>>>;
export type Left = Awaited<ReturnType<typeof leftToInvoice>>;
/** An order, with what of it the invoice charges. */
export type Part = {
  order: WholeOrder;
  left: Left;
  /** What was sent later is not of this invoice. */
  until?: string;
};

/**
 * Returns what was sent until a day, or at all, and is not invoiced, which is nothing of a test order: no number of an
 * invoice is for it. By the VAT rate of the day of sending. Invoices by another system have no rows here, so they count
 * as complete.
 */
export async function leftToInvoice(db: Db, order: WholeOrder, until?: string) {
  if (isTestOrder(order.id) || !orderMay.invoice(order.status)) return [];
  const [invoiced, periods] = await Promise.all([readInvoicedAmounts(db, [order.id]), readVatPeriods(db)]);
  const left = order.rows.flatMap((row) => {
    const all = sentOf(order, row);
    const sent = until === undefined ? all : all.filter(({ day }) => day <= until);
    const later = all.filter((one) => !sent.includes(one)).reduce((sum, { quantity }) => sum + quantity, 0);
    // What is taken off goes by value, below.
    const already = row.kind === 'discount' ? undefined : invoiced.get(row.id)?.perRate;
    const pieces = piecesToInvoice(
      { ...row, quantity_delivered: row.quantity_delivered - later },
      { sent, invoiced: already ?? new Map(), vatCase: order.vat_case, periods },
    );
    return pieces.map(({ quantity, vatRate }) => ({ row, quantity, vatRate, price: row.price }));
  });
  return withDiscounts(order, left, invoiced);
}

type LeftRow = { row: WholeOrder['rows'][number]; quantity: number; vatRate: number; price: number };

/** Of a discount, what goes with the goods of its rate that are left, by value and at the rates of their days of sending. */
function withDiscounts(
  { rows }: WholeOrder,
  left: readonly LeftRow[],
  invoiced: ReadonlyMap<number, Invoiced>,
): LeftRow[] {
  return left.flatMap((one) => {
    const { kind, id, price: whole, vat_rate } = one.row;
    if (kind !== 'discount') return [one];
    const goods = rows.filter((row) => !isFee(row) && row.vat_rate === vat_rate);
    const now = left
      .filter(({ row }) => goods.includes(row))
      .map(({ quantity, price: each, vatRate }) => ({ vatRate, ore: quantity * each }));
    const price = discountOfInvoice(
      { whole, given: invoiced.get(id)?.ore ?? 0 },
      {
        whole: goods.reduce((sum, row) => sum + row.price * piecesOf(row), 0),
        before: goods.reduce((sum, row) => sum + row.price * (invoiced.get(row.id)?.quantity ?? 0), 0),
        now: now.reduce((sum, { ore }) => sum + ore, 0),
      },
    );
    if (price === 0) return [];
    return discountPerRate(price, now).map(({ vatRate, ore }) => ({ ...one, vatRate, price: ore }));
  });
}

/** All parts are of one VAT case. */
export function totalsOfParts(parts: readonly Part[]) {
  const priced = parts.flatMap(({ left }) =>
    left.map(({ price, quantity, vatRate }) => ({ priceOre: price, quantity, vatRate })),
  );
  return totalsOf(priced, parts[0]!.order.vat_case);
}

type Making = {
  /** At least one; all of one customer, currency, VAT case and delivery address, and locked. */
  parts: readonly Part[];
  customer: WholeCustomer;
  /** The mail that goes with the invoice; undefined for none. */
  mail: Awaited<ReturnType<typeof prepareInvoiceMail>> | undefined;
};

/** Makes an invoice of what is left of orders. The problem is that a currency rate is missing. */
export async function makeInvoice(
  trx: Trx,
  services: Pick<Services, 'env' | 'now'>,
  note: Note,
  { parts, customer, mail }: Making,
): Promise<number | Problem> {
  const totals = totalsOfParts(parts);
  const today = stockholmToday(services.now());
  const vatSek = await vatInKronor(trx, parts, totals.vat, today);
  if (vatSek instanceof Problem) return vatSek;
  const invoice = await insertInvoice(
    trx,
    (next) => ({ ...valuesOf(parts, customer, next, today, totals), vat_sek: vatSek }),
    await rowsOf(trx, parts),
  );
  const number = invoice.invoice_number;
  const [{ order }] = parts as [Part];
  const after = {
    ...(parts.length === 1 && { OrderId: order.id }),
    TotalAmount: oreToWire(totals.total),
  };
  note({ entity: 'invoice', id: number, action: 'create', before: null, after });
  await queueEvent(trx, services, 'invoice.created', {
    InvoiceNumber: number,
    ...after,
    PurchaseOrderNumber: sameOf(parts, 'purchase_order_number'),
  });
  for (const one of parts)
    if (isSentWholly(one.order) && one.left.length > 0 && (await isInvoicedWholly(trx, one)))
      await noteOrderInvoiced(trx, services, note, one.order);
  const email = invoiceEmailOf(customer);
  if (mail && email !== '') await mail(trx, invoice, email, 'first');
  return number;
}

/** An invoice without a last day is of all that was sent. */
async function isInvoicedWholly(trx: Trx, { order, until }: Part): Promise<boolean> {
  return until === undefined || (await leftToInvoice(trx, order)).length === 0;
}

async function rowsOf(trx: Trx, parts: readonly Part[]) {
  const left = parts.flatMap((part) => part.left);
  const eans = await eansOf(
    trx,
    left.flatMap(({ row }) => row.article_id ?? []),
  );
  return left.map(({ row, quantity, vatRate, price }) => ({
    order_row_id: row.id,
    article_number: row.article_number,
    description: row.description,
    ean: (row.article_id === null ? undefined : eans.get(row.article_id)) ?? null,
    quantity,
    price,
    vat_rate: vatRate,
    total_amount: price * quantity,
  }));
}

/**
 * Returns the Swedish VAT of an invoice in another currency in öre of kronor, at the rate of the day of delivery
 * (mervärdesskattelagen 17 kap. 29 §); null where there is none to tell, and a problem without a rate.
 */
export async function vatInKronor(trx: Db, parts: readonly Part[], vat: number, today: string) {
  const { currency_code: currency } = parts[0]!.order;
  if (currency === 'SEK' || vat === 0) return null;
  const day = deliveredOn(parts, today);
  const rate = await readRateOn(trx, { currencyCode: currency, day });
  if (rate) return inSwedishOre(vat, rate);
  return new Problem('conflict', {
    detail: (language) =>
      officeTextOf('officeProblem.noRate', { currency, day: pressDate(day, language) })(language),
  });
}

/** The day on which the latest of the goods were sent. */
export function deliveredOn(parts: readonly Part[], today: string): string {
  const days = parts.flatMap(({ order: { consignments }, until }) =>
    consignments
      .map(({ sent_at }) => stockholmToday(sent_at))
      .filter((day) => until === undefined || day <= until),
  );
  return days.toSorted().at(-1) ?? today;
}

type SameOf = 'purchase_order_number' | 'way_of_delivery_name' | 'ordered_by';

/** What all orders say alike; '' where they differ. */
function sameOf(parts: readonly Part[], name: SameOf): string {
  const [first = '', ...others] = new Set(parts.map(({ order }) => order[name]));
  return others.length > 0 ? '' : first;
}

/** The invoice keeps what the newest of the orders and the customer say today. */
function valuesOf(
  parts: readonly Part[],
  customer: WholeCustomer,
  number: number,
  today: string,
  { excludingVat, vat, total }: ReturnType<typeof totalsOfParts>,
) {
  const { order } = parts.at(-1)!;
  return {
    invoice_number: number,
    customer_id: order.customer_id,
    order_id: parts.length === 1 ? order.id : null,
    invoice_date: today,
    payment_days: customer.payment_days,
    due_date: addDays(today, customer.payment_days),
    delivery_date: deliveredOn(parts, today),
    vat_case: order.vat_case,
    currency_code: order.currency_code,
    language: order.language,
    net_amount: excludingVat,
    vat_amount: vat,
    total_amount: total,
    balance: total,
    ocr: ocrWithLength(String(number)),
    customer_number: customer.customer_number,
    purchase_order_number: sameOf(parts, 'purchase_order_number'),
    buyer_name: order.customer_name,
    buyer_vat_number: order.customer_vat_number,
    buyer_address1: order.invoice_address1,
    buyer_address2: order.invoice_address2,
    buyer_zip_code: order.invoice_zip_code,
    buyer_city: order.invoice_city,
    buyer_country_code: order.invoice_country_code,
    buyer_reference: buyerReferenceOf(customer, sameOf(parts, 'ordered_by')),
    buyer_contact_person: sameOf(parts, 'ordered_by') || customer.contact_person,
    delivery_name: order.delivery_name,
    delivery_address1: order.delivery_address1,
    delivery_address2: order.delivery_address2,
    delivery_zip_code: order.delivery_zip_code,
    delivery_city: order.delivery_city,
    delivery_country_code: order.delivery_country_code,
    delivery_gln: order.delivery_gln,
    way_of_delivery_name: sameOf(parts, 'way_of_delivery_name'),
  };
}
