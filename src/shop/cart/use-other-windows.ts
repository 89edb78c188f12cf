import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { readCart } from './contract.ts';
import { onOtherWindow } from './other-windows.ts';
import { cartChange } from './use-cart.ts';

/**
 * Follows changes made in the customer's other windows, of which the last one holds; used once for all components that
 * show the cart.
 */
export function useOtherWindows(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onOtherWindow(() => {
        // A pending answer may be older than the other window's change, or newer.
        void untilNoneIsPending(client).then(() => client.invalidateQueries({ queryKey: [readCart.name] }));
      }),
    [client],
  );
}

/** Resolves once no change of the cart is pending. */
async function untilNoneIsPending(client: QueryClient): Promise<void> {
  const isPending = () => client.isMutating({ mutationKey: cartChange.mutationKey }) > 0;
  if (!isPending()) return;
  await new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (isPending()) return;
      stop();
      resolve();
    });
  });
}
