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
  // The sources are translated as they are asked for.
  await page.locator('html[data-ready]').waitFor({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Webbshop' }).first().waitFor();
  const button = page.locator('button', { hasText: 'Meny' });
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).display)).toContain('flex');
  expect(page.problems()).toEqual([]);
  await page.close();
});
