import { html } from './html.server.ts';
import type { Html } from './html.server.ts';
import type { Language } from './language.ts';

/** The colours of mails, which cannot read the shop's style sheet. */
export const mailColours = {
  text: '#22302b',
  muted: '#5c6b65',
  line: '#d9dfdc',
  paper: '#ffffff',
  ground: '#f3f5f4',
  button: '#1f5a46',
  onButton: '#ffffff',
} as const;

/**
 * A whole mail: one column, at most 600 pixels wide, that a phone shows without zooming. Styles are inline because
 * many mail programs know no others.
 */
export function mailPage(mail: { language: Language; subject: string; shop: string; body: Html }): string {
  const { text, muted, paper, ground } = mailColours;
  return html`<!doctype html>
    <html lang="${mail.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${mail.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${ground}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
          <tr>
            <td align="center" style="padding:16px 8px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:${paper};border-radius:8px"
              >
                <tr>
                  <td
                    style="padding:24px 20px;color:${text};font:16px/1.5 Helvetica,Arial,sans-serif;word-break:break-word"
                  >
                    <p style="margin:0 0 16px;font-size:14px;color:${muted}">${mail.shop}</p>
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

export function mailButton(url: string, label: string): Html {
  const { button, onButton } = mailColours;
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;background:${button};color:${onButton};text-decoration:none;font-weight:bold`;
  return html`<a href="${url}" style="${style}">${label}</a>`;
}
