import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type BucketServer = {
  /** The address in the format of the setting PICTURES_URL. */
  url: string;
  files: Map<string, Buffer>;
  /** The method and path of each request. */
  asked: string[];
  /** The prefixes of list requests. */
  prefixes: (string | null)[];
  /** Makes every request fail with this status, until it is called with undefined. */
  fail(status: number | undefined): void;
  close(): Promise<void>;
};

const key = 'AKIDEXAMPLE';
const secret = 'wJalr/secret+EXAMPLE';
const perPart = 2;

/**
 * Starts a storage server on a free port. It supports as much of S3 as a shop needs, and refuses requests that are
 * not signed with its key: AWS Signature Version 4, implemented from the specification.
 */
export async function openBucketServer(): Promise<BucketServer> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const prefixes: (string | null)[] = [];
  let failure: number | undefined;
  const server = createServer((request, reply) => void answerTo(request, reply));
  async function answerTo(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://bucket');
    const name = url.pathname.slice('/pictures/'.length);
    asked.push(`${request.method} ${url.pathname}`);
    const answer = (status: number, bytes: Buffer | string = '') => void reply.writeHead(status).end(bytes);
    if (failure !== undefined) return answer(failure, '<Error><Code>SlowDown</Code></Error>');
    if (!isSigned(request, url, body))
      return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (!url.pathname.startsWith('/pictures')) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (url.searchParams.has('list-type')) {
      prefixes.push(url.searchParams.get('prefix'));
      return answer(200, listed([...files.keys()].sort(), url.searchParams));
    }
    if (request.method === 'PUT') {
      files.set(name, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      return answer(204);
    }
    const file = files.get(name);
    return file ? answer(200, file) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/pictures/shop?region=eu-north-1`,
    files,
    asked,
    prefixes,
    fail: (status) => void (failure = status),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function listed(names: string[], asked: URLSearchParams): string {
  const from = Number(asked.get('continuation-token') ?? 0);
  const under = names.filter((name) => name.startsWith(asked.get('prefix') ?? ''));
  const contents = under.slice(from, from + perPart).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const next = from + perPart;
  const more = next < under.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const told = String(headers['x-amz-content-sha256']);
  if (told !== 'UNSIGNED-PAYLOAD' && told !== sha256(body)) return false;
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    told,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const start: Buffer | string = `AWS4${secret}`;
  const signing = scope.split('/').reduce((by: Buffer | string, part) => hmac(by, part), start);
  const due = hmac(signing, toSign).toString('hex');
  return signature.length === due.length && timingSafeEqual(Buffer.from(signature), Buffer.from(due));
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (by: Buffer | string, text: string) => createHmac('sha256', by).update(text).digest();
