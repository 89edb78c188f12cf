import { useCallback, useState } from 'react';
import { focusHeading } from '#kit/browser/focus-heading.ts';

/** Which rows are ticked, also such as stand on another page. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const set = useCallback((given: readonly number[], isOn: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of given) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => {
    // What was pressed goes with the selection.
    focusHeading();
    setIds(new Set());
  }, []);
  return { ids, set, clear };
}

export type Selection = ReturnType<typeof useSelection>;
