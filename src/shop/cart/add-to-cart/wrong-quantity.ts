import { announce } from '#kit/browser/announce.ts';

/** Marks the field of a quantity that can be changed; it says by itself when what is typed is none. */
export const quantityField = { 'data-quantity': true } as const;

/**
 * Leads to the first quantity that was typed and not taken, and says why. An order that is sent regardless would have the
 * quantity from before. Returns whether there is one.
 */
export function focusWrongQuantity(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-quantity][aria-invalid="true"]');
  if (!wrong) return false;
  wrong.focus();
  announce(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent ?? '');
  return true;
}
