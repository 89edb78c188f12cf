import type { Language } from '#kit/text/language.ts';
import type { ImageRepository } from '#shop/images/images.server.ts';
import type { PressPicture } from '#shop/press-room/contract.ts';
import type { PressRoom } from '#shop/press-room/press-room.server.ts';
import { galleryImageGroup } from '#shop/press-room/sections.ts';

export type WhosePictures = { messageId?: number | undefined; articleId?: number | undefined };

/**
 * Returns the pictures of the named message or article, or those of the gallery when none is named; undefined when it
 * does not exist.
 */
export async function pressPicturesOf(
  { pressRoom, images }: { pressRoom: PressRoom; images: ImageRepository },
  { messageId, articleId }: WhosePictures,
  language: Language,
): Promise<PressPicture[] | undefined> {
  if (messageId === undefined && articleId === undefined) return await galleryPictures(images, language);
  const ids =
    messageId === undefined
      ? (await pressRoom.article(articleId ?? 0, language))?.ImageIds
      : await pressRoom.imagesOfMessage(messageId);
  return ids && (await images.factsOf(ids, language)).map((facts) => ({ ...facts, WebImageId: null }));
}

async function galleryPictures(images: ImageRepository, language: Language): Promise<PressPicture[]> {
  const webImages = await images.webImagesIn(galleryImageGroup, language);
  const pictures = await Promise.all(
    webImages.map(async ({ Id, Text }) => {
      const imageId = await images.imageOfWebImage(Id);
      const facts = await images.factsOf(imageId === undefined ? [] : [imageId], language);
      return facts.map((one) => ({ ...one, Caption: Text || one.Caption, WebImageId: Id }));
    }),
  );
  return pictures.flat();
}
