import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryChange } from '#kit/pages/use-query-change.ts';

export const rowsPerPage = 50;

/** The state of a list: filters, order and page are all in the address, so that it can be shared and gone back to. */
export function useOfficeList<F extends Readonly<Record<string, string>>>(blank: F, sortedBy = '') {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const filters = useMemo(
    () =>
      Object.fromEntries(Object.keys(blank).map((name) => [name, query.get(name) ?? blank[name]])) as {
        [K in keyof F]: string;
      },
    [query, blank],
  );
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const after = query.get('after') ?? '';
  const sort = query.get('sort') ?? sortedBy;

  const change = (values: Readonly<Record<string, string>>) =>
    changeQuery(values, { without: ['page', 'after'], replace: true, preventScrollReset: true });

  return {
    filters,
    sort,
    page,
    isFiltered: Object.keys(blank).some((name) => filters[name] !== blank[name]),
    /** The paging parameters of the call; `after` is the cursor for lists too long to count. */
    part: { sort, skip: (page - 1) * rowsPerPage, take: rowsPerPage, after },
    setFilters: (values: Partial<Record<keyof F & string, string>>) =>
      change(values as Record<string, string>),
    clear: () => change(Object.fromEntries(Object.keys(blank).map((name) => [name, '']))),
    sortBy: (key: string) => change({ sort: sort === key ? `-${key}` : key }),
    hrefOf(values: Record<string, string>): string {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return `?${next.toString()}`;
    },
  };
}

export type OfficeListState = Omit<ReturnType<typeof useOfficeList>, 'filters' | 'setFilters'>;
