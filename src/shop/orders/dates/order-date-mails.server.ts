import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { mailIsQueued, queueMail, type QueuedMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { inLanguage } from '#kit/text/language.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { weekInWords } from '#kit/text/weeks.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isInOtherWeek } from '#shop/order-model/forecast/moved-date.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { rowAsTold } from '#shop/order-model/sending/as-told.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { toldOfOrder, type Told } from '#shop/orders/mails/told-of-order.server.ts';
import { readyByRow } from '#shop/orders/readiness/as-told.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { plural } from '#shop/texts/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import { readUntoldCustomers, takeUntoldRows, type UntoldRow } from './store.server.ts';

/**
 * Tells customers of the rows that are expected in another week than they know of: one mail to each address, for all
 * orders. Each customer is a transaction, so that a run that was cut goes on where it was.
 */
export async function mailOrderDates(
  services: Services,
  texts: TextRepository,
  goOn: () => boolean = () => true,
): Promise<void> {
  const { db, env } = services;
  const { OrderDateMails } = await texts.settings();
  // A business system that mails for itself mails of days too.
  const isOn = OrderDateMails && env.integrationMails;
  const write = await prepareMails(services, texts);
  for (const customerId of await readUntoldCustomers(db)) {
    if (!goOn()) return;
    await inTransaction(db, async (trx) => {
      const taken = await takeUntoldRows(trx, customerId);
      const orders = [...new Set(taken.map((row) => row.order_id))];
      const ready = await readyByRow(trx, orders, stockholmToday(services.now()));
      const rows = taken.flatMap((row) => {
        const told = rowAsTold(row, ready.get(row.id));
        const hasCome = told.quantity_short === 0 && row.quantity_short > 0;
        return !hasCome && isNews(told, services.now()) ? told : [];
      });
      if (isOn && rows.length > 0) await queueMail(trx, services, await write(trx, customerId, rows));
    });
  }
  mailIsQueued();
}

function isNews(row: UntoldRow, now: Date): boolean {
  const { order, previous_expected_date } = row;
  if (isTestOrder(order.id) || !orderIs.open(order.status) || leftOf(row) === 0) return false;
  return isInOtherWeek({ previous_expected_date, expected_date: dayOf(row, stockholmToday(now)) });
}

/** A day that has passed promises nothing. */
function dayOf({ expected_date: day }: UntoldRow, today: string): string | null {
  return day !== null && day >= today ? day : null;
}

async function prepareMails(services: Services, texts: TextRepository) {
  const { env, now } = services;
  const settings = await texts.settings();
  const replyTo = await ordersAddress(services, settings);
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  const shop = settings.CompanyName;
  const today = stockholmToday(now());

  return async (trx: Trx, customerId: number, rows: readonly UntoldRow[]): Promise<QueuedMail[]> => {
    const mails = new Map<string, { told: Told; rows: UntoldRow[] }>();
    for (const ofOrder of groupBy(rows, ({ order }) => order.id).values()) {
      const order = ofOrder[0]?.order;
      for (const told of order ? await toldOfOrder(trx, order) : []) {
        const key = told.email.toLowerCase();
        const mail = mails.get(key) ?? { told, rows: [] };
        mail.rows.push(...ofOrder);
        mails.set(key, mail);
      }
    }
    return [...mails].map(([address, mail]) => mailTo(mail, `order-dates-${customerId}-${today}.${address}`));
  };

  function mailTo({ told, rows }: { told: Told; rows: readonly UntoldRow[] }, name: string): QueuedMail {
    const { language, email } = told;
    const t = translators[language];
    const subject = plural(t, 'mail.orderDates.subject', rows.length);
    const week = (day: string | null) =>
      day === null ? t('mail.orderDates.noDate') : weekInWords(day, language, today);
    const lineOf = (row: UntoldRow) =>
      t('mail.orderDates.row', {
        article:
          row.description_sv === null
            ? row.description
            : inLanguage(language, row.description_sv, row.description_en),
        number: row.article_number,
        count: row.quantity_short || leftOf(row),
        before: week(row.previous_expected_date),
        now: week(dayOf(row, today)),
      });
    const opening = [t('mail.greeting', { name: told.name }), t('mail.orderDates.intro')];
    const orders = [...groupBy(rows, ({ order }) => order.id).values()].map((ofOrder) => {
      const { id: number = 0, purchase_order_number: own = '' } = ofOrder[0]?.order ?? {};
      const heading = own
        ? t('mail.orderDates.ofOwnOrder', { number, own })
        : t('mail.orderDates.ofOrder', { number });
      return { heading, lines: ofOrder.map(lineOf) };
    });
    const url = `${env.publicUrl}/waiting`;
    const ending = [t('mail.orderDates.meaning'), t('mail.footer'), `${t('mail.signature')}\n${shop}`];
    const body = html`${mailHeading(subject)} ${opening.map((line) => html`<p>${line}</p>`)}
      ${orders.map(
        ({ heading, lines }) =>
          html`<p><strong>${heading}</strong>${lines.map((line) => html`<br />${line}`)}</p>`,
      )}
      <p style="margin:0 0 20px">${mailButton(url, t('mail.orderDates.button'), colours)}</p>
      ${ending.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
    return {
      name,
      to: email,
      replyTo,
      subject,
      text: `${[
        ...opening,
        ...orders.map(({ heading, lines }) => [heading, ...lines].join('\n')),
        `${t('mail.orderDates.button')}:\n${url}`,
        ...ending,
      ].join('\n\n')}\n`,
      html: mailPage({ language, subject, shop, colours, summary: opening[1] ?? '', body }),
    };
  }
}
