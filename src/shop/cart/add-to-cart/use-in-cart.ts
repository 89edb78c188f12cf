import { usePartOfCart } from '#shop/cart/use-cart.ts';

/** Returns how many pieces of an article the cart contains. */
export function useInCart(articleId: number): number {
  const quantity = usePartOfCart(
    (cart) => cart.Rows.find((row) => row.ArticleId === articleId)?.Quantity ?? 0,
  );
  return quantity.data ?? 0;
}
