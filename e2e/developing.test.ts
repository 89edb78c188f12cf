import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type ShopBrowser } from './browser.ts';
import { copyOfDemo, startIn, type BuiltShop } from './built-shop.ts';

let dataDir: string;
let shop: BuiltShop;
let browser: ShopBrowser;

beforeAll(async () => {
  dataDir = await copyOfDemo();
  shop = await startIn(dataDir, {}, 'scripts/dev.mjs');
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('while it is developed, the shop runs from its sources, styled and hydrated', async () => {
  const page = await browser.newPage({ width: 390 });
  await page.goto('/kontakt');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Webbshop' }).first().waitFor();
  const display = await page
    .locator('button', { hasText: 'Meny' })
    .evaluate((one) => getComputedStyle(one).display);
  expect(display).toContain('flex');
  expect(page.problems()).toEqual([]);
  await page.close();
});
