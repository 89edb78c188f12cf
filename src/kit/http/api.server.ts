import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { secretsInCookies, setCookies } from './cookies.server.ts';
import { compress, CompressedTexts, encodingFor } from '#kit/cache/compression.server.ts';
import { dependsOnPrincipal, type CachedUntil, type Endpoint } from './endpoint.ts';
import { isHttps, type Env } from '#kit/process/env.server.ts';
import { sendProblem } from './http.server.ts';
import { languageOf } from './request-language.server.ts';
import { cachedCall } from './cached-call.server.ts';
import { letTakeLong } from '#kit/http/large-files/slow-senders.server.ts';
import { spoolBodies } from '#kit/http/large-files/spool-body.server.ts';
import type { SpooledFile } from '#kit/http/large-files/spooled-file.ts';
import { Problem } from './problem.ts';
import type { Principal, ApiClient, ShopPrincipal, StaffMember, Visitor } from './principal.ts';
import {
  allow,
  answerAllowed,
  type FileAnswer,
  readingsOf,
  refusalOf,
  type RequestContext,
  type Route,
} from './router.server.ts';

export type FindShopPrincipal = (request: FastifyRequest) => Promise<ShopPrincipal>;
export type FindStaffMember = (request: FastifyRequest) => Promise<StaffMember | Visitor>;
export type FindApiClient = (request: FastifyRequest) => Promise<ApiClient | Visitor>;

/** Returns the version of the data that an answer depends on; it differs whenever the answer may differ. */
export type VersionOf = (until: CachedUntil) => string;

export type Callers = {
  findShopPrincipal: FindShopPrincipal;
  findStaff: FindStaffMember;
  findApiClient: FindApiClient;
  versionOf: VersionOf;
};

/**
 * Serves every endpoint over HTTP. Office endpoints accept only staff, integration endpoints only API clients, and
 * shop endpoints neither of them.
 */
export function serveApi(
  http: FastifyInstance,
  routes: readonly Route[],
  env: Env,
  { findShopPrincipal, findStaff, findApiClient, versionOf }: Callers,
): void {
  const finders = {
    anyone: findShopPrincipal,
    customer: findShopPrincipal,
    staff: findStaff,
    program: findApiClient,
  };
  const forMany = new CompressedTexts();
  const all = routes.map(({ endpoint }) => endpoint);
  for (const route of routes) {
    const { endpoint } = route;
    const readings = readingsOf(endpoint, all);
    serveAt(http, endpoint, {
      method: endpoint.method,
      url: endpoint.path,
      ...((endpoint.takesFile ?? endpoint.mostBodyBytes) && {
        // The check runs before the body is read, so that no megabytes are held in memory for a caller who may not
        // send them.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          const refused = refusalOf(endpoint, await finders[endpoint.who](request));
          if (refused) await sendProblem(request, reply, refused);
          else if (endpoint.takesFile?.onDisk) letTakeLong(request.raw);
        },
      }),
      handler: async (request, reply) => {
        const principal = await finders[endpoint.who](request);
        const allowed = allow(endpoint, readInput(endpoint, request), principal, readings);
        if (allowed instanceof Problem) return await sendProblem(request, reply, allowed);
        const caching = cacheControl(endpoint, principal);
        const until = principal.kind === 'visitor' ? cachedUntil(endpoint, allowed.input) : undefined;
        if (until) {
          const data = { version: versionOf(until), language: languageOf(request) };
          const cached = await cachedCall(http.responseCache, route, allowed, data);
          if ('problem' in cached) return await sendProblem(request, reply, cached.problem);
          const isCurrent = () => versionOf(until) === data.version;
          http.responseCache.remember(request.raw, cached, { cacheControl: caching, isCurrent });
          return await cached.send(request, reply, caching);
        }
        const result = await answerAllowed(route, allowed, principal, requestContextOf(request, env));
        if ('problem' in result) return await sendProblem(request, reply, result.problem);
        if (result.file) return await sendFile(reply, endpoint, result.file);
        setCookies(reply, result.cookies, isHttps(env));
        reply.headers(result.headers).header('cache-control', caching);
        if (result.json === undefined) return await reply.code(204).send();
        // An answer to anyone is the same for many callers, for example for all with the same prices.
        const isForMany = endpoint.who === 'anyone' && endpoint.method === 'GET';
        return await sendJson(request, reply, result.json, isForMany ? forMany : undefined);
      },
    });
  }
  http.all('/api/*', async (request, reply) => {
    const allowed = methodsAt(request.url, routes);
    // A path that matches an endpoint except for an overlong id is answered as not found.
    if (allowed.length === 0 || allowed.includes(request.method))
      return await sendProblem(request, reply, new Problem('not-found'));
    reply.header('allow', allowed.join(', '));
    await sendProblem(request, reply, new Problem('method-not-allowed'));
  });
}

function cachedUntil(endpoint: Endpoint, input: unknown): CachedUntil | undefined {
  return endpoint.cachedUntilFor?.(input) ?? endpoint.cachedUntil;
}

/** The router parses a file's bytes only for endpoints that take one, up to their limit; all others take JSON. */
function serveAt(http: FastifyInstance, { takesFile, mostBodyBytes }: Endpoint, options: RouteOptions): void {
  if (!takesFile) return void http.route(mostBodyBytes ? { ...options, bodyLimit: mostBodyBytes } : options);
  void http.register(async (files) => {
    files.removeAllContentTypeParsers();
    if (takesFile.onDisk) {
      spoolBodies(files, takesFile.mostBytes);
      return void files.route({ ...options, handler: removingFile(options.handler) });
    }
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    files.route({ ...options, bodyLimit: takesFile.mostBytes });
  });
}

function removingFile(handler: RouteOptions['handler']): RouteOptions['handler'] {
  return async function (request, reply) {
    try {
      return await handler.call(this, request, reply);
    } finally {
      await (request.body as SpooledFile | undefined)?.remove();
    }
  };
}

function methodsAt(url: string, routes: readonly Route[]): string[] {
  const path = url.split('?')[0] ?? '';
  return routes
    .filter(({ endpoint }) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}/*$`, 'i').test(path))
    .flatMap(({ endpoint: { method } }) => (method === 'GET' ? [method, 'HEAD'] : [method]));
}

function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const params = request.params as Record<string, string>;
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { ...readQuery(request.query as Record<string, unknown>), ...params };
  }
  const body: unknown = request.body;
  if (endpoint.takesFile) {
    const File = Buffer.isBuffer(body) || endpoint.takesFile.onDisk ? body : undefined;
    return { ...readQuery(request.query as Record<string, unknown>), ...params, File };
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body, ...params };
  // What is no object is a member without a name, which no declaration knows.
  return { ...(body !== undefined && body !== null && { '': body }), ...params };
}

/** What every call may have in its query says in which language it answers. */
const languageNames = new Set(['languageCode', 'lang']);

/** `colors[]=1` means `colors`; when a parameter that is not a list is repeated, the first value counts. */
function readQuery(query: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(query)) {
    if (languageNames.has(name)) continue;
    if (name.endsWith('[]')) values[name.slice(0, -2)] = Array.isArray(value) ? value : [value];
    else if (!(name in values)) values[name] = value;
  }
  return values;
}

function requestContextOf(request: FastifyRequest, env: Env): RequestContext {
  return {
    language: languageOf(request),
    ip: request.ip,
    header: (name) => headerOf(request, name),
    secrets: (cookie) => secretsInCookies(request.headers.cookie, cookie, isHttps(env)),
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function cacheControl(endpoint: Endpoint, principal: Principal): string {
  if (endpoint.who === 'staff' || endpoint.who === 'program') return 'no-store';
  if (principal.kind !== 'visitor' || endpoint.method !== 'GET') return 'private, no-store';
  // A visitor's copy must be revalidated, because the same address gives customers another answer.
  return dependsOnPrincipal(endpoint) ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
}

async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  compressed: CompressedTexts | undefined,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'], json.length, {
    isCached: compressed !== undefined,
  });
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding, Cookie');
  if (!encoding) return await reply.send(json);
  const body = await (compressed
    ? compressed.get(json, encoding)
    : compress(json, encoding, { isCached: false }));
  await reply.header('content-encoding', encoding).send(body);
}

async function sendFile(reply: FastifyReply, { givesFile }: Endpoint, file: FileAnswer): Promise<void> {
  if (!givesFile) throw new Error('an endpoint that gives a file declares its type');
  await reply
    .type(givesFile)
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${file.name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(file.bytes);
}
