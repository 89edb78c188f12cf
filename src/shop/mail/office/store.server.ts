import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';
import type { MailState } from './contract.ts';

type Filter = { q: string; state: MailState | undefined };

function matching(db: Db, { q, state }: Filter) {
  let query = db.selectFrom('outbox_mail');
  if (state === 'sent' || state === 'file')
    query = query.where('sent_at', 'is not', null).where('is_file', '=', state === 'file');
  if (state === 'dead') query = query.where('sent_at', 'is', null).where('dead_at', 'is not', null);
  if (state === 'waiting') query = query.where('sent_at', 'is', null).where('dead_at', 'is', null);
  for (const pattern of patternsOfWords(q)) {
    query = query.where(sql<boolean>`concat_ws(' ', recipient, subject, message_id) ilike ${pattern}`);
  }
  return query;
}

export async function readMails(db: Db, filter: Filter, { skip, take }: { skip: number; take: number }) {
  const rows = await matching(db, filter)
    .select(['id', 'message_id', 'recipient', 'subject', 'created_at', 'next_try_at'])
    .select(['tries', 'last_error', 'sent_at', 'is_file', 'dead_at'])
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
  const { count } = await matching(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Counts the mails that could not be sent, up to `most`. */
export async function countFailedMails(db: Db, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, { q: '', state: 'dead' }).select('id').limit(most).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Retries given-up mails; a mail that is being sent at the moment is not touched. */
export async function tryAgain(trx: Trx, ids: readonly number[], now: Date) {
  return await trx
    .updateTable('outbox_mail')
    .set({ dead_at: null, leased_until: null, next_try_at: now, tries: 0 })
    .where('id', '=', anyOf(ids))
    .where('sent_at', 'is', null)
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
    .returning(['id', 'message_id'])
    .execute();
}
