import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { callOverHttp } from '#kit/http/call.ts';
import type { CallError } from '#kit/http/call.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { addCartRow, readCart } from './contract.ts';
import type { Cart } from './contract.ts';
import { onOtherWindow, tellOtherWindows } from './other-windows.ts';
import { putInCart } from '#shop/cart/add-to-cart/put-in-cart.ts';
import type { CartArticle } from '#shop/cart/add-to-cart/put-in-cart.ts';

/**
 * For every mutation that changes the cart. One at a time, since the answers of two at once may come in the wrong order;
 * offline it fails and says so, rather than waiting unseen.
 */
export const cartChange = {
  mutationKey: ['cart change'],
  scope: { id: 'cart' },
  networkMode: 'always',
} as const;

export function useCart(): UseQueryResult<Cart, CallError> {
  return usePartOfCart((cart) => cart);
}

/** A listing's cards each show a part of the cart: to draw them all at every change would be felt. */
export function usePartOfCart<Part>(select: (cart: Cart) => Part): UseQueryResult<Part, CallError> {
  // Another window may have changed it meanwhile, and nobody should order what is not shown.
  return useEndpoint(readCart, {}, { enabled: useIsCustomer(), freshOnFocus: true, select });
}

/** Puts pieces of an article in the cart: at once on the screen, then on the server, whose cart replaces the shown one. */
export function useAddToCart(article: CartArticle) {
  const client = useQueryClient();
  const { queryKey } = queryOf(readCart, useLanguage());
  const put = (quantity: number) =>
    client.setQueryData<Cart>(queryKey, (cart) => cart && putInCart(cart, article, quantity));
  return useMutation<Cart, CallError, number>({
    ...cartChange,
    mutationFn: (quantity) =>
      callOverHttp(addCartRow, { ArticleId: article.Id, Quantity: quantity, QuickAdd: false }),
    onMutate: async (quantity) => {
      await client.cancelQueries({ queryKey });
      put(quantity);
    },
    onSuccess: (cart) => showCart(client, queryKey, cart),
    onError: (_error, quantity) => {
      put(-quantity);
    },
  });
}

/** While another change waits, the server's cart would take that one back on the screen: only the last answer is shown. */
export function showCart(client: QueryClient, queryKey: readonly unknown[], cart: Cart): void {
  if (client.isMutating({ mutationKey: cartChange.mutationKey }) > 1) return;
  void client.invalidateQueries({ queryKey: [readCart.name], refetchType: 'none' });
  client.setQueryData<Cart>(queryKey, cart);
  tellOtherWindows();
}

/** Follows the changes that the customer's other windows make; once for all that show the cart. */
export function useCartOfOtherWindows(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onOtherWindow(() => {
        // An answer on its way is newer than what that window has seen.
        if (client.isMutating({ mutationKey: cartChange.mutationKey }) > 0) return;
        void client.invalidateQueries({ queryKey: [readCart.name] });
      }),
    [client],
  );
}
