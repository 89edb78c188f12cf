// The focus of a preview: its fields are found by the document, since rows change their places when they are cured.

const fields = 'input[data-cure]';

/** Puts the focus in the first stopped row, else on the button that adds. */
export function focusFirstRow(frame: HTMLElement): void {
  const row = frame.querySelector('[data-state=stopped]');
  const first = row?.querySelector<HTMLElement>(fields) ?? row?.querySelector('button') ?? null;
  (first ?? addButton(frame))?.focus({ preventScroll: first === null });
}

/** Goes on from a field to the next one that wants an answer; from the last, to the button that adds. */
export function focusNextField(frame: HTMLElement, field: HTMLInputElement): void {
  const all = [...frame.querySelectorAll<HTMLInputElement>(fields)];
  const row = field.closest('[data-state]');
  const next = all.slice(all.indexOf(field) + 1).find((one) => row?.contains(one) !== true);
  // Leaving the field takes what was typed in it.
  const target = next ?? addButton(frame);
  if (target) target.focus();
  else field.blur();
  if (next) next.select();
}

function addButton(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('button[data-add]');
}
