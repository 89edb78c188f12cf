import { html, type Html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';

/** The colours of a mail as `#rrggbb`, since a mail cannot use the shop's style sheet. */
export type MailColours = Record<
  'text' | 'muted' | 'line' | 'paper' | 'ground' | 'button' | 'onButton',
  string
>;

const headings = "'Familjen Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";
const words = "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";

/**
 * Builds a complete mail: one column of at most 600 pixels, which a phone shows without zooming. Styles are inline
 * because many mail programs support no others. `summary` is the preview that a list of mails shows beside the
 * subject.
 */
export function mailPage(mail: {
  language: Language;
  subject: string;
  shop: string;
  summary: string;
  colours: MailColours;
  body: Html;
}): string {
  const { text, paper, ground, line } = mail.colours;
  return html`<!doctype html>
    <html lang="${mail.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${mail.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${ground}">
        <div style="display:none;max-height:0;overflow:hidden">${mail.summary}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
          <tr>
            <td align="center" style="padding:32px 16px 40px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;border-collapse:collapse"
              >
                <tr>
                  <td
                    style="padding:0 0 14px;color:${text};font:600 20px/1.2 ${headings};letter-spacing:-0.01em;border-bottom:1px solid ${text}"
                  >
                    ${mail.shop}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:28px 24px 32px;background:${paper};border-bottom:1px solid ${line};color:${text};font:16px/1.55 ${words};word-break:break-word"
                  >
                    ${mail.body}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/** The heading of a mail. */
export function mailHeading(title: string): Html {
  return html`<h1 style="margin:0 0 6px;font:600 26px/1.15 ${headings};letter-spacing:-0.015em">
    ${title}
  </h1>`;
}

export function mailButton(url: string, label: string, { button, onButton }: MailColours): Html {
  const style = `display:inline-block;padding:13px 22px;background:${button};color:${onButton};border-radius:2px;text-decoration:none;font-weight:600`;
  return html`<a href="${url}" style="${style}">${label}</a>`;
}
