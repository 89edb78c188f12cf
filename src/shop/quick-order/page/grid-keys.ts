type Step = 'Enter' | 'ArrowUp' | 'ArrowDown' | 'removed';

/**
 * Moves the focus by a key: up and down between lines, from the number to the quantity by Enter, and on to the next
 * line. Returns whether the key was one of these.
 */
export function moveFocus(list: HTMLElement, field: HTMLInputElement, key: string): boolean {
  const to = targetOf(list, field, key as Step);
  if (to === undefined) return false;
  to?.focus();
  to?.select();
  return true;
}

function targetOf(
  list: HTMLElement,
  field: HTMLInputElement,
  key: Step,
): HTMLInputElement | null | undefined {
  const line = field.closest('li');
  const fieldOf = (li: Element | null | undefined, name: string) =>
    li?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;
  if (!line || !list.contains(line)) return undefined;
  switch (key) {
    case 'ArrowUp':
      return fieldOf(line.previousElementSibling, field.name);
    case 'ArrowDown':
      return fieldOf(line.nextElementSibling, field.name);
    case 'removed':
      return fieldOf(line.nextElementSibling ?? line.previousElementSibling, field.name);
    case 'Enter':
      return field.name === 'number' ? fieldOf(line, 'quantity') : fieldOf(line.nextElementSibling, 'number');
    default:
      return undefined;
  }
}
