import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailButton, mailHeading, mailPage, type MailColours } from '#kit/mail/mail-page.server.ts';
import type { T } from '#shop/texts/text.ts';

/** The mail contains no names: whoever reads it learns only that the address is a customer's. */
export function resetMail({
  language,
  shop,
  colours,
  t,
  minutes,
  links,
}: {
  language: Language;
  shop: string;
  colours: MailColours;
  t: T;
  minutes: number;
  /** Of the number, or of a person of its own. */
  links: readonly { customerNumber: string; isOfPerson: boolean; url: string }[];
}): { subject: string; text: string; html: string } {
  const subject = t('mail.reset.subject');
  const greeting = t('mail.greetingNoName');
  const intro = t('mail.reset.intro', { shop });
  const validity = t('mail.reset.validity', { minutes });
  const ignore = t('mail.reset.ignore');
  const linkFor = ({ customerNumber: number, isOfPerson }: (typeof links)[number]): string =>
    t(isOfPerson ? 'mail.reset.linkForPerson' : 'mail.reset.linkFor', { number });

  const text = [
    greeting,
    intro,
    ...links.map((link) => `${linkFor(link)}\n${link.url}`),
    validity,
    ignore,
    `${t('mail.signature')}\n${shop}`,
  ].join('\n\n');
  const body = html`${mailHeading(subject)}
    <p style="margin:18px 0 12px">${greeting}</p>
    <p style="margin:0 0 20px">${intro}</p>
    ${links.map(
      (link) =>
        html`<p style="margin:0 0 8px;font-weight:600">${linkFor(link)}</p>
          <p style="margin:0 0 24px">${mailButton(link.url, t('mail.reset.button'), colours)}</p> `,
    )}
    <p style="margin:0 0 12px">${validity}</p>
    <p style="margin:0 0 24px;color:${colours.muted}">${ignore}</p>
    <p style="margin:0">${t('mail.signature')}<br />${shop}</p>`;
  return {
    subject,
    text: `${text}\n`,
    html: mailPage({ language, subject, shop, colours, summary: intro, body }),
  };
}
