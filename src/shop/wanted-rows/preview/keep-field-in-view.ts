/**
 * A ref callback for a bar that stays at the bottom of what it stands in: the field that has the focus is kept in view
 * above it, also when what is said of the rows pushes that down. The bar's height is `--bar-height`.
 */
export function keepFieldInView(bar: HTMLElement | null): (() => void) | undefined {
  const frame = bar?.parentElement;
  if (!bar || !frame) return undefined;
  const observer = new ResizeObserver(() => {
    frame.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && frame.contains(field))
      field.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  observer.observe(frame);
  return () => {
    observer.disconnect();
    frame.style.removeProperty('--bar-height');
  };
}
