import type { Db } from '#kit/database/db.server.ts';
import type { Mail, Mailer, SendResult } from './smtp-mailer.server.ts';
import {
  noteFailure,
  noteSent,
  type AttachmentReaders,
  type MailWriters,
  type OutboxRow,
} from './outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { bringBackFromFuture, sendDue } from '#kit/queue/delivery-queue.server.ts';

/**
 * The lease is longer than any timeout of the mailer, so that no other worker sends a mail that this one still holds.
 */
const leaseMs = 5 * 60_000;
const giveUpAfterMs = 3 * 86_400_000;
const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/** Renders and reads what the outbox names without holding it. */
type Content = { writers: MailWriters; attachments?: AttachmentReaders };

export async function bringBackMail(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  await bringBackFromFuture('outbox_mail', services, { longestWaitMs, leaseMs });
}

/**
 * Sends the due mails one after the other. When the mail server is unreachable, the rest wait for the next call. If a
 * worker dies after the server has accepted a mail but before recording it, the same mail is sent again with the same
 * Message-ID.
 */
export async function sendDueMail(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { mailer, writers, attachments = new Map() }: Content & { mailer: Mailer },
  goOn: () => boolean = () => true,
): Promise<void> {
  await sendDue({ db, now }, 'outbox_mail', { leaseMs, goOn }, async (mail) => {
    const result = await writeAndSend(mail, mailer, { writers, attachments });
    if (result.outcome === 'sent' || result.outcome === 'filed') {
      await noteSent(db, mail.id, { at: now(), isFile: result.outcome === 'filed' });
      return true;
    }
    const dead = await noteThatItFailed(db, mail, result, now());
    // The id is logged without the host, because the log masks anything that looks like an address.
    const name = mail.message_id.replace(/^<|@.*$/g, '');
    const fields = { mail: name, tries: mail.tries, reason: result.reason };
    if (dead) log.error(fields, 'a mail was given up');
    else log.warn(fields, 'a mail could not be sent and will be tried again');
    return result.outcome !== 'unreachable';
  });
}

/** A mail that cannot be rendered does not delay others and is retried: a later version may be able to render it. */
async function writeAndSend(
  mail: OutboxRow,
  mailer: Mailer,
  { writers, attachments }: Required<Content>,
): Promise<SendResult> {
  let written: Mail;
  try {
    written = await attachedBy(attachments, await writtenBy(writers, mail), mail.attachment);
  } catch (error) {
    return { outcome: 'later', reason: error instanceof Error ? error.message : String(error) };
  }
  return await mailer.send(written);
}

async function writtenBy(writers: MailWriters, mail: OutboxRow): Promise<Mail> {
  const { writer, facts } = mail;
  if (writer === null || facts === null) return mail;
  const write = writers.get(writer);
  if (!write) throw new Error(`nobody here writes “${writer}”`);
  const { text, html } = await write(facts, mail.subject);
  return { ...mail, body_text: text, body_html: html };
}

async function attachedBy(readers: AttachmentReaders, mail: Mail, attachment: string | null): Promise<Mail> {
  if (attachment === null) return mail;
  const [kind = '', key = ''] = attachment.split(':', 2);
  const read = readers.get(kind);
  if (!read) throw new Error(`nobody here reads “${kind}”`);
  return { ...mail, attached: await read(key) };
}

/** Returns whether the mail was given up. */
async function noteThatItFailed(
  db: Db,
  mail: OutboxRow,
  { outcome, reason }: { outcome: 'refused' | 'later' | 'unreachable'; reason: string },
  at: Date,
): Promise<boolean> {
  const isTooOld = at.getTime() - mail.created_at.getTime() >= giveUpAfterMs;
  if (outcome === 'refused' || isTooOld) {
    await noteFailure(db, mail.id, { error: reason, dead_at: at });
    return true;
  }
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(mail.tries - 1, 10));
  await noteFailure(db, mail.id, { error: reason, next_try_at: new Date(at.getTime() + wait) });
  return false;
}
