import { storedDraft } from '#kit/browser/stored-draft.ts';

export type StoredLine = { ref: string; quantity: string; articleId?: number };

/**
 * What is typed stays in local storage until it is put in the cart or the customer logs out. All windows of a browser
 * show the same lines: with lines of its own, each would overwrite what was typed in the others.
 */
export const storedLines = storedDraft<readonly StoredLine[]>('quick order', {
  storage: 'local',
  known: (stored) => (Array.isArray(stored) ? stored.flatMap(knownLine) : []),
  isBlank: (lines) => lines.length === 0,
});

/** Another version of the shop may have stored other fields. */
function knownLine(line: unknown): StoredLine[] {
  if (typeof line !== 'object' || line === null) return [];
  const { ref, quantity, articleId } = line as Record<string, unknown>;
  if (typeof ref !== 'string' || typeof quantity !== 'string') return [];
  return [{ ref, quantity, ...(typeof articleId === 'number' && { articleId }) }];
}

/** A list that was pasted or typed in one piece stays in its window until it has become lines. */
export const storedList = storedDraft<string>('quick order list', {
  storage: 'session',
  known: (stored) => (typeof stored === 'string' ? stored : ''),
  isBlank: (text) => text === '',
});
