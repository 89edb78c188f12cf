import { useSyncExternalStore } from 'react';
import { stockholmToday } from '#kit/text/dates.ts';

/** Returns the date in Sweden, also in a page that is left open over midnight: it is read when the page is seen again. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}

function today(): string {
  return stockholmToday(new Date());
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}
