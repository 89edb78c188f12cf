import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import type { Env } from '#kit/process/env.server.ts';
import { safeDecode } from '#kit/http/addresses/safe-decode.ts';
import {
  answerExpectations,
  answerUnreadable,
  cutSlowClients,
  followAnswers,
  problemOfShape,
} from './request-shape.server.ts';
import { languageOf } from './request-language.server.ts';
import { logWhatBecame, nextRequestId, routeOf, withoutPersons } from '#kit/process/log-lines.server.ts';
import { isDatabaseAway, isDatabaseDamaged } from '#kit/database/postgres.server.ts';
import { ResponseCache } from '#kit/cache/response-cache.server.ts';
import { isStopping, noteStopping, serverOver } from './cache-before-server.server.ts';
import { cutSlowSenders, longestRequestMs } from '#kit/http/large-files/slow-senders.server.ts';
import { badField, Problem, problemToWire } from './problem.ts';

type Settings = {
  /** Headers of every response, whatever the outcome. */
  headers?: Record<string, string>;
  /** Called with everything that is logged as an error. */
  onError?: ((error: Error, where: string) => void) | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/** The size of the cache for visitors' pages, API answers, feeds and sitemaps. */
const cachedBytes = 40 * 1024 * 1024;

/** Creates a web server with the limits, parsers and error responses that all endpoints share. */
export async function createHttp(
  env: Env,
  logLevel: string,
  { headers = {}, onError }: Settings = {},
): Promise<FastifyInstance> {
  const cache = new ResponseCache(cachedBytes, (request) => !problemOfShape(request), headers);
  const http = Fastify({
    serverFactory: (handler, options) => serverOver(cache, handler, options),
    logger: {
      level: logLevel,
      ...withoutPersons,
      ...(onError && { hooks: { logMethod: tellingOf(onError) } }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // The id never comes from the caller: it would be written to the log unchecked.
    genReqId: nextRequestId,
    trustProxy: typeof env.trustProxy === 'number' ? String(env.trustProxy) : env.trustProxy,
    bodyLimit: 65_536,
    requestTimeout: longestRequestMs,
    connectionTimeout: 30_000,
    // A request without a host is refused by our own hook: Node's own response would lack the usual headers.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // Requests that the router itself refuses reach no hook and no handler.
    frameworkErrors: (_error, request, reply) =>
      void sendLast(request, reply.headers(headers), new Problem('not-found')),
    clientErrorHandler: answerUnreadable(headers),
    // Clients that are already connected are served to the end, and told to reconnect elsewhere.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  http.decorate('responseCache', cache);
  http.decorate('languages', env.languages);
  followAnswers(http.server);
  answerExpectations(http.server, headers, http.log);
  cutSlowClients(http.server);
  cutSlowSenders(http.server);
  // With these parsers a cross-site form could post something that looks like JSON.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
  // Node would silently drop headers beyond its default count.
  http.server.maxHeadersCount = 0;
  // This hook runs before all others, so that responses from those carry the headers too.
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const problem = problemOfShape(request.raw);
    if (!problem) return done();
    void sendLast(request, reply, problem);
  });
  http.addHook('preClose', async () => {
    noteStopping(http.server);
    await drain(env.drainSeconds);
    letGoOfIdle(http.server);
  });
  logWhatBecame(http);
  await http.register(cookie);
  http.addHook('onRequest', async (request, reply) => {
    if (isLeaving(http) && asksElsewhere(request)) {
      await sendProblem(request, reply, new Problem('leaving', { retryAfterSeconds: 2 }));
    } else if (changesSomething(request.method) && comesFromElsewhere(request, env)) {
      await sendProblem(request, reply, new Problem('other-site'));
    }
  });
  http.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const problem = problemOfError(error);
    if (problem.status >= 500) request.log.error({ err: error, route: routeOf(request) }, 'request failed');
    await sendProblem(request, reply, problem);
  });
  return http;
}

/** Escapes an address that cannot be decoded, so that it is answered like any other unknown address. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  return safeDecode(path) === undefined ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
}

/** Returns whether the shop is about to stop and only serves clients that still arrive. */
export function isLeaving({ server }: FastifyInstance): boolean {
  return isStopping(server);
}

/**
 * Returns whether a reverse proxy retries this request on another node after a 502, as nginx does when configured so
 * (docs/nginx). The proxy then avoids this node for some seconds, so that no connection is waiting when the server
 * closes: those would be cut off, and a POST that was sent is not retried.
 */
function asksElsewhere({ method, headers }: FastifyRequest): boolean {
  return headers['x-asks-elsewhere'] !== undefined && !changesSomething(method);
}

/** Lets the proxy in front of the shop end its connections; requests that arrive meanwhile are served. */
async function drain(seconds: number): Promise<void> {
  await sleep(seconds * 1000);
  // Connections in the accept queue have been accepted just before this, so none is left waiting when the server
  // closes.
  await nextTurn();
}

const idleEveryMs = 250;

/** A connection whose response was in progress at the close becomes idle later and would delay the stop. */
function letGoOfIdle(server: FastifyInstance['server']): void {
  const timer = setInterval(() => server.closeIdleConnections(), idleEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

const errorLevel = 50;
type LogMethod = NonNullable<NonNullable<PinoLoggerOptions['hooks']>['logMethod']>;

/** Passes everything that is logged as an error on to `onError`. */
function tellingOf(onError: (error: Error, where: string) => void): LogMethod {
  return function logAndTell(args, method, level) {
    const [fields, where] = args as unknown[];
    const error = level >= errorLevel && (fields as { err?: unknown } | undefined)?.err;
    if (error instanceof Error) onError(error, String(where));
    method.apply(this, args);
  };
}

function parseJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (body.length === 0) return done(null, {});
  try {
    done(null, JSON.parse(String(body), dropPrototypeKeys));
  } catch {
    done(Object.assign(new Error('not JSON'), { statusCode: 400 }));
  }
}

function dropPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value;
}

function changesSomething(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** A client that sends none of the three headers is not a browser, and passes. */
function comesFromElsewhere(request: FastifyRequest, env: Env): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const source = request.headers.origin ?? request.headers.referer;
  if (source === undefined) return false;
  if (!URL.canParse(source)) return true;
  const { host, origin } = new URL(source);
  return host !== request.host && origin !== new URL(env.publicUrl).origin;
}

function problemOfError(error: { statusCode?: number; code?: string }): Problem {
  if (error.statusCode === 413) return new Problem('too-large');
  if (error.statusCode === 415) return new Problem('wrong-content-type');
  if (error.statusCode === 429) return new Problem('too-many', { retryAfterSeconds: 60 });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    // No field is to blame when the whole body cannot be read.
    return badField('', 'regex');
  }
  const isDatabase = isDatabaseAway(error) || isDatabaseDamaged(error);
  return new Problem(isDatabase ? 'unavailable' : 'unexpected', { retryAfterSeconds: 2 });
}

/**
 * Answers a malformed request and closes the connection: since the end of the request is uncertain, nothing after it
 * may be read.
 */
async function sendLast(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<void> {
  reply.raw.shouldKeepAlive = false;
  await sendProblem(request, reply, problem);
}

export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<void> {
  // The log has a line for each refusal, under this id.
  reply.header('x-request-id', request.id);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  await reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemToWire(problem, languageOf(request))));
}
