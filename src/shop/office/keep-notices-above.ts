/**
 * A ref for what stands at the foot of the window: what is told there, such as that something is saved, must not lie on
 * the buttons that are pressed.
 */
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
