const storageKey = 'customer';

/**
 * Remembers that this browser has a customer: the page keeps room for prices before it knows, and other tabs hear of
 * the change. It is no proof of anything.
 */
export function rememberCustomer(number: string | undefined): void {
  document.documentElement.toggleAttribute('data-customer', number !== undefined);
  try {
    if (number === undefined) localStorage.removeItem(storageKey);
    else if (localStorage.getItem(storageKey) !== number) localStorage.setItem(storageKey, number);
  } catch {
    // A browser that refuses storage only loses the reserved room.
  }
}

/** Calls when another tab logs in, out, or in as somebody else. */
export function onOtherTab(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** A page left for longer than this may have outlived its session. */
const awayForMs = 5 * 60_000;

/** Calls when the page is looked at again after a while. */
export function onReturn(listener: () => void): () => void {
  let leftAt = Date.now();
  const changed = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt > awayForMs) listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
