import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of a folder that the build made, whose names change with what they hold. */
export async function serveBuiltFiles(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Found beside the file they are of; by themselves they have no address.
    globIgnore: ['**/*.{br,gz}'],
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
  });
}
