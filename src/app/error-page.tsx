import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { CallError } from '#kit/call.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './message-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';

/** What stands where a page should be: not found, or something went wrong. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useT();
  useLookAgainAsCustomer();
  useEffect(() => {
    // As if nobody had caught it: who listens for errors hears of it.
    if (isFault(error)) window.reportError(error);
  }, [error]);
  if (error instanceof Response || isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />;
  }
  return (
    <section className={styles.page}>
      <PageTitle>{t('pageTitle.error')}</PageTitle>
      <h1>{t('error.fallbackTitle')}</h1>
      <p>{t('error.fallbackText')}</p>
      <p className={styles.ways}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
        <ButtonLink to="/" reloadDocument>
          {t('notFound.toStart')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** An answer such as "not found" is none, nor is a reader without a network. */
function isFault(error: unknown): boolean {
  if (error instanceof Response || isRouteErrorResponse(error)) return false;
  return !(error instanceof CallError && error.status === 0);
}

/**
 * What is not there for a visitor may be there for the customer: it is looked for again after the log-in. By going to the
 * same address, since the router keeps showing the error when a mere revalidation is over too soon.
 */
function useLookAgainAsCustomer(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isCustomer = useIsCustomer();
  const wasCustomer = useRef(isCustomer);
  useEffect(() => {
    if (isCustomer && !wasCustomer.current)
      void navigate(location, { replace: true, state: location.state as unknown });
    wasCustomer.current = isCustomer;
  }, [isCustomer, location, navigate]);
}
