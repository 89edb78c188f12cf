import { useEffect } from 'react';

const everyMs = 1_500;

/** Reads again and again while the server is at work, and once when it is done. */
export function useLookAgain(isAtWork: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => void refetch(), everyMs);
    return () => {
      clearInterval(timer);
      void refetch();
    };
  }, [isAtWork, refetch]);
}
