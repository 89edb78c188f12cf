import { html } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { connectionTo, mailServerOf } from '#kit/mail/mail-server.server.ts';
import { smtpMailer, type SendResult } from '#kit/mail/smtp-mailer.server.ts';
import { newSecret } from '#kit/secrets/secret.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';

type Told = { Accepted: boolean; Answer: string };

/** Sends a mail at once, beside the queue, and tells in words what the server answered. */
export async function sendTest(
  services: Services,
  texts: TextRepository,
  { to, language }: { to: string; language: Language },
): Promise<Told> {
  const t = officeTextIn(language);
  const { smtp, from } = await mailServerOf(services);
  if (smtp === undefined) return { Accepted: false, Answer: t('mailServer.test.none') };
  let connection;
  try {
    connection = typeof smtp === 'string' ? smtp : connectionTo(services.env, smtp);
  } catch {
    return { Accepted: false, Answer: t('mailServer.test.noKey') };
  }
  const mailer = smtpMailer(connection, from);
  try {
    const result = await mailer.send(await testMail(services, texts, { to, language }));
    return { Accepted: result.outcome === 'sent', Answer: t(wordsOf(result), { answer: answerOf(result) }) };
  } finally {
    mailer.close();
  }
}

async function testMail(
  { env, now }: Services,
  texts: TextRepository,
  { to, language }: { to: string; language: Language },
) {
  const t = officeTextIn(language);
  const settings = await texts.settings();
  const shop = settings.CompanyName;
  const subject = t('mailServer.test.subject', { shop });
  const text = t('mailServer.test.text', { shop });
  const body = html`${mailHeading(subject)}
    <p style="margin:18px 0">${text}</p>`;
  return {
    message_id: `<test-${newSecret().slice(0, 24)}@${new URL(env.publicUrl).hostname}>`,
    recipient: to,
    reply_to: null,
    subject,
    body_text: `${text}\n`,
    body_html: mailPage({ language, subject, shop, colours: mailColoursOf(settings), summary: text, body }),
    created_at: now(),
  };
}

function wordsOf(result: SendResult): OfficeTextKey {
  if (result.outcome === 'sent') return 'mailServer.test.sent';
  const code = 'code' in result ? result.code : undefined;
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'mailServer.test.logInRefused';
  if (code === 'ETLS') return 'mailServer.test.notEncrypted';
  if (code === 'ETIMEDOUT') return 'mailServer.test.silent';
  if (result.outcome === 'unreachable') return 'mailServer.test.unreachable';
  return 'mailServer.test.refused';
}

/** The answer may be long and of several lines, and is shown as it is. */
function answerOf(result: SendResult): string {
  const answer = result.outcome === 'sent' ? result.answer : 'reason' in result ? result.reason : '';
  return (answer ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
}
