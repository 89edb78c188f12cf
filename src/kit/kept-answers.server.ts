import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMemory } from './bounded-memory.server.ts';
import { compress, encodingFor } from './compression.server.ts';
import type { Encoding } from './compression.server.ts';

type Made = { status: number; type: string; text: string };
type Entry = { version: string; answer: Promise<KeptAnswer> };

const capacityBytes = 64 * 1024 * 1024;

/**
 * Visitors' answers, kept as long as the data behind them is the same: nothing of a customer's may get in.
 * Those who ask for the same while it is made share the one making.
 */
export class KeptAnswers {
  #kept: BoundedMemory<Entry>;

  constructor(capacity = capacityBytes) {
    this.#kept = new BoundedMemory(capacity);
  }

  /** `version` differs whenever the answer may differ. What `make` throws is thrown on and not kept. */
  get(key: string, version: string, make: () => Promise<Made>): Promise<KeptAnswer> {
    const found = this.#kept.get(key);
    if (found && found.version === version) return found.answer;
    const answer = make().then((made) => new KeptAnswer(made));
    const entry = { version, answer };
    this.#kept.set(key, entry, 0);
    const isStillKept = () => this.#kept.get(key) === entry;
    answer.then(
      (made) => isStillKept() && this.#kept.set(key, entry, made.bytes + 2 * key.length),
      () => isStillKept() && this.#kept.delete(key),
    );
    return answer;
  }
}

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
    const encoding = encodingFor(accepted, this.body.length, { isKept: true });
    if (encoding) reply.header('content-encoding', encoding);
    await reply
      .code(this.status)
      .type(this.#type)
      .send(encoding ? await this.#in(encoding) : this.body);
  }

  #in(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.#compressed[encoding] ??= compress(this.body, encoding, { isKept: true }).then(
      (body) => (this.#compressed[encoding] = body),
    ));
  }
}

/** Proxies that compress turn an ETag into a weak one, and a browser may know several. */
function isAmong(etag: string, known: string): boolean {
  return known === etag || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
