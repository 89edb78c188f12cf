/** The events that other systems can subscribe to. */
export const webhookEvents = ['order.placed', 'order.changed', 'invoice.created'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
