import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { safeDecode } from '#kit/http/safe-decode.ts';

const heights = new Map<string, number>();

/** A new page starts at its top, or where its address points; going back finds the same place. */
export function useScrollMemory(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  const shown = useRef(key);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser tells of a jump after the page has changed: it belongs to the page that is shown by then.
    const remember = () => heights.set(shown.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  // Before the paint, so that the new page is never seen at the old place. Runs in the browser only.
  useBrowserLayoutEffect(() => {
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    shown.current = key;
    if (kind === NavigationType.Pop) {
      const height = heights.get(key);
      if (height !== undefined) scrollTo({ top: height, behavior: 'instant' });
      return;
    }
    const target = hash && document.getElementById(safeDecode(hash.slice(1)) ?? '');
    if (target) target.scrollIntoView();
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    heights.set(key, scrollY);
  }, [pathname, hash, key, kind]);
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
