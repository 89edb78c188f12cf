import { html } from '#kit/text/markup/html.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { entryOf, type Language } from '#kit/text/language.ts';
import { mailHeading, mailPage, type MailColours } from '#kit/mail/mail-page.server.ts';
import type { T } from '#shop/texts/text.ts';
import type { applyAsReseller } from './contract.ts';

export type Application = InputOf<typeof applyAsReseller>;

/** The mail goes to the maker, in the maker's language; `applicantLanguage` is the language for the reply. */
export function applicationMail(
  application: Application,
  {
    language,
    shop,
    colours,
    t,
    applicantLanguage,
  }: { language: Language; shop: string; colours: MailColours; t: T; applicantLanguage: Language },
): { subject: string; text: string; html: string } {
  const subject = t('mail.application.subject', { company: inOneLine(application.company) });
  const intro = t('mail.application.intro', { name: application.name, company: application.company });
  const facts: [label: string, value: string][] = [
    [t('application.company'), application.company],
    [t('application.identity'), application.identity],
    [t('application.name'), application.name],
    [t('application.email'), application.email],
    [t('application.telephone'), application.telephone],
    [t('application.address'), application.address],
    [t('application.zipCodeAndCity'), application.zipCodeAndCity],
    [t('application.webSite'), application.webSite],
    [t('mail.application.language'), entryOf(applicantLanguage).name],
    [t('application.message'), application.message],
  ];
  const filled = facts.filter(([, value]) => value !== '');
  const text = [intro, filled.map(([label, value]) => `${label}: ${value}`).join('\n')].join('\n\n');
  const body = html`${mailHeading(subject)}
    <p style="margin:14px 0 20px">${intro}</p>
    ${filled.map(
      ([label, value]) =>
        html`<p style="margin:0;padding:8px 0;border-top:1px solid ${colours.line}">
          <span style="font-size:14px;color:${colours.muted}">${label}</span><br />
          <span style="white-space:pre-line">${value}</span>
        </p> `,
    )}`;
  return {
    subject,
    text: `${text}\n`,
    html: mailPage({ language, subject, shop, colours, summary: intro, body }),
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
