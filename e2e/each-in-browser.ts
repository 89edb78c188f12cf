import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type ShopBrowser } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';

/** Opens a shop with the demo, and a browser, for the tests of a file. */
export function eachInBrowser(
  take: (opened: { shop: BuiltShop; browser: ShopBrowser }) => void,
  options?: Parameters<typeof startBuiltShop>[0],
): void {
  let shop: BuiltShop | undefined;
  let browser: ShopBrowser | undefined;
  beforeAll(async () => {
    shop = await startBuiltShop(options);
    browser = await openBrowser(shop.url);
    take({ shop, browser });
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
}
