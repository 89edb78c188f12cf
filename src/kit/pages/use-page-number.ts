import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Goes to the last page where the address asks for one beyond it, once it is known how many there are; `told` its number. */
export function useLastPageInstead(page: number, pages: number | undefined, told: (last: number) => void) {
  const [, setQuery] = useSearchParams();
  const tell = useEffectEvent(told);
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
  /** The same list at another page: what else the address asks for stays. */
  const hrefOf = (number: number): string => {
    const next = new URLSearchParams(query);
    if (number === 1) next.delete('page');
    else next.set('page', String(number));
    return `?${next.toString()}`;
  };
  return { page, heading, hrefOf };
}
