import type { FastifyInstance } from 'fastify';
import type { Caller } from '#kit/call.ts';
import { callAsVisitor } from '#kit/in-process-call.server.ts';
import { KeptAnswers } from '#kit/kept-answers.server.ts';
import { languages } from '#kit/language.ts';
import type { Language } from '#kit/language.ts';
import type { Route } from '#kit/router.server.ts';
import { listArticles } from '#shop/articles/contract.ts';
import { articlePath, groupPath, newsPath, productsPath, seasonNewsPath } from '#shop/articles/paths.ts';
import { listPressArticles, listPressMessages } from '#shop/press-room/contract.ts';
import { messagePath, pressArticlePath, sectionPath } from '#shop/press-room/paths.ts';
import { sectionNames } from '#shop/press-room/sections.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { readLanguageTable, readSettings } from '#shop/texts/contract.ts';
import { shopName } from '#shop/texts/shop-name.ts';
import { feedOf } from './seo-feed.server.ts';
import { sitemapOf } from './seo-sitemap.server.ts';
import type { SitemapEntry } from './seo-sitemap.server.ts';

/** Of a large shop's sitemap, before it is compressed. */
const capacityBytes = 64 * 1024 * 1024;

/** What search engines and feed readers ask for; all of it as a visitor sees the shop. */
export function serveForEngines(
  http: FastifyInstance,
  options: {
    routes: readonly Route[];
    siteUrl: string;
    version: () => string;
    slugs: () => Promise<string[]>;
  },
): void {
  const { routes, siteUrl, version } = options;
  const kept = new KeptAnswers(capacityBytes);

  function serve(path: string, type: string, make: () => Promise<string>): void {
    http.get(path, async (request, reply) => {
      const answer = await kept.get(path, version(), async () => ({ status: 200, type, text: await make() }));
      await answer.send(request, reply, 'public, max-age=300');
    });
  }

  serve('/robots.txt', 'text/plain; charset=utf-8', async () => robotsOf(siteUrl));
  serve('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    sitemapOf(siteUrl, [
      ...(await publicPages(callAsVisitor(routes, 'sv'), callAsVisitor(routes, 'en'))),
      ...(await options.slugs()).map((slug) => ({ path: `/${encodeURIComponent(slug)}` })),
    ]),
  );
  for (const language of languages) {
    serve(`/feed/press.${language}.xml`, 'application/atom+xml; charset=utf-8', () =>
      pressFeed(callAsVisitor(routes, language), siteUrl, language),
    );
  }
}

const forOneReader = ['/cart', '/userprofile', '/deliveryaddresses', '/orders', '/invoices'];

export function robotsOf(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/ArticleThumbnail/',
    'Allow: /api/ArticleImage/',
    'Allow: /api/WebImage/',
    'Allow: /api/WebImageThumbnail/',
    'Allow: /api/PressMessageImage/',
    ...forOneReader.map((path) => `Disallow: ${path}$`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

async function publicPages(sv: Caller, en: Caller): Promise<SitemapEntry[]> {
  const fixed = [
    ...[
      '/',
      productsPath,
      newsPath,
      seasonNewsPath,
      '/kontakt',
      '/koepvillkor',
      '/application',
      '/pressroom',
    ],
    ...sectionNames.map(sectionPath),
  ];
  const changedWith = ({ CreateDate, ChangeDate }: { CreateDate: string; ChangeDate?: string | undefined }) =>
    ChangeDate ?? CreateDate;
  return [
    ...fixed.map((path) => ({ path })),
    ...entriesOf(await both(sv, en, (call) => call(listProductGroups, {})), groupPath),
    ...entriesOf(await both(sv, en, allArticles), articlePath),
    ...entriesOf(await both(sv, en, (call) => call(listPressMessages, {})), messagePath, changedWith),
    ...entriesOf(await both(sv, en, (call) => call(listPressArticles, {})), pressArticlePath, changedWith),
  ];
}

async function both<T>(sv: Caller, en: Caller, ask: (call: Caller) => Promise<T[]>): Promise<[T[], T[]]> {
  return await Promise.all([ask(sv), ask(en)]);
}

/** Both answers have the same things in the same order, or else one of them changed in between: then by its Swedish name. */
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

/** As many as one call gives. */
const most = 200;

async function allArticles(call: Caller) {
  const articles: { Id: number; ArticleText: string }[] = [];
  for (;;) {
    const { Articles, TotalCount } = await call(listArticles, { skip: articles.length, take: most });
    articles.push(...Articles);
    if (Articles.length === 0 || articles.length >= TotalCount) return articles;
  }
}

async function pressFeed(call: Caller, siteUrl: string, language: Language): Promise<string> {
  const [{ CompanyName }, texts, messages] = await Promise.all([
    call(readSettings, {}),
    call(readLanguageTable, {}),
    call(listPressMessages, {}),
  ]);
  return feedOf({
    ...{ siteUrl, language, messages, author: CompanyName },
    title: `${texts['pressRoom.title']} – ${shopName(CompanyName)}`,
  });
}
