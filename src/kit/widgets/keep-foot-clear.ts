const bars = new Set<HTMLElement>();

/**
 * A ref callback for a bar at the bottom of the window: it covers neither notices nor a focused element, nor the end of
 * the page. Rules with `html:has()` or a custom property of the page would style the whole page anew for this.
 */
export function keepFootClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(reserve);
  bars.add(bar);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    reserve();
  };
}

function reserve(): void {
  const all = highest([...bars]);
  // A sticky bar has a place of its own at the end of what it belongs to; a fixed one has none.
  const fixed = highest([...bars].filter((bar) => getComputedStyle(bar).position === 'fixed'));
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = all > 0 ? `calc(${all}px + var(--space-6))` : '';
  style.paddingBlockEnd = fixed > 0 ? `${fixed}px` : '';
  const notices = document.querySelector<HTMLElement>('[data-notices]');
  if (notices) notices.style.insetBlockEnd = `${all}px`;
}

function highest(those: readonly HTMLElement[]): number {
  return Math.max(0, ...those.map((bar) => bar.offsetHeight));
}
