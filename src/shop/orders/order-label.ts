import { orderIs } from '#shop/order-model/may.ts';

export type OrderLabel = 'backorder' | 'sent' | 'order';

/** A shortage takes precedence; a cancelled order is still labelled as an order. */
export function orderLabel({ HasShortage, Status }: { HasShortage: boolean; Status: number }): OrderLabel {
  if (HasShortage) return 'backorder';
  return orderIs.sent(Status) ? 'sent' : 'order';
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
