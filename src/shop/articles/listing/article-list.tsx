import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useLastPageInstead } from '#kit/pages/use-last-page.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-list.module.css';
import { ArticleCardsPart } from './article-list-part.tsx';
import { pageSizeOfArticles } from '#shop/articles/contract.ts';
import { callFor, listingPath, pagesFor, type Listing } from './listing.ts';
import type { Ordering } from './ordering.ts';
import { useListingView } from './listing-view.ts';
import { NoArticles } from './no-articles.tsx';

// A visitor always sees cards.
const ArticleLines = lazyPart(async () => (await import('./article-lines.tsx')).ArticleLines);

type Props = {
  listing: Listing;
  page: number;
  onlyInStock: boolean;
  groupName: string;
  ordering: Ordering;
  /** A picture that stands among the first cards. */
  scene?: ReactNode;
};

/** Fewer articles than these are seen at a glance, and a scene would be larger than all of them. */
const fewestBesideScene = 3;

/** The state that "show more" stores in the history, so that going back restores everything that was loaded. */
type Loaded = { from: number };

/** The pages of a listing, from the first loaded one to that of the address, and a button for the next. */
export function ArticleList({ listing, page, onlyInStock, groupName, ordering, scene }: Props) {
  const t = useT();
  const { from } = useLoaded(page);
  const view = useListingView();
  const [shownCount, setShownCount] = useState<number>();
  const { endpoint, input } = callFor(listing, { page: from, onlyInStock });
  const { data, error, isPlaceholderData, refetch } = useEndpoint(endpoint, input);
  const pathOf = (number: number) => listingPath(listing, number, groupName);
  const pages = data && !isPlaceholderData ? pagesFor(data.TotalCount) : undefined;
  useLastPageInstead(page, pages, (last) => toast(t('pagination.lastInstead', { page, last })));

  if (error && !data) {
    const isOffline = error.status === 0;
    return (
      <div role="alert">
        <p>{t(isOffline ? 'error.offline' : 'catalogue.failed')}</p>
        {isOffline && <p>{t('error.offlineHint')}</p>}
        <Button onClick={() => void refetch()}>{t('general.tryAgain')}</Button>
      </div>
    );
  }
  const total = data?.TotalCount ?? page * pageSizeOfArticles;
  if (total === 0) return <NoArticles listing={listing} onlyInStock={onlyInStock} />;
  // The address is corrected to the last page in a moment.
  if (page > pagesFor(total)) return null;
  const shown = Array.from({ length: page - from + 1 }, (_, index) => from + index);
  const parts = shown.map((number) => ({
    listing,
    ordering,
    part: { page: number, onlyInStock },
    expected: Math.min(pageSizeOfArticles, total - (number - 1) * pageSizeOfArticles),
    takesFocus: number === shownCount,
    scene: number === 1 && total >= fewestBesideScene && scene,
  }));
  const looks = { busy: !data || isPlaceholderData, isOld: isPlaceholderData };
  const cards = (
    <ul className={styles.list} aria-busy={looks.busy} data-old={looks.isOld || undefined}>
      {parts.map((part) => (
        <ArticleCardsPart key={part.part.page} {...part} />
      ))}
    </ul>
  );
  const last = Math.min(page * pageSizeOfArticles, total);
  return (
    <div className={styles.frame}>
      {from > 1 && (
        <p className={styles.earlier}>
          <Link to={pathOf(from - 1)}>{t('catalogue.showEarlier')}</Link>
        </p>
      )}
      {view === 'list' ? <ArticleLines parts={parts} {...looks} meanwhile={cards} /> : cards}
      {data && (
        <div className={styles.end}>
          <p>{t('catalogue.shownOf', { shown: last - (from - 1) * pageSizeOfArticles, total })}</p>
          {last < total && (
            <ButtonLink
              to={pathOf(page + 1)}
              replace
              preventScrollReset
              state={{ from } satisfies Loaded}
              onClick={() => setShownCount(page + 1)}
            >
              {t('catalogue.showMore')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

/** A page rendered by the server contains only its own articles, whatever the history says. */
function useLoaded(page: number): Loaded {
  const state = useLocation().state as Loaded | null;
  const hydrated = useHydrated();
  return hydrated && state && state.from >= 1 && state.from <= page ? state : { from: page };
}
