import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { problemOfShape } from './request-shape.server.ts';

function codeOf(given: { headers?: [string, string][]; httpVersion?: string; url?: string }) {
  const { headers = [['Host', 'shop']], httpVersion = '1.1', url = '/' } = given;
  const request = {
    rawHeaders: headers.flat(),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    httpVersion,
    url,
  };
  return problemOfShape(request as unknown as IncomingMessage)?.code;
}

const host: [string, string] = ['Host', 'shop'];
const headers = (count: number) =>
  Array.from({ length: count }, (_, place): [string, string] =>
    place === 0 ? host : [`X-${place}`, 'host'],
  );

test('a request has a hundred headers and no more', () => {
  expect([1, 99, 100, 101].map((count) => codeOf({ headers: headers(count) }))).toEqual([
    undefined,
    undefined,
    undefined,
    'headers-too-large',
  ]);
});

test('a request names one host, and one of HTTP/1.0 need not', () => {
  const hosts = (count: number, httpVersion: string) =>
    codeOf({ headers: [['X', 'y'], ...Array<typeof host>(count).fill(host)], httpVersion });
  expect([0, 1, 2].map((count) => hosts(count, '1.1'))).toEqual(['bad-input', undefined, 'bad-input']);
  expect([0, 1, 2].map((count) => hosts(count, '1.0'))).toEqual([undefined, undefined, 'bad-input']);
  expect(codeOf({ headers: [host, ['hOsT', 'other']] })).toBe('bad-input');
});

test.each([
  [{ httpVersion: '0.9' }, 'bad-input'],
  [{ httpVersion: '2.0' }, 'bad-input'],
  [{ url: 'http://shop/' }, 'not-found'],
  [{ url: '*' }, 'not-found'],
  [{ headers: [host, ['Transfer-Encoding', 'Chunked']] as [string, string][] }, undefined],
  [{ headers: [host, ['Transfer-Encoding', 'gzip, chunked']] as [string, string][] }, 'bad-input'],
])('%j is %s', (given, code) => expect(codeOf(given)).toBe(code));
