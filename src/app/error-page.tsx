import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './message-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';

/** What stands where a page should be: not found, or something went wrong. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useT();
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
