import { dateInFigures, shortMonth } from '#kit/text/short-dates.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import type { PrintedSheet, Fact } from '#shop/printing/sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import type { T } from '#shop/texts/text.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { madeInWords } from '#shop/orders/fulfilment/row-news.ts';
import { promiseOf } from '#shop/orders/row-texts.ts';
import { sumsOf } from './order-sums.server.ts';

type Row = WholeOrder['rows'][number];
/** `today` is the day in Sweden. */
type Printed = { seller: Seller; t: T; today: string };

/** Lays out an order like an invoice: what was ordered, the amounts, and the current shortages. */
export function orderSheetOf(
  order: WholeOrder,
  customerNumber: string,
  { seller, t, today }: Printed,
): PrintedSheet {
  const number = order.id;
  return {
    language: order.language,
    title: t('orders.documentTitle', { number }),
    heading: t('orders.confirmationHeading'),
    sellerName: seller.name,
    notes: orderIs.cancelled(order.status) ? [cancelled(order, t)] : [],
    stamp: '',
    box: [
      [t('orders.number'), String(number)],
      [t('orders.date'), dateInFigures(order.created_at, order.language)],
      [t('invoice.customerNumber'), customerNumber],
      [t('orders.deliveryWeek'), weekOf(order, t)],
      [
        t('orders.total', { currency: order.currency_code }),
        amountInWords(order.total_amount, order.language),
      ],
    ],
    buyer: { label: t('invoice.buyer'), lines: buyerOf(order, seller) },
    delivery: { label: t('invoice.deliveryAddress'), lines: deliveryOf(order, seller) },
    references: referencesOf(order, t),
    columns: {
      number: t('invoice.articleNumber'),
      description: t('invoice.description'),
      quantity: t('invoice.quantity'),
      price: t('invoice.unitPrice'),
      vatRate: t('invoice.vatPercent'),
      amount: `${t('invoice.amount')} ${order.currency_code}`,
    },
    rows: order.rows.map((row) => ({
      number: row.article_number,
      description: row.description,
      ean: wordsOn(row, order, { t, today }),
      quantity: `${row.quantity} ${t('invoice.unitPiece')}`,
      price: amountInWords(row.price, order.language),
      vatRate: String(row.vat_rate),
      amount: amountInWords(row.total_amount, order.language),
    })),
    sums: sumsOf(order, t),
    foot: footOf(seller, order.language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

function cancelled({ cancelled_at: at, language }: WholeOrder, t: T): string {
  return at ? t('orders.cancelledOn', { date: dateInFigures(at, language) }) : t('orders.cancelled');
}

export function weekOf(
  { delivery_year: year, delivery_week: week }: Pick<WholeOrder, 'delivery_year' | 'delivery_week'>,
  t: T,
): string {
  return year === null || week === null
    ? t('mail.order.asSoonAsPossible')
    : t('checkout.weekOfYear', { week, year });
}

/** The address of the invoice on the paper of an order, with its country where that is not the maker's. */
export function buyerOf(order: WholeOrder, seller: Pick<Seller, 'countryCode'>): string[] {
  const { invoice_country_code: country, invoice_zip_code: zipCode, invoice_city: city } = order;
  return [
    order.customer_name,
    order.invoice_address1,
    order.invoice_address2,
    ...townAndCountry({ country, zipCode, city }, order.language, seller.countryCode),
  ].filter((line) => line !== '');
}

/** The address on the paper of an order, with its country where that is not the maker's. */
export function deliveryOf(
  order: Omit<
    WholeOrder,
    'rows' | 'consignments' | 'tracking_template' | 'transport_days' | 'parcel_pattern' | 'way_names'
  >,
  seller: Pick<Seller, 'countryCode'>,
): string[] {
  const { delivery_country_code: country, delivery_zip_code: zipCode, delivery_city: city } = order;
  return [
    order.delivery_name,
    order.delivery_contact_person,
    order.delivery_address1,
    order.delivery_address2,
    ...townAndCountry({ country, zipCode, city }, order.language, seller.countryCode),
  ].filter((line) => line !== '');
}

function referencesOf(order: WholeOrder, t: T): Fact[][] {
  const columns: Fact[][] = [
    [
      [t('invoice.yourOrderNumber'), order.purchase_order_number],
      [t('invoice.yourVatNumber'), order.customer_vat_number ?? ''],
      [t('orders.message'), order.order_info_text.replace(/\s*\n\s*/g, ' · ')],
    ],
    [
      [t('invoice.wayOfDelivery'), order.way_of_delivery_name],
      [t('checkout.carrierAccount'), order.carrier_account],
      [t('mail.order.partialDelivery'), t(order.partial_delivery ? 'general.yes' : 'general.no')],
    ],
  ];
  return columns.map((facts) => facts.filter(([, value]) => value !== ''));
}

/** The cancelled or missing quantity of a row, shown in the line below it. */
function wordsOn(row: Row, { language }: WholeOrder, { t, today }: Omit<Printed, 'seller'>): string {
  const { quantity, quantity_short: short, quantity_cancelled: gone } = row;
  const { date, month, text } = promiseOf(row, language, today);
  const when = date ? dateInFigures(date, language) : month && shortMonth(month, language);
  const isShort = short > 0 && leftOf(row) > 0;
  return [
    gone > 0 && `${t('orders.cancelledHeading')}: ${gone}`,
    isShort && text !== '' && madeInWords(text, { short, quantity }, t),
    isShort && text === '' && t('orders.shortOf', { short, quantity }),
    isShort && text === '' && when && t('orders.expected', { date: when }),
  ]
    .filter(Boolean)
    .join(', ');
}
