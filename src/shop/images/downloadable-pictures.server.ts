import { printRendition } from './print-rendition.server.ts';
import type { ImageRepository } from './images.server.ts';
import { xmpOf } from './picture-metadata.server.ts';
import type { Wanted } from './renditions.server.ts';

export type DownloadablePictures = {
  /** The rendition for download and print, with metadata about its content and rights. */
  wantedOf(imageId: number): Promise<Wanted | undefined>;
};

type Sources = {
  images: Pick<ImageRepository, 'rowOf'>;
  /** Returns the numbers of the publicly visible articles that this picture shows. */
  publicArticleNumbersIn: (imageId: number) => Promise<readonly string[]>;
  company: () => Promise<string>;
};

export function openDownloadablePictures({
  images,
  publicArticleNumbersIn,
  company,
}: Sources): DownloadablePictures {
  return {
    async wantedOf(imageId) {
      const row = await images.rowOf(imageId);
      if (!row) return undefined;
      const xmp = xmpOf(row, await company(), await publicArticleNumbersIn(imageId));
      return { ...printRendition, file: row.file, xmp };
    },
  };
}
