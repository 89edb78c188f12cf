import { isSoldOut as isSoldOutBy } from '#shop/order-model/sold-out.ts';
import type { StockedArticle } from './stock-label.ts';

/** Returns whether none are left, and none on order or made to order either: the article cannot be put in a cart. */
export function isSoldOut(article: Omit<StockedArticle, 'SeasonNews' | 'EstimatedDeliveryDate'>): boolean {
  return isSoldOutBy(article.QuantityAvailable, article);
}

/** Without stock, as in a visitor's answer, an article counts as orderable. */
export function canBeOrdered(article: object | Parameters<typeof isSoldOut>[0]): boolean {
  return !('QuantityAvailable' in article) || !isSoldOut(article);
}
