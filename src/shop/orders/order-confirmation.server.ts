import { html } from '#kit/html.server.ts';
import type { Html } from '#kit/html.server.ts';
import type { Language } from '#kit/language.ts';
import { mailColours, mailPage } from '#kit/mail-page.server.ts';
import { formatAmount, formatCurrency } from '#kit/money.ts';
import type { T } from '#shop/texts/text.ts';

/** Amounts in öre; lines of text as they are to be shown. */
export type ConfirmedOrder = {
  number: number;
  date: string;
  currencyCode: string;
  rows: readonly {
    articleNumber: string;
    description: string;
    quantity: number;
    quantityShort: number;
    priceOre: number;
    totalOre: number;
  }[];
  excludingVat: number;
  vat: number;
  total: number;
  /** Label and lines, in the order they are shown. */
  facts: readonly { label: string; lines: readonly string[] }[];
};

type ShownMail = {
  language: Language;
  shop: string;
  t: T;
  subject: string;
  opening: readonly string[];
  ending: readonly string[];
};

/** The order as a mail, in HTML and as text. */
export function confirmationMail(order: ConfirmedOrder, mail: ShownMail): { text: string; html: string } {
  const { language, subject, shop, opening, ending, t } = mail;
  const heading = t('mail.order.heading', { number: order.number });
  const totals = totalsOf(order, t);
  const rows = order.rows.map((row) => rowOf(row, t));
  const body = html`${opening.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
    <h1 style="margin:24px 0 4px;font-size:22px;line-height:1.3">${heading}</h1>
    <p style="margin:0 0 12px;color:${mailColours.muted}">${order.date}</p>
    ${tableOf(rows, totals)} ${order.facts.map(factHtml)}
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
  return { text: `${text}\n`, html: mailPage({ language, subject, shop, body }) };
}

type ShownRow = { title: string; detail: string; amount: string; short: string };
type ShownTotal = { label: string; amount: string };

function rowOf(row: ConfirmedOrder['rows'][number], t: T): ShownRow {
  return {
    title: row.description,
    detail: `${t('mail.order.articleNumber')} ${row.articleNumber} · ${row.quantity} × ${formatAmount(row.priceOre)}`,
    amount: formatAmount(row.totalOre),
    short: row.quantityShort > 0 ? t('mail.order.short', { count: row.quantityShort }) : '',
  };
}

function totalsOf({ excludingVat, vat, total, currencyCode }: ConfirmedOrder, t: T): ShownTotal[] {
  return [
    { label: t('mail.order.totalExclVat'), amount: formatCurrency(excludingVat, currencyCode) },
    { label: t('mail.order.vat'), amount: formatCurrency(vat, currencyCode) },
    { label: t('mail.order.totalInclVat'), amount: formatCurrency(total, currencyCode) },
  ];
}

const cell = `padding:10px 0;border-bottom:1px solid ${mailColours.line};vertical-align:top`;
const amountCell = 'text-align:right;white-space:nowrap;padding-left:12px';

function tableOf(rows: readonly ShownRow[], totals: readonly ShownTotal[]): Html {
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:0 0 20px"
  >
    ${rows.map(
      ({ title, detail, amount, short }) =>
        html`<tr>
          <td style="${cell}">
            <strong>${title}</strong><br /><span style="font-size:14px;color:${mailColours.muted}"
              >${detail}${short !== '' && html`<br />${short}`}</span
            >
          </td>
          <td style="${cell};${amountCell}">${amount}</td>
        </tr> `,
    )}${totals.map(
      ({ label, amount }, index) =>
        html`<tr>
          <td style="padding:6px 0;font-weight:${index === totals.length - 1 ? 'bold' : 'normal'}">
            ${label}
          </td>
          <td
            style="padding:6px 0;font-weight:${index === totals.length - 1 ? 'bold' : 'normal'};${amountCell}"
          >
            ${amount}
          </td>
        </tr> `,
    )}
  </table>`;
}

function factHtml({ label, lines }: { label: string; lines: readonly string[] }): Html {
  return html`<p style="margin:0 0 12px">
    <span style="font-size:14px;color:${mailColours.muted}">${label}</span
    >${lines.map((line) => html`<br />${withBreaks(line)}`)}
  </p> `;
}

function withBreaks(text: string, write = (line: string): Html => html`${line}`): Html {
  return html`${text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${write(line)}`)}`;
}

/** For our own texts: an address that a customer wrote stays text. */
function withLinks(line: string): Html {
  const parts = line.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}
