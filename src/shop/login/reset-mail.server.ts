import { html } from '#kit/html.server.ts';
import type { Language } from '#kit/language.ts';
import { mailButton, mailColours, mailPage } from '#kit/mail-page.server.ts';
import type { T } from '#shop/texts/text.ts';

/** Names no one: whoever reads it learns only that the address is a customer's. */
export function resetMail({
  language,
  shop,
  t,
  minutes,
  links,
}: {
  language: Language;
  shop: string;
  t: T;
  minutes: number;
  links: readonly { customerNumber: string; url: string }[];
}): { subject: string; text: string; html: string } {
  const subject = t('mail.reset.subject');
  const greeting = t('mail.greetingNoName');
  const intro = t('mail.reset.intro', { shop });
  const validity = t('mail.reset.validity', { minutes });
  const ignore = t('mail.reset.ignore');
  const linkFor = (customerNumber: string): string => t('mail.reset.linkFor', { number: customerNumber });

  const text = [
    greeting,
    intro,
    ...links.map(({ customerNumber, url }) => `${linkFor(customerNumber)}\n${url}`),
    validity,
    ignore,
    `${t('mail.signature')}\n${shop}`,
  ].join('\n\n');
  const body = html`<p>${greeting}</p>
    <p>${intro}</p>
    ${links.map(
      ({ customerNumber, url }) =>
        html`<p>${linkFor(customerNumber)}</p>
          <p style="margin:0 0 20px">${mailButton(url, t('mail.reset.button'))}</p> `,
    )}
    <p>${validity}</p>
    <p style="color:${mailColours.muted}">${ignore}</p>
    <p>${t('mail.signature')}<br />${shop}</p>`;
  return { subject, text: `${text}\n`, html: mailPage({ language, subject, shop, body }) };
}
