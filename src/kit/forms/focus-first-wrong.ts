/** Moves the focus to the first field that is marked as wrong; returns whether there is one. The marks must be drawn. */
export function focusFirstWrong(frame: HTMLElement | null): boolean {
  const wrong = frame?.querySelector<HTMLElement>(
    '[role="radiogroup"][aria-invalid="true"] input, [aria-invalid="true"]',
  );
  wrong?.focus();
  return Boolean(wrong);
}
