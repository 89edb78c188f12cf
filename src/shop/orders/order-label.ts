import { orderIs } from '#shop/order-model/may.ts';

export type OrderLabel = 'backorder' | 'sent' | 'order' | 'collected' | 'toCollect';

/**
 * A shortage takes precedence: an order that `isWaitedFor` (`order-model/pieces.ts`) says something of. A cancelled order
 * is still labelled as an order. What the customer collects is never sent.
 */
export function orderLabel({
  HasShortage,
  Status,
  Collected,
}: {
  HasShortage: boolean;
  Status: number;
  Collected: boolean;
}): OrderLabel {
  if (HasShortage) return 'backorder';
  if (orderIs.sent(Status)) return Collected ? 'collected' : 'sent';
  return Collected && !orderIs.cancelled(Status) ? 'toCollect' : 'order';
}

/** Returns the carrier's page for a consignment, from a template with `{consignmentId}`; null when there is none. */
export function trackingUrl(
  template: string | null | undefined,
  consignmentId: string | null | undefined,
): string | null {
  const id = consignmentId?.trim();
  if (!id || !template?.startsWith('https://')) return null;
  return template.replaceAll('{consignmentId}', () => encodeURIComponent(id));
}

/** Returns the address of one order. */
export function orderPath(id: number): string {
  return `/orders/${id}`;
}
