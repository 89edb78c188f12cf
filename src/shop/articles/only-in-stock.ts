import { useSyncExternalStore } from 'react';

const key = 'onlyInStock';
const listeners = new Set<() => void>();

/** What is wished where nothing can be kept: it lasts as long as the page. */
let unkept = false;

/** The reader's wish, kept in local storage; false on the server. */
function wantsOnlyInStock(): boolean {
  if (typeof localStorage === 'undefined') return false;
  try {
    return localStorage.getItem(key) === 'true' || unkept;
  } catch {
    return unkept;
  }
}

export function rememberOnlyInStock(wanted: boolean): void {
  unkept = false;
  try {
    if (wanted) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    unkept = wanted;
  }
  for (const listener of listeners) listener();
}

/** False in the first render, so that the page that came from the server is taken over as it is. */
export function useOnlyInStock(): boolean {
  return useSyncExternalStore(subscribe, wantsOnlyInStock, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
