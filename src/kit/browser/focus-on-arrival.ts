/**
 * A `ref` callback for an element that replaces the one just used: it takes the focus, so that keyboard and screen
 * reader users continue there.
 */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
