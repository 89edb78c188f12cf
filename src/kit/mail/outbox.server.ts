import { sql, type Generated, type Selectable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';
import type { Services } from '#kit/services/services.server.ts';

interface OutboxMailTable {
  id: Generated<number>;
  message_id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  writer: string | null;
  facts: string | null;
  attachment: string | null;
  created_at: Generated<Date>;
  next_try_at: Generated<Date>;
  leased_until: Date | null;
  tries: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  /** Written to a file instead, since no mail server is set; `sent_at` is when. */
  is_file: Generated<boolean>;
  dead_at: Date | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    outbox_mail: OutboxMailTable;
  }
}

export type WrittenMail = { text: string; html: string };
/** A mail that is rendered when it is sent, by the `MailWriters` entry of that name, from `facts` alone. */
type UnwrittenMail = { writer: string; facts: string };
/** `name` identifies the mail, such as `order-123.confirmation`: queueing the same name twice sends one mail. */
export type QueuedMail = {
  name: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  /** What is attached when the mail is sent, as `KIND:KEY`; see `AttachmentReaders`. */
  attachment?: string;
} & (WrittenMail | UnwrittenMail);
export type MailWriters = ReadonlyMap<string, (facts: string, subject: string) => Promise<WrittenMail>>;
export type Attachment = { filename: string; contentType: string; content: Buffer };
/** Read an attachment by its key when the mail is sent, by kind, so that its bytes are not stored with each mail. */
export type AttachmentReaders = ReadonlyMap<string, (key: string) => Promise<Attachment>>;

export type OutboxRow = Selectable<OutboxMailTable>;

/** Puts mails in the outbox, within the transaction that causes them. Call `mailIsQueued` after the commit. */
export async function queueMail(
  trx: Trx,
  { env, now }: Pick<Services, 'env' | 'now'>,
  mails: readonly QueuedMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const at = now();
  const host = hostOfMailbox(env.mailFrom);
  const rows = mails.map((mail) => ({
    message_id: `<${mail.name}@${host}>`,
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    attachment: mail.attachment ?? null,
    ...contentOf(mail),
    created_at: at,
    next_try_at: at,
  }));
  await sql`${insertionOf('outbox_mail', rows)} on conflict (message_id) do nothing`.execute(trx);
}

/** Returns which of these names a mail has been queued under, sent or not; those of mail that is forgotten are left out. */
export async function queuedNames(
  db: Db,
  { env }: Pick<Services, 'env'>,
  names: readonly string[],
): Promise<Set<string>> {
  const host = hostOfMailbox(env.mailFrom);
  const nameOf = new Map(names.map((name) => [`<${name}@${host}>`, name]));
  const rows = await db
    .selectFrom('outbox_mail')
    .select('message_id')
    .where('message_id', '=', sql<string>`any(${[...nameOf.keys()]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ message_id: id }) => nameOf.get(id) ?? []));
}

function contentOf(mail: WrittenMail | UnwrittenMail) {
  return 'facts' in mail
    ? { body_text: '', body_html: '', writer: mail.writer, facts: mail.facts }
    : { body_text: mail.text, body_html: mail.html, writer: null, facts: null };
}

/** Extracts `example.se` from `Shop <order@example.se>`. */
function hostOfMailbox(mailbox: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailbox.trim())?.[1] ?? 'localhost';
}

const listeners = new Set<() => void>();

/** Wakes this process's mail worker before its next poll. */
export function mailIsQueued(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that removes the listener. */
export function onMailQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Releases the mails held by a worker that has died. It may only be called when no other worker is running. */
export async function freeMail(db: Db): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ leased_until: null })
    .where('leased_until', 'is not', null)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute();
}

/** The content of a sent mail is not stored: it may hold a link that logs in. */
export async function noteSent(
  db: Db,
  id: number,
  { at, isFile }: { at: Date; isFile: boolean },
): Promise<void> {
  const nothing = contentOf({ text: '', html: '' });
  await change(db, id, {
    sent_at: at,
    is_file: isFile,
    leased_until: null,
    last_error: null,
    ...nothing,
  });
}

export async function noteFailure(
  db: Db,
  id: number,
  failure: { error: string; next_try_at: Date } | { error: string; dead_at: Date },
): Promise<void> {
  const { error, ...rest } = failure;
  await change(db, id, { ...rest, leased_until: null, last_error: error.slice(0, 500) });
}

async function change(db: Db, id: number, values: Partial<Omit<OutboxRow, 'id'>>): Promise<void> {
  await db.updateTable('outbox_mail').set(values).where('id', '=', id).execute();
}

/** Deletes mails to this address, sent or not, and sent ones that are answered to it: their subjects may name people. */
export async function deleteMailOf(trx: Trx, address: string): Promise<void> {
  const isThis = (column: 'recipient' | 'reply_to') =>
    sql<boolean>`lower(${sql.ref(column)}) = lower(${address})`;
  await trx
    .deleteFrom('outbox_mail')
    .where((eb) => eb.or([isThis('recipient'), eb.and([isThis('reply_to'), eb('sent_at', 'is not', null)])]))
    .execute();
}

/** Deletes mails, sent or not, whose names begin so. */
export async function deleteMailNamed(trx: Trx, beginnings: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('outbox_mail')
    .where(sql<boolean>`exists (
      select from unnest(${[...beginnings]}::text[]) as beginning where starts_with(message_id, '<' || beginning))`)
    .execute();
}

/** Marks all waiting mails as given up, so that staff decide about each: it is unknown here whether they were sent. */
export async function giveUpWaitingMail(trx: Trx, now: Date, reason: string): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({ dead_at: now, leased_until: null, last_error: reason })
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute();
}

/** Lets the mails that another server has not taken be tried at once. */
export async function tryWaitingMailAnew(trx: Trx, now: Date): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({ next_try_at: now, last_error: null })
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
}

/** Counts the mails that wait to be sent, and those that were given up. */
export async function countMail(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    select count(*) filter (where dead_at is null)::integer as waiting,
      count(*) filter (where dead_at is not null)::integer as "givenUp"
    from outbox_mail where sent_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}
