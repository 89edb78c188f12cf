import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
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
