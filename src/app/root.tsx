import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { MinimalLayout } from './minimal-layout.tsx';
import type { PageEntry } from './pages.ts';
import { RequireLogin } from './require-login.tsx';
import { useRouteFocus } from './route-focus.ts';
import { ShopLayout } from './shop-layout.tsx';

/** The frame of every page: the layout its route asks for, and the log-in gate. */
export function Root() {
  const page = useMatches().at(-1)?.handle as Partial<PageEntry> | undefined;
  useRouteFocus();
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  const content =
    page?.access === 'login' ? (
      <RequireLogin>
        <Outlet />
      </RequireLogin>
    ) : (
      <Outlet />
    );
  return page?.layout === 'minimal' ? (
    <MinimalLayout>{content}</MinimalLayout>
  ) : (
    <ShopLayout>{content}</ShopLayout>
  );
}
