import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#kit/focus-heading.ts';

/** After a change of page (not of its query alone) the focus goes to the new page's heading, so that it is read out. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusHeading();
  }, [pathname]);
}
