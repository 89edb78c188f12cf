import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { codeOf } from './start-error.server.ts';

const ofThisProcess = randomBytes(5).toString('hex');
let requests = 0;

/** Different for every request of every process: what an answer with an error names, the log names too. */
export function nextRequestId(): string {
  return `${ofThisProcess}-${(++requests).toString(36)}`;
}

/** What log lines may say: of errors what they are and where, and no address or number of a person anywhere. */
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

// What a database adds in `detail` and `where` are values of rows, so only what is named here is written.
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

/** The declared address, with names in the place of what was asked for. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'page';
}

/**
 * A line for each call that changes something or is refused: which, what became of it and how long it took; nothing of
 * who asked or what was sent. What is only read and answered is counted, not written.
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
