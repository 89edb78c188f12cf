import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageCount } from './pagination.ts';

/** Goes to the last page where the address asks for one beyond it; `told` with its number. */
export function useLastPageInstead(page: number, total: number | undefined, told: (last: number) => void) {
  const [, setQuery] = useSearchParams();
  const tell = useEffectEvent(told);
  const last = total === undefined ? page : Math.max(1, pageCount(total));
  useEffect(() => {
    if (page <= last) return;
    setQuery(last === 1 ? {} : { page: String(last) }, { replace: true });
    tell(last);
  }, [page, last, setQuery]);
}

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
