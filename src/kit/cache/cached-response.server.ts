import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, decompress, encodingFor, type Encoding } from './compression.server.ts';

export type RenderedAnswer = { status: number; type: string; text: string; headers?: Record<string, string> };
/**
 * The estimated bytes that a cached response takes besides its bodies: the object, its headers as sent, and its
 * entries in the indexes.
 */
const bytesBeside = 4000;

/** What is sent for one request, without the headers that every response has. */
export type SentResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

type Form = Encoding | 'plain';

/**
 * A response that can be sent many times. It is compressed when a client first accepts that, and afterwards only that
 * form is cached, since almost every client accepts it: an uncompressed page is seven times as large.
 */
export class CachedResponse {
  readonly status: number;
  readonly #type: string;
  readonly #length: number;
  readonly #etag: string;
  readonly #own: Record<string, string>;
  readonly #bodies = new Map<Form, Buffer>();
  readonly #sent = new Map<string, SentResponse | Promise<SentResponse>>();
  #heard: ((bytes: number) => void) | undefined;

  constructor({ status, type, text, headers = {} }: RenderedAnswer) {
    const body = Buffer.from(text);
    this.status = status;
    this.#type = type;
    this.#length = body.length;
    this.#own = headers;
    this.#etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#bodies.set('plain', body);
  }

  /** Calls `heard` with the bytes that this response takes, now and after every change. */
  onWeight(heard: (bytes: number) => void): void {
    this.#heard = heard;
    this.#tellWeight();
  }

  async text(): Promise<string> {
    return String(await this.#plain());
  }

  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<void> {
    const { status, headers, body } = await this.as(request.headers, cacheControl);
    await reply.code(status).headers(headers).send(body);
  }

  /**
   * Returns the response for a client with these headers; synchronously when that form is ready. Only an answer with
   * status 200 may be stored by other caches, as `cacheControl` says.
   */
  as(requestHeaders: IncomingHttpHeaders, cacheControl: string): SentResponse | Promise<SentResponse> {
    const { 'accept-encoding': accepted, 'if-none-match': known } = requestHeaders;
    const isKnown = this.status === 200 && known !== undefined && isAmong(this.#etag, known);
    const form: Form = encodingFor(accepted, this.#length, { isCached: true }) ?? 'plain';
    const name = `${isKnown ? 304 : form} ${cacheControl}`;
    const found = this.#sent.get(name);
    if (found) return found;
    const response = isKnown ? this.#notModified(cacheControl) : this.#whole(form, cacheControl);
    this.#sent.set(name, response);
    if (response instanceof Promise)
      response.then(
        (sent) => this.#sent.set(name, sent),
        () => this.#sent.delete(name),
      );
    return response;
  }

  #headers(cacheControl: string): Record<string, string> {
    return {
      ...this.#own,
      etag: this.#etag,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': this.status === 200 ? cacheControl : 'no-store',
    };
  }

  #notModified(cacheControl: string): SentResponse {
    return { status: 304, headers: this.#headers(cacheControl) };
  }

  #whole(form: Form, cacheControl: string): SentResponse | Promise<SentResponse> {
    const headers = {
      ...this.#headers(cacheControl),
      'content-type': this.#type,
      ...(form !== 'plain' && { 'content-encoding': form }),
    };
    const sent = (body: Buffer): SentResponse => ({ status: this.status, headers, body });
    const cached = this.#bodies.get(form);
    if (cached) return sent(cached);
    return this.#made(form).then((body) => {
      this.#keep(form, body);
      return sent(body);
    });
  }

  async #made(form: Form): Promise<Buffer> {
    const plain = await this.#plain();
    return form === 'plain' ? plain : await compress(plain, form, { isCached: true });
  }

  async #plain(): Promise<Buffer> {
    const plain = this.#bodies.get('plain');
    if (plain) return plain;
    for (const [form, body] of this.#bodies) if (form !== 'plain') return await decompress(body, form);
    throw new Error('an answer is cached in no form');
  }

  /** A body that had to be decompressed again is wanted in that form, so it stays. */
  #keep(form: Form, body: Buffer): void {
    if (form !== 'plain' && !this.#isSentPlain()) this.#bodies.delete('plain');
    this.#bodies.set(form, body);
    this.#tellWeight();
  }

  #tellWeight(): void {
    this.#heard?.([...this.#bodies.values()].reduce((sum, { length }) => sum + length, bytesBeside));
  }

  #isSentPlain(): boolean {
    return [...this.#sent.keys()].some((name) => name.startsWith('plain '));
  }
}

/** Proxies that compress turn an ETag into a weak one, and a browser may send several. */
function isAmong(etag: string, known: string): boolean {
  return known === etag || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
