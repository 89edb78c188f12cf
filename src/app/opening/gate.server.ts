import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bareDocument } from '#app/rendering/document.server.ts';
import { stateAddress } from '#app/rendering/draw-page.server.ts';
import type { Endpoint } from '#kit/http/endpoint.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import type { Opening } from '#shop/opening/opening.server.ts';
import { notOpen } from '#shop/opening/problems.ts';
import { isStateOfPressRoom } from './state-of-press-room.ts';
import { soonScriptPath } from './soon-script.server.ts';

/** Visitors, and those who search, may look again after an hour. */
const retryAfterSeconds = 3600;

/**
 * The routes that are no calls and stay up: health, scripts and styles, icons, the office's shell and files, the
 * description of the calls, mailed links to invoices, and the page's own script. Sitemap and feeds are empty then.
 */
const routesUp = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/feed/',
  '/favicon.',
  '/manifest.webmanifest',
  '/look/',
  '/assets/',
  '/office',
  '/api/docs',
  '/api/openapi.json',
  '/api/office/',
  '/api/pdf/InvoiceLink/',
  soonScriptPath,
];
/** The pages, pictures and files of the press room. A picture of an article is asked for by its own number alone. */
const routesOfPressRoom = [
  '/pressroom',
  '/api/Press',
  '/api/WebImage',
  '/api/ArticleThumbnail',
  '/api/ArticleImage',
];

type Gate = {
  opening: Opening;
  endpoints: readonly Endpoint[];
  /** Whether a customer or somebody of the staff is logged in. */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  /** Whether this picture stands on the page that is shown instead of the shop. */
  isImageOfSoonPage: (path: string) => Promise<boolean>;
  drawSoonPage: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
};

/**
 * Until the shop opens, visitors get its page "We open soon" at every address of a page, and the problem `not-open`
 * from every call that does not say otherwise. Pages are still drawn by in-process calls, which do not come by here.
 */
export function serveGate(http: FastifyInstance, gate: Gate): void {
  const { opening } = gate;
  const staysUp = new Map(
    gate.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, whenUp(endpoint)]),
  );
  http.responseCache.respondOnlyWhile(() => opening.isKnownOpen());

  http.addHook('onRequest', async (request, reply) => {
    if (opening.isKnownOpen() || isUp(request, 'always')) return;
    const isCall = /^\/api(?:[/?]|$)/i.test(request.url);
    // What no page is asked for by is refused as ever.
    if (!isCall && request.method !== 'GET' && request.method !== 'HEAD') return;
    try {
      const { isOpen, pressIsOpen } = await opening.read();
      if (isOpen || (pressIsOpen && isUp(request, 'in press room'))) return;
      if ((await gate.isImageOfSoonPage(request.url)) || (await gate.hasSession(request))) return;
      if (isCall) return await sendProblem(request, reply, new Problem(notOpen, { retryAfterSeconds }));
      return await sendSoonPage(request, reply);
    } catch (error) {
      if (isCall) throw error;
      request.log.error({ err: error, route: 'page' }, 'whether the shop is open is not known');
      return await asPage(reply, 5).send(bareDocument(languageOf(request)));
    }
  });

  function isUp(request: FastifyRequest, when: NonNullable<Endpoint['whileClosed']>): boolean {
    const { method, url, routeOptions } = request;
    // The pattern of the route, which callers have no say in; none for an address that is nobody's.
    const { url: route = '' } = routeOptions;
    if (when === 'always' && beginsWith(routesUp, route)) return true;
    const declared = staysUp.get(`${method === 'HEAD' ? 'GET' : method} ${route}`);
    if (declared !== undefined) return declared === when;
    if (when === 'always') return false;
    return beginsWith(routesOfPressRoom, route) || (route === stateAddress && isStateOfPressRoom(url));
  }

  async function sendSoonPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const page = await gate.drawSoonPage(request, reply);
    return await asPage(reply, retryAfterSeconds).send(page);
  }
}

/** The office and programs are let in by their own keys and sessions. */
function whenUp({ who, whileClosed }: Endpoint): Endpoint['whileClosed'] | 'never' {
  return who === 'staff' || who === 'program' ? 'always' : (whileClosed ?? 'never');
}

function beginsWith(beginnings: readonly string[], route: string): boolean {
  return beginnings.some((beginning) => route.startsWith(beginning));
}

function asPage(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(503)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8');
}
