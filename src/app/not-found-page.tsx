import { ButtonLink } from '#kit/button.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './message-page.module.css';

export function NotFoundPage() {
  const t = useT();
  return (
    <section className={styles.page}>
      <PageTitle>{t('pageTitle.notFound')}</PageTitle>
      <meta name="robots" content="noindex" />
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.path')}</h1>
      <p className={styles.ways}>
        <ButtonLink kind="primary" to="/products">
          {t('notFound.toShop')}
        </ButtonLink>
        <ButtonLink to="/">{t('notFound.toStart')}</ButtonLink>
      </p>
    </section>
  );
}
