/**
 * Notes which element has the focus. The returned function restores it if nothing else has the focus by then;
 * browsers do that only for elements that are still in the document.
 */
export function noteFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
