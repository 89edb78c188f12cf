import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

/** Serves a folder of the build below `root` at that path: files whose names change with their content. */
export async function serveBuiltFiles(http: FastifyInstance, root: string, path: string): Promise<void> {
  await http.register(async (files) => {
    // A path that leads out of the folder is answered like one that does not exist.
    files.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await files.register(fastifyStatic, {
      root: join(root, path),
      prefix: path,
      index: false,
      preCompressed: true,
      // Compressed files are served in place of the original; they have no address of their own.
      allowedPath: (name) => !/\.(?:br|gz)$/.test(name),
      maxAge: '1y',
      immutable: true,
      decorateReply: false,
    });
  });
}
