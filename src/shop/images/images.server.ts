import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { ImageFacts, WebImage } from './contract.ts';
import type { Focus } from './draw-image.server.ts';
import { printSizeOf } from './print-rendition.server.ts';
import { readImageRow, readImages, readWebImages, type ImageRow } from './store.server.ts';

/** The texts that are printed below a picture. */
export type WordColumns = Pick<
  ImageRow,
  | 'caption_sv'
  | 'caption_en'
  | 'photographer'
  | 'place_sv'
  | 'place_en'
  | 'taken_on'
  | 'licence_sv'
  | 'licence_en'
>;

/**
 * Texts below a picture that wait until what they were written in is published; they go before the picture's own.
 * `article_numbers` are those of the articles that it shows, joined by commas.
 */
export type WaitingWords = Partial<WordColumns> & { article_numbers?: string };

/** Something that shows pictures: whoever may see it may also load its pictures. */
export type ShowsImages = { showsImage(principal: ShopPrincipal, imageId: number): Promise<boolean> };

export type ImageRepository = ShowsImages & {
  webImagesIn(group: number, language: Language): Promise<WebImage[]>;
  imageOfWebImage(webImageId: number): Promise<number | undefined>;
  /** Returns the texts of these pictures in order, with those that have waited; unknown ids are skipped. */
  factsOf(
    imageIds: readonly number[],
    language: Language,
    waited?: ReadonlyMap<number, WaitingWords>,
  ): Promise<ImageFacts[]>;
  rowOf(imageId: number): Promise<ImageRow | undefined>;
  /** Returns the original's key in the picture store. */
  fileOf(imageId: number): Promise<string | undefined>;
  /** The focal point in percent, around which a picture is cropped; undefined when it is shown whole. */
  focusOf(imageId: number): Promise<Focus | undefined>;
  /** Returns the files of all pictures except these. */
  files(except?: ReadonlySet<number>): Promise<string[]>;
};

export function openImageRepository({ db, versions }: Pick<Services, 'db' | 'versions'>): ImageRepository {
  const webImages = memoizeByVersion(versions, () => readWebImages(db));
  const images = memoizeByVersion(
    versions,
    async () => new Map((await readImages(db)).map((row) => [row.id, row])),
    { ahead: true },
  );
  // One that was just drawn is seen by the staff before the others are read anew.
  const rowOf = async (imageId: number) => (await images()).get(imageId) ?? (await readImageRow(db, imageId));
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
    async showsImage(_principal, imageId) {
      return (await webImages()).some((row) => row.image_id === imageId);
    },
    async factsOf(imageIds, language, waited) {
      const all = await images();
      return imageIds.flatMap((id) => {
        const row = all.get(id);
        return row ? [factsToWire({ ...row, ...waited?.get(id) }, language)] : [];
      });
    },
    async focusOf(imageId) {
      const row = await rowOf(imageId);
      return row?.focus_x == null || row.focus_y === null ? undefined : { x: row.focus_x, y: row.focus_y };
    },
    rowOf,
    fileOf: async (imageId) => (await rowOf(imageId))?.file,
    files: async (except) =>
      [...(await images()).values()].filter(({ id }) => !except?.has(id)).map(({ file }) => file),
  };
}

function factsToWire(row: ImageRow, language: Language): ImageFacts {
  const { width, height } = printSizeOf(row);
  return {
    Id: row.id,
    Caption: inLanguage(language, row.caption_sv, row.caption_en),
    Photographer: row.photographer,
    Place: inLanguage(language, row.place_sv, row.place_en),
    TakenOn: row.taken_on,
    Licence: inLanguage(language, row.licence_sv, row.licence_en),
    Width: width,
    Height: height,
  };
}
