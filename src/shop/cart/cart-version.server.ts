import { createHash } from 'node:crypto';
import type { OrderedRow } from '#shop/order-model/row.ts';

type Seen = Pick<OrderedRow, 'articleId' | 'quantity' | 'priceOre' | 'quantityShort'>;

/**
 * Returns a hash of everything about a cart that its owner should have seen before ordering it. The order of the rows is
 * no part of it.
 */
export function versionOf(rows: readonly Seen[], totalOre: number): string {
  const seen = rows
    .map((row) => [row.articleId ?? 0, row.quantity, row.priceOre, row.quantityShort])
    .sort(([a = 0], [b = 0]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([totalOre, seen]))
    .digest('base64url')
    .slice(0, 16);
}
