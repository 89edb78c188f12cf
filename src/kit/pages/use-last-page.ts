import { useEffect, useEffectEvent } from 'react';
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
