import { Link } from 'react-router';
import { useT } from '#shop/texts/use-texts.ts';

export function NotFoundPage() {
  const t = useT();
  return (
    <section>
      <title>{t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('notFound.path')}</h1>
      <p>
        <Link to="/">{t('notFound.toStart')}</Link> <Link to="/products">{t('notFound.toShop')}</Link>
      </p>
    </section>
  );
}
