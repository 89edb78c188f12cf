import { afterEach, expect, test, vi } from 'vitest';
import { shownLanguage, storedLanguage, rememberLanguage } from './shown-language.ts';

afterEach(() => vi.unstubAllGlobals());

test('the language is remembered by the browser, and for a year by a cookie that the server reads on every page', () => {
  const stored = new Map<string, string>();
  const document = { cookie: '', documentElement: { lang: '' } };
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  shownLanguage.start('sv', ['sv', 'en']);
  rememberLanguage('en');
  expect(storedLanguage()).toBe('en');
  const [pair, ...attributes] = document.cookie.split('; ');
  expect(pair).toBe('language=en');
  expect(attributes.toSorted()).toEqual(['max-age=31536000', 'path=/', 'samesite=lax']);
  // The shop may have been shown in it once.
  shownLanguage.start('sv', ['sv']);
  expect(storedLanguage()).toBeUndefined();
});

test('a browser that refuses storage is given the cookie', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('refused');
    },
  });
  rememberLanguage('sv');
  expect(document.cookie).toContain('language=sv; ');
});
