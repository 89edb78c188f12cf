import { expect, test } from 'vitest';
import { secretsInCookies } from './cookies.server.ts';

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
