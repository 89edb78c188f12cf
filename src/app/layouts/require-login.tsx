import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '#kit/widgets/spinner.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';

/** Shows a page to customers, and redirects everybody else to the log-in and back. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const login = useLogin();
  const { pathname, search } = useLocation();
  const t = useT();
  if (login.state === 'unchecked') {
    return (
      <>
        <PageTitle>{t('general.loadingPage')}</PageTitle>
        <meta name="robots" content="noindex" />
        <div data-on-its-way>
          <Spinner label={t('login.checking')} />
        </div>
      </>
    );
  }
  if (login.state === 'out') {
    return <Navigate to={`/requirelogin?from=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return children;
}
