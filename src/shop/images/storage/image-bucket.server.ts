import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedKey, isImageKey } from './image-key.server.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';

const patienceMs = 15_000;
/** No picture of the shop's is larger; an answer that goes on is broken off. */
const mostBytes = 60_000_000;
/** Lists and error messages. */
const mostTextBytes = 5_000_000;

/**
 * Stores pictures in an S3-compatible bucket with the address
 * `https://KEY:SECRET@host/bucket/folder?region=eu-north-1`. The bucket is named in the path, which every such
 * service supports.
 */
export function openImageBucket(address: string): ImageStore {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  const urlOf = (key: string) => `${origin}/${bucket}/${prefix}${checkedKey(key)}`;

  /** @throws when the response is neither a success nor "not found" */
  async function ask(
    url: string,
    init: { method: string; body?: Buffer<ArrayBuffer>; headers?: Record<string, string> },
  ) {
    // A redirect would lead the shop, with its signature, to where the bucket says.
    const answer = await client.fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return answer;
    // An unread body would keep the connection busy.
    const said = String(await readUpTo(mostTextBytes, answer));
    if (answer.status === 404 && init.method !== 'PUT' && !said.includes('NoSuchBucket')) return undefined;
    throw new Error(
      `the bucket answers ${answer.status} to ${init.method}: ${/<Code>(\w+)/.exec(said)?.[1]}`,
    );
  }

  async function get(key: string): Promise<Buffer | undefined> {
    const answer = await ask(urlOf(key), { method: 'GET' });
    return answer && (await readUpTo(mostBytes, answer));
  }

  async function listPart(after: string | null): Promise<{ keys: string[]; next: string | null }> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(after !== null && { 'continuation-token': after }),
    });
    const answer = await ask(`${origin}/${bucket}?${query}`, { method: 'GET' });
    const xml = answer ? String(await readUpTo(mostTextBytes, answer)) : '';
    // The shop's own keys contain no character that XML would escape.
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length));
    const next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? null;
    return { keys: keys.filter(isImageKey), next };
  }

  return {
    async put(key, bytes) {
      const body = Buffer.from(bytes);
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
      await ask(urlOf(key), { method: 'PUT', body, headers });
    },
    get,
    has: async (key) => (await ask(urlOf(key), { method: 'HEAD' })) !== undefined,
    remove: async (key) => void (await ask(urlOf(key), { method: 'DELETE' })),
    async *all() {
      let after: string | null = null;
      do {
        const part: Awaited<ReturnType<typeof listPart>> = await listPart(after);
        for (const key of part.keys) {
          const bytes = await get(key);
          if (bytes) yield { key, bytes };
        }
        after = part.next;
      } while (after !== null);
    },
  };
}

/** @throws when there is more, which is not read any further */
async function readUpTo(most: number, { headers, body }: Response): Promise<Buffer> {
  const tooLarge = new Error(`the bucket answers more than ${most} bytes`);
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel();
    throw tooLarge;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels what is left of the body.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > most) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
