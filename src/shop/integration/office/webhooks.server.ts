import { isInsideAddress } from '#kit/http/outbound-post.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Services } from '#kit/services/services.server.ts';
import { newWebhookSecret } from '#kit/queue/webhook-secrets.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import * as calls from './webhook-contract.ts';
import type { WebhookMessage } from './webhook-contract.ts';
import { reasonText } from '#shop/integration/reasons.server.ts';
import type { WebhookEvent } from '#shop/integration/webhook-events.ts';
import * as store from '#shop/integration/webhook-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

const mostShown = 200;

export function officeWebhookRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    serve(calls.listWebhooks, async () => ({
      Rows: (await store.readWebhooks(db)).map((row) => ({
        Id: row.id,
        Url: row.url,
        Events: row.events.split(' '),
        CreateDate: row.created_at.toISOString(),
        CreatedBy: row.created_by,
      })),
    })),
    serve(calls.makeWebhook, (input, staff) => make(services, staff, input)),
    serve(calls.deleteWebhook, ({ id }, staff) => remove(services, staff, id)),
    serve(calls.listWebhookMessages, async ({ state }, _staff, { language }) => ({
      Rows: (await store.readMessages(db, state, mostShown)).map((row) => messageToWire(row, language)),
    })),
    serve(calls.resendWebhookMessage, ({ id }, staff) => resend(services, staff, id)),
  ];
}

async function make(
  services: Services,
  by: StaffMember,
  { Url, Events }: { Url: string; Events: readonly WebhookEvent[] },
): Promise<{ Id: number; Secret: string } | Problem> {
  if (!services.env.webhooksInside && isInsideAddress(new URL(Url).hostname))
    return badField('Url', 'match', officeTextOf('officeProblem.webhookInside'));
  const { secret, sealed } = newWebhookSecret(services.env);
  return await changeAs(by, services, {}, async (trx, note) => {
    const events = [...new Set(Events)].join(' ');
    const row = { url: Url, secret: sealed, events, created_at: services.now(), created_by: by.name };
    const id = await store.insertWebhook(trx, row);
    note({ entity: 'webhook', id, action: 'create', before: null, after: { Url, Events: events } });
    return { Id: id, Secret: secret };
  });
}

async function remove(services: Services, by: StaffMember, id: number): Promise<undefined | Problem> {
  return await changeAs(by, services, {}, async (trx, note) => {
    const url = await store.deleteWebhookRow(trx, id);
    if (url === undefined) return new Problem('not-found');
    note({ entity: 'webhook', id, action: 'delete', before: { Url: url }, after: null });
    return undefined;
  });
}

async function resend(services: Services, by: StaffMember, id: number): Promise<undefined | Problem> {
  return await changeAs(by, services, {}, async (trx, note) => {
    const message = await store.reviveMessage(trx, id, services.now());
    if (!message) return new Problem('not-found');
    const { webhook_id, message_id } = message;
    note({ entity: 'webhook', id: webhook_id, action: 'send', before: null, after: { Name: message_id } });
    return undefined;
  });
}

type MessageRow = Awaited<ReturnType<typeof store.readMessages>>[number];

function messageToWire(row: MessageRow, language: Language): WebhookMessage {
  const state = row.sent_at ? 'sent' : row.dead_at ? 'dead' : 'waiting';
  return {
    Id: row.id,
    MessageId: row.message_id,
    Event: row.event,
    Url: row.url,
    State: state,
    Tries: row.tries,
    LastError: reasonText(row.last_error ?? '', language),
    CreateDate: row.created_at.toISOString(),
    NextTry: state === 'waiting' ? row.next_try_at.toISOString() : null,
  };
}
