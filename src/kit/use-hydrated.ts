import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render in the browser, so that both draw the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
