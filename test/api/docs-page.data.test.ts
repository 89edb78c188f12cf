import { Script } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../src/app/api-docs/api-description.server.ts';
import { docsPage } from '../../src/app/api-docs/docs-page.server.ts';
import { docsStyle } from '../../src/app/api-docs/docs-style.server.ts';
import { docsFilter } from '../../src/app/api-docs/docs-filter.server.ts';
import type { OpenApi } from '../../src/kit/http/openapi/openapi.server.ts';
import type { Language } from '../../src/kit/text/language.ts';
import { openTestShop, type TestShop } from '../shop.ts';

let shop: TestShop;
let api: OpenApi;
beforeAll(async () => {
  shop = await openTestShop();
  api = await describeApi(shop.endpoints.areas, { serverUrl: 'https://shop.test', languages: ['sv', 'en'] });
});
afterAll(() => shop.close());

const pageIn = (language: Language) =>
  docsPage(api, { language, languages: ['sv', 'en'], head: '', script: '/filter.js' });
const idsIn = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

test('the page has every call of the description once, each in its group', () => {
  const page = pageIn('en');
  const calls = Object.values(api.paths).flatMap((methods) => Object.values(methods)) as {
    operationId: string;
    summary: string;
  }[];
  expect(calls.length).toBeGreaterThan(200);
  const ids = idsIn(page);
  for (const { operationId } of calls)
    expect([operationId, ids.filter((id) => id === operationId).length]).toEqual([operationId, 1]);
  expect(page.match(/data-call/g)).toHaveLength(calls.length);
  for (const { name } of api.tags) expect(page).toContain(`<h2>${name.replace('’', '’')}</h2>`);
});

test('no id stands twice, and every link within the page leads somewhere', () => {
  const page = pageIn('sv');
  const ids = idsIn(page);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const aims = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(aims.length).toBeGreaterThan(200);
  expect([...new Set(aims)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('it is in the language of the reader, bears our name, and has nothing that its policy refuses', () => {
  for (const [language, search] of [
    ['sv', 'Sök bland anropen'],
    ['en', 'Search the calls'],
  ] as const) {
    const page = pageIn(language);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`aria-label="${search}"`);
    expect(page).toMatch(/<title>API · Hylla<\/title>/);
    expect(page).not.toMatch(/swagger| style="| on\w+="|javascript:/i);
    // The one script is a file, and the one style sheet within the page is known by its hash.
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script src="/filter.js" defer>']);
    expect(page.match(/<style\b[^]*?<\/style>/g)).toEqual([`<style>${docsStyle}</style>`]);
  }
  expect(() => new Script(docsFilter)).not.toThrow();
});

test('a description tells what a call takes, who may call it, and what it answers', () => {
  const page = pageIn('en');
  const call = (id: string) =>
    page.slice(page.indexOf(`id="${id}"`), page.indexOf('</details>', page.indexOf(`id="${id}"`)));
  expect(call('cancelOfficeOrder')).toContain('Staff with the right <code>orders.write</code>');
  expect(call('addCartRow')).toMatch(/<b>ArticleId<\/b> <code>integer<\/code> required · at least 1/);
  expect(call('readCart')).toContain('<a href="#type-Cart">Cart</a>');
  expect(call('listArticles')).toContain('Anyone; customers who are logged in');
});
