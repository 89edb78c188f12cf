import type { Env } from '#kit/env.server.ts';
import { listDate } from '#kit/dates.ts';
import { inLanguage } from '#kit/language.ts';
import type { Language } from '#kit/language.ts';
import type { MailColours } from '#kit/mail-page.server.ts';
import type { QueuedMail } from '#kit/outbox.server.ts';
import { formatZipCode } from '#kit/zip-code.ts';
import { countryName } from '#shop/texts/countries.ts';
import { mailColoursOf } from '#shop/look/mail-colours.server.ts';
import { shopNameOf } from '#shop/texts/settings.server.ts';
import { translator } from '#shop/texts/text.ts';
import type { T } from '#shop/texts/text.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { confirmationMail } from './order-confirmation.server.ts';
import type { ConfirmedOrder } from './order-confirmation.server.ts';
import { hasShortage } from './order-draft.ts';
import type { Address, OrderDraft } from './order-draft.ts';

type Writer = { language: Language; shop: string; colours: MailColours; t: T; publicUrl: string };

/**
 * Reads what the mails are written with, and answers what writes those of an order: to the customer and to the maker,
 * both in the customer's language. Writing needs no database, so that it can be done inside the order's transaction.
 */
export async function prepareOrderMails(
  { publicUrl, mailOrdersTo }: Env,
  texts: TextBook,
): Promise<(number: number, order: OrderDraft) => QueuedMail[]> {
  const settings = await texts.settings();
  const about = { shop: shopNameOf(settings), colours: mailColoursOf(settings), publicUrl };
  const [sv, en] = await Promise.all([texts.textsIn('sv'), texts.textsIn('en')]);
  const writers: Record<Language, Writer> = {
    sv: { ...about, language: 'sv', t: translator(sv) },
    en: { ...about, language: 'en', t: translator(en) },
  };
  return (number, order) => {
    const writer = writers[order.buyer.language];
    return [
      ...(order.buyer.email === '' ? [] : [customersMail(number, order, writer, mailOrdersTo)]),
      makersMail(number, order, writer, mailOrdersTo),
    ];
  };
}

function customersMail(number: number, order: OrderDraft, writer: Writer, replyTo: string): QueuedMail {
  const { t, publicUrl, shop } = writer;
  const { email, invoiceTo } = order.buyer;
  const subject = t('mail.order.subject', { number });
  const name = invoiceTo.contact_person || invoiceTo.name;
  const opening = [t('mail.greeting', { name }), t('mail.order.intro', { number }), ...shortage(order, t)];
  const ending = [
    t('mail.order.seeOrders', { url: `${publicUrl}/orders` }),
    t('mail.order.terms', { url: `${publicUrl}/koepvillkor` }),
    t('mail.footer'),
    `${t('mail.signature')}\n${shop}`,
  ];
  const shown = confirmedOrder(number, order, writer, t('mail.order.message'));
  const written = confirmationMail(shown, { ...writer, subject, opening, ending });
  return { name: `order-${number}.confirmation`, to: email, replyTo, subject, ...written };
}

function makersMail(number: number, order: OrderDraft, writer: Writer, to: string): QueuedMail {
  const { t } = writer;
  const { email, telephone, invoiceTo, ...buyer } = order.buyer;
  const subject = t('mail.makerOrder.subject', { number, customer: invoiceTo.name });
  const who = { customer: invoiceTo.name, customerNumber: buyer.number };
  const opening = [t('mail.makerOrder.intro', who), ...shortage(order, t)];
  const shown = confirmedOrder(number, order, writer, t('mail.makerOrder.message'));
  const contact = [invoiceTo.contact_person, email, telephone].filter((line) => line !== '');
  const facts = [...shown.facts, ...factsOf([[t('mail.makerOrder.contact'), contact]])];
  const written = confirmationMail({ ...shown, facts }, { ...writer, subject, opening, ending: [] });
  const replyTo = email || undefined;
  return { name: `order-${number}.maker`, to, replyTo, subject, ...written };
}

function shortage(order: OrderDraft, t: T): string[] {
  return hasShortage(order) ? [t('mail.order.shortage')] : [];
}

function confirmedOrder(
  number: number,
  order: OrderDraft,
  { language, t }: Writer,
  messageLabel: string,
): ConfirmedOrder {
  const { week, buyer, deliverTo } = order;
  const weekText = week ? t('checkout.weekOfYear', { ...week }) : t('mail.order.asSoonAsPossible');
  return {
    ...order,
    number,
    date: t('mail.order.received', { date: listDate(order.at) }),
    rows: order.rows.map((row) => ({ ...row, description: inLanguage(language, row.nameSv, row.nameEn) })),
    facts: factsOf([
      [
        t('mail.order.wayOfDelivery'),
        [inLanguage(language, order.wayOfDelivery.name_sv, order.wayOfDelivery.name_en)],
      ],
      [t('mail.order.deliveryWeek'), [weekText]],
      [t('mail.order.partialDelivery'), [t(order.partialDelivery ? 'general.yes' : 'general.no')]],
      [t('mail.order.deliveryAddress'), linesOf(deliverTo, language)],
      [t('mail.order.invoiceAddress'), linesOf(buyer.invoiceTo, language)],
      [messageLabel, order.message === '' ? [] : [order.message]],
    ]),
  };
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
