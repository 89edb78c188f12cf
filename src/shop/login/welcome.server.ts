import type { Trx } from '#kit/database/db.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
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

type Mail = { subject: string; text: string; html: string };

/** The mails with which customers choose a password, once what they need has been read. */
export type Welcome = {
  compose(customer: Welcomed, kind: WelcomeKind, url: string): Mail;
  /** Makes a link that works once, in the place of earlier ones, and queues the mail. */
  send(trx: Trx, customer: Welcomed, kind: WelcomeKind): Promise<void>;
};

export async function openWelcome(services: Services, texts: TextRepository): Promise<Welcome> {
  const { env, now } = services;
  const settings = await texts.settings();
  const ordersTo = await ordersAddress(services, settings);
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  return { compose, send };

  function compose({ number, name, language }: Welcomed, kind: WelcomeKind, url: string): Mail {
    const t = translators[language];
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
    return {
      subject,
      text: `${[...lines, url, ...after].join('\n\n')}\n`,
      html: mailPage({ language, subject, shop, colours, summary: lines[1] ?? '', body }),
    };
  }

  async function send(trx: Trx, customer: Welcomed, kind: WelcomeKind): Promise<void> {
    const token = newSecret();
    const at = now();
    await replaceResets(trx, [
      {
        token_hash: hashOfSecret(token),
        customer_id: customer.id,
        created_at: at,
        expires_at: new Date(at.getTime() + welcomeHours * 3_600_000),
      },
    ]);
    await queueMail(trx, services, [
      {
        name: `welcome-${hashOfSecret(token).slice(0, 24)}`,
        to: customer.email,
        replyTo: ordersTo,
        ...compose(customer, kind, linkAddress(env.publicUrl, token, { language: customer.language })),
      },
    ]);
  }
}
