import { idInPath } from '#kit/pages/id-and-slug.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';
import { productsPath } from '#shop/product-groups/paths.ts';

/** The search criteria, by the names of the search form's fields. */
export type SearchCriteria = {
  searchtext: string;
  productgroupid: number | undefined;
  material: number | undefined;
  colors: readonly number[];
  news: boolean;
};

const longestText = 100;
const mostColours = 50;

/** Parses criteria from an address or a form; invalid values are ignored. */
export function readCriteria(values: URLSearchParams): SearchCriteria {
  return {
    searchtext: textOf(values.get('searchtext') ?? ''),
    productgroupid: idInPath(values.get('productgroupid') ?? undefined),
    material: idInPath(values.get('material') ?? undefined),
    colors: idsOf([...values.getAll('colors'), ...values.getAll('colors[]')]),
    news: isYes(values.get('news')),
  };
}

/** Returns the address of the results; the same search always has the same address. */
export function searchPath(criteria: SearchCriteria): string {
  const query = new URLSearchParams();
  if (criteria.searchtext) query.set('searchtext', criteria.searchtext);
  if (criteria.productgroupid) query.set('productgroupid', String(criteria.productgroupid));
  if (criteria.material) query.set('material', String(criteria.material));
  if (criteria.news) query.set('news', '1');
  for (const id of criteria.colors) query.append('colors', String(id));
  const text = query.toString();
  return text ? `${productsPath}?${text}` : productsPath;
}

/** Returns whether the criteria contain anything besides the news. */
export function isSearch({ searchtext, productgroupid, material, colors }: SearchCriteria): boolean {
  return searchtext !== '' || productgroupid !== undefined || material !== undefined || colors.length > 0;
}

function textOf(value: string): string {
  const clean = value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return [...toNfc(clean)].slice(0, longestText).join('').trim();
}

function idsOf(values: readonly string[]): number[] {
  const ids = values.map(idInPath).filter((id) => id !== undefined);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, mostColours);
}

function isYes(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
