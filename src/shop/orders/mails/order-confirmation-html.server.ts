import { html, type Html } from '#kit/text/markup/html.server.ts';
import type { MailColours } from '#kit/mail/mail-page.server.ts';
import type { ConfirmedOrder } from './confirmed-order.server.ts';

export type ShownRow = { title: string; detail: string; amount: string; short: string };
export type ShownTotal = { label: string; amount: string };

const amountCell = 'text-align:right;white-space:nowrap;padding-left:12px';

export function tableOf(
  rows: readonly ShownRow[],
  totals: readonly ShownTotal[],
  colours: MailColours,
): Html {
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

export function factsOf(facts: ConfirmedOrder['facts'], colours: MailColours): Html {
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

export function withBreaks(text: string, write = (line: string): Html => html`${line}`): Html {
  return html`${text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${write(line)}`)}`;
}

/** Adds links only to the shop's own texts: an address typed by a customer stays plain text. */
export function withLinks(line: string): Html {
  const parts = line.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}" style="color:inherit">${part}</a>` : part))}`;
}
