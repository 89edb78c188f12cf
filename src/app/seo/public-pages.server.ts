import type { Caller } from '#kit/http/call.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { listArticles } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { groupPath, newsPath, productsPath, seasonNewsPath } from '#shop/product-groups/paths.ts';
import { listPressArticles, listPressMessages } from '#shop/press-room/contract.ts';
import { messagePath, ownSectionPath, pressArticlePath } from '#shop/press-room/paths.ts';
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
type Callers = Partial<Record<Language, Caller>>;

export function openPublicPages(callers: Callers, openSlugs: () => Promise<string[]>): PublicPages {
  return {
    articleCount: async () => (await callers[defaultLanguage]?.(listArticles, { take: 1 }))?.TotalCount ?? 0,
    articles: async (part, many) =>
      entriesOf(await inEach(callers, (call) => articlesFrom(call, part * many, many)), articlePath),
    others: () => otherPages(callers, openSlugs),
  };
}

async function otherPages(callers: Callers, openSlugs: () => Promise<string[]>): Promise<SitemapEntry[]> {
  const fixed = [
    '/',
    productsPath,
    newsPath,
    seasonNewsPath,
    '/kontakt',
    '/koepvillkor',
    '/application',
    ...sectionNames.map(ownSectionPath),
  ];
  const changedWith = ({ CreateDate, ChangeDate }: { CreateDate: string; ChangeDate?: string | undefined }) =>
    ChangeDate ?? CreateDate;
  return [
    ...fixed.map((path) => ({ path })),
    ...entriesOf(await inEach(callers, (call) => call(listProductGroups, {})), groupPath),
    ...entriesOf(await inEach(callers, (call) => call(listPressMessages, {})), messagePath, changedWith),
    ...entriesOf(await inEach(callers, (call) => call(listPressArticles, {})), pressArticlePath, changedWith),
    ...(await openSlugs()).map((slug) => ({ path: `/${encodeURIComponent(slug)}` })),
  ];
}

type InEach<T> = Partial<Record<Language, T[]>>;

async function inEach<T>(callers: Callers, ask: (call: Caller) => Promise<T[]>): Promise<InEach<T>> {
  const answers = Object.entries(callers).map(
    async ([language, call]) => [language, await ask(call)] as const,
  );
  return Object.fromEntries(await Promise.all(answers)) as InEach<T>;
}

/**
 * All answers normally have the same items in the same order. If one changed in between, the names of the default
 * language are used.
 */
function entriesOf<T>(
  answers: InEach<T>,
  pathOf: (thing: T) => string,
  changed?: (thing: T) => string,
): SitemapEntry[] {
  const things = answers[defaultLanguage] ?? [];
  return things.map((thing, index) => ({
    path: Object.fromEntries(
      Object.entries(answers).map(([language, own]) => [
        language,
        pathOf(own.length === things.length ? (own[index] ?? thing) : thing),
      ]),
    ),
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
