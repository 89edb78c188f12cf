import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { serveApi } from '#kit/api.server.ts';
import type { Database } from '#kit/db.server.ts';
import type { Env } from '#kit/env.server.ts';
import { createHttp } from '#kit/http.server.ts';
import { migrate } from '#kit/migrate.server.ts';
import type { Services } from '#kit/router.server.ts';
import { DataVersions } from '#kit/versions.server.ts';
import { visitor } from '#kit/reader.ts';
import { serveApiDocs } from './api-docs.server.ts';
import { tellBrowsers } from './browser-rules.server.ts';
import { clientFolder } from './assets.server.ts';
import { openEndpoints } from './endpoints.server.ts';
import { servePages } from './render.server.ts';
import { builtRendering, developedRendering } from './rendering.server.ts';

export type Shop = {
  http: FastifyInstance;
  services: Services;
  listen(): Promise<string>;
  stop(): Promise<void>;
};

/** Puts the whole shop together over an open database. */
export async function openShop(options: {
  env: Env;
  database: Database;
  vite?: ViteDevServer | undefined;
  logLevel: string;
}): Promise<Shop> {
  const { env, database } = options;
  await migrate(database.db);
  const http = await createHttp(env, options.logLevel);
  await tellBrowsers(http, env, options.vite !== undefined);
  const services: Services = {
    db: database.db,
    env,
    log: http.log,
    now: () => new Date(),
    versions: new DataVersions(),
  };
  const { routes, catalogue } = openEndpoints(services);

  serveApi(http, routes, env, async () => visitor);
  await serveApiDocs(http, routes);
  serveHealth(http, database);
  if (!options.vite) await serveFiles(http);
  servePages(http, routes, env, {
    ...(options.vite ? await developedRendering(options.vite, http) : builtRendering()),
    version: (path) =>
      `${services.versions.current}${/^\/article\/|onlyInStock/.test(path) ? `.${catalogue.stockVersion}` : ''}`,
  });
  return {
    http,
    services,
    listen: () => http.listen({ port: env.port, host: env.host }),
    async stop() {
      await http.close();
      await database.close();
    },
  };
}

function serveHealth(http: FastifyInstance, database: Database): void {
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ok' };
    } catch {
      return await reply.code(503).header('retry-after', '2').send({ status: 'no database' });
    }
  });
}

async function serveFiles(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  });
}
