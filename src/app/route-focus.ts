import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page (not of its query alone) the focus goes to the new page's heading, so that it is read out. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
