export const OrderStatus = { Order: 1, Processing: 2, Delivered: 3, Cancelled: 4, Invoiced: 5 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export type OrderLabel = 'backorder' | 'sent' | 'order';

/** A shortage takes precedence; a cancelled order is still labelled as an order. */
export function orderLabel({ HasShortage, Status }: { HasShortage: boolean; Status: number }): OrderLabel {
  if (HasShortage) return 'backorder';
  return Status === OrderStatus.Delivered || Status === OrderStatus.Invoiced ? 'sent' : 'order';
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
