import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Generated, Selectable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { postOutside } from '#kit/http/outbound-post.server.ts';
import type { Services } from '#kit/http/router.server.ts';
import { sealOf } from '#kit/secrets/seal.server.ts';
import { bringBackFromFuture, sendDue } from './delivery-queue.server.ts';

interface WebhookTable {
  id: Generated<number>;
  url: string;
  /** `whsec_` followed by the key in base64, sealed rather than hashed because signing needs the key itself. */
  secret: string;
  /** The event names, separated by spaces. */
  events: string;
  active: Generated<boolean>;
  created_at: Generated<Date>;
  created_by: Generated<string>;
}
interface WebhookMessageTable {
  id: Generated<number>;
  webhook_id: number;
  message_id: string;
  event: string;
  body: string;
  created_at: Generated<Date>;
  next_try_at: Generated<Date>;
  leased_until: Date | null;
  tries: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  dead_at: Date | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    webhook: WebhookTable;
    webhook_message: WebhookMessageTable;
  }
}
type Message = Selectable<WebhookMessageTable>;

const sealedFor = 'webhook';

/** Creates a webhook secret; `sealed` is the form to store. */
export function newWebhookSecret(env: Services['env']): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: sealOf(env).seal(secret, sealedFor) };
}

/**
 * Seals secrets that an earlier version stored in plain text. Returns how many secrets are unusable because their key
 * is missing.
 */
export async function sealWebhookSecrets({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  let lost = 0;
  for (const { id, secret } of await db.selectFrom('webhook').select(['id', 'secret']).execute()) {
    const sealed = sealOf(env).sealAnew(secret, sealedFor);
    if (sealed === 'lost') lost++;
    else if (sealed !== secret) {
      await db.updateTable('webhook').set({ secret: sealed }).where('id', '=', id).execute();
    }
  }
  return lost;
}

/** Queues an event for every webhook subscribed to it, within the transaction that causes it. */
export async function queueEvent(
  trx: Trx,
  services: Pick<Services, 'now'>,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await queueEvents(trx, services, event, [data]);
}

/** Queues several events of one kind for every subscribed webhook, within the transaction that causes them. */
export async function queueEvents(
  trx: Trx,
  { now }: Pick<Services, 'now'>,
  event: string,
  happened: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const at = now();
  const bodies = happened.map((data) => JSON.stringify({ type: event, timestamp: at.toISOString(), data }));
  const ids = happened.map(() => `msg_${randomBytes(18).toString('base64url')}_`);
  await sql`
    insert into webhook_message (webhook_id, message_id, event, body, created_at, next_try_at)
    select webhook.id, told.id || webhook.id, ${event}::text, told.body, ${at}::timestamptz, ${at}::timestamptz
    from webhook
    cross join unnest(${ids}::text[], ${bodies}::text[]) with ordinality as told (id, body, place)
    where active and ${event}::text = any (string_to_array(events, ' '))
    order by webhook.id, told.place`.execute(trx);
}

/** Signs by the Standard Webhooks scheme: an HMAC of id, time and body with the shared key. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

const timeLimitMs = 15_000;
const leaseMs = 60_000;
const minutes = 60_000;
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
