/** A ref callback for a bar at the bottom of the window: notices must not cover its buttons. */
export function keepNoticesAbove(bar: HTMLDivElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const root = document.documentElement;
  const observer = new ResizeObserver(() =>
    root.style.setProperty('--below-notices', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--below-notices');
  };
}
