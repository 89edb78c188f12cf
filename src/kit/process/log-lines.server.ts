import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { codeOf } from './start-error.server.ts';

const ofThisProcess = randomBytes(5).toString('hex');
let requests = 0;

/** Returns an id that is unique across requests and processes, so that an error response can be found in the log. */
export function nextRequestId(): string {
  return `${ofThisProcess}-${(++requests).toString(36)}`;
}

/** Serializers for log lines: they keep an error's type and place, and drop personal addresses and numbers. */
export const withoutPersons = {
  base: { pid: process.pid },
  serializers: { err: (error: unknown) => ofError(error) },
  formatters: {
    log: (fields: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? masked(value) : value,
        ]),
      ),
  },
} satisfies Partial<PinoLoggerOptions>;

type ErrorLine = { type: string; message: string; stack: string; [more: string]: unknown };

// The `detail` and `where` of a database error contain values of rows, so only the fields named here are written.
function ofError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)), stack: '' };
  const { table, constraint } = error as Error & { table?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: masked(error.message),
    code: codeOf(error) || undefined,
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: masked(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: ofError(error.cause) }),
  };
}

const mailAddress = /[^\s<>"'@:;,()]{1,64}@[^\s<>"'@:;,()]{1,255}/g;
const identityNumber = /\b\d{6}(?:\d{2})?[-+]?\d{4}\b/g;
const linkSecret = /\b[\w-]{43}\b/g;

function masked(text: string): string {
  return text.replace(mailAddress, '…@…').replace(linkSecret, '…').replace(identityNumber, '…');
}

/** The route's declared address, with parameter names instead of their values. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'page';
}

/**
 * Logs one line for each request that changes something or is refused: the route, its outcome and its duration, but
 * nothing about the caller or the content. Successful reads are counted instead.
 */
export function logWhatBecame(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    if (status >= 400 || (request.method !== 'GET' && request.method !== 'HEAD')) {
      const fields = {
        method: request.method,
        route: routeOf(request),
        status,
        ms: Math.round(reply.elapsedTime),
      };
      if (status >= 500) request.log.warn(fields, 'answered');
      else request.log.info(fields, 'answered');
    }
    done();
  });
}
