import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useT } from '#shop/texts/use-texts.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** What stands where a page should be: not found, or something went wrong. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useT();
  if (error instanceof Response || isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />;
  }
  return (
    <section>
      <title>{t('error.fallbackTitle')}</title>
      <h1>{t('error.fallbackTitle')}</h1>
      <p>{t('error.fallbackText')}</p>
    </section>
  );
}
