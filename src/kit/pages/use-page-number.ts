import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Redirects to the last page when the address asks for a later one, once the number of pages is known; `told` is that
 * page's number.
 */
export function useLastPageInstead(
  page: number,
  pages: number | undefined,
  onLastPage: (last: number) => void,
) {
  const [, setQuery] = useSearchParams();
  const tell = useEffectEvent(onLastPage);
  const last = pages === undefined ? page : Math.max(1, pages);
  useEffect(() => {
    if (page <= last) return;
    const toLast = (query: URLSearchParams) => {
      if (last === 1) query.delete('page');
      else query.set('page', String(last));
      return query;
    };
    setQuery(toLast, { replace: true });
    tell(last);
  }, [page, last, setQuery]);
}

/** The current page of a list, from `?page=`, counted from 1. The heading gets the focus when the page changes. */
export function usePageNumber() {
  const [query] = useSearchParams();
  const text = query.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  /** Links to another page of the same list and keeps the other query parameters. */
  const hrefOf = (number: number): string => {
    const next = new URLSearchParams(query);
    if (number === 1) next.delete('page');
    else next.set('page', String(number));
    return `?${next.toString()}`;
  };
  return { page, heading, hrefOf };
}
