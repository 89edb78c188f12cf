import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The addresses that the internet routes to hosts, by RFC 4291; the other ranges hold or embed private ones. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an address belongs to the machine itself, a private network or nobody, by the registries of RFC
 * 6890. It returns false for most host names, which are checked when they are resolved.
 */
export function isInsideAddress(host: string): boolean {
  if (/(?:^|\.)localhost\.?$/i.test(host)) return true;
  const text = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return true;
  return address instanceof ipaddr.IPv6 && !address.match(globalIpv6);
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
