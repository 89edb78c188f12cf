import type { IncomingMessage, Server } from 'node:http';

const timer = Symbol('timer of the body');
/** A property, since a WeakMap would let each request outlive a collection of young objects (docs/decisions/0103). */
type Timed = IncomingMessage & { [timer]?: NodeJS.Timeout };

/** The time for any request at all: the largest file over a slow line. */
export const longestRequestMs = 3_600_000;
/** The time for a request that nobody has allowed to take longer. */
const usualRequestMs = 10_000;

/**
 * Cuts off requests whose bodies take longer than `ms` to arrive, as Node's `requestTimeout` does, which knows only one
 * time for all.
 */
export function cutSlowSenders(server: Server, ms = usualRequestMs): void {
  server.on('request', (request: Timed) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    request[timer] = setTimeout(() => {
      if (!request.complete) server.emit('clientError', new SlowSender(), socket);
    }, ms).unref();
    request.once('close', () => clearTimeout(request[timer]));
  });
}

/** For a file that whoever sends it may send: it may take up to an hour. */
export function letTakeLong(request: Timed): void {
  clearTimeout(request[timer]);
}

class SlowSender extends Error {
  /** Node's own, by which it is answered. */
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}
