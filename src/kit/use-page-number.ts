import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The page of a list, from `?page=`, counted from 1; the heading gets the focus when another is turned to. */
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
  return { page, heading, hrefOf: (number: number) => (number === 1 ? '?' : `?page=${number}`) };
}
