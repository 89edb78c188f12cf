const storageKey = 'customer';

/**
 * Remembers that this browser has a customer, so that pages reserve space for prices before the session is checked,
 * and other tabs notice the change. It proves nothing.
 */
export function rememberCustomer(person: string | undefined): void {
  document.documentElement.toggleAttribute('data-customer', person !== undefined);
  try {
    if (person === undefined) localStorage.removeItem(storageKey);
    else if (localStorage.getItem(storageKey) !== person) localStorage.setItem(storageKey, person);
  } catch {
    // A browser that refuses storage only loses the reserved space.
  }
}

/** Calls the listener when another tab logs in, logs out, or changes to somebody else. */
export function onOtherTab(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** A page left for longer than this may have outlived its session. */
const awayForMs = 5 * 60_000;

/** Calls the listener when the page becomes visible again after a while. */
export function onReturn(listener: () => void): () => void {
  let leftAt = Date.now();
  const changed = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt > awayForMs) listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
