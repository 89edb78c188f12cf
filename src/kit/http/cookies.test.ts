import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { secretsInCookies, setCookies } from './cookies.server.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(43)) as [string, string, string];

test('every secret of a name is found, whatever stands around it', () => {
  const header = `language=sv; session=${a};session="${b}" ; xsession=${c}; session=short; session`;
  expect(secretsInCookies(header, 'session', false).map(({ value }) => value)).toEqual([a, b]);
  expect(secretsInCookies(undefined, 'session', false)).toEqual([]);
});

test('over https those with the prefix come first, and the others are told apart', () => {
  const header = `session=${a}; __Host-session=${b}; __Secure-session=${c}`;
  expect(secretsInCookies(header, 'session', true)).toEqual([
    { value: b, hasFormerName: false },
    { value: a, hasFormerName: true },
  ]);
});

test('a prefix says nothing where the shop sets none', () => {
  expect(secretsInCookies(`__Host-session=${b}`, 'session', false)).toEqual([]);
});

test('of very many no more than four are looked at', () => {
  const header = Array.from({ length: 100 }, () => `session=${a}`).join('; ');
  expect(secretsInCookies(header, 'session', false)).toHaveLength(4);
});

type Settings = { path: string; maxAge: number; httpOnly: boolean; secure: boolean; sameSite: string };

function setOver(isHttps: boolean, value: string) {
  const set: [name: string, value: string, settings: Settings][] = [];
  const reply = { setCookie: (...cookie: (typeof set)[number]) => void set.push(cookie) };
  const cookie = { name: 'office', value, maxAgeSeconds: value === '' ? 0 : 60, path: '/api/office' };
  setCookies(reply as unknown as FastifyReply, [cookie], isHttps);
  return set;
}

test('a cookie is out of reach for scripts, and over https for the whole site, as its prefix demands', () => {
  const shared = { httpOnly: true, sameSite: 'lax' };
  expect(setOver(false, a)).toEqual([
    ['office', a, { ...shared, path: '/api/office', maxAge: 60, secure: false }],
  ]);
  expect(setOver(true, a)).toEqual([
    ['__Host-office', a, { ...shared, path: '/', maxAge: 60, secure: true }],
  ]);
});

test('a cookie is cleared where it was set, and over https also by its former name', () => {
  const names = (isHttps: boolean) =>
    setOver(isHttps, '').map(([name, value, { path, maxAge }]) => [name, value, path, maxAge]);
  expect(names(false)).toEqual([['office', '', '/api/office', 0]]);
  expect(names(true)).toEqual([
    ['__Host-office', '', '/', 0],
    ['office', '', '/api/office', 0],
  ]);
});
