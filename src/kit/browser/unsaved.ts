/** What the text fields of a window held when they were first entered. */
export type HeldTexts = Map<Element, string>;

/** Notes what a field holds, the first time that it is entered. */
export function noteHeld(held: HeldTexts, field: EventTarget): void {
  if (!(field instanceof HTMLElement) || held.has(field) || isChosen(field)) return;
  const text = textIn(field);
  if (text !== undefined && field.closest('form')) held.set(field, text);
}

/**
 * Returns whether closing a window would lose something: what a form in it says of itself by `data-unsaved`, or what
 * was typed in the fields of one that does not say.
 */
export function hasUnsaved(window: HTMLElement | null, held: HeldTexts): boolean {
  if (window?.querySelector('form[data-unsaved="yes"]')) return true;
  return [...held].some(
    ([field, before]) =>
      window?.contains(field) && !field.closest('form[data-unsaved]') && textIn(field) !== before,
  );
}

function textIn(field: Element): string | undefined {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return field instanceof HTMLElement && field.isContentEditable ? (field.textContent ?? '') : undefined;
}

/** What is chosen or searched for is chosen again in a moment. */
function isChosen(field: Element): boolean {
  return (
    field instanceof HTMLInputElement &&
    ['checkbox', 'radio', 'file', 'search', 'submit'].includes(field.type)
  );
}
