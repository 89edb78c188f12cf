import type { Selectable } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { postOutside } from '#kit/http/outbound-post.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sealOf } from '#kit/secrets/seal.server.ts';
import { bringBackFromFuture, sendDue } from './delivery-queue.server.ts';
import type { WebhookMessageTable } from './queue-webhooks.server.ts';
import { sealedFor, signatureOf } from './webhook-secrets.server.ts';

type Message = Selectable<WebhookMessageTable>;

const timeLimitMs = 15_000;
const leaseMs = 60_000;
const minutes = 60_000;
/** Pauses before each further attempt. After the last of them, 31 h 35 min after the first, a message is given up. */
const waits = [5_000, 5 * minutes, 30 * minutes, 120 * minutes, 300 * minutes, 600 * minutes, 840 * minutes];

export async function bringBackWebhooks(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  await bringBackFromFuture('webhook_message', services, { longestWaitMs: Math.max(...waits), leaseMs });
}

/**
 * Sends due messages to all receivers concurrently, and to each receiver one message after the other. A receiver that
 * is slow or refuses a message is skipped until the next run, so that the others wait no longer than one message may
 * take. A message without a success response is sent again with the same id at growing intervals. After the last
 * attempt it is given up, and staff can send it again.
 */
export async function sendDueWebhooks(
  services: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  goOn: () => boolean = () => true,
): Promise<void> {
  const began = performance.now();
  const hasTime = () => goOn() && performance.now() - began < timeLimitMs;
  const runs = (await dueReceivers(services)).map((to) =>
    sendDue(services, 'webhook_message', { leaseMs, goOn: hasTime, to }, (message, at) =>
      sendOne(services, message, at),
    ),
  );
  for (const end of await Promise.allSettled(runs)) if (end.status === 'rejected') throw end.reason;
}

async function dueReceivers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_message')
    .select('webhook_id')
    .distinct()
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('next_try_at', '<=', now())
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}

/** Returns whether the message was accepted. */
async function sendOne(
  { db, env, log, now }: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  message: Message,
  at: Date,
): Promise<boolean> {
  const error = await post({ db, env }, message, at);
  if (error === undefined) {
    await change(db, message.id, { sent_at: now(), last_error: null });
    return true;
  }
  const wait = waits[message.tries - 1];
  log.warn({ message: message.message_id, tries: message.tries, reason: error }, 'a webhook was not taken');
  await change(db, message.id, {
    last_error: error.slice(0, 200),
    ...(wait === undefined ? { dead_at: now() } : { next_try_at: new Date(now().getTime() + wait) }),
  });
  return false;
}

/** Returns why the message was not accepted. */
async function post(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { webhook_id, message_id: id, body }: Message,
  at: Date,
) {
  const { url, secret } = await db
    .selectFrom('webhook')
    .select(['url', 'secret'])
    .where('id', '=', webhook_id)
    .executeTakeFirstOrThrow();
  const seconds = Math.floor(at.getTime() / 1000);
  return await postOutside(url, {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(sealOf(env).open(secret, sealedFor), id, seconds, body),
    },
    mayBeInside: env.webhooksInside,
    timeLimitMs,
  });
}

async function change(db: Db, id: number, values: Partial<Omit<Message, 'id'>>): Promise<void> {
  await db
    .updateTable('webhook_message')
    .set({ ...values, leased_until: null })
    .where('id', '=', id)
    .execute();
}
