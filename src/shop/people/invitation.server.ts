import type { Trx } from '#kit/database/db.server.ts';
import { chargeAll, type Limit } from '#kit/http/rate-limit.server.ts';
import type { Problem } from '#kit/http/problem.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import { hashOfSecret, newSecret } from '#kit/secrets/secret.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { linkAddress } from '#shop/login/password/link-address.ts';
import { replaceLinks } from '#shop/login/person/person-links.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';

const invitationDays = 7;

/** Mails to others are not to be sent without end by whoever has got into a customer's account. */
const limit: Limit = { kind: 'people.invite', windowSeconds: 3_600, free: 60 };

export async function chargeInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  customerId: number,
): Promise<Problem | undefined> {
  return await chargeAll(db, [{ limit, source: String(customerId) }], now());
}

type Invited = { id: number; email: string; language: Language | null };

/** Makes a link that works once, in the place of earlier ones, and queues the mail. `by` is who invites. */
export type Invite = (
  trx: Trx,
  person: Invited,
  from: { customer: CustomerDetails; by: string },
) => Promise<void>;

/** Reads what the mails need, before a transaction holds the only connection of the embedded database. */
export async function openInvitations(services: Services, texts: TextRepository): Promise<Invite> {
  const { env, now } = services;
  const settings = await texts.settings();
  const ordersTo = await ordersAddress(services, settings);
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  const shop = settings.CompanyName;
  return async (trx, { id, email, language: own }, { customer, by }) => {
    const token = newSecret();
    const at = now();
    const expiresAt = new Date(at.getTime() + invitationDays * 86_400_000);
    const token_hash = hashOfSecret(token);
    await replaceLinks(trx, 'invite', [{ token_hash, person_id: id, created_at: at, expires_at: expiresAt }]);
    const language = own ?? customer.language;
    const t = translators[language];
    const subject = t('mail.invite.subject', { shop });
    const about = { by, shop, customer: customer.name, number: customer.customer_number };
    const lines = [t('mail.greetingNoName'), t('mail.invite.text', about), t('mail.invite.how')];
    const after = [
      t('mail.invite.validity', { days: invitationDays }),
      t('mail.footer'),
      `${t('mail.signature')}\n${shop}`,
    ];
    const url = linkAddress(env.publicUrl, token, { language, kind: 'invite' });
    const body = html`${mailHeading(subject)}
      ${lines.map((line) => html`<p style="margin:18px 0">${line}</p>`)}
      <p style="margin:0 0 20px">${mailButton(url, t('mail.invite.button'), colours)}</p>
      ${after.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
    await queueMail(trx, services, [
      {
        name: `invite-${token_hash.slice(0, 24)}`,
        to: email,
        replyTo: ordersTo,
        subject,
        text: `${[...lines, url, ...after].join('\n\n')}\n`,
        html: mailPage({ language, subject, shop, colours, summary: lines[1] ?? '', body }),
      },
    ]);
  };
}
