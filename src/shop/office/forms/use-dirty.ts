import { useLayoutEffect } from 'react';

/** Tells the page, which asks before it is left, whether a form of it has something that is not saved. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  // Before the browser goes on: whoever types and leaves at once is asked too.
  useLayoutEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
