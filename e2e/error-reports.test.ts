import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFakeErrorService } from '../test/error-service.ts';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';

let service: Awaited<ReturnType<typeof openFakeErrorService>>;
let shop: BuiltShop;
let browser: ShopBrowser;

beforeAll(async () => {
  service = await openFakeErrorService();
  shop = await startBuiltShop({ env: { SENTRY_DSN: service.dsn } });
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await service?.close();
});

test('an error of the interface is reported once the visitor has agreed, and only then', async () => {
  const page = await browser.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const code = () => scripts.find((path) => path.startsWith('/assets/error-service'));

  await meetAnError(page);
  await wait(500);
  expect([code(), service.items]).toEqual([undefined, []]);

  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Acceptera' }).click();
  await expect.poll(code).toBeDefined();
  // What it records begins once its code has run.
  await page.evaluate(`import(${JSON.stringify(code())}).then(() => undefined)`);
  await meetAnError(page, { reload: false });
  await expect.poll(() => service.sent('event').length).toBeGreaterThan(0);
  await expect.poll(() => service.sent('replay_event').length).toBeGreaterThan(0);
  const [{ payload } = { payload: '' }] = service.sent('event');
  expect(payload).toMatch(/is not a function|is not iterable/);
  const [{ payload: replay } = { payload: '' }] = service.sent('replay_event');
  expect(replay).toContain('"replay_type":"buffer"');

  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  const answers = page.getByRole('dialog', { name: 'Kakor på den här webbplatsen' });
  await answers.getByRole('button', { name: 'Endast nödvändiga' }).click();
  await page.keyboard.press('Escape');
  await wait(200);
  const before = service.items.length;
  await meetAnError(page, { reload: false });
  await wait(1000);
  expect(service.items.slice(before)).toEqual([]);
  await page.close();
});

test('a visitor who agreed earlier is not kept waiting for the service', async () => {
  const page = await browser.newPage({ language: 'en', width: 390 });
  await page.context().addCookies([{ name: 'cookieAnswer', value: 'all', url: shop.url }]);
  const before = service.sent('event').length;
  await meetAnError(page);
  await expect.poll(() => service.sent('event').length).toBeGreaterThan(before);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Something went wrong');
  await page.close();
});

/** Provokes an error: the list of messages is answered with something that is not a list. */
async function meetAnError(page: ShopPage, { reload = true } = {}): Promise<void> {
  if (reload) await page.goto('/kontakt');
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/api/pressroommessages*', (route) => route.fulfill({ json: { not: 'a list' } }));
  await page.locator('footer a[href^="/pressroom"]').click();
  await page.getByRole('heading', { level: 1, name: /Något gick fel|Something went wrong/ }).waitFor();
  await page.unroute('**/api/pressroommessages*');
}
