/** For the `ref` of what takes the place of what was just used: keyboard and screen reader go on there. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
