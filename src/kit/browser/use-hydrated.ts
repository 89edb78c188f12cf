import { startTransition, useEffect, useState } from 'react';

let isHydrated = false;

/** Returns false on the server and in the first render in the browser, so that both produce the same HTML. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    // A transition lets React re-render in small steps: a large part of the page changes here.
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
