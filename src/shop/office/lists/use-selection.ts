import { useCallback, useState } from 'react';
import { focusHeading } from '#kit/browser/focus-heading.ts';

/** The selected rows, including those on other pages. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const set = useCallback((ids: readonly number[], isOn: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => {
    // The button that was pressed disappears together with the selection.
    focusHeading();
    setIds(new Set());
  }, []);
  return { ids, set, clear };
}

export type Selection = ReturnType<typeof useSelection>;
