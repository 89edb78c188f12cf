import { useMatches } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './message-page.module.css';
import type { PageEntry } from '#app/pages.ts';

export function NotFoundPage() {
  const t = useT();
  // An address that could have been one of the maker's pages gets a message of its own.
  const isCmsPage = (useMatches().at(-1)?.handle as Partial<PageEntry> | undefined)?.path === '/:slug';
  return (
    <section className={styles.page}>
      <PageTitle>{t('pageTitle.notFound')}</PageTitle>
      <meta name="robots" content="noindex" />
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>{t(isCmsPage ? 'cmsPage.notFoundTitle' : 'notFound.path')}</h1>
      {isCmsPage && <p>{t('cmsPage.notFoundText')}</p>}
      <p className={styles.ways}>
        <ButtonLink kind="primary" to="/products">
          {t('notFound.toShop')}
        </ButtonLink>
        <ButtonLink to="/">{t('notFound.toStart')}</ButtonLink>
      </p>
    </section>
  );
}
