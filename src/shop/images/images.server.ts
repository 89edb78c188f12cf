import { keptByVersion } from '#kit/kept.server.ts';
import { inLanguage } from '#kit/language.ts';
import type { Language } from '#kit/language.ts';
import type { Reader } from '#kit/reader.ts';
import type { Services } from '#kit/router.server.ts';
import type { WebImage } from './contract.ts';
import { readImageFiles, readWebImages } from './store.server.ts';

/** Something that shows pictures: to whom it shows one, that one may have it. */
export type ShowsImages = { showsImage(reader: Reader, imageId: number): Promise<boolean> };

export type ImageBook = ShowsImages & {
  webImagesIn(group: number, language: Language): Promise<WebImage[]>;
  imageOfWebImage(webImageId: number): Promise<number | undefined>;
  /** The original's key in the picture store. */
  fileOf(imageId: number): Promise<string | undefined>;
  files(): Promise<string[]>;
};

export function openImageBook({ db, versions }: Pick<Services, 'db' | 'versions'>): ImageBook {
  const webImages = keptByVersion(versions, () => readWebImages(db));
  const files = keptByVersion(
    versions,
    async () => new Map((await readImageFiles(db)).map(({ id, file }) => [id, file])),
  );
  return {
    async webImagesIn(group, language) {
      const inGroup = (await webImages()).filter((row) => row.group_number === group);
      return inGroup.map((row) => ({
        Id: row.id,
        Sort: row.sort,
        name: row.name,
        Text: inLanguage(language, row.text_sv, row.text_en),
      }));
    },
    async imageOfWebImage(webImageId) {
      return (await webImages()).find((row) => row.id === webImageId)?.image_id;
    },
    async showsImage(_reader, imageId) {
      return (await webImages()).some((row) => row.image_id === imageId);
    },
    fileOf: async (imageId) => (await files()).get(imageId),
    files: async () => [...(await files()).values()],
  };
}
