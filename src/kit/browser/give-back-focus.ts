import { focusHeading } from './focus-heading.ts';

/**
 * Notes which element has the focus. The returned function restores it if nothing else has the focus by then;
 * browsers do that only for elements that are still in the document. Where there was none, or it is gone, the page's
 * heading takes the focus.
 */
export function noteFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    if (isThere) opener.focus({ preventScroll: true });
    else focusHeading();
  };
}
