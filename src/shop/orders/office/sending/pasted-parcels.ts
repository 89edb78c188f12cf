import { parcelsIn } from '#shop/order-model/sending/parcels.ts';

export type Shown = {
  id: number;
  /** What the numbers of its parcels look like. */
  pattern: string;
  /** Whether its parcels are filled in by its place too, only where a line names it, or not at all. */
  takes: 'inOrder' | 'named' | 'nothing';
};

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
  /**
   * Lines that seem to name an order that is not sent, and orders that are named without a parcel; `rest` are all the lines
   * that are not filled in.
   */
  | { what: 'unsure'; others: readonly string[]; bare: readonly string[]; rest: string };

type Line = { first: string; rest: string; text: string };

/**
 * Reads lines of an order and its parcels, or of parcels alone. An order that is named twice has the parcels of both
 * lines. A line of several numbers is of one order. Beside a line that names an order that is not sent, or one without a
 * parcel, lines that name none are not filled in: whose they are is not sure.
 */
export function pastedParcels(shown: readonly Shown[], text: string): Pasted {
  const lines = text
    .split(/[\r\n]+/)
    .map(lineOf)
    .filter(({ first }) => first !== '');
  const orders = new Map(shown.map((order) => [String(order.id), order]));
  const byNumber = new Map<number, string>();
  const alone: Line[] = [];
  for (const line of lines) {
    const order = orders.get(line.first);
    if (!order || order.takes === 'nothing' || line.rest === '') alone.push(line);
    else {
      const told = [byNumber.get(order.id) ?? '', line.rest].join(',');
      byNumber.set(order.id, written(told, order));
    }
  }
  const bare = alone.flatMap(({ first, rest }) => (rest === '' && orders.has(first) ? first : []));
  const others = alone.flatMap((line) => otherOrder(line, orders, byNumber.size > 0) ?? []);
  if (bare.length + others.length > 0) {
    const rest = alone.map((line) => line.text).join('\n');
    return { filled: byNumber, asks: { what: 'unsure', others, bare, rest } };
  }
  const waiting = shown.filter(({ id, takes }) => takes === 'inOrder' && !byNumber.has(id));
  const inOrder = new Map(byNumber);
  for (const [place, line] of alone.slice(0, waiting.length).entries())
    inOrder.set(waiting[place]!.id, written(line.text, waiting[place]!));
  if (alone.length > 0 && alone.length !== waiting.length) {
    const asks = { what: 'count', lines: alone.length, orders: waiting.length, inOrder } as const;
    return { filled: new Map(), asks };
  }
  return { filled: inOrder, asks: null };
}

function lineOf(line: string): Line {
  const text = line.replace(/^[\s,;|]+/, '').trimEnd();
  const first = text.split(/[\s,;|]+/, 1)[0] ?? '';
  return { first, rest: text.slice(first.length).replace(/^[\s,;|]+/, ''), text };
}

/** The numbers as they were understood, so that the field shows what is sent. */
function written(text: string, { pattern }: Shown): string {
  return parcelsIn(text, pattern).join(', ');
}

/**
 * A line that begins as an order's number does names another where others name orders, and where it is written as a pair
 * of cells: its parcel is no parcel of whoever is next.
 */
function otherOrder(
  { first, rest, text }: Line,
  orders: ReadonlyMap<string, Shown>,
  areNamed: boolean,
): string | null {
  if (rest === '') return null;
  if (orders.has(first)) return first;
  const isLike = /^\d+$/.test(first) && [...orders.keys()].some((id) => id.length === first.length);
  const isPair = /^\s*[;\t]/.test(text.slice(first.length));
  return isLike && (areNamed || isPair) ? first : null;
}
