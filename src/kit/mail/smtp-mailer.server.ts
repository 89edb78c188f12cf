import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#kit/process/env.server.ts';
import type { Log } from '#kit/process/log.server.ts';
import type { Attachment, OutboxRow } from './outbox.server.ts';

export type Mail = Pick<
  OutboxRow,
  'message_id' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html' | 'created_at'
> & { attached?: Attachment };

/** `filed` reached nobody; `refused` is permanent; `later` concerns this mail, `unreachable` the mail server. */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'filed' }
  | { outcome: 'refused' | 'later' | 'unreachable'; reason: string };

export type Mailer = { send(mail: Mail): Promise<SendResult>; close(): void };

/** Sends mails over SMTP_URL. Without it, mails become files under DATA_DIR/mail, which the log mentions once. */
export function openMailer(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  if (env.smtpUrl !== undefined) return smtpMailer(env.smtpUrl, env.mailFrom);
  const folder = join(env.dataDir, 'mail');
  log.info({ folder }, 'no SMTP_URL is set: mails are written as files');
  return fileMailer(folder, env.mailFrom);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
        return { outcome: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(messageOf(mail, from));
        await mkdir(folder, { recursive: true });
        const name = mail.message_id.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '_');
        const draft = join(folder, `.${name}.${process.pid}`);
        await writeFile(draft, message as Buffer);
        await rename(draft, join(folder, `${name}.eml`));
        return { outcome: 'filed' };
      } catch (error) {
        return { outcome: 'unreachable', reason: reasonOf(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** The bytes are the same each time, so that a mail sent twice can be recognised as one. */
function messageOf(mail: Mail, from: string) {
  return {
    from,
    to: mail.recipient,
    ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
    messageId: mail.message_id,
    date: mail.created_at,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    ...(mail.attached && { attachments: [mail.attached] }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    baseBoundary: mail.message_id.replace(/\W/g, ''),
  };
}

/**
 * Only a refusal of this particular mail is final: a wrong password or a refused connection is the server's problem.
 */
function failureOf(error: unknown): SendResult {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const reason = reasonOf(error);
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { outcome: 'unreachable', reason };
  return { outcome: responseCode >= 500 ? 'refused' : 'later', reason };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
