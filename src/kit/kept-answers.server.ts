import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMemory } from './bounded-memory.server.ts';
import { compress, encodingFor } from './compression.server.ts';
import type { Encoding } from './compression.server.ts';

export type Made = { status: number; type: string; text: string; headers?: Record<string, string> };
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

/** What goes over the wire, but for what every answer has. */
export type Sent = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** An answer that can be sent many times; compressed when that is first asked for. */
export class KeptAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** What it takes of the memory; room for the compressed forms is counted from the start. */
  readonly bytes: number;
  readonly #type: string;
  readonly #etag: string;
  readonly #own: Record<string, string>;
  readonly #forms = new Map<string, Sent | Promise<Sent>>();

  constructor({ status, type, text, headers = {} }: Made) {
    this.status = status;
    this.body = Buffer.from(text);
    this.bytes = 2 * this.body.length + 1000;
    this.#type = type;
    this.#own = headers;
    this.#etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<void> {
    const { status, headers, body } = await this.as(request.headers, cacheControl);
    await reply.code(status).headers(headers).send(body);
  }

  /**
   * As who asks with these headers can read it, at once when it has been asked for so before. Only an answer with
   * status 200 may be kept by others, as `cacheControl` says.
   */
  as(asked: IncomingHttpHeaders, cacheControl: string): Sent | Promise<Sent> {
    const { 'accept-encoding': accepted, 'if-none-match': known } = asked;
    const isKnown = this.status === 200 && known !== undefined && isAmong(this.#etag, known);
    const encoding = isKnown ? undefined : encodingFor(accepted, this.body.length, { isKept: true });
    const form = `${isKnown ? 304 : (encoding ?? '')} ${cacheControl}`;
    const found = this.#forms.get(form);
    if (found) return found;
    const made = this.#make(isKnown, encoding, cacheControl);
    this.#forms.set(form, made);
    if (made instanceof Promise)
      made.then(
        (sent) => this.#forms.set(form, sent),
        () => this.#forms.delete(form),
      );
    return made;
  }

  #make(isKnown: boolean, encoding: Encoding | undefined, cacheControl: string): Sent | Promise<Sent> {
    const headers = {
      ...this.#own,
      etag: this.#etag,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': this.status === 200 ? cacheControl : 'no-store',
    };
    if (isKnown) return { status: 304, headers };
    const whole = { ...headers, 'content-type': this.#type };
    if (!encoding) return { status: this.status, headers: whole, body: this.body };
    return compress(this.body, encoding, { isKept: true }).then((body) => ({
      status: this.status,
      headers: { ...whole, 'content-encoding': encoding },
      body,
    }));
  }
}

/** Proxies that compress turn an ETag into a weak one, and a browser may know several. */
function isAmong(etag: string, known: string): boolean {
  return known === etag || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
