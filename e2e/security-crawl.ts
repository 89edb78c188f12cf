import { setTimeout as sleep } from 'node:timers/promises';

/** A response of the shop, for the checks. */
export type Seen = { url: string; status: number; type: string; headers: Headers; text: string };

export async function see(url: string, init: RequestInit = {}): Promise<Seen> {
  const ask = () => fetch(url, { redirect: 'manual', ...init });
  let response = await ask();
  // On a busy machine the shop may answer "later"; a retry is served.
  for (let tries = 0; response.status === 503 && tries < 40; tries++) {
    await response.arrayBuffer();
    await sleep(250);
    response = await ask();
  }
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const type = response.headers.get('content-type') ?? '';
  return { url, status: response.status, type, headers: response.headers, text: utf8(text) };
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8');
}

/** Requests every address, eight at a time, and follows the links of their pages, each address once. */
export async function crawl(
  site: string,
  start: readonly string[],
  options: { most: number; headers?: Record<string, string>; onSeen: (seen: Seen) => void },
): Promise<number> {
  const known = new Set<string>();
  const waiting: string[] = [];
  let images = 0;
  const add = (address: string) => {
    if (known.has(address) || known.size >= options.most) return;
    known.add(address);
    // Each picture is rendered at its first request, which costs as much as twenty pages.
    if (/^\/api\/\w*(?:image|thumbnail|zip)\w*\//i.test(address) && images++ >= 12) return;
    waiting.push(address);
  };
  start.forEach(add);
  let busy = 0;
  let asked = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (waiting.length > 0 || busy > 0) {
        const path = waiting.shift();
        if (path === undefined) {
          await new Promise((resolve) => setTimeout(resolve, 2));
          continue;
        }
        busy++;
        asked++;
        try {
          const seen = await untilTaken(() => see(site + path, { headers: options.headers ?? {} }));
          options.onSeen(seen);
          linksOf(seen, site).forEach(add);
        } finally {
          busy--;
        }
      }
    }),
  );
  return asked;
}

/** On a busy machine the shop may ask for a retry, which a crawler makes; a shop that never accepts is reported. */
async function untilTaken(ask: () => Promise<Seen>): Promise<Seen> {
  for (let attempt = 1; ; attempt++) {
    const seen = await ask();
    const seconds = Number(seen.headers.get('retry-after'));
    if (seen.status !== 503 || !seconds || attempt === 10) return seen;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** Every address of this site in the response: links, pictures, scripts, styles, feeds and the sitemap. */
function linksOf({ text, type, url }: Seen, site: string): string[] {
  if (!/html|xml|css|robots|plain/.test(type)) return [];
  const named = [
    ...text.matchAll(/(?:href|src|action|loc|imagesrcset|data-page)[=>]\s*["']?([^"'\s<>]+)/gi),
  ].map(([, one]) => one!);
  return named.flatMap((name) => {
    const plain = name.replaceAll('&amp;', '&');
    if (!URL.canParse(plain, url)) return [];
    const to = new URL(plain, url);
    return to.origin === new URL(site).origin ? [to.pathname + to.search] : [];
  });
}

/** Checks the headers that every response must have; returns the faults. */
export function headerFaults({ url, headers, status, type }: Seen, isHttps: boolean): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => void (holds || faults.push(`${status} ${url}: ${fault}`));
  const policy = headers.get('content-security-policy') ?? '';
  const cacheControl = headers.get('cache-control') ?? '';
  check(policy !== '', 'no policy');
  check(!/unsafe-inline|unsafe-eval|\*(?:;|\s|$)/.test(policy), `a loose policy: ${policy}`);
  check(/frame-ancestors 'none'/.test(policy) || url.includes('/api/docs'), 'may be framed');
  // A browser displays a PDF in a page of its own, which needs scripts that are not the shop's.
  const isPage = !type.includes('pdf') && !url.includes('/api/docs');
  if (isPage)
    check(/default-src 'none'/.test(policy) && /object-src 'none'/.test(policy), 'a policy with holes');
  check(headers.get('x-content-type-options') === 'nosniff', 'types may be guessed');
  check(headers.get('referrer-policy') === 'strict-origin-when-cross-origin', 'tells where people came from');
  check(headers.get('cross-origin-opener-policy') === 'same-origin', 'no COOP');
  check(headers.get('cross-origin-resource-policy') === 'same-origin', 'no CORP');
  check(headers.get('x-frame-options') === 'DENY', 'may be framed by old browsers');
  check(
    (headers.get('strict-transport-security') !== null) === isHttps,
    'HSTS where it should not be, or not',
  );
  check(headers.get('access-control-allow-origin') === null, 'opens itself to other sites');
  check(headers.get('x-powered-by') === null && headers.get('server') === null, 'tells what it runs on');
  const mayBeCached = /public|s-maxage|immutable/.test(cacheControl);
  check(!mayBeCached || headers.get('set-cookie') === null, 'a cookie in what caches keep');
  check(status < 400 || !mayBeCached || status === 404, 'an error that caches keep');
  return faults;
}

/** Returns every number in a text, without separators: `7 123,45` and `712345` are the same. */
export function numbersIn(text: string): Set<string> {
  const numbers = text.matchAll(/\d(?:[ \u00a0\u202f.,]?\d|&nbsp;\d|\\u00a0\d)*/g);
  return new Set([...numbers].map(([number]) => number.replace(/&nbsp;|\\u00a0|[^\d]/g, '')));
}
