import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { Listing } from './listing.ts';
import styles from './no-articles.module.css';
import { rememberOnlyInStock } from './only-in-stock.ts';
import { productsPath } from '#shop/product-groups/paths.ts';

const SearchHelp = lazyPart(async () => (await import('#shop/articles/search/search-help.tsx')).SearchHelp);

/** An empty listing, with suggestions what to do next. */
export function NoArticles({ listing, onlyInStock }: { listing: Listing; onlyInStock: boolean }) {
  const t = useT();
  return (
    <div className={styles.nothing}>
      <p className={styles.said}>{t('catalogue.noArticles')}</p>
      {listing.kind === 'search' && <p>{t('catalogue.noArticlesHint')}</p>}
      <p className={styles.ways}>
        {onlyInStock && (
          <Button kind="primary" onClick={() => rememberOnlyInStock(false)}>
            {t('catalogue.showNotInStock')}
          </Button>
        )}
        <ButtonLink to={productsPath}>{t('catalogue.allProducts')}</ButtonLink>
      </p>
      {listing.kind === 'search' && <SearchHelp criteria={listing.criteria} />}
    </div>
  );
}
