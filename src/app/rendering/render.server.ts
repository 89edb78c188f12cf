import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withQuery } from '#kit/http/call.ts';
import type { Env } from '#kit/process/env.server.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { callAsVisitor } from '#kit/http/in-process-call.server.ts';
import type { RenderedAnswer } from '#kit/cache/cached-response.server.ts';
import { forLanguages } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import type { VersionOf } from '#kit/http/api.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import type { CachedUntil } from '#kit/http/endpoint.ts';
import { pageRoutes } from '#app/page-routes.ts';
import type { PageRoute } from '#app/page-routes.ts';
import { asPage, drawnUrl, serverPathsOf } from './page-address.ts';
import type { RequestedPage } from './page-address.ts';
import { contentPolicy, hashesOf } from '#app/security-headers.server.ts';
import type { DocumentState } from './document-state.ts';
import type { PageAssets } from './document.server.ts';
import { bareDocument, documentOf } from './document.server.ts';
import { criticalCss } from './critical-css.server.ts';
import { headOfTheme, sharedImage, stillUsed } from '#shop/theme/theme.server.ts';
import type { ThemeRepository } from '#shop/theme/theme.server.ts';
import { DehydratedStates } from './dehydrated-states.server.ts';
import type { RenderedPage, RenderPage } from './rendered-page.ts';
import { headOf } from '#app/seo/head.server.ts';

export type Rendering = {
  look: ThemeRepository;
  renderer: () => Promise<RenderPage>;
  assetsOf: (file: string | undefined) => PageAssets;
  versionOf: VersionOf;
  /** Transforms the document before it is sent; used in development. */
  transform?: (url: string, html: string) => Promise<string>;
};

/** The document, or the state with which the browser hydrates it. */
type Part = 'document' | 'state';
type Parts = Record<Part, RenderedAnswer>;

/** Serves the pages at their routes, and "not found" at every other address. */
export function servePages(
  http: FastifyInstance,
  routes: readonly Route[],
  env: Env,
  rendering: Rendering,
): void {
  const cache = http.responseCache;
  const states = new DehydratedStates((until) => rendering.versionOf(until));
  const { languages } = env;
  const callers = forLanguages((language) => callAsVisitor(routes, language), languages);

  http.get(stateAddress, async (request, reply) => {
    const { path, name } = request.query as Record<string, unknown>;
    if (typeof path !== 'string' || !URL.canParse(env.publicUrl + path) || !path.startsWith('/'))
      return await sendProblem(request, reply, new Problem('not-found'));
    const found = typeof name === 'string' ? states.find(name) : undefined;
    // Another node has rendered the page, or it was long ago: the same data gives the same state.
    if (!found) return await send('state', asPage(new URL(env.publicUrl + path)), request, reply);
    const { answer, isCurrent } = found;
    cache.remember(request.raw, answer, { cacheControl, isCurrent, isForAnyone: true });
    return await answer.send(request, reply, cacheControl);
  });

  for (const page of pageRoutes)
    for (const path of serverPathsOf(page.path))
      http.get(path, async (request, reply) => await sendDocument(page, request, reply));

  http.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return await reply.code(405).send();
    return await sendDocument(undefined, request, reply);
  });

  async function sendDocument(
    page: PageRoute | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const url = new URL(env.publicUrl + request.url);
    if (/^\/(?:office\/)?assets\//.test(url.pathname)) return await reply.code(404).send();
    return await send('document', { page, url }, request, reply);
  }

  async function send(
    part: Part,
    address: RequestedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const language = languageOf(request);
    try {
      const { searchParams } = address.url;
      const until = address.page?.cachedUntil ?? 'data changes';
      const url = drawnUrl(address);
      const version = rendering.versionOf(until);
      const key = `${part} ${language} ${url.pathname}${url.search}`;
      const make = async () => (await draw(url, language, { until, version }))[part];
      const page = await cache.get(key, version, make);
      if (page.status >= 300 && page.status < 400) {
        if (part === 'state') return await sendProblem(request, reply, new Problem('not-found'));
        const place = withOthers(await page.text(), address);
        // The target depends on the reader's language.
        return await reply.header('cache-control', 'no-store').redirect(place, page.status);
      }
      if (searchParams.has('reset')) {
        // The address contains a log-in secret: no cache may store it, and the Referer header must not reveal it.
        void reply.header('referrer-policy', 'no-referrer');
        return await page.send(request, reply, 'no-store');
      }
      const isCurrent = () => rendering.versionOf(until) === version;
      cache.remember(request.raw, page, { cacheControl, isCurrent, isForAnyone: true });
      return await page.send(request, reply, cacheControl);
    } catch (error) {
      request.log.error({ err: error, route: 'page' }, 'page failed');
      return await reply
        .code(503)
        .header('x-request-id', request.id)
        .header('retry-after', '5')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(bareDocument(language));
    }
  }

  async function draw(
    url: URL,
    language: Language,
    data: { until: CachedUntil; version: string },
  ): Promise<Parts> {
    const render = await rendering.renderer();
    const rendered = await render(new Request(url), { language, languages }, callers[language]);
    if (rendered.status >= 500) throw new Error(`${url.pathname} could not be drawn`);
    if ('redirect' in rendered) {
      const elsewhere = { status: rendered.status, type: 'text/plain', text: rendered.redirect };
      return { document: elsewhere, state: elsewhere };
    }
    const state: RenderedAnswer = {
      status: 200,
      type: 'application/json; charset=utf-8',
      text: JSON.stringify({ errorReportsTo: env.sentryDsn, ...rendered.state } satisfies DocumentState),
      headers: { 'x-robots-tag': 'noindex' },
    };
    const path = url.pathname + url.search;
    const look = await rendering.look.shown();
    const assets = rendering.assetsOf(rendered.page?.file);
    const styles = assets.styles.rules && criticalCss(assets.styles.rules, rendered.html);
    const html = documentOf(language, rendered.html, {
      assets: { ...assets, fonts: stillUsed(assets.fonts, look) },
      criticalCss: styles,
      statePath: withQuery(stateAddress, { path, lang: language, name: states.put(state, data) }),
      head: [headOfTheme(look), ...(rendered.status === 200 ? [head(url, language, rendered)] : [])].join(
        '\n',
      ),
    });
    return {
      document: {
        status: rendered.status,
        type: 'text/html; charset=utf-8',
        text: rendering.transform ? await rendering.transform(url.pathname, html) : html,
        headers: policyOf(
          rendered.page,
          styles === undefined ? undefined : [styles, ...(look.own ? [look.own.css] : [])],
        ),
      },
      state,
    };
  }

  /** Every other page has the policy of all answers. */
  function policyOf(
    page: Pick<PageRoute, 'runsWebAssembly'> | undefined,
    styles: readonly string[] | undefined,
  ): Record<string, string> {
    const runsWebAssembly = page?.runsWebAssembly;
    if (!styles && !runsWebAssembly) return {};
    const policy = contentPolicy(env, rendering.transform !== undefined, {
      ...(styles && { ownStyles: hashesOf(styles) }),
      runsWebAssembly,
    });
    return { 'content-security-policy': policy };
  }

  function head(url: URL, language: Language, { paths, html }: Drawn): string {
    const picture = hasOwnPicture(html) ? undefined : sharedImage;
    return headOf({ url, language, siteUrl: env.publicUrl, languages, paths, picture });
  }
}

/** The name contains a dot, which no page of the maker's can have. */
const stateAddress = '/page.json';

const cacheControl = 'public, max-age=0, must-revalidate';

/** A redirect keeps parameters that do not affect the page, such as those of a campaign. */
function withOthers(place: string, { page, url }: RequestedPage): string {
  const [path = '', query] = place.split('?', 2);
  const all = new URLSearchParams(query);
  for (const [name, value] of url.searchParams) if (!page?.query?.includes(name)) all.append(name, value);
  return all.size > 0 ? `${path}?${all}` : path;
}

type Drawn = Extract<RenderedPage, { html: string }>;

function hasOwnPicture(html: string): boolean {
  return html.includes('<meta property="og:image"');
}
