import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#kit/http/call.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { callAsVisitor } from '#kit/http/in-process-call.server.ts';
import { forLanguages, type Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Route } from '#kit/http/router.server.ts';
import { listPressMessages } from '#shop/press-room/contract.ts';
import type { Opening } from '#shop/opening/opening.server.ts';
import { readSettings } from '#shop/settings/contract.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import { feedOf } from './press-feed.server.ts';
import { openPublicPages } from './public-pages.server.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap.server.ts';

/** A sitemap may list 50,000 addresses, but building a large one blocks other requests, so a larger shop's is split. */
const articlesAPart = 2000;
const pagesPart = 'pages';

/** Returns no parts when one sitemap is enough. */
function partsOf(articleCount: number): string[] {
  if (articleCount <= articlesAPart) return [];
  const parts = Array.from({ length: Math.ceil(articleCount / articlesAPart) }, (_, at) => String(at + 1));
  return [pagesPart, ...parts];
}

/** Serves robots.txt, sitemaps and feeds, all with the data that visitors see. */
export function serveForEngines(
  http: FastifyInstance,
  options: {
    routes: readonly Route[];
    siteUrl: string;
    languages: readonly Language[];
    version: () => string;
    slugs: () => Promise<string[]>;
    /** Before the shop opens, it lists nothing. */
    opening: Pick<Opening, 'read'>;
  },
): void {
  const { routes, siteUrl, languages, version, opening } = options;
  const site = { siteUrl, languages };

  const pages = openPublicPages(
    forLanguages((language) => callAsVisitor(routes, language), languages),
    options.slugs,
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    type: string,
    make: () => Promise<string>,
  ): Promise<void> {
    const answer = await http.responseCache.get(`file ${key}`, version(), async () => ({
      status: 200,
      type,
      text: await make(),
    }));
    await answer.send(request, reply, 'public, max-age=300');
  }

  function serve(path: string, type: string, make: () => Promise<string>): void {
    http.get(path, async (request, reply) => await send(request, reply, path, type, make));
  }

  serve('/robots.txt', 'text/plain; charset=utf-8', async () => robotsOf(siteUrl));
  http.get('/sitemap.xml', async (request, reply) => {
    const requested = (request.query as Record<string, unknown>)['part'];
    const part = typeof requested === 'string' ? requested : undefined;
    const names = partsOf(await pages.articleCount());
    if (part !== undefined && !names.includes(part))
      return await sendProblem(request, reply, new Problem('not-found'));
    const make = async (): Promise<string> => {
      if (!(await opening.read()).isOpen) return sitemapOf(site, []);
      if (part === pagesPart) return sitemapOf(site, await pages.others());
      if (part !== undefined) return sitemapOf(site, await pages.articles(Number(part) - 1, articlesAPart));
      if (names.length > 0) return sitemapIndexOf(names.map((name) => `${siteUrl}/sitemap.xml?part=${name}`));
      return sitemapOf(site, [...(await pages.others()), ...(await pages.articles(0, articlesAPart))]);
    };
    await send(request, reply, `/sitemap.xml ${part ?? ''}`, 'application/xml; charset=utf-8', make);
  });
  for (const language of languages) {
    serve(`/feed/press.${language}.xml`, 'application/atom+xml; charset=utf-8', () =>
      pressFeed(callAsVisitor(routes, language), { siteUrl, language, opening }),
    );
  }
}

const forOneReader = [
  '/cart',
  '/quickorder',
  '/userprofile',
  '/deliveryaddresses',
  '/orders',
  '/invoices',
  '/waiting',
  '/bought',
  '/lists',
  '/people',
  '/approvals',
];

export function robotsOf(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/ArticleThumbnail/',
    'Allow: /api/ArticleImage/',
    'Allow: /api/ArticleImageWide/',
    'Allow: /api/WebImage/',
    'Allow: /api/WebImageThumbnail/',
    'Allow: /api/PressMessageImage/',
    ...forOneReader.map((path) => `Disallow: ${path}$`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

async function pressFeed(
  call: Caller,
  { siteUrl, language, opening }: { siteUrl: string; language: Language; opening: Pick<Opening, 'read'> },
): Promise<string> {
  const { isOpen, pressIsOpen } = await opening.read();
  const [{ CompanyName }, texts, messages] = await Promise.all([
    call(readSettings, {}),
    call(readLanguageTable, {}),
    isOpen || pressIsOpen ? call(listPressMessages, {}) : [],
  ]);
  return feedOf({
    siteUrl,
    language,
    messages,
    author: CompanyName,
    title: `${texts['pressRoom.title']} – ${shopName(CompanyName)}`,
  });
}
