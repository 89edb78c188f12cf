import { createHash } from 'node:crypto';
import type { SaleArticle } from '#shop/articles/stock/stock.server.ts';

type Seen = { quantity: number; article: Pick<SaleArticle, 'id' | 'priceOre' | 'available'> };

/**
 * Returns a hash of everything about a cart that its owner should have seen before ordering it. The order of the rows is
 * no part of it.
 */
export function versionOf(rows: readonly Seen[], totalOre: number): string {
  const seen = rows
    .map(({ quantity, article }) => [
      article.id,
      quantity,
      article.priceOre,
      Math.max(0, quantity - article.available),
    ])
    .sort(([a = 0], [b = 0]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([totalOre, seen]))
    .digest('base64url')
    .slice(0, 16);
}
