/** Where keyboard and screen reader go on when what had the focus is gone: the page's heading, which is read out. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
