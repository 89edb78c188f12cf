import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';
import { mostIntakeBytes, mostIntakeImageBytes } from './contract.ts';
import { entryName, isOfSystem } from './entry-name.ts';

export type SentImage =
  | { name: string; bytes: Buffer }
  | { name: string; refusal: 'tooHeavy' | 'unpackable' };

/** Why a ZIP is not read at all. */
export class ZipRefused extends Error {
  readonly reason: 'noZip' | 'tooManyFiles' | 'tooLargeZip';

  constructor(reason: ZipRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** More entries are no heap of pictures, whatever they are. */
const mostEntries = 20_000;

export function isZip(head: Uint8Array): boolean {
  return /^PK(?:\x03\x04|\x05\x06)/.test(Buffer.from(head).toString('latin1'));
}

/**
 * Reads the files of a ZIP, one at a time and nothing of what systems put beside them. Sizes are known before anything
 * is unpacked, and whatever unpacks to more than it says is given up.
 * @throws ZipRefused
 */
export async function* imagesInZip(path: string, most: number): AsyncGenerator<SentImage> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false })
    .catch(() => {
      throw new ZipRefused('noZip');
    });
  try {
    for (const entry of await filesOf(zip, most)) yield await readEntry(zip, entry);
  } finally {
    zip.close();
  }
}

type NamedEntry = { name: string; entry: Entry };

async function filesOf(zip: yauzl.ZipFile, most: number): Promise<NamedEntry[]> {
  if (zip.entryCount > mostEntries) throw new ZipRefused('tooManyFiles');
  const files: NamedEntry[] = [];
  let unpackedBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const raw = entry.fileNameRaw;
      const name = unicodeName(entry) ?? entryName(raw, entry.generalPurposeBitFlag);
      const path = raw.toString('latin1');
      if (path.endsWith('/') || path.endsWith('\\') || isOfSystem(name, path)) continue;
      files.push({ name, entry });
      unpackedBytes += entry.uncompressedSize;
    }
  } catch {
    throw new ZipRefused('noZip');
  }
  if (files.length > most) throw new ZipRefused('tooManyFiles');
  if (unpackedBytes > mostIntakeBytes) throw new ZipRefused('tooLargeZip');
  return files;
}

const unicodePath = 0x7075;

/** Some programs write the name once more in UTF-8, after a version and a checksum. */
function unicodeName({ extraFields }: Entry): string | undefined {
  const data = extraFields.find(({ id }) => id === unicodePath)?.data;
  return data?.[0] === 1 && data.length > 5 ? entryName(data.subarray(5), 0x800) : undefined;
}

async function readEntry(zip: yauzl.ZipFile, { name, entry }: NamedEntry): Promise<SentImage> {
  if (entry.uncompressedSize > mostIntakeImageBytes) return { name, refusal: 'tooHeavy' };
  try {
    // The library ends the stream with an error when there is more than the ZIP says.
    return { name, bytes: await buffer(await zip.openReadStreamPromise(entry)) };
  } catch {
    return { name, refusal: 'unpackable' };
  }
}
