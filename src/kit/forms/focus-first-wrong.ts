/** Moves the focus to the first field that is marked as wrong; returns whether there is one. The marks must be drawn. */
export function focusFirstWrong(frame: HTMLElement | null): boolean {
  const wrong = frame?.querySelector<HTMLElement>(
    // A group comes before its own fields, and takes no focus.
    '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input',
  );
  wrong?.focus();
  return Boolean(wrong);
}
