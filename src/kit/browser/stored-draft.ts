// What somebody has typed and not sent, in the browser's storage under its kind and whose it is, so that the next one
// who logs in at this browser does not see it. At log-out `forget-drafts.ts` removes all of one owner.

export type StoredDraft<Value> = {
  read: (owner: string) => Value;
  /** Returns whether it could be stored: storage may be full or forbidden, and forms work without it. */
  keep: (owner: string, value: Value) => boolean;
  /** Calls back whenever another window has stored something else; returns how to stop. Only with local storage. */
  follow: (owner: string, onChange: (value: Value) => void) => () => void;
};

/**
 * A draft of one kind; in session storage it is of one window and ends with it. `known` makes a value of what is
 * stored, which may be nothing, or of another version of the shop. A blank one is not stored.
 */
export function storedDraft<Value>(
  kind: string,
  {
    storage,
    known,
    isBlank,
  }: {
    storage: 'local' | 'session';
    known: (stored: unknown) => Value;
    isBlank: (value: Value) => boolean;
  },
): StoredDraft<Value> {
  const place = (owner: string) => `${kind} ${owner}`;
  // Reading the property throws where storage is forbidden.
  const store = () => (storage === 'local' ? localStorage : sessionStorage);

  function read(owner: string): Value {
    try {
      return known(JSON.parse(store().getItem(place(owner)) ?? 'null'));
    } catch {
      return known(null);
    }
  }

  function keep(owner: string, value: Value): boolean {
    try {
      if (isBlank(value)) store().removeItem(place(owner));
      else store().setItem(place(owner), JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  function follow(owner: string, onChange: (value: Value) => void): () => void {
    const heard = ({ key }: StorageEvent) => {
      // No key means that all of the storage was cleared.
      if (key === null || key === place(owner)) onChange(read(owner));
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }

  return { read, keep, follow };
}
