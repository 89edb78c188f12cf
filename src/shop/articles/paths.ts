import { withSlug } from '#kit/pages/id-and-slug.ts';

type Article = { Id: number; ArticleText: string };

export function articlePath({ Id, ArticleText }: Article): string {
  return withSlug(`/article/${Id}`, ArticleText);
}
