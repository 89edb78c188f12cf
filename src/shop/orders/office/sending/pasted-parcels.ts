/** What a pasted text says of the orders that are shown. */
export type Pasted = {
  /** The parcels that fit: by number where a line names an order, the rest by the order shown. */
  filled: ReadonlyMap<number, string>;
  /** Null when it fits; otherwise why nothing of it is filled in. */
  asks: Question | null;
};

export type Question =
  /** Lines without an order, and the orders that no line names. */
  | { what: 'count'; lines: number; orders: number; inOrder: ReadonlyMap<number, string> }
  /** Lines that seem to name an order that is not shown. */
  | { what: 'others'; others: readonly string[] };

/**
 * Reads lines of an order and its parcels, or of parcels alone. An order that is named twice has the parcels of both
 * lines. A line of several numbers is of one order.
 */
export function pastedParcels(shown: readonly number[], text: string): Pasted {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.split(/[\s,;]+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const orders = new Set(shown.map(String));
  const named = lines.filter(([first = '', ...rest]) => orders.has(first) && rest.length > 0);
  const alone = lines.filter((line) => !named.includes(line));
  const others = named.length === 0 ? [] : alone.flatMap((line) => otherOrder(line, shown) ?? []);
  if (others.length > 0) return { filled: new Map(), asks: { what: 'others', others } };
  const byNumber = new Map<number, string>();
  for (const [first, ...parcels] of named) {
    const id = Number(first);
    byNumber.set(id, [byNumber.get(id) ?? '', ...parcels].join(' ').trim());
  }
  const waiting = shown.filter((id) => !byNumber.has(id));
  const inOrder = new Map(byNumber);
  for (const [place, line] of alone.slice(0, waiting.length).entries())
    inOrder.set(waiting[place]!, line.join(' '));
  if (alone.length > 0 && alone.length !== waiting.length) {
    const asks = { what: 'count', lines: alone.length, orders: waiting.length, inOrder } as const;
    return { filled: new Map(), asks };
  }
  return { filled: inOrder, asks: null };
}

/** Beside lines that name orders, a line of the same form names another: its parcel is no parcel of whoever is next. */
function otherOrder([first = '', ...rest]: readonly string[], shown: readonly number[]): string | null {
  const isLike = /^\d+$/.test(first) && shown.some((id) => String(id).length === first.length);
  return rest.length > 0 && isLike ? first : null;
}
