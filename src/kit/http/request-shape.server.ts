import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '#kit/process/log.server.ts';
import { nextRequestId } from '#kit/process/log-lines.server.ts';
import { Problem, problemToWire, type OwnCode } from './problem.ts';
import { defaultLanguage } from '#kit/text/language.ts';

const mostHeaders = 100;

/**
 * Refuses requests that no browser sends and that a server in front might parse differently: request smuggling uses
 * such a difference to get past the other server's checks.
 */
export function problemOfShape({
  rawHeaders,
  headers,
  httpVersion,
  url,
}: IncomingMessage): Problem | undefined {
  if (rawHeaders.length > 2 * mostHeaders) return new Problem('headers-too-large');
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return new Problem('bad-input');
  if (!url?.startsWith('/')) return new Problem('not-found');
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked')
    return new Problem('bad-input');
  const hosts = countOfHost(rawHeaders);
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? new Problem('bad-input') : undefined;
}

/** Raw headers alternate between names and values. */
function countOfHost(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

const codes: Record<string, OwnCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

const newest = Symbol('newest response');
/** A property, since a WeakMap would let each response outlive a collection of young objects (docs/decisions/0103). */
type FollowedSocket = Socket & { [newest]?: ServerResponse };

/**
 * Tracks the response that each connection last had or is waiting for, for `answerUnreadable`. A request that was read
 * together with one that got the last response gets none.
 */
export function followAnswers(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const socket: FollowedSocket = request.socket;
    if (socket[newest]?.shouldKeepAlive !== false) socket[newest] = response;
  });
}

/**
 * Answers bytes that are not HTTP, which reach no hook and no handler, and closes the connection. Bytes that belong
 * to an already answered request, or that follow the last one, get no response: it would be taken for another
 * request's.
 */
export function answerUnreadable(
  headers: Record<string, string>,
): (error: Error & { code?: string }, socket: FollowedSocket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const last = socket[newest];
    if (last?.headersSent && (!last.req.complete || !last.shouldKeepAlive)) return void socket.destroySoon();
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    const problem = new Problem(codes[error.code ?? ''] ?? 'bad-input');
    const { body, headers: answerHeaders } = lastAnswer(problem, headers);
    const lines = Object.entries(answerHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${problem.status} ${reasons[problem.status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${body}`,
    );
    letGo(socket);
  };
}

/**
 * Answers a request whose `Expect` is not `100-continue`. It also bypasses hooks and handlers, and Node's own
 * response lacks the usual headers.
 */
export function answerExpectations(server: Server, headers: Record<string, string>, log: Log): void {
  server.on('checkExpectation', ({ method }: IncomingMessage, response: ServerResponse) => {
    const problem = new Problem('unmet-expectation');
    const id = nextRequestId();
    const answer = lastAnswer(problem, { ...headers, 'x-request-id': id });
    response.writeHead(problem.status, answer.headers).end(answer.body);
    log.info({ reqId: id, method, status: problem.status }, 'answered');
  });
}

/** The request could not be parsed, so its language is unknown as well. */
function lastAnswer(problem: Problem, headers: Record<string, string>) {
  const body = JSON.stringify(problemToWire(problem, defaultLanguage));
  const ofIt = {
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { body, headers: { ...headers, ...ofIt } };
}

const lingerMs = 1000;

/**
 * Destroys the connection of a client that does not close it. Doing so at once would cut off the response while
 * unread data remains.
 */
function letGo(socket: FollowedSocket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Disconnects a client that has read nothing of a response for the server's `timeout`; requests still being processed
 * are left alone.
 */
export function cutSlowClients(server: Server): void {
  server.on('timeout', (socket: FollowedSocket) => {
    const last = socket[newest];
    const isWorkedAt = last !== undefined && !last.writableEnded && socket.writableLength === 0;
    if (!isWorkedAt) socket.destroy();
  });
}

const reasons: Record<number, string> = {
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};
