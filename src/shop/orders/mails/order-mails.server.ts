import type { Env } from '#kit/process/env.server.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { MailWriters, QueuedMail, WrittenMail } from '#kit/mail/outbox.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { confirmationMail } from './order-confirmation.server.ts';
import { toldOf, type Told } from './told-of-order.server.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import { confirmedOrder, factsOf, isFeeOf, type Facts, type Writer } from './confirmed-order.server.ts';

const toCustomer = 'order: to the customer';
const toOrderer = 'order: to the orderer';
const toMaker = 'order: to the maker';

/**
 * Reads the necessary texts, and returns a function that queues the mails of an order: to the customer and to the
 * maker, in the customer's language and in the maker's; those of a test go to whoever tries and say so. They are rendered when they are sent, see docs/decisions/0030.
 */
export async function prepareOrderMails(
  services: MailNeeds,
  texts: TextRepository,
): Promise<(number: number, order: OrderDraft) => QueuedMail[]> {
  const translators = await texts.translators();
  const ordersTo = await ordersAddress(services, await texts.settings());
  return (number, order) => {
    const isTest = isTestOrder(number);
    const { email, language, invoiceTo } = order.buyer;
    const makersT = translators[defaultLanguage];
    const facts = JSON.stringify({ number, order });
    const about = order.addition ? `extended-${order.addition.firstRowNumber}` : 'confirmation';
    const toldMails = toldOfDraft(order).map((told) => ({
      name: `order-${number}.${about}${told.isOrderer ? '.orderer' : ''}`,
      to: told.email,
      replyTo: ordersTo,
      subject: translators[told.language](
        order.addition ? 'mail.orderExtended.subject' : 'mail.order.subject',
        { number },
      ),
      writer: told.isOrderer ? toOrderer : toCustomer,
      facts,
    }));
    const makers = {
      name: `order-${number}.maker${order.addition ? `-extended-${order.addition.firstRowNumber}` : ''}`,
      // Whoever tries the shop sees what the maker gets; those who pick the orders do not.
      to: isTest ? email : ordersTo,
      replyTo: order.orderer?.email || email || undefined,
      subject: makersT(order.addition ? 'mail.makerOrderExtended.subject' : 'mail.makerOrder.subject', {
        number,
        customer: invoiceTo.name,
      }),
      writer: toMaker,
      facts,
    };
    const mails = [...toldMails, makers];
    if (!isTest) return mails;
    const t = translators[language];
    return email === ''
      ? []
      : mails.map((mail) => ({ ...mail, subject: t('mail.test', { subject: mail.subject }) }));
  };
}

/** Returns a function that queues the confirmation of an order as it is now, once more. */
export async function prepareConfirmation(services: MailNeeds, texts: TextRepository) {
  const translators = await texts.translators();
  const ordersTo = await ordersAddress(services, await texts.settings());
  return (number: number, told: readonly Told[], order: OrderDraft, name: string): QueuedMail[] =>
    told.map((one) => {
      const subject = translators[one.language]('mail.order.subject', { number });
      return {
        name: `order-${number}.${name}${one.isOrderer ? '.orderer' : ''}`,
        to: one.email,
        replyTo: ordersTo,
        subject: isTestOrder(number) ? translators[one.language]('mail.test', { subject }) : subject,
        writer: one.isOrderer ? toOrderer : toCustomer,
        facts: JSON.stringify({ number, order }),
      };
    });
}

function toldOfDraft({ buyer, orderer }: OrderDraft): Told[] {
  const { email, isMailed = true, language, invoiceTo } = buyer;
  return toldOf(
    { email: isMailed ? email : '', language, name: invoiceTo.name },
    orderer?.isMailed ? orderer : undefined,
  );
}

export function orderMailWriters({ publicUrl }: Env, texts: TextRepository): MailWriters {
  const writtenBy =
    (write: (facts: Facts, writer: Writer) => WrittenMail, languageOf: (facts: Facts) => Language) =>
    async (json: string, subject: string) => {
      const facts = JSON.parse(json) as Facts;
      const language = languageOf(facts);
      const [settings, translators] = await Promise.all([texts.settings(), texts.translators()]);
      const about = { shop: settings.CompanyName, colours: mailColoursOf(settings), publicUrl };
      return write(facts, { ...about, language, subject, t: translators[language] });
    };
  return new Map([
    [toCustomer, writtenBy(customersMail, ({ order }) => order.buyer.language)],
    [toOrderer, writtenBy(orderersMail, ({ order }) => order.orderer?.language ?? order.buyer.language)],
    // Those who pick the orders are not the customer's countrymen.
    [toMaker, writtenBy(makersMail, () => defaultLanguage)],
  ]);
}

function customersMail(facts: Facts, writer: Writer): WrittenMail {
  const { invoiceTo } = facts.order.buyer;
  return confirmationTo(invoiceTo.contact_person || invoiceTo.name, facts, writer);
}

function orderersMail(facts: Facts, writer: Writer): WrittenMail {
  return confirmationTo(facts.order.orderer?.name ?? '', facts, writer);
}

function confirmationTo(name: string, { number, order }: Facts, writer: Writer): WrittenMail {
  const { t, publicUrl, shop } = writer;
  const opening = [
    t('mail.greeting', { name }),
    introOf({ number, order }, t),
    ...(order.held ? [t(order.held === 'manual' ? 'mail.order.paused' : 'mail.order.held')] : []),
    ...shortage(order, t),
  ];
  const ending = [
    t('mail.order.seeOrders', { url: `${publicUrl}/orders` }),
    t('mail.order.terms', { url: `${publicUrl}/koepvillkor` }),
    t('mail.footer'),
    `${t('mail.signature')}\n${shop}`,
  ];
  const shown = confirmedOrder({ number, order }, writer, {
    purchaseOrder: t('mail.order.purchaseOrder'),
    carrierAccount: t('checkout.carrierAccount'),
    message: t('mail.order.message'),
  });
  return confirmationMail(shown, { ...writer, opening, ending });
}

function makersMail({ number, order }: Facts, writer: Writer): WrittenMail {
  const { t, publicUrl } = writer;
  const { email, telephone, invoiceTo, ...buyer } = order.buyer;
  const who = { customer: invoiceTo.name, customerNumber: buyer.number };
  const count = order.rows.filter((row) => !isFeeOf(row)).length;
  const extended = count === 1 ? 'mail.makerOrderExtended.intro.one' : 'mail.makerOrderExtended.intro.other';
  const intro = order.addition
    ? t(extended, { ...who, number, n: count })
    : order.placedBy
      ? t('mail.makerOrder.introByStaff', { ...who, name: order.placedBy })
      : t('mail.makerOrder.intro', who);
  const held = order.held ? [t('mail.makerOrder.held')] : [];
  const opening = [intro, ...held, ...shortage(order, t)];
  const shown = confirmedOrder({ number, order }, writer, {
    purchaseOrder: t('mail.makerOrder.purchaseOrder'),
    carrierAccount: t('mail.makerOrder.carrierAccount'),
    message: t('mail.makerOrder.message'),
  });
  const ending = [t('mail.makerOrder.open', { url: `${publicUrl}/office/orders/${number}` })];
  const { orderer } = order;
  const person = orderer ? [orderer.name, orderer.email] : [invoiceTo.contact_person];
  const contact = [...person, email, telephone].filter((line) => line !== '');
  const facts = [...shown.facts, ...factsOf([[t('mail.makerOrder.contact'), contact]])];
  return confirmationMail({ ...shown, facts }, { ...writer, opening, ending });
}

function introOf({ number, order }: Facts, t: T): string {
  if (!order.addition) return t('mail.order.intro', { number });
  const n = order.rows.filter((row) => !isFeeOf(row)).length;
  return t(n === 1 ? 'mail.orderExtended.intro.one' : 'mail.orderExtended.intro.other', { number, n });
}

/** Says how the missing pieces come beside those that are there. Of what all comes later, the rows tell. */
function shortage({ rows, addition, partialDelivery }: Facts['order'], t: T): string[] {
  const all = [...(addition?.earlier ?? []), ...rows].filter((row) => !isFeeOf(row));
  if (all.every(({ quantityShort = 0 }) => quantityShort === 0)) return [];
  if (!partialDelivery) return [t('mail.order.waits')];
  return all.some(({ quantity, quantityShort }) => quantityShort < quantity)
    ? [t('mail.order.shortage')]
    : [];
}
