import { createHash } from 'node:crypto';
import { makeZip, predictLength } from 'client-zip';
import { listDate } from '#kit/text/dates.ts';
import type { DownloadableImages } from '#shop/images/downloadable-images.server.ts';
import { imageFileName } from '#shop/images/image-file-name.ts';
import type { Renditions, Wanted } from '#shop/images/renditions.server.ts';
import type { PressImage } from '#shop/press-room/contract.ts';

/** The content of an archive; the texts come from `captionsOf`. */
export type Package = {
  title: string;
  publishedAt: string;
  images: readonly PressImage[];
  /** The name of the caption file, and its text for these files. */
  captionsName: string;
  captionsOf: (files: readonly PackedFile[]) => string;
};

export type PackedFile = { image: PressImage; name: string; isMissing: boolean };

export type ImageZip = { name: string; etag: string; length: number; stream(): ReadableStream<Uint8Array> };

/** Creates one archive with all full-size pictures and their captions. Undefined when none of them is available. */
export async function zipImages(
  { title, publishedAt, images, captionsName, captionsOf }: Package,
  { full, renditions }: { full: DownloadableImages; renditions: Renditions },
): Promise<ImageZip | 'busy' | undefined> {
  const files: (PackedFile & { wanted: Wanted | undefined; size: number; etag: string })[] = [];
  for (const [index, image] of images.entries()) {
    const wanted = await full.wantedOf(image.Id);
    const rendition = wanted ? await renditions.find(wanted) : 'missing';
    if (rendition === 'busy') return 'busy';
    const isMissing = rendition === 'missing' || !wanted;
    const name = fileName(title, index, image);
    files.push({
      image,
      name,
      isMissing,
      wanted,
      ...(isMissing ? { size: 0, etag: '' } : { size: rendition.bytes.length, etag: rendition.etag }),
    });
  }
  const packed = files.filter(({ isMissing }) => !isMissing);
  if (packed.length === 0) return undefined;
  const lastModified = new Date(publishedAt);
  // The byte order mark tells editors' programs that the text is UTF-8.
  const words = Buffer.from(`\ufeff${captionsOf(files).replace(/\n/g, '\r\n')}`);
  const captions = { name: captionsName, lastModified, size: words.length };
  const known = [...packed.map(({ name, size }) => ({ name, lastModified, size })), captions];
  const sources = packed.map(({ etag }) => etag).join();

  /** Pictures are read one at a time, so that no more than one is in memory. */
  async function* contents() {
    for (const { name, size, wanted } of packed) {
      const rendition = wanted ? await renditions.find(wanted) : 'missing';
      if (typeof rendition === 'string') throw new Error(`${name} was lost while it was packed`);
      yield { name, lastModified, size, input: rendition.bytes };
    }
    yield { ...captions, input: words };
  }

  return {
    name: `${imageFileName([[title, 60]]) || 'press'}-${listDate(publishedAt)}.zip`,
    etag: `"${createHash('sha256').update(sources).update(words).digest('base64url').slice(0, 22)}"`,
    length: Number(predictLength(known)),
    stream: () => makeZip(contents()),
  };
}

/** Names the message and the motif. */
function fileName(title: string, index: number, { Caption }: PressImage): string {
  return `${imageFileName([
    [title, 60],
    [String(index + 1), 4],
    [Caption, 40],
  ])}.jpg`;
}
