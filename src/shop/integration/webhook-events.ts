/** The events that other systems can subscribe to. */
export const webhookEvents = [
  'order.placed',
  'order.changed',
  'order.held',
  'order.released',
  'invoice.created',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
