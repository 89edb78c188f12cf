/** What other systems may be told of. */
export const webhookEvents = ['order.placed', 'order.changed', 'invoice.created'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
