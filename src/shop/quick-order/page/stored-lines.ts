import { forgetLines, placeOf } from './forget-lines.ts';

// What is typed stays in local storage, per customer, until it is put in the cart or the customer logs out. All windows
// of a browser show the same lines: with lines of its own, each would overwrite what was typed in the others.

export type StoredLine = { ref: string; quantity: string; articleId?: number };

export function readLines(customerNumber: string): StoredLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(customerNumber)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(knownLine) : [];
  } catch {
    return [];
  }
}

/** Tells of the lines whenever another window has stored others, and returns how to stop. */
export function followLines(customerNumber: string, onLines: (lines: StoredLine[]) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key means that all of the storage was cleared.
    if (key === null || key === placeOf(customerNumber)) onLines(readLines(customerNumber));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Returns whether the lines could be stored. */
export function storeLines(customerNumber: string, lines: readonly StoredLine[]): boolean {
  try {
    if (lines.length === 0) forgetLines(customerNumber);
    else localStorage.setItem(placeOf(customerNumber), JSON.stringify(lines));
    return true;
  } catch {
    // Storage may be full or forbidden; the page works without it.
    return false;
  }
}

/** Another version of the shop may have stored other fields. */
function knownLine(line: unknown): StoredLine[] {
  if (typeof line !== 'object' || line === null) return [];
  const { ref, quantity, articleId } = line as Record<string, unknown>;
  if (typeof ref !== 'string' || typeof quantity !== 'string') return [];
  return [{ ref, quantity, ...(typeof articleId === 'number' && { articleId }) }];
}
