import { useEffect, useRef } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ArticleLine, ArticleLineSkeleton } from './article-line.tsx';
import type { ListingPart } from './article-list-part.tsx';
import { ArticleTable } from './article-table.tsx';
import { callFor } from './listing.ts';

type Props = { parts: readonly ListingPart[]; busy: boolean; isOld: boolean };

/** The shown pages of a listing as lines to order from. */
export function ArticleLines({ parts, busy, isOld }: Props) {
  return (
    <ArticleTable busy={busy} isOld={isOld}>
      {parts.map((part) => (
        <ArticleLinesPart key={part.part.page} {...part} />
      ))}
    </ArticleTable>
  );
}

/** The lines of one page, as a part of the surrounding table. */
function ArticleLinesPart({ listing, ordering, part, expected, takesFocus }: ListingPart) {
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
        ? data.Articles.map((article) => (
            <ArticleLine key={article.Id} article={article} ordering={ordering} />
          ))
        : Array.from({ length: expected }, (_, index) => <ArticleLineSkeleton key={index} />)}
    </tbody>
  );
}
