import { useEffect } from 'react';

/** Tells the page, which asks before it is left, whether a form of it has something that is not saved. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
