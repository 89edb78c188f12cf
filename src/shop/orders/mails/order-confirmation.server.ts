import { html } from '#kit/text/html.server.ts';
import type { Html } from '#kit/text/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import type { MailColours } from '#kit/mail/mail-page.server.ts';
import type { WrittenMail } from '#kit/mail/outbox.server.ts';
import { formatAmount, formatCurrency } from '#kit/text/money.ts';
import type { T } from '#shop/texts/text.ts';

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
  const rows = order.rows.map((row) => rowOf(row, mail));
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

type ShownRow = { title: string; detail: string; amount: string; short: string };
type ShownTotal = { label: string; amount: string };

function rowOf(row: ConfirmedOrder['rows'][number], { language, t }: ShownMail): ShownRow {
  return {
    title: row.description,
    detail: `${row.mark && `${row.mark} · `}${t('mail.order.articleNumber')} ${row.articleNumber} · ${row.quantity} × ${formatAmount(row.priceOre, language)}`,
    amount: formatAmount(row.totalOre, language),
    short: row.short,
  };
}

function totalsOf(
  { excludingVat, vat, total, currencyCode }: ConfirmedOrder,
  { language, t }: ShownMail,
): ShownTotal[] {
  return [
    { label: t('mail.order.totalExclVat'), amount: formatCurrency(excludingVat, currencyCode, language) },
    { label: t('mail.order.vat'), amount: formatCurrency(vat, currencyCode, language) },
    { label: t('mail.order.totalInclVat'), amount: formatCurrency(total, currencyCode, language) },
  ];
}

const amountCell = 'text-align:right;white-space:nowrap;padding-left:12px';

function tableOf(rows: readonly ShownRow[], totals: readonly ShownTotal[], colours: MailColours): Html {
  const cell = `padding:10px 0;border-bottom:1px solid ${colours.line};vertical-align:top`;
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:24px 0 28px;border-top:1px solid ${colours.text};font-variant-numeric:tabular-nums"
  >
    ${rows.map(
      ({ title, detail, amount, short }) =>
        html`<tr>
          <td style="${cell}">
            <strong style="font-weight:600">${title}</strong><br /><span
              style="font-size:14px;color:${colours.muted}"
              >${detail}${short !== '' && html`<br />${short}`}</span
            >
          </td>
          <td style="${cell};${amountCell}">${amount}</td>
        </tr> `,
    )}${totals.map(({ label, amount }, index) => totalHtml({ label, amount }, index === totals.length - 1, colours))}
  </table>`;
}

function totalHtml({ label, amount }: ShownTotal, isLast: boolean, colours: MailColours): Html {
  const style = isLast
    ? `padding:10px 0 0;border-top:1px solid ${colours.text};font-size:18px;font-weight:600`
    : 'padding:7px 0';
  return html`<tr>
    <td style="${style}">${label}</td>
    <td style="${style};${amountCell}">${amount}</td>
  </tr> `;
}

function factsOf(facts: ConfirmedOrder['facts'], colours: MailColours): Html {
  const cell = `padding:8px 16px 8px 0;border-top:1px solid ${colours.line};vertical-align:top`;
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:0 0 24px"
  >
    ${facts.map(
      ({ label, lines }) =>
        html`<tr>
          <td style="${cell};width:34%;word-break:normal;font-size:14px;color:${colours.muted}">${label}</td>
          <td style="${cell}">
            ${lines.map((line, index) => html`${index > 0 && html`<br />`}${withBreaks(line)}`)}
          </td>
        </tr> `,
    )}
  </table>`;
}

function withBreaks(text: string, write = (line: string): Html => html`${line}`): Html {
  return html`${text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${write(line)}`)}`;
}

/** Adds links only to the shop's own texts: an address typed by a customer stays plain text. */
function withLinks(line: string): Html {
  const parts = line.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}" style="color:inherit">${part}</a>` : part))}`;
}
