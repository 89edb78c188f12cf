import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type axe from 'axe-core';
import { logIn, openBrowser } from './browser.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { startBuiltShop } from './built-shop.ts';
import type { BuiltShop } from './built-shop.ts';

let shop: BuiltShop;
let browser: ShopBrowser;
let axeSource: string;

beforeAll(async () => {
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const publicPaths = [
  '/',
  '/products/11',
  '/products?searchtext=zzzz',
  '/article/1',
  '/requirelogin',
  '/no/such/page',
];
const customerPaths = ['/products/11', '/cart', '/orders', '/invoices', '/deliveryaddresses', '/userprofile'];

test.each([
  ['sv', 1280],
  ['en', 390],
] as const)('a visitor meets no barrier and no sideways scroll in %s at %i px', async (language, width) => {
  const page = await browser.newPage({ language, width });
  const found: string[] = [];
  for (const path of publicPaths) found.push(...(await barriersOn(page, path)));
  expect(found).toEqual([]);
  await page.close();
});

test.each([
  ['sv', 390],
  ['en', 1280],
] as const)('a customer meets no barrier and no sideways scroll in %s at %i px', async (language, width) => {
  const page = await browser.newPage({ language, width });
  await logIn(page, '1001');
  const added = await page.request.post('/api/cartrow', {
    data: { ArticleId: 1, Quantity: 6, QuickAdd: false },
  });
  expect(added.ok()).toBe(true);
  const found: string[] = [];
  for (const path of customerPaths) found.push(...(await barriersOn(page, path)));
  expect(found).toEqual([]);
  await page.close();
});

test('at 320 px nothing has to be scrolled sideways', async () => {
  const page = await browser.newPage({ width: 320 });
  const wide: string[] = [];
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (await isTooWide(page)) wide.push(path);
  }
  expect(wide).toEqual([]);
  await page.close();
});

async function barriersOn(page: ShopPage, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const result = await tool.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
  const headings = await page.locator('h1').count();
  return [
    ...violations,
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...((await isTooWide(page)) ? ['scrolls sideways'] : []),
  ].map((barrier) => `${path} ${barrier}`);
}

async function isTooWide(page: ShopPage): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
