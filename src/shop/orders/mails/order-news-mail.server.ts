import { createHash } from 'node:crypto';
import type { Trx } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { mailButton, mailPage } from '#kit/mail/mail-page.server.ts';
import type { QueuedMail } from '#kit/mail/outbox.server.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { changedParts } from './changed-parts.ts';
import { changedTerms } from './changed-terms.ts';
import { splitParts } from './split-parts.ts';
import { toldOfOrder, type Told } from './told-of-order.server.ts';
import { trackingUrl } from '#shop/orders/order-label.ts';
import { nameOfRow, promiseOf } from '#shop/orders/row-texts.ts';
import { asTold } from '#shop/orders/readiness/as-told.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { trackingTemplateOf } from '#shop/settings/settings.server.ts';
import type { T } from '#shop/texts/text.ts';
import type { OrderNews } from '#shop/order-model/news.ts';

export type WriteOrderNews = Awaited<ReturnType<typeof prepareOrderNews>>;

/** Reads what the mails need, and returns a function that writes one to each who is told, in its own language. */
export async function prepareOrderNews(
  services: MailNeeds & Pick<Services, 'now'>,
  texts: TextRepository,
): Promise<(trx: Trx, order: WholeOrder, news: readonly OrderNews[]) => Promise<QueuedMail[]>> {
  const { env, now } = services;
  const settings = await texts.settings();
  const ordersTo = await ordersAddress(services, settings);
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  return async (trx, order, news) => {
    if (news.length === 0) return [];
    const told = await toldOfOrder(trx, order);
    const { rows } = await asTold(trx, order, stockholmToday(now()));
    return told.flatMap((one) =>
      news.map((what) => mailTo(one, { ...order, language: one.language }, what, rows)),
    );
  };

  function mailTo(told: Told, order: WholeOrder, news: OrderNews, rows: WholeOrder['rows']): QueuedMail {
    const t = translators[order.language];
    const about = t(`mail.orderNews.${kindOf(order, news)}.subject`, { number: order.id });
    const subject = isTestOrder(order.id) ? t('mail.test', { subject: about }) : about;
    const second = news.kind === 'split' ? news.second.id : 0;
    const opening = [
      t('mail.greeting', { name: told.name }),
      t(`mail.orderNews.${kindOf(order, news)}`, { number: order.id, second }),
    ];
    const parts = partsOf({ ...order, rows }, news, { t, today: stockholmToday(now()) });
    const template = order.tracking_template ?? trackingTemplateOf(settings, env);
    // Nobody carries what was collected, although the staff may have noted a number.
    const parcels = order.collected ? [] : (consignmentOf(order, news)?.parcels ?? []);
    const links = parcels.flatMap((number) => {
      const url = trackingUrl(template, number);
      return url ? [{ number, url }] : [];
    });
    const tracking = links.length === 1 && links[0]?.url;
    const several = links.length > 1 ? links : [];
    const ending = [
      t('mail.order.seeOrders', { url: `${env.publicUrl}/orders` }),
      t('mail.footer'),
      `${t('mail.signature')}\n${shop}`,
    ];
    const text = [
      ...opening,
      ...parts.map(({ heading, lines }) => [`${heading}:`, ...lines].join('\n')),
      ...(links.length > 0
        ? [`${t('mail.orderNews.track')}:\n${links.map(({ url }) => url).join('\n')}`]
        : []),
      ...ending,
    ].join('\n\n');
    const body = html`${opening.map((line) => html`<p>${line}</p>`)}
    ${parts.map(
      ({ heading, lines }) =>
        html`<p><strong>${heading}</strong>${lines.map((line) => html`<br />${line}`)}</p>`,
    )}
    ${tracking && html`<p style="margin:0 0 20px">${mailButton(tracking, t('mail.orderNews.track'), colours)}</p>`}
    ${several.length > 0 && html`<p style="margin:0 0 20px"><strong>${t('mail.orderNews.track')}</strong>${several.map(({ number, url }) => html`<br /><a href="${url}">${number}</a>`)}</p>`}
    ${ending.map((part) => html`<p>${part.split('\n').map((line, place) => html`${place > 0 && html`<br />`}${line}`)}</p>`)}`;
    return {
      name: `order-${order.id}.${mailNameOf(order, news)}${told.isOrderer ? '.orderer' : ''}`,
      to: told.email,
      replyTo: ordersTo,
      subject,
      text: `${text}\n`,
      html: mailPage({
        language: order.language,
        subject,
        shop,
        colours,
        body,
        summary: opening[1] ?? '',
      }),
    };
  }
}

/** The rows that the news is of: what was sent, what is left and what was taken out. */
function partsOf(order: WholeOrder, news: OrderNews, { t, today }: { t: T; today: string }) {
  if (news.kind === 'changed')
    return [...changedTerms(news.before, order, t), ...changedParts(news.before, order, t)];
  if (news.kind === 'split') return splitParts(order, news.second, t);
  if (news.kind === 'parcels')
    return [{ heading: t('mail.orderNews.parcelNumbers'), lines: consignmentOf(order, news)?.parcels ?? [] }];
  const sent = (consignmentOf(order, news)?.rows ?? []).map(({ order_row_id, quantity }) =>
    lineOf(order, order_row_id, t('mail.orderNews.quantity', { count: quantity })),
  );
  const goods = order.rows.filter((row) => !isFee(row));
  const left = news.kind === 'cancelled' ? [] : goods.filter((row) => leftOf(row) > 0);
  const waiting = left.map((row) =>
    lineOf(
      order,
      row.id,
      [
        t('mail.orderNews.quantity', { count: leftOf(row) }),
        expectedInWords(row, { language: order.language, t, today }),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );
  const cancelled = kindOf(order, news) === 'restCancelled' ? goods : [];
  const gone = cancelled
    .filter((row) => row.quantity_cancelled > 0)
    .map((row) => lineOf(order, row.id, t('mail.orderNews.quantity', { count: row.quantity_cancelled })));
  const why = news.kind === 'paused' && news.reason !== '' ? news.reason.split('\n') : [];
  const parts = [
    { heading: t('mail.orderNews.why'), lines: why },
    { heading: t(order.collected ? 'mail.orderNews.collectedNow' : 'mail.orderNews.sentNow'), lines: sent },
    { heading: t(order.collected ? 'mail.orderNews.leftToCollect' : 'mail.orderNews.left'), lines: waiting },
    { heading: t('mail.orderNews.gone'), lines: gone },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function consignmentOf(order: WholeOrder, news: OrderNews) {
  return news.kind === 'sent' || news.kind === 'parcels'
    ? order.consignments.find(({ id }) => id === news.consignmentId)
    : undefined;
}

function expectedInWords(
  row: WholeOrder['rows'][number],
  { language, t, today }: { language: Language; t: T; today: string },
): string {
  const { date, text } = promiseOf(row, language, today);
  return text || (date ? t('mail.orderNews.expectedOn', { date: dateInFigures(date, language) }) : '');
}

function kindOf(order: WholeOrder, { kind }: OrderNews) {
  if (kind === 'sent') {
    const isWhole = order.rows.every((row) => leftOf(row) === 0);
    if (order.collected) return isWhole ? 'collected' : 'collectedInPart';
    return isWhole ? 'sent' : 'sentInPart';
  }
  if (kind === 'processing' && order.collected) return 'processingToCollect';
  if (kind === 'cancelled') return order.consignments.length > 0 ? 'restCancelled' : 'cancelled';
  return kind;
}

/** Two different changes of one kind give two mails, but the same change gives only one. */
function mailNameOf(order: WholeOrder, news: OrderNews): string {
  if (news.kind === 'sent') return `consignment-${news.consignmentId}`;
  if (news.kind === 'split') return `split-${news.second.id}`;
  // These may happen several times to an order.
  if (['held', 'paused', 'released', 'changed', 'parcels'].includes(news.kind))
    return `${news.kind}-${order.event_sequence}`;
  if (news.kind !== 'expected') return news.kind;
  const state = JSON.stringify(order.rows.map((row) => [row.quantity_short, row.expected_date]));
  return `expected-${createHash('sha256').update(state).digest('hex').slice(0, 12)}`;
}

function lineOf(order: WholeOrder, rowId: number, what: string): string {
  const row = order.rows.find(({ id }) => id === rowId);
  const name = row && nameOfRow(row, order.language);
  return `${row?.article_number ?? ''} ${name ?? ''}: ${what}`;
}
