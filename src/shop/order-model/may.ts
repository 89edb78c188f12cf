export const OrderStatus = { Order: 1, Processing: 2, Delivered: 3, Cancelled: 4, Invoiced: 5 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** Whether a status is one of some; `states` are those, for conditions in SQL and lists. */
export type StateRule = ((status: number) => boolean) & { states: readonly OrderStatus[] };

const { Order, Processing, Delivered, Cancelled, Invoiced } = OrderStatus;

/** What the state of an order allows. */
export const orderMay = {
  start: inStates(Order),
  send: inStates(Order, Processing),
  /** Its missing pieces and the day on which they are expected. */
  change: inStates(Order, Processing),
  cancel: inStates(Order, Processing),
  /** Staff change its rows, prices and discount. */
  rewrite: inStates(Order, Processing),
  /** What is left of it is parted into two orders. */
  split: inStates(Order, Processing),
  /** Rows are added, while it is open also otherwise: see `openUntil`. */
  extend: inStates(Order),
  /** It is stopped by hand, and waits until it is released. */
  hold: inStates(Order, Processing),
  /** An order that another system has invoiced, or that was cancelled, is not invoiced here. */
  invoice: inStates(Order, Processing, Delivered),
} as const;

/** What a held order may not, whatever its state: nobody starts with it, and nothing of it is sent. */
export function isHeldBack(may: StateRule, { held }: { held: string | null }): boolean {
  return held !== null && (may === orderMay.start || may === orderMay.send);
}

/** What the state of an order says about it. */
export const orderIs = {
  received: inStates(Order),
  processing: inStates(Processing),
  /** Nothing is left to send, and something was sent. */
  sent: inStates(Delivered, Invoiced),
  /** As above, and not everything that was sent is known to be invoiced. */
  sentNotInvoiced: inStates(Delivered),
  /** Pieces may be left to send, or waited for. */
  open: inStates(Order, Processing),
  cancelled: inStates(Cancelled),
  /** It counts as a sale. */
  sold: inStates(Order, Processing, Delivered, Invoiced),
} as const;

/** How often rows can be added to an order. */
export const mostAdditions = 20;

/** The moment for which it is asked whether orders are open, and for how many minutes they are. */
export type OpenAt = { now: Date; minutes: number };

type ExtendableOrder = { status: number; batch_id: number | null; created_at: Date; addition_count: number };

/**
 * Returns until when rows can be added to the order; null when they cannot: it is being picked or cancelled, a business
 * system has it, its time is over, or it was added to as often as it can be. `now` is `services.now()`, once for all
 * orders that are decided together.
 */
export function openUntil(
  { status, batch_id, created_at, addition_count }: ExtendableOrder,
  { now, minutes }: OpenAt,
): Date | null {
  if (addition_count >= mostAdditions) return null;
  if (!orderMay.extend(status) || batch_id !== null) return null;
  const until = new Date(created_at.getTime() + minutes * 60_000);
  return now < until ? until : null;
}

function inStates(...states: readonly OrderStatus[]): StateRule {
  const known: ReadonlySet<number> = new Set(states);
  return Object.assign((status: number) => known.has(status), { states });
}
