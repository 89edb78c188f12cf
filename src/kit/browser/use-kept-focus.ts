import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Long enough for whoever removed the element to choose a better place. */
const patienceMs = 100;

/**
 * Gives the focus to the page's heading when the element that had it has been removed from the page, such as a button
 * whose act is done, or the heading of a page that was loading. Otherwise a keyboard would begin at the top of the window.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isRemoved = () => focused instanceof Element && !focused.isConnected;
    const note = ({ target }: FocusEvent) => {
      focused = target;
    };
    const rescue = () => {
      timer = undefined;
      const { activeElement, body } = document;
      if (isRemoved() && (activeElement === null || activeElement === body)) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isRemoved()) timer = setTimeout(rescue, patienceMs);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
