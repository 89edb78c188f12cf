import type { Trx } from '#kit/database/db.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { ApplicationRow } from './store.server.ts';

type Refusal = {
  /** What the staff read first, and may change. */
  draftFor(row: ApplicationRow): { Subject: string; Text: string };
  /** Queues a mail that says this and nothing else. */
  mail(trx: Trx, row: ApplicationRow, message: string): Promise<void>;
};

/** The mail to an applicant who is refused, in the applicant's language. */
export async function openRefusal(services: Services, texts: TextRepository): Promise<Refusal> {
  const settings = await texts.settings();
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const ordersTo = await ordersAddress(services, settings);
  const translators = await texts.translators();
  return {
    draftFor({ name, language }) {
      const t = translators[language];
      const parts = [
        t('mail.greeting', { name }),
        t('mail.application.refused', { shop }),
        `${t('mail.signature')}\n${shop}`,
      ];
      return { Subject: t('mail.application.refusedSubject', { shop }), Text: parts.join('\n\n') };
    },
    async mail(trx, { id, email, language }, message) {
      const subject = translators[language]('mail.application.refusedSubject', { shop });
      const parts = message.split(/\n{2,}/);
      const body = html`${mailHeading(subject)}
      ${parts.map((part) => html`<p style="margin:18px 0;white-space:pre-line">${part}</p>`)}`;
      await queueMail(trx, services, [
        {
          name: `application-refused-${id}`,
          to: email,
          replyTo: ordersTo,
          subject,
          text: `${message}\n`,
          html: mailPage({ language, subject, shop, colours, summary: parts[1] ?? subject, body }),
        },
      ]);
    },
  };
}
