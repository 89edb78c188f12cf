import { useSyncExternalStore } from 'react';

/** A user's preference, stored in local storage under its name. `''` means that no choice has been made. */
export type StoredChoice<Value extends string> = {
  get: () => Value | '';
  set: (value: Value | '') => void;
  subscribe: (listener: () => void) => () => void;
};

export function storedChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  // Without storage the choice lasts until the page is reloaded.
  let unkept: Value | '' = '';

  function get(): Value | '' {
    if (typeof localStorage === 'undefined') return '';
    try {
      const stored = localStorage.getItem(name);
      return values.find((value) => value === stored) ?? unkept;
    } catch {
      return unkept;
    }
  }

  function set(value: Value | ''): void {
    unkept = '';
    try {
      if (value === '') localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch {
      unkept = value;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return { get, set, subscribe };
}

/** The value is `''` in the first render, so that hydration matches the HTML from the server. */
export function useStoredChoice<Value extends string>(choice: StoredChoice<Value>): Value | '' {
  return useSyncExternalStore(choice.subscribe, choice.get, () => '');
}
