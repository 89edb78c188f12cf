import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type KeptBody = { status: number; type: string; etag: string; bodies: Record<Encoding, Buffer> };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How much rendered text is kept, in bytes; what was asked for longest ago goes first. */
const capacityBytes = 64 * 1024 * 1024;

/**
 * Visitors' answers, kept compressed as long as the data behind them is the same.
 * Those who ask for the same while it is made share the one making.
 */
export class KeptPages {
  #kept = new Map<string, { version: string; body: Promise<KeptBody>; bytes: number }>();
  #bytes = 0;

  get(
    key: string,
    version: string,
    make: () => Promise<{ status: number; type: string; text: string }>,
  ): Promise<KeptBody> {
    const found = this.#kept.get(key);
    if (found && found.version === version) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found.body;
    }
    this.#drop(key);
    const body = make().then(compress);
    const entry = { version, body, bytes: 0 };
    this.#kept.set(key, entry);
    body.then(
      (made) => this.#weigh(key, entry, made),
      () => this.#kept.get(key) === entry && this.#drop(key),
    );
    return body;
  }

  #weigh(key: string, entry: { bytes: number }, made: KeptBody): void {
    if (this.#kept.get(key) !== entry) return;
    entry.bytes = Object.values(made.bodies).reduce((sum, body) => sum + body.length, 0);
    this.#bytes += entry.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= capacityBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

async function compress({
  status,
  type,
  text,
}: {
  status: number;
  type: string;
  text: string;
}): Promise<KeptBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, type, etag, bodies: { br, gzip: gz, identity } };
}

export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b/.test(accept)) return 'br';
  return /\bgzip\b/.test(accept) ? 'gzip' : 'identity';
}
