import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the latest value, for asynchronous code that started with an earlier one. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
