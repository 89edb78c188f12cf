/** The orders that a reader can choose instead of the maker's own, which is that of `readArticles` of the store. */
export const sorts = ['news', 'name', 'number', 'price', 'price-desc'] as const;

export type Sort = (typeof sorts)[number];

/** Only those who see prices can sort by them: the order tells what the answer must not. */
export const sortsForAll = ['news', 'name', 'number'] as const satisfies readonly Sort[];

const forAll: ReadonlySet<Sort> = new Set(sortsForAll);

/**
 * Returns the order for a reader; one that is not for visitors is the maker's own for them. What is cached must be found
 * by this order, since visitors share the listings of the standard price list.
 */
export function sortFor({ kind }: { kind: string }, sort: Sort | undefined): Sort | undefined {
  return sort === undefined || kind === 'customer' || forAll.has(sort) ? sort : undefined;
}

/** Anything else in an address is the maker's own order. */
export function sortIn(query: URLSearchParams): Sort | undefined {
  return sorts.find((sort) => sort === query.get('sort'));
}
