import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Request } from 'playwright-core';
import { openBrowser } from './browser.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { startBuiltShop } from './built-shop.ts';
import type { BuiltShop } from './built-shop.ts';
import { publicPaths } from './public-pages.ts';

/** Of brotli. */
const mostOfScripts = 120_000;

let shop: BuiltShop;
let browser: ShopBrowser;

beforeAll(async () => {
  // Nobody answers there; without it, reports of errors would be left out anyhow.
  shop = await startBuiltShop({ env: { SENTRY_DSN: 'http://key@127.0.0.1:9/1' } });
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each(['/', '/products/21', '/article/1', '/pressroom'])(
  'the first view of %s fetches at most 120 kB of scripts, 30 kB of styles and 50 kB of fonts',
  async (path) => {
    const page = await browser.newPage({ width: 390, height: 844 });
    const [scripts, styles, fonts] = ['script', 'stylesheet', 'font'].map((kind) => fetchesOf(page, kind));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await bytes(scripts)).toBeGreaterThan(50_000);
    expect(await bytes(scripts)).toBeLessThanOrEqual(mostOfScripts);
    expect(await bytes(styles)).toBeGreaterThan(1_000);
    expect(await bytes(styles)).toBeLessThanOrEqual(30_000);
    expect(await bytes(fonts)).toBeGreaterThan(10_000);
    expect(await bytes(fonts)).toBeLessThanOrEqual(50_000);
    for (const script of scripts ?? []) expect(await text(script), script.url()).not.toMatch(notForEveryone);
    await page.close();
  },
);

test.each(publicPaths)('%s asks for at most 120 kB of scripts', async (path) => {
  const html = await (await fetch(shop.url + path)).text();
  const scripts = [...html.matchAll(/ data-(?:scripts|preloads)="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  let sum = 0;
  for (const script of scripts) {
    const answer = await fetch(shop.url + script, { headers: { 'accept-encoding': 'br' } });
    sum += Number(answer.headers.get('content-length'));
    await answer.body?.cancel();
  }
  expect(scripts.length).toBeGreaterThan(3);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(mostOfScripts);
});

test.each(['sv', 'en'] as const)('the shop can be kept on a home screen in %s', async (language) => {
  const page = await browser.newPage({ language });
  expect(await (await page.goto('/'))?.text()).not.toContain('rel="manifest"');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(href ?? '')).json()).toMatchObject({ lang: language });
  await page.close();
});

test('waking makes no errors with a stack, and errors are whole afterwards', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const made: unknown[] = [];
    const counted = new Proxy(Error, {
      apply: (of, self, given) => (made.push(...given), Reflect.apply(of, self, given)),
      construct: (of, given, as) => (made.push(...given), Reflect.construct(of, given, as)),
    });
    Object.assign(window, { Error: counted, made });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const made = () => page.evaluate(() => (window as unknown as { made: unknown[] }).made);
  expect(await made()).toEqual([]);
  expect(await page.evaluate(() => new Error('later').stack)).toMatch(/later\n\s+at /);
  expect(await made()).toEqual(['later']);
  await page.close();
});

test('a window that cannot be fetched says so, and comes at the next press', async () => {
  const page = await browser.newPage();
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Endast nödvändiga' }).click();
  await page.route('**/assets/cookie-window-*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  await page.getByText('Något gick fel. Försök igen om en stund.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  await page.getByRole('dialog', { name: 'Kakor' }).waitFor();
  await page.close();
});

/** The service that reports errors, and the staff's office. */
const notForEveryone = /sentry|\/office\//i;

test.each(['dist/client/assets/error-service', 'dist/office/office/assets/office-entry'])(
  '%s would be known by its words',
  (start) => {
    const folder = join(start, '..');
    const file = readdirSync(folder).find(
      (name) => join(folder, name).startsWith(start) && name.endsWith('.js'),
    );
    expect(readFileSync(join(folder, file ?? ''), 'utf8')).toMatch(notForEveryone);
  },
);

test.each([390, 1280])('at %i px nothing moves when the fonts come late', async (width) => {
  const page = await browser.newPage({ width, height: 844 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  for (const path of ['/', '/products/21', '/article/1', '/pressroom']) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift, path).toBeLessThan(0.02);
  }
  await page.close();
});

/** Grows by what the page fetches of that kind. */
function fetchesOf(page: ShopPage, kind: string): Request[] {
  const fetches: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind) fetches.push(request);
  });
  return fetches;
}

/** As they came over the line: compressed. */
async function bytes(fetches: readonly Request[] = []): Promise<number> {
  const sizes = await Promise.all(fetches.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function text(fetched: Request): Promise<string> {
  return (await (await fetched.response())?.text()) ?? '';
}
