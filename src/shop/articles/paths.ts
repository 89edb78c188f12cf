import { slugOf } from '#kit/text/collate.ts';

export const productsPath = '/products';
export const newsPath = '/products?news=1';
export const seasonNewsPath = '/products/seasonnews';

type Group = { ProductGroupId: number; Name: string };
type Article = { Id: number; ArticleText: string };

export function groupPath({ ProductGroupId, Name }: Group): string {
  return withSlug(`/products/${ProductGroupId}`, Name);
}

export function articlePath({ Id, ArticleText }: Article): string {
  return withSlug(`/article/${Id}`, ArticleText);
}

/** The id in a path; undefined for what can be none, so that `007` is no second address of 7. */
export function idInPath(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A name without a letter or digit leaves no slug. */
function withSlug(path: string, name: string): string {
  const slug = slugOf(name);
  return slug ? `${path}/${slug}` : path;
}
