import { useEffect, useRef, type ReactNode } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import styles from './article-list.module.css';
import { callFor, type Listing, type Part } from './listing.ts';
import type { Ordering } from './ordering.ts';

export type ListingPart = {
  listing: Listing;
  ordering: Ordering;
  part: Part;
  /** The number of articles to reserve space for while they load. */
  expected: number;
  /** The part was just loaded by "show more": the focus moves to its first article. */
  takesFocus: boolean;
};

/** The number of pictures that a phone shows at once, two rows; on a wider screen the rest follows shortly. */
const firstImages = 4;

/** The number of cards before the scene: a row on a phone. */
const cardsBeforeScene = 2;

/** The cards of one page, as items of the surrounding list. */
export function ArticleCardsPart(props: ListingPart & { scene: ReactNode }) {
  const { listing, ordering, part, expected, takesFocus, scene } = props;
  const { endpoint, input } = callFor(listing, part);
  const { data } = useEndpoint(endpoint, input);
  const mark = useRef<HTMLLIElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (!isHere || !takesFocus) return;
    mark.current?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true });
  }, [isHere, takesFocus]);

  const cards = data
    ? data.Articles.map((article, index) => (
        <ArticleCard
          key={article.Id}
          article={article}
          ordering={ordering}
          image={part.page === 1 && index < firstImages ? 'first' : 'lazy'}
        />
      ))
    : Array.from({ length: expected }, (_, index) => <ArticleCardSkeleton key={index} />);
  if (scene) {
    const item = (
      <li key="scene" className={styles.scene}>
        {scene}
      </li>
    );
    cards.splice(cardsBeforeScene, 0, item);
  }
  return (
    <>
      {data && takesFocus && <li ref={mark} hidden />}
      {cards}
    </>
  );
}
