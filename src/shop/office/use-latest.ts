import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What a value is by now, for whoever began something with an earlier one. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
