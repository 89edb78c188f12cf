import { visitor } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import type { ImageRepository, WaitingWords } from '#shop/images/images.server.ts';
import type { PressImage } from '#shop/press-room/contract.ts';
import type { PressRoom } from '#shop/press-room/press-room.server.ts';
import { galleryImageGroup } from '#shop/press-room/sections.ts';

export type WhoseImages = { messageId?: number | undefined; articleId?: number | undefined };

/**
 * Returns the pictures of the named message or article, or those of the gallery when none is named; undefined when it
 * does not exist.
 */
export async function pressImagesOf(
  { pressRoom, images }: { pressRoom: PressRoom; images: ImageRepository },
  { messageId, articleId }: WhoseImages,
  language: Language,
): Promise<PressImage[] | undefined> {
  const waited = await pressRoom.wordsThatWaited();
  if (messageId === undefined && articleId === undefined)
    return await galleryImages({ images, waited }, language);
  const ids =
    messageId === undefined
      ? (await pressRoom.article(visitor, articleId ?? 0, language))?.ImageIds
      : await pressRoom.imagesOfMessage(messageId);
  return (
    ids && (await images.factsOf(ids, language, waited)).map((facts) => ({ ...facts, WebImageId: null }))
  );
}

async function galleryImages(
  { images, waited }: { images: ImageRepository; waited: ReadonlyMap<number, WaitingWords> },
  language: Language,
): Promise<PressImage[]> {
  const webImages = await images.webImagesIn(galleryImageGroup, language);
  const found = await Promise.all(
    webImages.map(async ({ Id, Text }) => {
      const imageId = await images.imageOfWebImage(Id);
      const facts = await images.factsOf(imageId === undefined ? [] : [imageId], language, waited);
      return facts.map((one) => ({ ...one, Caption: Text || one.Caption, WebImageId: Id }));
    }),
  );
  return found.flat();
}
