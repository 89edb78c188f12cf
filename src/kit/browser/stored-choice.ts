import { useSyncExternalStore } from 'react';

/** A reader's choice, kept in local storage under its name; `''` is what nobody had to choose. */
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
  // Where nothing can be kept it lasts as long as the page.
  let unkept: Value | '' = '';

  function get(): Value | '' {
    if (typeof localStorage === 'undefined') return '';
    try {
      const kept = localStorage.getItem(name);
      return values.find((value) => value === kept) ?? unkept;
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

/** Unchosen in the first render, so that the page that came from the server is taken over as it is. */
export function useStoredChoice<Value extends string>(choice: StoredChoice<Value>): Value | '' {
  return useSyncExternalStore(choice.subscribe, choice.get, () => '');
}
