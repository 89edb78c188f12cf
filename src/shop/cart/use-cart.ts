import { useEffect, useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOverHttp } from '#kit/http/call.ts';
import type { CallError } from '#kit/http/call.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { addCartRow, readCart } from './contract.ts';
import type { Cart, CartRow } from './contract.ts';
import { onOtherWindow, tellOtherWindows } from './other-windows.ts';
import { withMore } from './optimistic-cart.ts';
import type { CartArticle } from './optimistic-cart.ts';

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
  const shown = useOptimisticCart();
  return useMutation<Cart, CallError, number>({
    ...cartChange,
    mutationFn: (quantity) =>
      callOverHttp(addCartRow, { ArticleId: article.Id, Quantity: quantity, QuickAdd: false }),
    onMutate: (quantity) => shown.begin((cart) => withMore(cart, article, quantity)),
    onSuccess: (cart) => {
      shown.replace(cart);
    },
    onError: (_error, quantity) => {
      shown.change((cart) => withMore(cart, article, -quantity));
    },
  });
}

type CartChange = (cart: Cart) => Cart;

/** The cart on the screen, which shows a change before the server has answered it. */
export function useOptimisticCart() {
  const client = useQueryClient();
  const language = useLanguage();
  return useMemo(() => {
    const { queryKey } = queryOf(readCart, language);
    const change = (by: CartChange): void => {
      client.setQueryData<Cart>(queryKey, (cart) => cart && by(cart));
    };
    return {
      rows: (): readonly CartRow[] => client.getQueryData<Cart>(queryKey)?.Rows ?? [],
      change,
      /** For the start of a mutation: an answer on its way would show the cart without the change. */
      async begin(by: CartChange): Promise<void> {
        await client.cancelQueries({ queryKey });
        change(by);
      },
      /** While another change waits, the server's cart would take that one back on the screen: only the last answer is shown. */
      replace(cart: Cart): void {
        if (client.isMutating({ mutationKey: cartChange.mutationKey }) > 1) return;
        void client.invalidateQueries({ queryKey: [readCart.name], refetchType: 'none' });
        client.setQueryData<Cart>(queryKey, cart);
        tellOtherWindows();
      },
      readAgain(): void {
        void client.invalidateQueries({ queryKey: [readCart.name] });
      },
    };
  }, [client, language]);
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
