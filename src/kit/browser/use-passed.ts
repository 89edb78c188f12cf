import { useEffect, useState, type RefObject } from 'react';

/** Returns whether the element stands in the upper half of the window, or above it; false until that is known. */
export function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry?.isIntersecting === true),
      // Everything above the window counts as inside it.
      { rootMargin: '1000000px 0px -50% 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
