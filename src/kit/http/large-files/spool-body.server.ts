import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeSpool } from '#kit/process/spool.server.ts';
import type { SpooledFile } from './spooled-file.ts';

const tooLarge = () => Object.assign(new Error('the file is too large'), { statusCode: 413 });

/** A sender that is silent for so long has gone. */
const silentMs = 30_000;

/** Writes the bodies of an instance's requests to disk as they come, up to `mostBytes`. */
export function spoolBodies(http: FastifyInstance, mostBytes: number): void {
  http.addContentTypeParser(
    'application/octet-stream',
    async (request: FastifyRequest, body: IncomingMessage) => {
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
      return await spoolBody(body, mostBytes);
    },
  );
}

async function spoolBody(body: IncomingMessage, mostBytes: number): Promise<SpooledFile> {
  const { path: folder, remove } = await makeSpool();
  const path = join(folder, 'file');
  const timer = setTimeout(() => body.destroy(), silentMs);
  try {
    const file = await open(path, 'wx', 0o600);
    let bytes = 0;
    try {
      // Destroying the request would take the way of the answer.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        timer.refresh();
        bytes += chunk.length;
        if (bytes > mostBytes) throw tooLarge();
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
    }
    return { path, bytes, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
