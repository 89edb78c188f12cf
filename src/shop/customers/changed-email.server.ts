import type { Trx } from '#kit/database/db.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { holdLinks } from './store.server.ts';

/** Hours during which only staff can have a link mailed to a new address. */
const holdHours = 24;

/** `email` is the previous address, which may be empty. */
export type ChangedEmail = { id: number; number: string; email: string; language: Language };

export type TellChangedEmails = (trx: Trx, changed: readonly ChangedEmail[]) => Promise<void>;

/**
 * Reads what the mails need. The returned function notifies the old addresses and blocks links to the new ones:
 * otherwise whoever changes an address could take over the account by requesting a link.
 */
export async function prepareChangedEmails(
  services: Pick<Services, 'env' | 'now'>,
  texts: TextRepository,
): Promise<TellChangedEmails> {
  const settings = await texts.settings();
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  return async (trx, changed) => {
    if (changed.length === 0) return;
    const at = services.now();
    await holdLinks(
      trx,
      changed.map(({ id }) => id),
      new Date(at.getTime() + holdHours * 3_600_000),
    );
    const mails = changed.filter(({ email }) => email !== '').map(mailOf);
    if (mails.length > 0) await queueMail(trx, services, mails);

    function mailOf({ id, number, email, language }: ChangedEmail) {
      const t = translators[language];
      const subject = t('mail.emailChanged.subject', { shop });
      const lines = [
        t('mail.emailChanged.what', { shop, number }),
        t('mail.emailChanged.hold', { hours: holdHours }),
        t('mail.emailChanged.ifNot'),
      ];
      const parts = [t('mail.greetingNoName'), ...lines, t('mail.footer'), `${t('mail.signature')}\n${shop}`];
      const body = html`${mailHeading(subject)}
      ${parts.map((part) => html`<p style="margin:0 0 16px">${part}</p>`)}`;
      return {
        name: `email-changed-${id}-${at.getTime()}`,
        to: email,
        subject,
        text: `${parts.join('\n\n')}\n`,
        html: mailPage({ language, subject, shop, colours, summary: lines[0] ?? '', body }),
      };
    }
  };
}
