import type { Insertable } from 'kysely';
import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays } from '#kit/text/dates.ts';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { parseLanguage, type Language } from '#kit/text/language.ts';
import { readWholeCustomer, type WholeCustomerRow } from '#shop/customers/customers.server.ts';
import { buyerReferenceOf, invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { vatCase, type VatCase } from '#shop/order-model/vat-case.ts';
import { piecesToInvoice } from '#shop/order-model/pieces-to-invoice.ts';
import { vatPercentsToChoose, type VatPeriod } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import { readOrderToInvoice, sentOf } from '#shop/orders/invoicing.server.ts';
import { isSettled } from '#shop/invoices/payments/payments.ts';
import { textOf } from '#shop/texts/language-table.ts';

/** Amounts are öre, those of a credit note 0 or below. */
type Told = {
  /** Means `invoice` unless it is `credit`. */
  type?: string | undefined;
  order_no?: number | undefined;
  invoice_date?: string | undefined;
  due_date?: string | undefined;
  payment_days?: number | undefined;
  currency?: string | undefined;
  net?: number | undefined;
  vat?: number | undefined;
  rounding?: number | undefined;
  balance?: number | undefined;
  paid_date?: string | undefined;
  annulled?: boolean | undefined;
  credits_invoice_no?: number | undefined;
  ocr?: string | undefined;
};
type Row = Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>;

/**
 * The buyer and the delivery are those that the shop currently has. The rows are the order's if they add up to the
 * invoice's sum.
 */
export async function importedInvoice(
  trx: Trx,
  number: number,
  customerId: number,
  report: Told,
): Promise<{ invoice: Insertable<Tables['invoice']>; rows: Row[]; email: string }> {
  const customer = await readWholeCustomer(trx, customerId);
  if (!customer) throw new Error(`customer ${customerId} went away while invoices were read`);
  const found = report.order_no === undefined ? undefined : await readOrderToInvoice(trx, report.order_no);
  const order = found?.customer_id === customerId ? found : undefined;
  const isCredit = report.type === 'credit';
  const { net = 0, vat = 0, rounding = 0, balance } = report;
  const total = net + vat + rounding;
  const days = report.payment_days ?? customer.payment_days;
  const day = report.invoice_date ?? '';
  const isPaid = balance === undefined ? report.paid_date !== undefined : isSettled(isCredit, balance);
  const owed = balance ?? (isPaid ? 0 : total);
  const language = parseLanguage(customer.language);
  const periods = await readVatPeriods(trx);
  const rates = [...vatPercentsToChoose(day, periods), 0];
  return {
    email: invoiceEmailOf(customer),
    invoice: {
      invoice_number: number,
      customer_id: customerId,
      order_id: order?.id ?? null,
      invoice_date: day,
      payment_days: days,
      due_date: report.due_date ?? addDays(day, days),
      is_paid: isPaid && report.annulled !== true,
      paid_date: (isPaid && report.paid_date) || null,
      is_annulled: report.annulled ?? false,
      credits_invoice_number: report.credits_invoice_no ?? null,
      vat_case: vat === 0 ? (order?.vat_case ?? (await usualVatCase(trx, customer))) : 'domestic',
      currency_code: report.currency ?? customer.currency_code,
      language,
      net_amount: net,
      vat_amount: vat,
      total_amount: total,
      balance: owed,
      ocr: report.ocr ?? ocrWithLength(String(number)),
      customer_number: customer.customer_number,
      buyer_name: customer.name,
      buyer_vat_number: customer.vat_number,
      buyer_address1: customer.invoice_address1,
      buyer_address2: customer.invoice_address2,
      buyer_zip_code: customer.invoice_zip_code,
      buyer_city: customer.invoice_city,
      buyer_country_code: customer.invoice_country_code,
      buyer_contact_person: customer.contact_person,
      buyer_reference: buyerReferenceOf(customer),
      ...(order && {
        purchase_order_number: order.purchase_order_number,
        delivery_name: order.delivery_name,
        delivery_address1: order.delivery_address1,
        delivery_address2: order.delivery_address2,
        delivery_zip_code: order.delivery_zip_code,
        delivery_city: order.delivery_city,
        delivery_country_code: order.delivery_country_code,
        delivery_gln: order.delivery_gln,
        way_of_delivery_name: order.way_of_delivery_name,
      }),
    },
    rows: (order && !isCredit && rowsOfOrder(order, net, periods)) || [
      wholeRow(number, { net, vat, rates }, language),
    ],
  };
}

/** The file does not tell where the goods went, so they went where the customer's goods go. */
async function usualVatCase(trx: Trx, customer: WholeCustomerRow): Promise<VatCase> {
  const [usual] = await chosenAddresses(trx, [{ customerId: customer.id, id: undefined }]);
  return vatCase({
    vatNumber: customer.vat_number,
    destination: {
      countryCode: usual?.country_code ?? customer.invoice_country_code,
      zipCode: usual?.zip_code ?? customer.invoice_zip_code,
    },
    collected: false,
  });
}

type Order = NonNullable<Awaited<ReturnType<typeof readOrderToInvoice>>>;

/** What is not sent yet, or went with no consignment, has the rate that it was ordered at. */
function rowsOfOrder(order: Order, net: number, periods: readonly VatPeriod[]): Row[] | undefined {
  const { rows, vat_case: theCase } = order;
  if (rows.reduce((sum, row) => sum + row.total_amount, 0) !== net) return undefined;
  return rows.flatMap((row) => {
    const whole = { vat_rate: row.vat_rate, vat_code: row.vat_code, quantity_delivered: row.quantity };
    const sent = sentOf(order, row);
    const pieces = piecesToInvoice(whole, { sent, invoiced: new Map(), vatCase: theCase, periods });
    return pieces.map(({ quantity, vatRate }) => ({
      order_row_id: row.id,
      credits_row_id: null,
      ean: null,
      article_number: row.article_number,
      description: row.description,
      quantity,
      price: row.price,
      vat_rate: vatRate,
      total_amount: row.price * quantity,
    }));
  });
}

/** The file has no rows: one row represents the sum, at the closest VAT rate. */
function wholeRow(
  number: number,
  { net, vat, rates }: { net: number; vat: number; rates: readonly number[] },
  language: Language,
): Row {
  const percent = net === 0 ? 0 : (100 * vat) / net;
  const vat_rate = rates.reduce((best, rate) =>
    Math.abs(rate - percent) < Math.abs(best - percent) ? rate : best,
  );
  return {
    order_row_id: null,
    credits_row_id: null,
    ean: null,
    article_number: '',
    description: textOf('invoice.accordingTo', { number })(language),
    quantity: net < 0 ? -1 : 1,
    price: Math.abs(net),
    vat_rate,
    total_amount: net,
  };
}
