import { readTypedQuantity } from '#shop/cart/add-to-cart/typed-quantity.ts';

/** What is typed, by article. */
export type Typed = Readonly<Record<number, string>>;

/** Returns the rows that are typed, and how many of them have no quantity that can be ordered. */
export function rowsTyped(typed: Typed): { rows: { ArticleId: number; Quantity: number }[]; wrong: number } {
  const read = Object.entries(typed).map(([id, text]) => ({
    ArticleId: Number(id),
    read: readTypedQuantity(text, null),
  }));
  const rows = read.flatMap(({ ArticleId, read }) =>
    'quantity' in read ? [{ ArticleId, Quantity: read.quantity }] : [],
  );
  const filled = read.filter(({ read }) => !('wrong' in read) || read.wrong !== 'empty');
  return { rows, wrong: filled.length - rows.length };
}
