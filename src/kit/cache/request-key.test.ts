import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isOfCustomer, requestKey } from './request-key.server.ts';

const url = '/api/article?take=24';
const keyOf = (cookie?: string, more: object = {}) =>
  requestKey({ method: 'GET', url, httpVersion: '1.1', headers: { cookie }, ...more } as IncomingMessage);

describe('a request has a key', () => {
  test.each([
    ['without cookies', undefined, url],
    ['with cookies that mean nothing here', 'a=1; b=2', ` ${url}`],
    ['with its language', 'language=en', `en ${url}`],
    ['with its language among others', 'a=1; language=de; b=2', `de ${url}`],
    ['with its language right after another', 'a=1;language=sv', `sv ${url}`],
  ])('that is anybody’s: %s', (_what, cookie, key) => {
    expect(keyOf(cookie)).toBe(key);
    expect(isOfCustomer(keyOf(cookie) ?? '')).toBe(false);
  });

  test.each([
    ['session=x', ''],
    ['__Host-session=x', ''],
    ['a=1; SESSION=x', ''],
    ['session=x; language=en', 'en'],
    ['language=en; session=', 'en'],
  ])('that is a customer’s where there may be one: %s', (cookie, language) => {
    expect(keyOf(cookie)).toBe(`customer ${language} ${url}`);
    expect(isOfCustomer(keyOf(cookie) ?? '')).toBe(true);
  });

  test.each([
    ['two languages', 'language=sv; language=en'],
    ['a language that there is not', 'language=fr'],
    ['no language', 'language='],
    ['a language in capitals', 'Language=en'],
    ['a name that ends so', 'mylanguage=en'],
    ['a language and more', 'language=en-GB'],
    ['a language in quotation marks', 'language="en"'],
  ])('not where its cookies are of no form that the shop writes: %s', (_what, cookie) => {
    expect(keyOf(cookie)).toBeUndefined();
  });

  test.each([
    ['another method', { method: 'POST' }],
    ['a question about the head', { method: 'HEAD' }],
    ['no address', { url: undefined }],
    ['an older HTTP', { httpVersion: '1.0' }],
    ['a body of a length', { headers: { 'content-length': '0' } }],
    ['a body in chunks', { headers: { 'transfer-encoding': 'chunked' } }],
  ])('not where it is no plain question: %s', (_what, more) => {
    expect(keyOf(undefined, more)).toBeUndefined();
  });

  test('that tells addresses apart', () => {
    expect(keyOf('language=en', { url: '/en' })).not.toBe(keyOf('language=en', { url: '/' }));
  });
});
