import { startTransition, useEffect, useState } from 'react';

let isAwake = false;

/** False on the server and in the first render in the browser, so that both draw the same. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isAwake);
  useEffect(() => {
    isAwake = true;
    // In small steps: a good part of the page is drawn again.
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
