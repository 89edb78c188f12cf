import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Attachment, OutboxRow } from './outbox.server.ts';

export type Mail = Pick<
  OutboxRow,
  'message_id' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html' | 'created_at'
> & { attached?: Attachment };

/** `filed` reached nobody; `refused` is permanent; `later` concerns this mail, `unreachable` the mail server. `answer` is the server's; `code` is nodemailer's. */
export type SendResult =
  | { outcome: 'sent'; answer?: string }
  | { outcome: 'filed' }
  | { outcome: 'refused' | 'later' | 'unreachable'; reason: string; code?: string | undefined };

export type Mailer = { send(mail: Mail): Promise<SendResult>; close(): void };

/** The address of a mail server, or its parts. */
type Connection =
  | string
  | {
      host: string;
      port: number;
      secure?: boolean;
      requireTLS?: boolean;
      auth?: { user: string; pass: string };
    };

/** A server that has not answered after `patienceMs` is taken for unreachable. */
export function smtpMailer(
  connection: Connection,
  from: string,
  { patienceMs = 10_000 }: { patienceMs?: number } = {},
): Mailer {
  const transport = createTransport({
    ...(typeof connection === 'string' ? { url: connection } : connection),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 60_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        const info: unknown = await transport.sendMail(messageOf(mail, from));
        return { outcome: 'sent', answer: (info as { response: string }).response };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to a file of the folder. */
export function fileMailer(folder: string, from: string): Mailer {
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
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { outcome: 'unreachable', reason, code };
  return { outcome: responseCode >= 500 ? 'refused' : 'later', reason, code };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
