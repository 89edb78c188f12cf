import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';

type Change = (
  values: Readonly<Record<string, string>>,
  options: NavigateOptions & { without?: readonly string[] },
) => void;

/**
 * Sets values in the query of the address, where '' takes one out, as `without` does others. A second change before the
 * first is shown goes on from it: the router alone would begin again from what is shown.
 */
export function useQueryChange(): Change {
  const [shown, setQuery] = useSearchParams();
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  return useCallback(
    (values, { without = [], ...options }) => {
      const next = new URLSearchParams(latest.current);
      for (const name of without) next.delete(name);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      latest.current = next;
      setQuery(next, options);
    },
    [setQuery],
  );
}
