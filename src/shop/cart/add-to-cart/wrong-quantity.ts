import { announce } from '#kit/browser/announce.ts';

/** Marks the field of a quantity that can be changed; it says by itself when what is typed is none. */
export const quantityField = { 'data-quantity': true } as const;

/**
 * Leads to the first quantity that was typed and not taken, and says why. An order that is sent regardless would have the
 * quantity from before. Returns whether there is one.
 */
export function focusWrongQuantity(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-quantity][aria-invalid="true"]');
  if (wrong) readAloud(wrong);
  return Boolean(wrong);
}

/** Returns the field of a quantity that has the focus, unless it says already that it was rounded. */
export function quantityBeingTyped(): HTMLElement | undefined {
  const { activeElement } = document;
  const isTyped = activeElement?.matches('[data-quantity]:not([data-rounded])');
  return isTyped && activeElement instanceof HTMLElement ? activeElement : undefined;
}

/**
 * Leads back to a quantity that was rounded by the very press that sends the order: nobody has read yet what would be
 * ordered, and for what sum. Returns whether it was.
 */
export function focusRoundedQuantity(typed: HTMLElement | undefined): boolean {
  if (!typed?.matches('[data-rounded]')) return false;
  readAloud(typed);
  return true;
}

function readAloud(field: HTMLElement): void {
  field.focus();
  announce(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '');
}
