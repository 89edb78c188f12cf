/**
 * Moves the focus to the page's heading, so that keyboard and screen reader users continue there when the focused
 * element has been removed.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
