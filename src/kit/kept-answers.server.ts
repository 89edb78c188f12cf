import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Made = { status: number; type: string; text: string };
type Entry = { version: string; answer: Promise<KeptAnswer>; bytes: number };

/** How much is kept, in bytes; what was asked for longest ago goes first. */
const capacityBytes = 64 * 1024 * 1024;

/**
 * Visitors' answers, kept as long as the data behind them is the same: nothing of a customer's may get in.
 * Those who ask for the same while it is made share the one making.
 */
export class KeptAnswers {
  #kept = new Map<string, Entry>();
  #bytes = 0;
  #capacity: number;

  constructor(capacity = capacityBytes) {
    this.#capacity = capacity;
  }

  /** `version` differs whenever the answer may differ. What `make` throws is thrown on and not kept. */
  get(key: string, version: string, make: () => Promise<Made>): Promise<KeptAnswer> {
    const found = this.#kept.get(key);
    if (found && found.version === version) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found.answer;
    }
    this.#drop(key);
    const answer = make().then((made) => new KeptAnswer(made));
    const entry = { version, answer, bytes: 0 };
    this.#kept.set(key, entry);
    answer.then(
      (made) => this.#weigh(key, entry, made),
      () => this.#kept.get(key) === entry && this.#drop(key),
    );
    return answer;
  }

  #weigh(key: string, entry: Entry, made: KeptAnswer): void {
    if (this.#kept.get(key) !== entry) return;
    entry.bytes = made.bytes + 2 * key.length;
    this.#bytes += entry.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#capacity) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressors = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => compressGzip(body),
};
/** Of a shorter body, compressing saves no packet. */
const worthCompressing = 1024;

/** An answer that can be sent many times; compressed when that is first asked for. */
export class KeptAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** What it takes of the memory; room for the compressed forms is counted from the start. */
  readonly bytes: number;
  readonly #type: string;
  readonly #etag: string;
  readonly #compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};

  constructor({ status, type, text }: Made) {
    this.status = status;
    this.body = Buffer.from(text);
    this.bytes = 2 * this.body.length + 1000;
    this.#type = type;
    this.#etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** Only an answer with status 200 may be kept by others, as `cacheControl` says. */
  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<void> {
    const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
    reply
      .header('etag', this.#etag)
      .header('vary', 'Accept-Encoding, Cookie')
      .header('cache-control', this.status === 200 ? cacheControl : 'no-store');
    if (this.status === 200 && known !== undefined && isAmong(this.#etag, known))
      return await reply.code(304).send();
    const encoding = this.body.length < worthCompressing ? undefined : encodingOf(accepted);
    if (encoding) reply.header('content-encoding', encoding);
    await reply
      .code(this.status)
      .type(this.#type)
      .send(encoding ? await this.#in(encoding) : this.body);
  }

  #in(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.#compressed[encoding] ??= compressors[encoding](this.body).then(
      (body) => (this.#compressed[encoding] = body),
    ));
  }
}

/** Proxies that compress turn an ETag into a weak one, and a browser may know several. */
function isAmong(etag: string, known: string): boolean {
  return known === etag || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
