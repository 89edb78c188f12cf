import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#kit/browser/focus-heading.ts';

/**
 * After a change of page (not of its query alone) the new page's heading gets the focus, so that it is announced. The
 * focus stays in the field into which the next number is scanned.
 */
export function useRouteFocus(): void {
  const location = useLocation();
  const { pathname } = location;
  const keepsFocus = (location.state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!keepsFocus) focusHeading();
  }, [pathname, keepsFocus]);
}
