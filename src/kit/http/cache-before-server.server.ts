import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { ResponseCache } from '#kit/cache/response-cache.server.ts';

const stopping = new WeakSet<Server>();

/** Makes the web server answer every request itself from now on, since it tells clients to connect elsewhere. */
export function noteStopping(server: Server): void {
  stopping.add(server);
}

export function isStopping(server: Server): boolean {
  return stopping.has(server);
}

type ServerSettings = {
  http?: ServerOptions;
  keepAliveTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
};

/** Creates the server as Fastify does, with the response cache in front of it until the shop is stopping. */
export function serverOver(cache: ResponseCache, handler: RequestListener, options: unknown): Server {
  const settings = options as ServerSettings;
  const server = createServer(settings.http ?? {}, (request, response) => {
    if (isStopping(server) || !cache.respond(request, response)) handler(request, response);
  });
  server.keepAliveTimeout = settings.keepAliveTimeout;
  server.requestTimeout = settings.requestTimeout;
  server.setTimeout(settings.connectionTimeout);
  return server;
}
