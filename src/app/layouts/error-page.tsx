import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { CallError } from '#kit/http/call.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Spinner } from '#kit/widgets/spinner.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './message-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';

/** Shown instead of a page: not found, or an error. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useT();
  const look = useLookAgainAsCustomer(error);
  useEffect(() => {
    // Reports the error as uncaught, so that error reporting gets it.
    if (isFault(error)) window.reportError(error);
  }, [error]);
  if ((error instanceof Response || isRouteErrorResponse(error)) && error.status === 404) {
    return look === 'over' ? <NotFoundPage /> : <PerhapsForCustomers isLooking={look === 'under way'} />;
  }
  if (isWithoutNetwork(error)) return <OfflinePage />;
  if (isClosed(error)) return <ClosedShop />;
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

/** An expected answer such as "not found" is not a fault, nor is a missing network connection. */
function isFault(error: unknown): boolean {
  if (error instanceof Response || isRouteErrorResponse(error)) return false;
  return !isWithoutNetwork(error) && !isClosed(error);
}

/** The shop has closed while the page was read: the server has a page of its own for that. */
function isClosed(error: unknown): boolean {
  return error instanceof CallError && error.is('not-open');
}

function ClosedShop() {
  const t = useT();
  useEffect(() => location.reload(), []);
  return <Spinner label={t('general.loadingPage')} />;
}

/** This also covers a page whose code cannot be loaded. */
function isWithoutNetwork(error: unknown): boolean {
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return isOffline || (error instanceof CallError && error.status === 0);
}

/** Reloads automatically when the network is back. */
function OfflinePage() {
  const t = useT();
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <section className={styles.page} role="alert">
      <PageTitle>{t('error.offline')}</PageTitle>
      <h1>{t('error.offline')}</h1>
      <p>{t('error.offlineHint')}</p>
      <p className={styles.ways}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('general.tryAgain')}
        </Button>
      </p>
    </section>
  );
}

/**
 * Shown until it is known whether this is a customer: a visitor's browser shows "not found", a customer's a spinner.
 * The page contains both, because it is the same for everybody; the style sheet chooses before the first paint.
 */
function PerhapsForCustomers({ isLooking }: { isLooking: boolean }) {
  const t = useT();
  return (
    <>
      <div className={isLooking ? undefined : styles.forCustomers}>
        <Spinner label={t('general.loadingPage')} />
      </div>
      {!isLooking && (
        <div className={styles.forVisitors}>
          <NotFoundPage />
        </div>
      )}
    </>
  );
}

/**
 * A page missing for a visitor may exist for the customer, so it is loaded again after the log-in. This navigates to
 * the same address, because after a quick revalidation the router would keep showing the error.
 */
function useLookAgainAsCustomer(error: unknown): 'not yet' | 'under way' | 'over' {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useLogin();
  const isCustomer = state === 'in';
  const wasCustomer = useRef(isCustomer);
  // A different error object means that the second attempt has failed too.
  const [before] = useState(isCustomer ? undefined : error);
  useEffect(() => {
    if (isCustomer && !wasCustomer.current)
      void navigate(location, { replace: true, state: location.state as unknown });
    wasCustomer.current = isCustomer;
  }, [isCustomer, location, navigate]);
  if (state === 'unchecked') return 'not yet';
  return isCustomer && error === before ? 'under way' : 'over';
}
