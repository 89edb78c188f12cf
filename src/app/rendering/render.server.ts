import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#kit/process/env.server.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Route } from '#kit/http/router.server.ts';
import { pageRoutes, type PageRoute } from '#app/page-routes.ts';
import { asPage, drawnUrl, serverPathsOf, type RequestedPage } from './page-address.ts';
import { bareDocument } from './document.server.ts';
import { DehydratedStates } from './dehydrated-states.server.ts';
import { openPageDrawing, stateAddress, type Part, type Rendering } from './draw-page.server.ts';

/** Serves the pages at their routes, and "not found" at every other address. */
export function servePages(
  http: FastifyInstance,
  routes: readonly Route[],
  env: Env,
  rendering: Rendering,
): void {
  const cache = http.responseCache;
  const states = new DehydratedStates((until) => rendering.versionOf(until));
  const draw = openPageDrawing(routes, env, rendering, states);

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
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return await sendProblem(
        request,
        reply.header('allow', 'GET, HEAD'),
        new Problem('method-not-allowed'),
      );
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
}

const cacheControl = 'public, max-age=0, must-revalidate';

/** A redirect keeps parameters that do not affect the page, such as those of a campaign. */
function withOthers(place: string, { page, url }: RequestedPage): string {
  const [path = '', query] = place.split('?', 2);
  const all = new URLSearchParams(query);
  for (const [name, value] of url.searchParams) if (!page?.query?.includes(name)) all.append(name, value);
  return all.size > 0 ? `${path}?${all}` : path;
}
