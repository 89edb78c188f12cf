/** Moves the focus to the first field that is marked as wrong; returns whether there is one. The marks must be drawn. */
export function focusFirstWrong(frame: HTMLElement | null): boolean {
  const wrong = frame?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group takes no focus itself.
  const field = wrong?.querySelector('input') ?? wrong;
  field?.focus();
  return Boolean(field);
}
