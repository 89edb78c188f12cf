import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { queueEvent } from '#kit/queue/queue-webhooks.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { eansOf } from '#shop/articles/office/articles.server.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { piecesToInvoice } from '#shop/order-model/pieces-to-invoice.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { inSwedishOre } from '#shop/currency-rates/currency-rate.ts';
import { readRateOn } from '#shop/currency-rates/currency-rates.server.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import {
  isSentWholly,
  lockOrder,
  noteOrderInvoiced,
  readOrderToInvoice,
  sentOf,
  type WholeOrder,
} from '#shop/orders/invoicing.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { keepPdf } from '#shop/invoices/kept-pdf.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { summaryToWire } from './invoice-values.server.ts';
import * as store from './store.server.ts';
import { insertInvoice } from '#shop/invoices/new-invoice-number-store.server.ts';
import { readInvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

export async function invoicesOfOrder({ db, now }: Pick<Services, 'db' | 'now'>, orderId: number) {
  const order = await readOrderToInvoice(db, orderId);
  if (!order) return new Problem('not-found');
  const today = stockholmToday(now());
  const invoices = await store.readOfficeInvoices(db, { orderId, today }, { take: 100 });
  const left = await leftToInvoice(db, order);
  const customer = await readWholeCustomer(db, order.customer_id);
  return {
    Rows: invoices.map((row) => summaryToWire(row, today)),
    PiecesLeft: left.reduce((sum, { quantity }) => sum + quantity, 0),
    AmountLeft: oreToWire(left.reduce((sum, { quantity, row }) => sum + quantity * row.price, 0)),
    Draft: left.length > 0 && customer ? draftOf(order, left, { customer, today }) : null,
  };
}

type Left = Awaited<ReturnType<typeof leftToInvoice>>;
type WholeCustomer = NonNullable<Awaited<ReturnType<typeof readWholeCustomer>>>;

/** The invoice that `invoiceOrder` would make now. */
function draftOf(
  order: WholeOrder,
  left: Left,
  { customer, today }: { customer: WholeCustomer; today: string },
) {
  const { excludingVat, vat, total } = totalsOfInvoice(order, left);
  return {
    DueDate: addDays(today, customer.payment_days),
    Email: customer.email,
    NetAmount: oreToWire(excludingVat),
    VatAmount: oreToWire(vat),
    TotalAmount: oreToWire(total),
    Rows: left.map(({ row, quantity, vatRate }) => ({
      ArticleNumber: row.article_number,
      Description: row.description,
      Quantity: quantity,
      Price: oreToWire(row.price),
      VatRate: vatRate,
      TotalAmount: oreToWire(row.price * quantity),
    })),
  };
}

function totalsOfInvoice(order: WholeOrder, left: Left) {
  const priced = left.map(({ row, quantity, vatRate }) => ({ priceOre: row.price, quantity, vatRate }));
  return totalsOf(priced, order.vat_case);
}

/**
 * Returns what was sent and not invoiced, which is nothing of a test order: no number of an invoice is for it. By the VAT rate of the day of sending. Invoices by another system have no rows
 * here, so they count as complete.
 */
async function leftToInvoice(db: Db, order: WholeOrder) {
  if (isTestOrder(order.id) || !orderMay.invoice(order.status)) return [];
  const invoiced = await store.readInvoicedOfOrder(db, order.id);
  const periods = await readVatPeriods(db);
  return order.rows.flatMap((row) => {
    const sent = sentOf(order, row);
    const already = invoiced.get(row.id) ?? 0;
    const pieces = piecesToInvoice(row, { sent, invoiced: already, vatCase: order.vat_case, periods });
    return pieces.map(({ quantity, vatRate }) => ({ row, quantity, vatRate }));
  });
}

/** The order is locked, so that two concurrent requests create one invoice. */
export async function invoiceOrder(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { id, Mail, TotalAmount }: { id: number; Mail: boolean; TotalAmount?: number | undefined },
) {
  const mail = await prepareInvoiceMail(services, texts);
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const order = await lockOrder(trx, id);
    const customer = order && (await readWholeCustomer(trx, order.customer_id));
    if (!order || !customer) return new Problem('not-found');
    const left = await leftToInvoice(trx, order);
    if (left.length === 0) return nothingLeft;
    const totals = totalsOfInvoice(order, left);
    if (TotalAmount !== undefined && TotalAmount !== oreToWire(totals.total))
      return new Problem('changed-meanwhile');
    const today = stockholmToday(services.now());
    const vatSek = await vatInKronor(trx, order, totals.vat, deliveredOn(order, today));
    if (vatSek instanceof Problem) return vatSek;
    const eans = await eansOf(
      trx,
      left.flatMap(({ row }) => row.article_id ?? []),
    );
    const rows = left.map(({ row, quantity, vatRate }) => ({
      order_row_id: row.id,
      article_number: row.article_number,
      description: row.description,
      ean: (row.article_id === null ? undefined : eans.get(row.article_id)) ?? null,
      quantity,
      price: row.price,
      vat_rate: vatRate,
      total_amount: row.price * quantity,
    }));
    const number = await insertInvoice(
      trx,
      (number) => ({ ...valuesOf(order, customer, number, today, totals), vat_sek: vatSek }),
      rows,
    );
    const after = { OrderId: id, TotalAmount: oreToWire(totals.total) };
    note({ entity: 'invoice', id: number, action: 'create', before: null, after });
    await queueEvent(trx, services, 'invoice.created', {
      InvoiceNumber: number,
      ...after,
      PurchaseOrderNumber: order.purchase_order_number,
    });
    if (isSentWholly(order)) await noteOrderInvoiced(trx, services, note, order);
    const invoice = await readInvoiceWithNotes(trx, number);
    if (Mail && customer.email !== '' && invoice) await mail(trx, invoice, customer.email, 'first');
    return { Number: number };
  });
  if (done instanceof Problem) return done;
  await keepPdf(services, texts, done.Number);
  mailIsQueued();
  return done;
}

/**
 * Returns the Swedish VAT of an invoice in another currency in öre of kronor, at the rate of the day of delivery
 * (mervärdesskattelagen 17 kap. 29 §); null where there is none to tell, and a problem without a rate.
 */
async function vatInKronor(trx: Trx, { currency_code }: WholeOrder, vat: number, day: string) {
  if (currency_code === 'SEK' || vat === 0) return null;
  const rate = await readRateOn(trx, { currencyCode: currency_code, day });
  if (rate) return inSwedishOre(vat, rate);
  return new Problem('conflict', {
    detail: officeTextOf('officeProblem.noRate', { currency: currency_code, day }),
  });
}

function deliveredOn({ consignments }: WholeOrder, today: string): string {
  const sent = consignments.at(-1)?.sent_at;
  return sent ? stockholmToday(sent) : today;
}

/** The invoice keeps what the order and the customer say today. */
function valuesOf(
  order: WholeOrder,
  customer: WholeCustomer,
  number: number,
  today: string,
  { excludingVat, vat, total }: ReturnType<typeof totalsOf>,
) {
  return {
    invoice_number: number,
    customer_id: order.customer_id,
    order_id: order.id,
    invoice_date: today,
    payment_days: customer.payment_days,
    due_date: addDays(today, customer.payment_days),
    delivery_date: deliveredOn(order, today),
    vat_case: order.vat_case,
    currency_code: order.currency_code,
    language: order.language,
    net_amount: excludingVat,
    vat_amount: vat,
    total_amount: total,
    balance: total,
    ocr: ocrWithLength(String(number)),
    customer_number: customer.customer_number,
    purchase_order_number: order.purchase_order_number,
    buyer_name: order.customer_name,
    buyer_vat_number: order.customer_vat_number,
    buyer_address1: order.invoice_address1,
    buyer_address2: order.invoice_address2,
    buyer_zip_code: order.invoice_zip_code,
    buyer_city: order.invoice_city,
    buyer_country_code: order.invoice_country_code,
    buyer_contact_person: order.ordered_by || customer.contact_person,
    delivery_name: order.delivery_name,
    delivery_address1: order.delivery_address1,
    delivery_address2: order.delivery_address2,
    delivery_zip_code: order.delivery_zip_code,
    delivery_city: order.delivery_city,
    delivery_country_code: order.delivery_country_code,
    way_of_delivery_name: order.way_of_delivery_name,
  };
}

const nothingLeft = new Problem('conflict', {
  detail: officeTextOf('officeProblem.nothingToInvoice'),
});
