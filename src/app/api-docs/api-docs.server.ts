import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#kit/process/env.server.ts';
import type { OpenApi } from '#kit/http/openapi/openapi.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { describeApi } from './api-description.server.ts';

/** The API description: for programs at /api/openapi.json, for people at /api/docs. Generated at the first request. */
export function serveApiDocs(
  http: FastifyInstance,
  areas: ReadonlyMap<string, readonly Route[]>,
  { publicUrl, languages }: Env,
): void {
  let description: Promise<OpenApi> | undefined;
  const describe = () =>
    (description ??= describeApi(areas, { serverUrl: new URL(publicUrl).origin, languages }));
  http.get('/api/openapi.json', async (_request, reply) => {
    await reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await describe()));
  });
  let pages: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, url } = request;
    const answer = await (
      await (pages ??= describe().then(openPages))
    ).inject({ method: 'GET', url, headers });
    await reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  };
  http.get('/api/docs', show);
  http.get('/api/docs/*', show);
}

/** A separate web server, since the plugin that renders the pages cannot be added to one that is already listening. */
async function openPages(document: OpenApi): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = Fastify();
  await pages.register(swagger, { mode: 'static', specification: { document } });
  await pages.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: withoutUpgrade,
    logLevel: 'warn',
  });
  return pages;
}

/** On plain http, `upgrade-insecure-requests` would break every address of the page. */
function withoutUpgrade(policy: string): string {
  return policy.replace(/upgrade-insecure-requests;?/, '');
}
