import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Format } from './draw-image.server.ts';
import type { Rendition } from './renditions.server.ts';

/**
 * Returns the best format that the browser accepts; without an Accept header, the format that every browser supports.
 */
export function formatFor(accept: string | undefined): Format {
  const accepted = (accept ?? '').toLowerCase().split(',');
  const accepts = (type: string) =>
    accepted.some((part) => {
      const [name, ...parameters] = part.split(';').map((word) => word.trim());
      return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'jpeg';
}

/** Returns the closest available width; without a number, the usual one. */
export function widthFor(value: unknown, choices: readonly number[], usual: number): number {
  if (typeof value !== 'string' || !/^\d{1,5}$/.test(value)) return usual;
  const distance = (width: number) => Math.abs(width - Number(value));
  return choices.reduce((best, width) => (distance(width) < distance(best) ? width : best));
}

export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: Rendition,
  headers: Record<string, string>,
): Promise<void> {
  reply.headers({ ...headers, etag: image.etag });
  if (isKnown(request, image.etag)) {
    await reply.code(304).send();
    return;
  }
  await reply.type(`image/${image.format}`).send(image.bytes);
}

/** Returns whether the client already has this response. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
