/** A send whose answer never came: its key, and what it was sent with. */
export type OrderAttempt = { key: string; body: string; rows: string };

type Sent = { body: unknown; rows: readonly { ArticleId: number; Quantity: number }[] };

/**
 * The attempt to send with: the unanswered one again where nothing has changed, so that one order is made however often
 * it is tried. An empty cart is no change: it is empty because that attempt did arrive.
 */
export function orderAttempt(
  unanswered: OrderAttempt | undefined,
  sent: Sent,
  newKey: () => string,
): OrderAttempt {
  const body = JSON.stringify(sent.body);
  const rows = JSON.stringify(sent.rows.map(({ ArticleId, Quantity }) => [ArticleId, Quantity]));
  const isSame = unanswered?.body === body && (sent.rows.length === 0 || unanswered.rows === rows);
  return isSame ? unanswered : { key: newKey(), body, rows };
}

/** Whether the order may have been made although the call failed. 0: no answer at all. */
export function mayHaveArrived(status: number): boolean {
  return status === 0 || status >= 500;
}
