/** Notes who has the focus; what it answers gives it back, when by then nobody has it. Browsers do so only for what is still drawn. */
export function noteFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
