import type { RowKind } from '../src/shop/order-model/row-kind.ts';
import type { WholeInvoice } from '../src/shop/invoices/store.server.ts';

/** A row of an invoice with its price and sum in öre, and the rate of VAT in percent. */
export function invoiceRow(place: number, quantity: number, price: number, vat_rate = 25) {
  return {
    id: place,
    invoice_id: 1,
    row_number: place,
    order_row_id: null,
    of_order: null,
    of_kind: null as RowKind | null,
    credits_row_id: null,
    article_number: `1010${place}`,
    description: `Bricka <${place}> & "co"`,
    ean: '9521234402022',
    quantity,
    price,
    vat_rate,
    total_amount: quantity * price,
  };
}

/** A domestic, unpaid invoice of these rows, whose VAT in öre was computed once per rate on their sum. */
export function invoiceOf(
  rows: ReturnType<typeof invoiceRow>[],
  vat: number,
  changes: Partial<WholeInvoice> = {},
): WholeInvoice {
  const net = rows.reduce((sum, { total_amount }) => sum + total_amount, 0);
  return {
    id: 1,
    invoice_number: 100457,
    customer_id: 1,
    order_id: 20451,
    customer_number: '1001',
    invoice_date: '2026-10-21',
    due_date: '2026-11-20',
    payment_days: 30,
    delivery_date: '2026-10-20',
    is_paid: false,
    paid_date: null,
    is_annulled: false,
    credits_invoice_number: null,
    credited_date: null,
    vat_case: 'domestic',
    currency_code: 'SEK',
    ocr: '10045789',
    language: 'sv',
    net_amount: net,
    vat_amount: vat,
    total_amount: net + vat,
    balance: net + vat,
    late_costs: 0,
    buyer_name: 'Butiken',
    buyer_address1: 'Gatan 1',
    buyer_address2: '',
    buyer_zip_code: '11418',
    buyer_city: 'Stockholm',
    buyer_country_code: 'SE',
    buyer_vat_number: 'SE559900001401',
    buyer_contact_person: 'Anna Exempel',
    buyer_reference: '',
    delivery_gln: '',
    way_of_delivery_name: 'PostNord',
    pdf_key: null,
    vat_per_rate: null,
    vat_sek: null,
    purchase_order_number: '',
    delivery_name: 'Lagret',
    delivery_address1: 'Vägen 2',
    delivery_address2: '',
    delivery_zip_code: '41101',
    delivery_city: 'Göteborg',
    delivery_country_code: 'SE',
    rows,
    ...changes,
  };
}
