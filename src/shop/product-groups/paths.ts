import { withSlug } from '#kit/pages/id-and-slug.ts';
import type { ProductGroup } from './contract.ts';

export const productsPath = '/products';
export const newsPath = '/products?news=1';
export const seasonNewsPath = '/products/seasonnews';

export function groupPath({ ProductGroupId, Name }: Pick<ProductGroup, 'ProductGroupId' | 'Name'>): string {
  return withSlug(`/products/${ProductGroupId}`, Name);
}
