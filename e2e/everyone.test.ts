import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn, sidewaysScrollOn } from './barriers.ts';
import { logIn, type ShopBrowser, type ShopPage } from './browser.ts';
import { untilFilled } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { missing, open, openMenu, publicPaths, withoutImages } from './public-pages.ts';

let browser: ShopBrowser;

eachInBrowser(
  (opened) => {
    ({ browser } = opened);
  },
  { env: { NEWSLETTER_ACTION_URL: 'https://letters.example/subscribe' } },
);

describe.each([
  ['sv', 1280],
  ['en', 390],
] as const)(
  'in %s at %i px a visitor meets no barrier, nothing to scroll sideways and no silent failure',
  (language, width) => {
    let page: ShopPage;
    beforeAll(async () => {
      page = await browser.newPage({ language });
      await withoutImages(page);
    });
    afterAll(() => page.close());

    test.each(publicPaths)('on %s', async (path) => {
      expect(await open(page, path)).toBe(200);
      const found = await barriersOn(page, [width], path);
      found.push(...(await sidewaysScrollOn(page, [640, 390, 320])));
      // The log-in form has the least space at the width where it moves into the header's row.
      if (path === publicPaths.at(-1)) found.push(...(await sidewaysScrollOn(page, [960, 1024])));
      expect(found).toEqual([]);
      expect(page.problems()).toEqual([]);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    });
  },
);

test.each([
  ['sv', 390],
  ['en', 1280],
] as const)('what is not there says so in %s at %i px, and answers 404', async (language, width) => {
  const page = await browser.newPage({ language, width });
  const found: string[] = [];
  const words = {
    sv: 'Sidan du försöker hitta finns inte...',
    en: 'The page you are trying to find does not exist...',
  }[language];
  for (const path of missing) {
    expect([path, await open(page, path)]).toEqual([path, 404]);
    found.push(...(await barriersOn(page, [width], path)));
    if (path === '/no/such/page') expect(await page.locator('h1').innerText()).toContain(words);
  }
  expect(found).toEqual([]);
  await page.close();
});

test.each([
  ['sv', 1280],
  ['en', 390],
] as const)('what opens over or on a page is no barrier in %s at %i px', async (language, width) => {
  const page = await browser.newPage({ language, width });
  await withoutImages(page);
  const say = (sv: string, en: string) => ({ sv, en })[language];
  const found: string[] = [];
  const look = async (place: string) => found.push(...(await barriersOn(page, [width], place)));

  await open(page, '/products');
  await page.getByRole('button', { name: say('Sök bland artiklar', 'Search articles') }).click();
  await look('search');
  await openMenu(page);
  await look('menu');
  await page.getByRole('button', { name: say('Läs om kakor', 'Read about cookies') }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await look('cookie window');
  await page.keyboard.press('Escape');
  const folded = page.getByRole('button', { name: say('Logga in', 'Log in') }).first();
  if (width < 600) await folded.click();
  await page.getByRole('button', { name: say('Glömt lösenordet?', 'Forgot your password?') }).click();
  await page.locator('dialog[open]').waitFor();
  await look('reset password');

  await open(page, '/application');
  await page.getByRole('button', { name: say('Skicka ansökan', 'Send application') }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await look('application with mistakes');
  await open(page, '/pressroom/newsletters');
  await page.locator('main button[type=submit]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await look('newsletter with a mistake');
  expect(found).toEqual([]);
  await page.close();
});

const customerPaths = [
  '/products/11',
  '/cart',
  '/orders',
  '/invoices',
  '/deliveryaddresses',
  '/userprofile',
  '/quickorder',
  '/quickorder/numbers',
  '/waiting',
  '/bought',
  '/lists',
  '/people',
  '/approvals',
];

// The languages in turn, since a page says the same in both.
test.each([
  ['sv', customerPaths.filter((_, place) => place % 2 === 0)],
  ['en', customerPaths.filter((_, place) => place % 2 === 1)],
] as const)('a customer meets no barrier and no sideways scroll in %s on %s', async (language, paths) => {
  const page = await browser.newPage({ language });
  await withoutImages(page);
  await logIn(page, '1001');
  const added = await page.request.post('/api/cartrow', {
    data: { ArticleId: 1, Quantity: 6, QuickAdd: false },
  });
  expect(added.ok()).toBe(true);
  const found: string[] = [];
  for (const path of paths) {
    expect([path, await open(page, path)]).toEqual([path, 200]);
    await untilFilled(page);
    found.push(...(await barriersOn(page, [1280, 390], path)));
  }
  expect(found).toEqual([]);
  await page.close();
});

test('the keyboard skips the menus, finds the heading of a new page, and comes back from a window', async () => {
  const page = await browser.newPage();
  await withoutImages(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await open(page, '/kontakt');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe('Hoppa till innehållet');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ hash }) => hash === '#content');
  await expect.poll(() => focused()).not.toBe('Hoppa till innehållet');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);

  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Webbshop' }).click();
  await page.waitForURL('**/products');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await expect.poll(() => focused()).toBe('Alla produkter');

  const forgot = page.getByRole('button', { name: 'Glömt lösenordet?' });
  await forgot.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => forgot.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.close();
});
