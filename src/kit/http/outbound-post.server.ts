import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** Addresses of the machine itself, of private networks and of nobody, by RFC 6890. */
const inside = new BlockList();
for (const [net, bits] of [
  ...([['0.0.0.0', 8] as const, ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8]] as const),
  ...([['169.254.0.0', 16] as const, ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16]] as const),
  ...([['198.18.0.0', 15] as const, ['224.0.0.0', 4], ['240.0.0.0', 4]] as const),
])
  inside.addSubnet(net, bits, 'ipv4');
// IPv6 ranges that embed an IPv4 address may contain one of the above.
for (const [net, bits] of [
  ...([['::', 96] as const, ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['2001::', 32], ['2002::', 16]] as const),
  ...([['::ffff:0:0:0', 96] as const, ['fc00::', 7], ['fe80::', 10], ['fec0::', 10], ['ff00::', 8]] as const),
])
  inside.addSubnet(net, bits, 'ipv6');

/** Returns false for most host names, which are checked when they are resolved. */
export function isInsideAddress(host: string): boolean {
  if (/(?:^|\.)localhost\.?$/i.test(host)) return true;
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family !== 0 && inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

class InsideError extends Error {}

/** The address that was checked is the one connected to: a second lookup could lead elsewhere. */
const lookUpOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '', 0);
    if (found.some(({ address }) => isInsideAddress(address))) return done(new InsideError(), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/**
 * Posts to an address that staff have entered. Returns why the request was not accepted. Redirects are not followed,
 * and only the status of the response is read.
 */
export async function postOutside(
  url: string,
  { body, headers, mayBeInside, timeLimitMs }: Post,
): Promise<string | undefined> {
  const { protocol, hostname } = new URL(url);
  if (!mayBeInside && isInsideAddress(hostname)) return isInside;
  const signal = AbortSignal.timeout(timeLimitMs);
  const length = { 'content-length': Buffer.byteLength(body) };
  return await new Promise((resolve) => {
    const request = (protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...headers, ...length },
        signal,
        ...(!mayBeInside && { lookup: lookUpOutside }),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.destroy();
        resolve(statusCode >= 200 && statusCode < 300 ? undefined : `answered ${statusCode}`);
      },
    );
    request.on('error', (error) => {
      if (error instanceof InsideError) resolve(isInside);
      else resolve(signal.aborted ? 'did not answer' : 'could not be reached');
    });
    // This also covers connections that end without a response or an error, such as one that switches protocols.
    request.on('close', () => resolve('could not be reached'));
    request.end(body);
  });
}

type Post = {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Whether the address may be in the shop's own network. */
  mayBeInside: boolean;
  timeLimitMs: number;
};
const isInside = 'is an address of the own network';
