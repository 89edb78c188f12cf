import { useEffect } from 'react';

const everyMs = 1_500;

/** Reads again and again while the server is at work, and once when it is done. */
export function useLookAgain(
  isAtWork: boolean,
  refetch: (options?: { cancelRefetch: boolean }) => unknown,
): void {
  useEffect(() => {
    if (!isAtWork) return;
    // An answer that takes longer than the turn is waited for: cancelled each time, none would ever come.
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), everyMs);
    return () => {
      clearInterval(timer);
      void refetch();
    };
  }, [isAtWork, refetch]);
}
