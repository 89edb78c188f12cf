import { useEffect, useRef } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import { ArticleLine, ArticleLineSkeleton } from './article-line.tsx';
import { callFor } from './listing.ts';
import type { Listing, Part } from './listing.ts';

type Props = {
  listing: Listing;
  part: Part;
  /** How many articles to keep room for while they are on their way. */
  expected: number;
  /** It was just asked for below the others: reading goes on at its first article. */
  takesFocus: boolean;
};

/** What a phone shows at once; on a wider screen the rest of the row follows in a moment. */
const firstPictures = 2;

/** One page's cards, as items of the list they stand in. */
export function ArticleCardsPart({ listing, part, expected, takesFocus }: Props) {
  const { endpoint, input } = callFor(listing, part);
  const { data } = useEndpoint(endpoint, input);
  const mark = useRef<HTMLLIElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (!isHere || !takesFocus) return;
    mark.current?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true });
  }, [isHere, takesFocus]);

  if (!data) return Array.from({ length: expected }, (_, index) => <ArticleCardSkeleton key={index} />);
  return (
    <>
      {takesFocus && <li ref={mark} hidden />}
      {data.Articles.map((article, index) => (
        <ArticleCard
          key={article.Id}
          article={article}
          picture={part.page === 1 && index < firstPictures ? 'first' : 'lazy'}
        />
      ))}
    </>
  );
}

/** One page's lines, as a part of the table they stand in. */
export function ArticleLinesPart({ listing, part, expected, takesFocus }: Props) {
  const { endpoint, input } = callFor(listing, part);
  const { data } = useEndpoint(endpoint, input);
  const lines = useRef<HTMLTableSectionElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && takesFocus) lines.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isHere, takesFocus]);
  return (
    <tbody ref={lines}>
      {data
        ? data.Articles.map((article) => <ArticleLine key={article.Id} article={article} />)
        : Array.from({ length: expected }, (_, index) => <ArticleLineSkeleton key={index} />)}
    </tbody>
  );
}
