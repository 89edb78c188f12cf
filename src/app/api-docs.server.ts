import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiOf } from '#kit/openapi.server.ts';
import type { Route } from '#kit/router.server.ts';

/** The description of every call: for programs at /api/openapi.json, for people at /api/docs. Made when asked for. */
export function serveApiDocs(http: FastifyInstance, routes: readonly Route[]): void {
  let description: ReturnType<typeof openApiOf> | undefined;
  const describe = () => (description ??= descriptionOf(routes));
  http.get('/api/openapi.json', async (_request, reply) => {
    await reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(describe()));
  });
  let pages: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, url } = request;
    const answer = await (await (pages ??= openPages(describe()))).inject({ method: 'GET', url, headers });
    await reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  };
  http.get('/api/docs', show);
  http.get('/api/docs/*', show);
}

function descriptionOf(routes: readonly Route[]): ReturnType<typeof openApiOf> {
  const description = openApiOf(
    routes.map((route) => route.endpoint),
    { title: 'Hylla', version: '1' },
  );
  Object.assign(description.paths, filePaths());
  return description;
}

/** A web server inside this one, since what shows the pages cannot be added to one that is open. */
async function openPages(document: ReturnType<typeof openApiOf>): Promise<FastifyInstance> {
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

/** On plain http an upgrade would turn every address of the page into one that does not answer. */
function withoutUpgrade(policy: string): string {
  return policy.replace(/upgrade-insecure-requests;?/, '');
}

const files = [
  ['ArticleThumbnail', 'A small picture of an article', 'image/*'],
  ['ArticleImage', 'The picture of an article', 'image/*'],
  ['ArticleImageFull', 'The picture of an article to download, in high resolution', 'image/jpeg'],
  ['WebImage', 'A web image', 'image/*'],
  ['WebImageThumbnail', 'A small web image', 'image/*'],
  ['PressMessageImage', 'The first picture of a press message', 'image/*'],
  ['PressMessageZip', 'All pictures of a press message with their captions', 'application/zip'],
  ['PressArticleZip', 'All pictures of a press article with their captions', 'application/zip'],
  ['pdf/Invoice', 'An invoice of the logged-in customer, by its number', 'application/pdf'],
] as const;

/** The calls that answer a file rather than JSON. */
function filePaths(): Record<string, object> {
  return Object.fromEntries(
    files.map(([path, summary, type]) => [
      `/api/${path}/{id}`,
      {
        get: {
          summary,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: {
            200: { description: 'The file', content: { [type]: {} } },
            404: { description: 'Not there, or not for the caller' },
          },
        },
      },
    ]),
  );
}
