import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { ByteBoundedCache } from './byte-bounded-cache.server.ts';

export type Encoding = 'br' | 'gzip';

/**
 * Minimum size in bytes. Compressing a shorter body saves no packet or, when it is done for one response only, no
 * round trip.
 */
const worthCompressing = { cached: 1024, once: 6 * 1024 };

const isAccepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0{0,3})?(?:[\s,]|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0{0,3})?(?:[\s,]|$))/i,
};

/** Returns the best encoding of a body for a client that accepts these encodings; undefined means uncompressed. */
export function encodingFor(
  accepted: string | undefined,
  length: number,
  { isCached }: { isCached: boolean },
): Encoding | undefined {
  if (!accepted || length < worthCompressing[isCached ? 'cached' : 'once']) return undefined;
  if (isAccepted.br.test(accepted)) return 'br';
  return isAccepted.gzip.test(accepted) ? 'gzip' : undefined;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A response sent once is compressed with little effort; one that is cached is worth more. */
export async function compress(
  body: Buffer | string,
  encoding: Encoding,
  { isCached }: { isCached: boolean },
): Promise<Buffer> {
  const compressed = await compressAs(body, encoding, isCached);
  // The compressed bytes are a view into a 16 kB buffer; copying them frees it.
  return isCached ? cutOut(compressed) : compressed;
}

function cutOut(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

function compressAs(body: Buffer | string, encoding: Encoding, isCached: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isCached ? 6 : 1 });
  const { length } = body;
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isCached ? 6 : 2,
      // Without this setting Brotli allocates four megabytes for every body, whatever its size.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1)))),
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  });
}

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return decompressors[encoding](body);
}

const capacityBytes = 8 * 1024 * 1024;

/**
 * Caches compressed texts that are sent to several clients. The key is the text itself, so that no client can get
 * anything but its own answer.
 */
export class CompressedTexts {
  #cache = {
    br: new ByteBoundedCache<Buffer>(capacityBytes),
    gzip: new ByteBoundedCache<Buffer>(capacityBytes),
  };

  async get(text: string, encoding: Encoding): Promise<Buffer> {
    const cached = this.#cache[encoding].get(text);
    if (cached) return cached;
    const body = await compress(text, encoding, { isCached: true });
    this.#cache[encoding].set(text, body, 2 * text.length + body.length);
    return body;
  }
}
