import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailHeading, mailPage, type MailColours } from '#kit/mail/mail-page.server.ts';
import type { WrittenMail } from '#kit/mail/outbox.server.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import type { T } from '#shop/texts/text.ts';
import {
  tableOf,
  factsOf,
  withBreaks,
  withLinks,
  type ShownRow,
  type ShownTotal,
} from './order-confirmation-html.server.ts';
import type { ConfirmedOrder } from './confirmed-order.server.ts';

type ShownMail = {
  language: Language;
  shop: string;
  colours: MailColours;
  t: T;
  subject: string;
  opening: readonly string[];
  ending: readonly string[];
};

/** Renders the order as a mail, in HTML and plain text. */
export function confirmationMail(order: ConfirmedOrder, mail: ShownMail): WrittenMail {
  const { language, subject, shop, colours, opening, ending, t } = mail;
  const heading = t('mail.order.heading', { number: order.number });
  const totals = totalsOf(order, mail);
  const rows = order.rows.map((row) => rowOf(row, order.currencyCode, mail));
  const body = html`${mailHeading(heading)}
    <p style="margin:0 0 20px;color:${colours.muted}">${order.date}</p>
    ${opening.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)} ${tableOf(rows, totals, colours)}
    ${factsOf(order.facts, colours)}
    ${ending.map((part) => html`<p style="margin:16px 0 0">${withBreaks(part, withLinks)}</p>`)}`;
  const text = [
    ...opening,
    `${heading}\n${order.date}`,
    ...rows.map(({ title, detail, amount, short }) =>
      [title, detail, short, amount].filter(Boolean).join('\n'),
    ),
    totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...order.facts.map(({ label, lines }) => [`${label}:`, ...lines].join('\n')),
    ...ending,
  ].join('\n\n');
  return {
    text: `${text}\n`,
    html: mailPage({ language, subject, shop, colours, summary: opening.slice(-1).join(' '), body }),
  };
}

function rowOf(
  row: ConfirmedOrder['rows'][number],
  currencyCode: string,
  { language, t }: ShownMail,
): ShownRow {
  const { mark, articleNumber, quantity } = row;
  const number = `${t('mail.order.articleNumber')} ${articleNumber}`;
  const price = moneyInWords(row.priceOre, currencyCode, language);
  return {
    title: row.description,
    detail: [mark, number, `${quantity} × ${price}`].filter(Boolean).join(' · '),
    amount: moneyInWords(row.totalOre, currencyCode, language),
    short: row.short,
  };
}

function totalsOf(
  { excludingVat, vat, total, currencyCode }: ConfirmedOrder,
  { language, t }: ShownMail,
): ShownTotal[] {
  return [
    { label: t('mail.order.totalExclVat'), amount: moneyInWords(excludingVat, currencyCode, language) },
    { label: t('mail.order.vat'), amount: moneyInWords(vat, currencyCode, language) },
    { label: t('mail.order.totalInclVat'), amount: moneyInWords(total, currencyCode, language) },
  ];
}
