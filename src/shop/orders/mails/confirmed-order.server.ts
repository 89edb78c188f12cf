import { stockholmToday } from '#kit/text/dates.ts';
import { dateInFigures, shortMonth } from '#kit/text/short-dates.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { nameIn } from '#kit/text/names.ts';
import type { MailColours } from '#kit/mail/mail-page.server.ts';
import { plural, type T } from '#shop/texts/text.ts';
import { partsInWords, wholeInWords } from '#shop/delivery-forecast/forecast-words.ts';
import { addressLines } from './address-lines.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import { madeInWords } from '#shop/orders/fulfilment/row-news.ts';
import type { Addition, OrderDraft, OrderForecast } from '#shop/orders/order-draft.ts';

/** Everything from which the mails of an order are rendered. It is stored as JSON, in which `at` is a string. */
export type Facts = {
  number: number;
  order: Omit<
    OrderDraft,
    'at' | 'purchaseOrderNumber' | 'carrierAccount' | 'deliveryGln' | 'forecast' | 'addition' | 'held'
  > & {
    at: string;
    /** A mail queued by a version that held no order has none. */
    held?: OrderDraft['held'];
    addition?: Omit<Addition, 'message' | 'number' | 'isReleased'> & { message?: string };
    purchaseOrderNumber?: string;
    carrierAccount?: string;
    forecast?: OrderForecast;
  };
};

export type Writer = {
  language: Language;
  shop: string;
  colours: MailColours;
  t: T;
  publicUrl: string;
  subject: string;
};

/** Amounts in öre; texts line by line as they are shown. */
export type ConfirmedOrder = {
  number: number;
  date: string;
  currencyCode: string;
  rows: readonly {
    articleNumber: string;
    description: string;
    quantity: number;
    /** What tells a row from the others, before its number; '' for nothing. */
    mark: string;
    /** A note about the missing pieces; '' when none are missing. */
    short: string;
    priceOre: number;
    totalOre: number;
  }[];
  excludingVat: number;
  vat: number;
  total: number;
  /** Labels with their lines, in display order. */
  facts: readonly { label: string; lines: readonly string[] }[];
};

export function confirmedOrder(
  { number, order }: Facts,
  { language, t }: Writer,
  labels: { purchaseOrder: string; carrierAccount: string; message: string },
): ConfirmedOrder {
  const { week, buyer, deliverTo, addition } = order;
  const weekText = week ? t('checkout.weekOfYear', { ...week }) : t('mail.order.asSoonAsPossible');
  return {
    ...order,
    number,
    date: t(addition ? 'mail.orderExtended.date' : 'mail.order.received', {
      date: dateInFigures(order.at, language),
    }),
    rows: [...(addition?.earlier ?? []), ...order.rows].map((row, place) => ({
      ...row,
      mark:
        addition && place >= addition.earlier.length && !isFeeOf(row) ? t('mail.orderExtended.newRow') : '',
      description: inLanguage(language, row.nameSv, row.nameEn),
      short: shortInWords(row, language, t),
    })),
    facts: factsOf([
      // A mail queued by a version without the field does not have it.
      [t('orders.orderedBy'), order.orderer ? [order.orderer.name] : []],
      [labels.purchaseOrder, order.purchaseOrderNumber ? [order.purchaseOrderNumber] : []],
      [t('mail.order.wayOfDelivery'), [nameIn(language, order.wayOfDelivery)]],
      [labels.carrierAccount, order.carrierAccount ? [order.carrierAccount] : []],
      [t('mail.order.deliveryWeek'), [weekText]],
      [t('mail.order.partialDelivery'), [t(order.partialDelivery ? 'general.yes' : 'general.no')]],
      [t('mail.order.forecast'), forecastLines(order, { t, language })],
      [t('mail.order.deliveryAddress'), addressLines(deliverTo, language)],
      [t('mail.order.invoiceAddress'), addressLines(buyer.invoiceTo, language)],
      [labels.message, [newMessageOf(order)].filter((line) => line !== '')],
    ]),
  };
}

/** Rows of a mail that was queued by a version without fees have no kind. */
export function isFeeOf({ kind = 'article' }: Partial<OrderedRow>): boolean {
  return isFee({ kind });
}

/** The mail of an addition tells what is new; one queued by a version that did not tells all. */
function newMessageOf({ addition, message }: Facts['order']): string {
  return addition?.message ?? message;
}

/** A mail queued by a version without forecasts has none. */
function forecastLines(
  { forecast, partialDelivery, at }: Facts['order'],
  { t, language }: Pick<Writer, 't' | 'language'>,
): string[] {
  if (!forecast) return [];
  // That nothing has a date stands at its rows.
  if (forecast.deliveries.every(({ week }) => week === null)) return [];
  const deliveries = forecast.deliveries.map(({ week, rows, rests }) => ({
    Week: week,
    Rows: rows,
    Rests: rests,
  }));
  const inWords = partialDelivery ? partsInWords : wholeInWords;
  return [inWords(deliveries, { t, language, today: stockholmToday(new Date(at)) }), t('forecast.estimate')];
}

/** Describes the missing quantity and the promise made about it. */
function shortInWords(
  row: Partial<OrderedRow> & Pick<OrderedRow, 'quantity'>,
  language: Language,
  t: T,
): string {
  const { quantityShort: count = 0, promisedDate, promisedText } = row;
  if (count === 0) return '';
  if (promisedText) return madeInWords(promisedText, { short: count, quantity: row.quantity }, t);
  const words = plural(t, 'mail.order.short', count);
  const promised = promisedDate ? t('orders.expected', { date: shortMonth(promisedDate, language) }) : '';
  return [words, promised].filter(Boolean).join(', ');
}

export function factsOf(facts: readonly (readonly [label: string, lines: readonly string[]])[]) {
  return facts.filter(([, lines]) => lines.length > 0).map(([label, lines]) => ({ label, lines }));
}
