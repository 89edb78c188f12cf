import type { Trx } from '#kit/database/db.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { linkAddress } from '#shop/login/password/link-address.ts';
import { replaceResets } from './store.server.ts';

export const welcomeHours = 72;

type Welcomed = { id: number; number: string; name: string; email: string; language: Language };
/** `welcome` goes to a new customer, `link` to one who is to choose a password. */
export type WelcomeKind = 'welcome' | 'link';

/** Reads what the mail needs. The returned function creates a one-time link and queues the mail. */
export async function prepareWelcome(
  services: Services,
  texts: TextRepository,
): Promise<(trx: Trx, customer: Welcomed, kind: WelcomeKind) => Promise<void>> {
  const { env, now } = services;
  const settings = await texts.settings();
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  return async (trx, { id, number, name, email, language }, kind) => {
    const t = translators[language];
    const token = newSecret();
    const at = now();
    await replaceResets(trx, [
      {
        token_hash: hashOfSecret(token),
        customer_id: id,
        created_at: at,
        expires_at: new Date(at.getTime() + welcomeHours * 3_600_000),
      },
    ]);
    const url = linkAddress(env.publicUrl, token);
    const subject = t(`mail.welcome.${kind}.subject`, { shop });
    const lines = [t('mail.greeting', { name }), t(`mail.welcome.${kind}`, { shop, number })];
    const after = [
      t('mail.welcome.validity', { hours: welcomeHours }),
      t('mail.footer'),
      `${t('mail.signature')}\n${shop}`,
    ];
    const body = html`${mailHeading(subject)}
      ${lines.map((line) => html`<p style="margin:18px 0">${line}</p>`)}
      <p style="margin:0 0 20px">${mailButton(url, t('mail.reset.button'), colours)}</p>
      ${after.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
    await queueMail(trx, services, [
      {
        name: `welcome-${hashOfSecret(token).slice(0, 24)}`,
        to: email,
        ...(env.mailOrdersTo && { replyTo: env.mailOrdersTo }),
        subject,
        text: `${[...lines, url, ...after].join('\n\n')}\n`,
        html: mailPage({ language, subject, shop, colours, summary: lines[1] ?? '', body }),
      },
    ]);
  };
}
