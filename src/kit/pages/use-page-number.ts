import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

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
