import { useEffect, useState } from 'react';

const pauseMs = 150;

/** Returns the value once it has been stable for a moment. */
export function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setLater(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return later;
}
