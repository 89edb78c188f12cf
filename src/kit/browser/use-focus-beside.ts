import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Returns a function to be called with the button that removes its row of a table. Once `rows` lacks the row, the focus
 * that went with it goes to the last button of the row that took its place, or to the page's heading.
 */
export function useFocusBeside(rows: readonly unknown[]): (button: HTMLElement) => void {
  const removed = useRef<{ row: Element; beside: Element | null }>(undefined);

  useEffect(() => {
    if (!removed.current || removed.current.row.isConnected) return;
    const { beside } = removed.current;
    removed.current = undefined;
    if (document.activeElement !== document.body) return;
    const button = beside?.isConnected ? [...beside.querySelectorAll('button')].at(-1) : undefined;
    if (button) button.focus({ preventScroll: true });
    else focusHeading();
  }, [rows]);

  return useCallback((button) => {
    const row = button.closest('tr');
    if (row) removed.current = { row, beside: row.nextElementSibling ?? row.previousElementSibling };
  }, []);
}
