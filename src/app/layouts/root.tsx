import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { forgetDrafts } from '#kit/browser/forget-drafts.ts';
import { useKeptFocus } from '#kit/browser/use-kept-focus.ts';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { Notices } from '#kit/widgets/notices.tsx';
import { WidgetTextsContext } from '#kit/widgets/widget-texts.ts';
import { CookieNotice } from '#shop/cookie-notice/cookie-notice.tsx';
import { dueInvoicesSeen } from '#shop/invoices/due-invoices-seen.ts';
import { LogInWatch } from '#shop/login/log-in-watch.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { tellEarlyInput } from '#app/rendering/early-input.ts';
import styles from './layout.module.css';
import { MinimalLayout } from './minimal-layout.tsx';
import type { PageEntry } from '#app/pages.ts';
import { RequireLogin } from './require-login.tsx';
import { useRouteFocus } from '#app/rendering/route-focus.ts';
import { useScrollMemory } from '#app/rendering/scroll-memory.ts';
import { ShopLayout } from './shop-layout.tsx';

// Only staff see it.
const OnBehalfBar = lazyPart(async () => (await import('#shop/login/on-behalf-bar.tsx')).OnBehalfBar);
const CustomerWindows = lazyPart(async () => (await import('./customer-windows.tsx')).CustomerWindows);

/** The root of every page: its layout, the log-in gate, and everything that overlays pages. */
export function Root() {
  const page = useMatches().at(-1)?.handle as Partial<PageEntry> | undefined;
  const t = useT();
  const login = useLogin();
  useScrollMemory();
  useRouteFocus();
  useKeptFocus();
  useEffect(() => {
    document.documentElement.setAttribute('data-ready', '');
    tellEarlyInput();
    // The timeout runs after the update has been rendered.
    setTimeout(() => dispatchEvent(new Event('shop-ready')));
  }, []);
  useEffect(() => {
    if (login.state === 'out') dueInvoicesSeen.forget();
  }, [login.state]);
  const Layout = page?.layout === 'minimal' ? MinimalLayout : ShopLayout;
  return (
    <WidgetTextsContext value={t}>
      <a className={styles.skip} href="#content">
        {t('general.skipToContent')}
      </a>
      {login.state === 'in' && login.authUsed && <OnBehalfBar user={login.user} onLoggedOut={forgetDrafts} />}
      <CookieNotice />
      <Layout>
        {page?.access === 'login' ? (
          <RequireLogin>
            <meta name="robots" content="noindex" />
            <Outlet />
          </RequireLogin>
        ) : (
          <Outlet />
        )}
      </Layout>
      <LogInWatch />
      {login.state === 'in' && <CustomerWindows onFailed={doWithout} />}
      <Notices />
    </WidgetTextsContext>
  );
}

/** The server refuses the calls of a customer who must set a new password, whatever is shown. */
function doWithout(): void {}
