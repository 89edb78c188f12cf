import { useMemo } from 'react';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { addCartRow, readCart, type Cart, type CartRow } from './contract.ts';
import { tellOtherWindows } from './other-windows.ts';
import { withMore, type CartArticle } from './optimistic-cart.ts';

/**
 * Options for every mutation of the cart. Mutations run one at a time, since concurrent answers may arrive in the
 * wrong order. When offline they fail visibly instead of waiting unnoticed.
 */
export const cartChange = {
  mutationKey: ['cart change'],
  scope: { id: 'cart' },
  networkMode: 'always',
} as const;

export function useCart(): UseQueryResult<Cart, CallError> {
  return usePartOfCart((cart) => cart);
}

/** Every card of a listing shows a part of the cart, and re-rendering all of them at every change would be slow. */
export function usePartOfCart<Part>(select: (cart: Cart) => Part): UseQueryResult<Part, CallError> {
  // Another window may have changed the cart meanwhile, and nobody should order what is not shown.
  return useEndpoint(readCart, {}, { enabled: useIsCustomer(), freshOnFocus: true, select });
}

/**
 * Adds pieces of an article to the cart: optimistically on the screen, then on the server, whose answer replaces the
 * shown cart.
 */
export function useAddToCart(article: CartArticle) {
  const shown = useOptimisticCart();
  const adding = useMutation<Cart, CallError, number>({
    ...cartChange,
    mutationFn: (quantity) =>
      callOverHttp(addCartRow, { ArticleId: article.Id, Quantity: quantity, QuickAdd: false }),
    onSuccess: (cart) => {
      shown.replace(cart);
    },
    onError: (_error, quantity) => {
      shown.change((cart) => withMore(cart, article, -quantity));
    },
  });
  return {
    ...adding,
    /** Changes the cart before the mutation begins, so that the browser draws both at once. */
    mutate: (quantity: number, options?: Parameters<typeof adding.mutate>[1]): void => {
      void shown.begin((cart) => withMore(cart, article, quantity));
      adding.mutate(quantity, options);
    },
  };
}

type CartChange = (cart: Cart) => Cart;

/** The cart on the screen, which shows a change before the server has answered. */
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
      /** Must be called when a mutation starts: a pending answer would show the cart without the change. */
      async begin(by: CartChange): Promise<void> {
        if (client.isFetching({ queryKey }) > 0) await client.cancelQueries({ queryKey });
        change(by);
      },
      /**
       * Shows only the last answer: while another change is pending, the server's cart would undo that one on the
       * screen.
       */
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
