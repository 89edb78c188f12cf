import type { Inbound } from './supply.ts';

/** Returns whether none are left, and none on order or made to order either: the article cannot be put in a cart. */
export function isSoldOut(
  available: number,
  inbound: Pick<Inbound, 'OrderedArticles' | 'NoArticleStock'>,
): boolean {
  return available <= 0 && inbound.OrderedArticles <= 0 && !inbound.NoArticleStock;
}
