import type { Caller } from '#kit/http/call.ts';
import { listArticles } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { groupPath, newsPath, productsPath, seasonNewsPath } from '#shop/product-groups/paths.ts';
import { listPressArticles, listPressMessages } from '#shop/press-room/contract.ts';
import { messagePath, pressArticlePath, sectionPath } from '#shop/press-room/paths.ts';
import { sectionNames } from '#shop/press-room/sections.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import type { SitemapEntry } from './sitemap.server.ts';

export type PublicPages = {
  articleCount(): Promise<number>;
  /** Returns one part of the articles, counted from 0, with at most `articlesAPart` entries. */
  articles(part: number, articlesAPart: number): Promise<SitemapEntry[]>;
  /** Returns all pages except articles. */
  others(): Promise<SitemapEntry[]>;
};

/** The public pages with the times of their last changes. */
export function openPublicPages(sv: Caller, en: Caller, openSlugs: () => Promise<string[]>): PublicPages {
  return {
    articleCount: async () => (await sv(listArticles, { take: 1 })).TotalCount,
    articles: async (part, many) =>
      entriesOf(await both(sv, en, (call) => articlesFrom(call, part * many, many)), articlePath),
    others: () => otherPages(sv, en, openSlugs),
  };
}

async function otherPages(
  sv: Caller,
  en: Caller,
  openSlugs: () => Promise<string[]>,
): Promise<SitemapEntry[]> {
  const fixed = [
    '/',
    productsPath,
    newsPath,
    seasonNewsPath,
    '/kontakt',
    '/koepvillkor',
    '/application',
    '/pressroom',
    ...sectionNames.map(sectionPath),
  ];
  const changedWith = ({ CreateDate, ChangeDate }: { CreateDate: string; ChangeDate?: string | undefined }) =>
    ChangeDate ?? CreateDate;
  return [
    ...fixed.map((path) => ({ path })),
    ...entriesOf(await both(sv, en, (call) => call(listProductGroups, {})), groupPath),
    ...entriesOf(await both(sv, en, (call) => call(listPressMessages, {})), messagePath, changedWith),
    ...entriesOf(await both(sv, en, (call) => call(listPressArticles, {})), pressArticlePath, changedWith),
    ...(await openSlugs()).map((slug) => ({ path: `/${encodeURIComponent(slug)}` })),
  ];
}

async function both<T>(sv: Caller, en: Caller, ask: (call: Caller) => Promise<T[]>): Promise<[T[], T[]]> {
  return await Promise.all([ask(sv), ask(en)]);
}

/** Both answers normally have the same items in the same order. If one changed in between, its Swedish name is used. */
function entriesOf<T>(
  [sv, en]: [T[], T[]],
  pathOf: (thing: T) => string,
  changed?: (thing: T) => string,
): SitemapEntry[] {
  return sv.map((thing, index) => ({
    path: { sv: pathOf(thing), en: pathOf(en.length === sv.length ? (en[index] ?? thing) : thing) },
    changed: changed?.(thing),
  }));
}

/** The maximum number of items per call. */
const most = 200;

async function articlesFrom(call: Caller, skip: number, many: number) {
  const articles: { Id: number; ArticleText: string }[] = [];
  while (articles.length < many) {
    const { Articles } = await call(listArticles, { skip: skip + articles.length, take: most });
    articles.push(...Articles);
    if (Articles.length < most) break;
  }
  return articles;
}
