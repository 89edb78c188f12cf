import type { Env } from '#kit/process/env.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { dateInFigures, shortMonth } from '#kit/text/short-dates.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import type { MailColours } from '#kit/mail/mail-page.server.ts';
import type { MailWriters, QueuedMail, WrittenMail } from '#kit/mail/outbox.server.ts';
import { formatZipCode } from '#kit/text/zip-code.ts';
import { countryName } from '#shop/texts/countries.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import { shopNameOf } from '#shop/settings/settings.server.ts';
import { plural } from '#shop/texts/text.ts';
import type { T } from '#shop/texts/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { confirmationMail } from './order-confirmation.server.ts';
import type { ConfirmedOrder } from './order-confirmation.server.ts';
import { hasShortage } from '#shop/orders/order-draft.ts';
import { partsInWords, wholeInWords } from '#shop/delivery-forecast/forecast-words.ts';
import type { Address, OrderDraft, EarlierRow, OrderForecast } from '#shop/orders/order-draft.ts';

/** Everything from which the mails of an order are rendered. It is stored as JSON, in which `at` is a string. */
type Facts = {
  number: number;
  order: Omit<OrderDraft, 'at' | 'purchaseOrderNumber' | 'forecast'> & {
    at: string;
    purchaseOrderNumber?: string;
    forecast?: OrderForecast;
  };
};

const toCustomer = 'order: to the customer';
const toMaker = 'order: to the maker';

/**
 * Reads the necessary texts, and returns a function that queues the mails of an order: to the customer and to the
 * maker, both in the customer's language. They are rendered when they are sent, see docs/decisions/0030.
 */
export async function prepareOrderMails(
  { mailOrdersTo }: Env,
  texts: TextRepository,
): Promise<(number: number, order: OrderDraft) => QueuedMail[]> {
  const translators = await texts.translators();
  return (number, order) => {
    const { email, language, invoiceTo } = order.buyer;
    const t = translators[language];
    const facts = JSON.stringify({ number, order });
    const customers = {
      name: `order-${number}.${order.addition ? `extended-${order.addition.firstRowNumber}` : 'confirmation'}`,
      to: email,
      replyTo: mailOrdersTo,
      subject: t(order.addition ? 'mail.orderExtended.subject' : 'mail.order.subject', { number }),
      writer: toCustomer,
      facts,
    };
    const makers = {
      name: `order-${number}.maker${order.addition ? `-extended-${order.addition.firstRowNumber}` : ''}`,
      to: mailOrdersTo,
      replyTo: email || undefined,
      subject: t(order.addition ? 'mail.makerOrderExtended.subject' : 'mail.makerOrder.subject', {
        number,
        customer: invoiceTo.name,
      }),
      writer: toMaker,
      facts,
    };
    return email === '' ? [makers] : [customers, makers];
  };
}

type Writer = {
  language: Language;
  shop: string;
  colours: MailColours;
  t: T;
  publicUrl: string;
  subject: string;
};

export function orderMailWriters({ publicUrl }: Env, texts: TextRepository): MailWriters {
  const writtenBy =
    (write: (facts: Facts, writer: Writer) => WrittenMail) => async (json: string, subject: string) => {
      const facts = JSON.parse(json) as Facts;
      const { language } = facts.order.buyer;
      const [settings, translators] = await Promise.all([texts.settings(), texts.translators()]);
      const about = { shop: shopNameOf(settings), colours: mailColoursOf(settings), publicUrl };
      return write(facts, { ...about, language, subject, t: translators[language] });
    };
  return new Map([
    [toCustomer, writtenBy(customersMail)],
    [toMaker, writtenBy(makersMail)],
  ]);
}

function customersMail({ number, order }: Facts, writer: Writer): WrittenMail {
  const { t, publicUrl, shop } = writer;
  const { invoiceTo } = order.buyer;
  const name = invoiceTo.contact_person || invoiceTo.name;
  const opening = [t('mail.greeting', { name }), introOf({ number, order }, t), ...shortage(order, t)];
  const ending = [
    t('mail.order.seeOrders', { url: `${publicUrl}/orders` }),
    t('mail.order.terms', { url: `${publicUrl}/koepvillkor` }),
    t('mail.footer'),
    `${t('mail.signature')}\n${shop}`,
  ];
  const shown = confirmedOrder({ number, order }, writer, {
    purchaseOrder: t('mail.order.purchaseOrder'),
    message: t('mail.order.message'),
  });
  return confirmationMail(shown, { ...writer, opening, ending });
}

function makersMail({ number, order }: Facts, writer: Writer): WrittenMail {
  const { t } = writer;
  const { email, telephone, invoiceTo, ...buyer } = order.buyer;
  const who = { customer: invoiceTo.name, customerNumber: buyer.number };
  const count = order.rows.length;
  const extended = count === 1 ? 'mail.makerOrderExtended.intro.one' : 'mail.makerOrderExtended.intro.other';
  const intro = order.addition ? t(extended, { ...who, number, n: count }) : t('mail.makerOrder.intro', who);
  const opening = [intro, ...shortage(order, t)];
  const shown = confirmedOrder({ number, order }, writer, {
    purchaseOrder: t('mail.makerOrder.purchaseOrder'),
    message: t('mail.makerOrder.message'),
  });
  const contact = [invoiceTo.contact_person, email, telephone].filter((line) => line !== '');
  const facts = [...shown.facts, ...factsOf([[t('mail.makerOrder.contact'), contact]])];
  return confirmationMail({ ...shown, facts }, { ...writer, opening, ending: [] });
}

function introOf({ number, order }: Facts, t: T): string {
  if (!order.addition) return t('mail.order.intro', { number });
  const n = order.rows.length;
  return t(n === 1 ? 'mail.orderExtended.intro.one' : 'mail.orderExtended.intro.other', { number, n });
}

function shortage(order: Facts['order'], t: T): string[] {
  return hasShortage(order) ? [t('mail.order.shortage')] : [];
}

function confirmedOrder(
  { number, order }: Facts,
  { language, t }: Writer,
  labels: { purchaseOrder: string; message: string },
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
      mark: addition && place >= addition.earlier.length ? t('mail.orderExtended.newRow') : '',
      description: inLanguage(language, row.nameSv, row.nameEn),
      short: shortOf(row, language, t),
    })),
    facts: factsOf([
      // A mail queued by a version without the field does not have it.
      [labels.purchaseOrder, order.purchaseOrderNumber ? [order.purchaseOrderNumber] : []],
      [
        t('mail.order.wayOfDelivery'),
        [inLanguage(language, order.wayOfDelivery.name_sv, order.wayOfDelivery.name_en)],
      ],
      [t('mail.order.deliveryWeek'), [weekText]],
      [t('mail.order.partialDelivery'), [t(order.partialDelivery ? 'general.yes' : 'general.no')]],
      [t('mail.order.forecast'), forecastLines(order, { t, language })],
      [t('mail.order.deliveryAddress'), linesOf(deliverTo, language)],
      [t('mail.order.invoiceAddress'), linesOf(buyer.invoiceTo, language)],
      [labels.message, order.message === '' ? [] : [order.message]],
    ]),
  };
}

/** A mail queued by a version without forecasts has none. */
function forecastLines(
  { forecast, partialDelivery, at }: Facts['order'],
  { t, language }: Pick<Writer, 't' | 'language'>,
): string[] {
  if (!forecast) return [];
  const deliveries = forecast.deliveries.map(({ week, rows }) => ({ Week: week, Rows: rows }));
  const inWords = partialDelivery ? partsInWords : wholeInWords;
  return [inWords(deliveries, { t, language, today: stockholmToday(new Date(at)) }), t('forecast.estimate')];
}

/** Describes the missing quantity and the promise made about it. */
function shortOf(row: Partial<EarlierRow>, language: Language, t: T): string {
  const { quantityShort: count = 0, promisedDate, promisedText } = row;
  if (count === 0) return '';
  const words = plural(t, 'mail.order.short', count);
  if (promisedText) return `${words}. ${promisedText}`;
  const promised = promisedDate ? t('orders.expected', { date: shortMonth(promisedDate, language) }) : '';
  return [words, promised].filter(Boolean).join(', ');
}

function factsOf(facts: readonly (readonly [label: string, lines: readonly string[]])[]) {
  return facts.filter(([, lines]) => lines.length > 0).map(([label, lines]) => ({ label, lines }));
}

function linesOf(address: Address, language: Language): string[] {
  return [
    address.name,
    address.contact_person,
    address.address1,
    address.address2,
    `${formatZipCode(address.country_code, address.zip_code)} ${address.city}`.trim(),
    countryName(address.country_code, language),
  ].filter((line) => line !== '');
}
