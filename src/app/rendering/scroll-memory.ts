import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { safeDecode } from '#kit/http/addresses/safe-decode.ts';

const heights = new Map<string, number>();

/** A new page starts at its top, or at the address's hash; going back restores the position. */
export function useScrollMemory(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  const shown = useRef(key);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser fires the scroll event of a jump after the navigation, so it belongs to the page shown by then.
    const remember = () => heights.set(shown.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  // A layout effect runs before the paint, so that the new page is never seen at the old position. It runs in the
  // browser only.
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
