import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { limitLoad } from '#kit/http/overload.server.ts';
import { openAdminSocket } from '#kit/database/embedded/admin-socket.server.ts';
import type { Database } from '#kit/database/db.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { openErrorReports } from '#kit/process/error-reports.server.ts';
import { createHttp, sendProblem } from '#kit/http/http.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { startJobs } from '#kit/queue/jobs.server.ts';
import { serveMetrics, type Gauge } from '#kit/http/metrics.server.ts';
import { openMailer } from '#kit/mail/mailer.server.ts';
import { countMail } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { idleOf } from '#kit/queue/idle.server.ts';
import { replicaReads } from '#kit/database/replica.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { countUnknownAddresses } from '#shop/login/password/reset-password.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { openImageStore } from '#shop/images/image-storage.server.ts';
import { tellOfOldKeys } from '#shop/integration/keys.server.ts';
import { withDemoImages } from '#demo/with-demo-images.server.ts';
import { serveApiDocs } from '#app/api-docs/api-docs.server.ts';
import { bareDocument } from '#app/rendering/document.server.ts';
import { clientFolder } from '#app/rendering/assets.server.ts';
import { headersFor } from './security-headers.server.ts';
import { serveBuiltFiles } from './built-files.server.ts';
import { serveCalls } from './serve-calls.server.ts';
import { openEndpoints } from './endpoints.server.ts';
import { jobsOf } from './jobs.server.ts';
import { serveOffice } from '#app/office/serve-office.server.ts';
import { servePages } from '#app/rendering/render.server.ts';
import { serveForEngines } from '#app/seo/seo.server.ts';
import { builtRendering, developedRendering } from '#app/rendering/page-renderer.server.ts';
import { doMaintenance } from '#app/commands/maintenance.server.ts';

export type Shop = {
  http: FastifyInstance;
  services: Services;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Assembles the shop while its database opens, and migrates the database; the shop serves once its `http` listens.
 * @throws StartError when the database cannot be opened
 */
export async function openShop(options: {
  env: Env;
  database: Database;
  replica?: Database | undefined;
  vite?: ViteDevServer | undefined;
  logLevel: string;
}): Promise<Shop> {
  const { env, database, replica } = options;
  const migrated = database.opened.then(() => migrate(database.db));
  // The rejection is handled at the end, where the promise is awaited.
  migrated.catch(() => undefined);
  const errorReports = env.sentryDsn ? openErrorReports(env.sentryDsn) : undefined;
  const http = await createHttp(env, options.logLevel, {
    headers: headersFor(env, options.vite !== undefined),
    onError: errorReports?.report,
  });
  limitLoad(http, sayFull);
  const services: Services = {
    db: database.db,
    onReplica: replicaReads(database.db, replica?.db, http.log),
    env,
    log: http.log,
    now: () => new Date(),
    versions: new DataVersions(),
  };
  const endpoints = openEndpoints(services);
  const { look, routes, pages } = endpoints;
  const mailer = openMailer(services);
  const untilIdle = idleOf(http.server);

  // During development its hook comes before the one that keeps visitors out.
  const rendering = options.vite ? await developedRendering(options.vite, http) : builtRendering();
  const page = {
    styleSheet: rendering.assetsOf(undefined).styles.href,
    isDeveloped: options.vite !== undefined,
  };
  const images = withDemoImages(openImageStore(env));
  const { renditions } = serveCalls(http, services, endpoints, { database, imageStore: images, page });
  http.all('/api', (request, reply) => sendProblem(request, reply, new Problem('not-found')));
  serveMetrics(http, gaugesOf(services));
  serveForEngines(http, {
    routes,
    siteUrl: new URL(env.publicUrl).origin,
    languages: env.languages,
    version: () => endpoints.versionOf('data changes'),
    slugs: () => pages.openSlugs(),
    opening: endpoints.opening,
  });
  if (!options.vite) await serveBuiltFiles(http, clientFolder, '/assets/');
  await serveOffice(http, env, options.vite);
  serveApiDocs(http, endpoints.areas, env, {
    look,
    ...page,
  });
  servePages(http, routes, env, { look, ...rendering, versionOf: endpoints.versionOf });
  await http.ready();
  await migrated;

  let jobs: ReturnType<typeof startJobs> | undefined;
  let closeAdminSocket: (() => Promise<void>) | undefined;
  return {
    http,
    services,
    async start() {
      await tellOfOldKeys(services);
      const alone = database.engine === 'embedded';
      jobs = startJobs(jobsOf(services, endpoints, { mailer, renditions, untilIdle, alone }), http.log);
      if (alone)
        closeAdminSocket = await openAdminSocket(
          env.dataDir,
          (task) => doMaintenance(services, task),
          http.log,
        );
    },
    async stop() {
      await http.close();
      await closeAdminSocket?.();
      await jobs?.stop();
      mailer.close();
      await replica?.close();
      await database.close();
      await errorReports?.close();
    },
  };
}

async function sayFull(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const full = new Problem('unavailable', { retryAfterSeconds: 2 });
  if (request.url.startsWith('/api')) return await sendProblem(request, reply, full);
  await reply
    .code(503)
    .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(bareDocument(languageOf(request)));
}

function gaugesOf(services: Services): Gauge[] {
  const { db } = services;
  // The metrics must also work while the database is unreachable.
  const mail = async (kind: 'waiting' | 'givenUp') =>
    (await countMail(db).catch(() => undefined))?.[kind] ?? NaN;
  return [
    { name: 'hylla_mails_waiting', help: 'Mails that are not sent yet.', read: () => mail('waiting') },
    { name: 'hylla_mails_given_up', help: 'Mails that were given up.', read: () => mail('givenUp') },
    {
      name: 'hylla_links_for_unknown_addresses',
      help: 'Links to choose a password that were asked for in this hour with an address that is nobody’s.',
      read: () => countUnknownAddresses(services).catch(() => NaN),
    },
  ];
}
