import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#kit/process/env.server.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { visitor } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import { isKnown } from '#shop/images/image-answer.server.ts';
import type { DownloadableImages } from '#shop/images/downloadable-images.server.ts';
import type { ImageRepository } from '#shop/images/images.server.ts';
import type { Renditions } from '#shop/images/renditions.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { captionsOf } from './captions.server.ts';
import { messagePath, pressArticlePath } from '#shop/press-room/paths.ts';
import { pressImagesOf, type WhoseImages } from './press-images.server.ts';
import type { PressRoom } from '#shop/press-room/press-room.server.ts';
import { zipImages } from './image-zip.server.ts';

type Parts = {
  pressRoom: PressRoom;
  images: ImageRepository;
  full: DownloadableImages;
  renditions: Renditions;
  texts: TextRepository;
  env: Pick<Env, 'publicUrl'>;
};
type Story = { whose: WhoseImages; Title: string; CreateDate: string; path: string };

/** Serves all pictures of a message or press article as one archive. */
export function serveImageZips(http: FastifyInstance, parts: Parts): void {
  const { pressRoom } = parts;

  async function ofMessage(id: number, language: Language): Promise<Story | undefined> {
    const message = await pressRoom.message(id, language);
    return message && { ...message, whose: { messageId: id }, path: messagePath(message) };
  }

  async function ofArticle(id: number, language: Language): Promise<Story | undefined> {
    const article = await pressRoom.article(visitor, id, language);
    return article && { ...article, whose: { articleId: id }, path: pressArticlePath(article) };
  }

  const addresses = [
    ['/api/PressMessageZip/:id', ofMessage],
    ['/api/PressArticleZip/:id', ofArticle],
  ] as const;
  for (const [address, storyOf] of addresses) {
    http.get(address, async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      const language = languageOf(request);
      const story = /^[1-9]\d{0,8}$/.test(id) ? await storyOf(Number(id), language) : undefined;
      const zip = story && (await zipOf(parts, story, language));
      if (!zip) return await sendProblem(request, reply, new Problem('not-found'));
      if (zip === 'busy') {
        return await sendProblem(request, reply, new Problem('unavailable', { retryAfterSeconds: 5 }));
      }
      // The captions are in the reader's language.
      reply.headers({ 'cache-control': 'public, no-cache', vary: 'Cookie', etag: zip.etag });
      if (isKnown(request, zip.etag)) return await reply.code(304).send();
      reply.type('application/zip').headers({
        'content-disposition': `attachment; filename="${zip.name}"`,
        'content-length': zip.length,
        'x-content-type-options': 'nosniff',
      });
      // A stream that is begun for HEAD, and given up, is an error in the log.
      return await reply.send(request.method === 'HEAD' ? Readable.from([]) : zip.stream());
    });
  }
}

async function zipOf(parts: Parts, { whose, Title, CreateDate, path }: Story, language: Language) {
  const { texts, env } = parts;
  const { [language]: t } = await texts.translators();
  const company = (await texts.settings()).CompanyName;
  const words = { title: Title, publishedAt: CreateDate, address: env.publicUrl + path, company };
  return await zipImages(
    {
      title: Title,
      publishedAt: CreateDate,
      captionsName: t('pressRoom.captionsFile'),
      images: (await pressImagesOf(parts, whose, language)) ?? [],
      captionsOf: (files) => captionsOf(words, files, t, language),
    },
    parts,
  );
}
