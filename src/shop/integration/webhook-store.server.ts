import type { Db, Trx } from '#kit/database/db.server.ts';

export async function readWebhooks(db: Db) {
  return await db
    .selectFrom('webhook')
    .select(['id', 'url', 'events', 'created_at', 'created_by'])
    .orderBy('id')
    .execute();
}

export async function insertWebhook(
  trx: Trx,
  webhook: { url: string; secret: string; events: string; created_at: Date; created_by: string },
): Promise<number> {
  const { id } = await trx.insertInto('webhook').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deletes a webhook and its waiting messages. Returns its address; undefined when it does not exist. */
export async function deleteWebhookRow(trx: Trx, id: number): Promise<string | undefined> {
  const row = await trx.deleteFrom('webhook').where('id', '=', id).returning('url').executeTakeFirst();
  return row?.url;
}

export type MessageState = 'waiting' | 'sent' | 'dead';

/** Newest first. */
export async function readMessages(db: Db, state: MessageState | undefined, take: number) {
  let query = db
    .selectFrom('webhook_message')
    .innerJoin('webhook', 'webhook.id', 'webhook_message.webhook_id')
    .selectAll('webhook_message')
    .select('webhook.url');
  if (state === 'sent') query = query.where('sent_at', 'is not', null);
  if (state === 'dead') query = query.where('dead_at', 'is not', null);
  if (state === 'waiting') query = query.where('sent_at', 'is', null).where('dead_at', 'is', null);
  return await query.orderBy('webhook_message.id', 'desc').limit(take).execute();
}

/** Returns undefined when no such message was given up. */
export async function reviveMessage(trx: Trx, id: number, at: Date) {
  return await trx
    .updateTable('webhook_message')
    .set({ dead_at: null, tries: 0, next_try_at: at, leased_until: null })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returning(['webhook_id', 'message_id'])
    .executeTakeFirst();
}
