/** What a pasted text says of the orders that are shown. */
export type Pasted = {
  /** The parcels that fit: by number where a line names an order, the rest by the order shown. */
  filled: ReadonlyMap<number, string>;
  /** Null when all of it fits; otherwise why some of it is not filled in. */
  asks: Question | null;
};

export type Question =
  /** Lines without an order, and the orders that no line names. */
  | { what: 'count'; lines: number; orders: number; inOrder: ReadonlyMap<number, string> }
  /** Lines that seem to name an order that is not shown; `rest` are all the lines that are not filled in. */
  | { what: 'others'; filled: number; others: readonly string[]; rest: string };

/**
 * Reads lines of an order and its parcels, or of parcels alone. An order that is named twice has the parcels of both
 * lines. A line of several numbers is of one order. Beside a line that names an order that is not shown, lines that name
 * none are not filled in: whose they are is not sure.
 */
export function pastedParcels(shown: readonly number[], text: string): Pasted {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => ({ line, words: line.split(/[\s,;]+/).filter((word) => word !== '') }))
    .filter(({ words }) => words.length > 0);
  const orders = new Set(shown.map(String));
  const named = lines.filter(({ words: [first = '', ...rest] }) => orders.has(first) && rest.length > 0);
  const alone = lines.filter((one) => !named.includes(one));
  const byNumber = new Map<number, string>();
  for (const {
    words: [first, ...parcels],
  } of named) {
    const id = Number(first);
    byNumber.set(id, [byNumber.get(id) ?? '', ...parcels].join(' ').trim());
  }
  const others = named.length === 0 ? [] : alone.flatMap(({ words }) => otherOrder(words, shown) ?? []);
  if (others.length > 0) {
    const rest = alone.map(({ line }) => line.trim()).join('\n');
    return { filled: byNumber, asks: { what: 'others', filled: byNumber.size, others, rest } };
  }
  const waiting = shown.filter((id) => !byNumber.has(id));
  const inOrder = new Map(byNumber);
  for (const [place, { words }] of alone.slice(0, waiting.length).entries())
    inOrder.set(waiting[place]!, words.join(' '));
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
