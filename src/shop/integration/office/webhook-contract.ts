import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { obeys, pathId, text } from '#kit/fields/fields.ts';
import { webhookEvents } from '#shop/integration/webhook-events.ts';

export const Webhook = z.object({
  Id: z.int(),
  Url: z.string(),
  Events: z.array(z.string()),
  CreateDate: z.string(),
  CreatedBy: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const messageStates = ['waiting', 'sent', 'dead'] as const;

export const WebhookMessage = z.object({
  Id: z.int(),
  MessageId: z.string(),
  Event: z.string(),
  Url: z.string(),
  State: z.enum(messageStates),
  Tries: z.int(),
  LastError: z.string(),
  CreateDate: z.string(),
  NextTry: z.nullable(z.string()),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'Who is told of what happens; their secrets are not told again',
  method: 'GET',
  path: '/api/office/exchange/webhooks',
  who: 'staff',
  right: 'exchange.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(Webhook) }),
});

export const MakeWebhook = z.object({
  Url: text({ min: 1, max: 500 }).check(obeys('regex', isWebhookUrl, 'webhookAddress')),
  Events: z.array(z.enum(webhookEvents)).check(z.minLength(1, { error: 'required' })),
});

function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const makeWebhook = endpoint({
  name: 'makeWebhook',
  summary: 'Somebody new to tell; the secret of the signatures is told this once',
  method: 'POST',
  path: '/api/office/exchange/webhooks',
  who: 'staff',
  right: 'exchange.write',
  input: MakeWebhook,
  output: z.object({ Id: z.int(), Secret: z.string() }),
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  summary: 'Tells them no more, and takes away what is on its way',
  method: 'DELETE',
  path: '/api/office/exchange/webhooks/:id',
  who: 'staff',
  right: 'exchange.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});

export const listWebhookMessages = endpoint({
  name: 'listWebhookMessages',
  summary: 'The newest two hundred messages, of one state or all',
  method: 'GET',
  path: '/api/office/exchange/webhook-messages',
  who: 'staff',
  right: 'exchange.read',
  input: z.object({ state: z.optional(z.enum(messageStates)) }),
  output: z.object({ Rows: z.array(WebhookMessage) }),
});

export const resendWebhookMessage = endpoint({
  name: 'resendWebhookMessage',
  summary: 'Tries again with a message that was given up',
  method: 'POST',
  path: '/api/office/exchange/webhook-messages/:id/again',
  who: 'staff',
  right: 'exchange.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
