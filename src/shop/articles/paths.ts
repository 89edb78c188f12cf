import { withSlug } from '#kit/pages/id-and-slug.ts';

type Article = { Id: number; ArticleText: string };

/** Another name at the end leads here: `check` of `storefront/article-page.tsx`. */
export function articlePath({ Id, ArticleText }: Article): string {
  return withSlug(`/article/${Id}`, ArticleText);
}
