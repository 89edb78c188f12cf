import { printRendition } from './print-rendition.server.ts';
import type { ImageRepository, WaitingWords } from './images.server.ts';
import { imageFileName } from './image-file-name.ts';
import { xmpOf } from './image-metadata.server.ts';
import type { Wanted } from './renditions.server.ts';

export type DownloadableImages = {
  /** The rendition for download and print, with metadata about its content and rights, and what its file is called. */
  wantedOf(imageId: number): Promise<(Wanted & { name: string }) | undefined>;
};

type Sources = {
  images: Pick<ImageRepository, 'rowOf'>;
  wordsThatWaited: () => Promise<ReadonlyMap<number, WaitingWords>>;
  /** Returns the numbers of the publicly visible articles that this picture shows. */
  publicArticleNumbersIn: (imageId: number) => Promise<readonly string[]>;
  company: () => Promise<string>;
};

export function openDownloadableImages({
  images,
  wordsThatWaited,
  publicArticleNumbersIn,
  company,
}: Sources): DownloadableImages {
  return {
    async wantedOf(imageId) {
      const own = await images.rowOf(imageId);
      if (!own) return undefined;
      const row = { ...own, ...(await wordsThatWaited()).get(imageId) };
      const numbers = await publicArticleNumbersIn(imageId);
      const from = await company();
      const xmp = xmpOf(row, from, numbers);
      return { ...printRendition, file: row.file, xmp, name: nameOf(row, numbers, from) };
    },
  };
}

/**
 * Names the motif, after the number of the article where the picture is of one alone; without words its file, or the company
 * and the picture where that says nothing. What the file was sent as may hold a number that not everybody may see.
 */
function nameOf(
  { id, file, caption_sv }: { id: number; file: string; caption_sv: string },
  numbers: readonly string[],
  company: string,
): string {
  const [number = '', ...others] = numbers;
  const motif = imageFileName([
    [others.length === 0 ? number : '', 40],
    [caption_sv, 60],
  ]);
  const ofFile = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const other = isUuid.test(ofFile) ? `${company} ${id}` : ofFile;
  return `${motif || imageFileName([[other, 60]])}.jpg`;
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
