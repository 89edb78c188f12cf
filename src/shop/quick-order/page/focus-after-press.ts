import type { MouseEvent } from 'react';

/**
 * A field that is left closes its suggestions and shows what is known of its line. A button that moves because of that
 * would slip away from under the pointer before the press is over, so it takes the focus only then.
 */
export function focusAfterPress(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a');
  if (!pressed || !(document.activeElement instanceof HTMLInputElement)) return;
  event.preventDefault();
  pressed.addEventListener('click', () => pressed.focus({ preventScroll: true }), { once: true });
}
