import { startTransition, useEffect, useState } from 'react';

let isAwake = false;

/** Returns false on the server and in the first render in the browser, so that both produce the same HTML. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isAwake);
  useEffect(() => {
    isAwake = true;
    // A transition lets React re-render in small steps: a large part of the page changes here.
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
