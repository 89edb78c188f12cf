import { slugOf } from '#kit/text/characters/fold.ts';
import type { DemoArticle } from './article.ts';
import type { DemoLink } from './page.ts';

export function link(url: string, linkTextSv: string, linkTextEn: string): DemoLink {
  return { url, linkTextSv, linkTextEn, linkType: 'link', isExternal: /^https?:/.test(url) };
}

export function button(url: string, linkTextSv: string, linkTextEn: string): DemoLink {
  return { ...link(url, linkTextSv, linkTextEn), linkType: 'button' };
}

export function articleLinks(articles: readonly DemoArticle[], numbers: readonly string[]): DemoLink[] {
  return numbers.map((number) => {
    const article = articles.find(({ articleNumber }) => articleNumber === number);
    if (!article) throw new Error(`No article ${number}`);
    const url = `/article/${article.id}/${slugOf(article.nameSv)}`;
    return { ...link(url, article.nameSv, article.nameEn), linkType: 'article' };
  });
}
