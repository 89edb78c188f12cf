import { randomBytes } from 'node:crypto';
import { sql, type Generated } from 'kysely';
import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';

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
export interface WebhookMessageTable {
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
