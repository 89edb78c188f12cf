import { useCart } from './use-cart.ts';

/** How many pieces of an article the cart holds now. */
export function useInCart(articleId: number): number {
  return useCart().data?.Rows.find((row) => row.ArticleId === articleId)?.Quantity ?? 0;
}
