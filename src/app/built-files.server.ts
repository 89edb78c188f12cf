import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

/** What the build made in a folder below `root`, at that path: files whose names change with what they hold. */
export async function serveBuiltFiles(http: FastifyInstance, root: string, path: string): Promise<void> {
  await http.register(async (files) => {
    // A path that leads out of the folder is not there, as one that leads nowhere.
    files.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await files.register(fastifyStatic, {
      root: join(root, path),
      prefix: path,
      index: false,
      preCompressed: true,
      // Found beside the file they are of; by themselves they have no address.
      allowedPath: (name) => !/\.(?:br|gz)$/.test(name),
      maxAge: '1y',
      immutable: true,
      decorateReply: false,
    });
  });
}
