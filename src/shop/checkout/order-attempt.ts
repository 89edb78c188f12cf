/** A request without an answer: its idempotency key, and what it was sent with. */
export type OrderAttempt = {
  key: string;
  body: string;
  rows: string;
  /** An administrator was asked to order it. */
  asks?: boolean;
};

type Sent = { body: unknown; rows: readonly { ArticleId: number; Quantity: number }[] };

/**
 * Returns the attempt to send: the unanswered one again if nothing has changed, so that retries create only one
 * order. An empty cart is not a change: it is empty because that attempt did arrive.
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

/** Returns whether the order may have been placed although the call failed. Status 0 means that there was no answer. */
export function mayHaveArrived(status: number): boolean {
  return status === 0 || status >= 500;
}
