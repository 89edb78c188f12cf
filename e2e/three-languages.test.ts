import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/kit/database/db.server.ts';
import type { ShopBrowser } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { openAs, problemsOf, textsIn, untilForecast, untilReady } from './customer.ts';

const t = textsIn('de');
/** A German customer of the demo, who reads German here. */
const customer = '1004';

let shop: BuiltShop;
let browser: ShopBrowser;
eachInBrowser(
  (opened) => {
    ({ shop, browser } = opened);
  },
  { env: { LANGUAGES: 'sv,en,de' }, prepare: readsGerman },
);

/** The second article and the second group have no English name, so that German falls back to Swedish. */
async function readsGerman(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await sql`update customer set language = 'de' where customer_number = ${customer}`.execute(db);
  await sql`update article set name_en = null where id = 2`.execute(db);
  await sql`update product_group set name_en = null where id = 2`.execute(db);
  await close();
}

const page = async (path: string, headers: Record<string, string> = {}) =>
  await (await fetch(`${shop.url}${path}`, { headers })).text();
const alternates = (text: string) =>
  [...text.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, tag, href]) => `${tag} ${href}`);

test('a page is in German at its address, by the cookie, and names its other languages', async () => {
  const path = '/article/1/tray-pine-path-27-20-forest';
  const german = await page(`${path}?lang=de`);
  expect(german).toContain('<html lang="de">');
  expect(german).toContain(t('article.number'));
  expect(alternates(german).map((one) => one.split(' ')[0])).toEqual(['sv', 'en', 'de', 'x-default']);
  expect(alternates(german)[2]).toBe(`de ${shop.url}${path}?lang=de`);
  expect(await page('/kontakt', { cookie: 'language=de' })).toContain('<html lang="de">');
  expect(await page('/kontakt')).toContain('<html lang="sv">');
  expect(await page('/finns-inte?lang=de')).toContain(t('cmsPage.notFoundTitle'));
});

test('what the maker has not written in German carries the language that it is shown in', async () => {
  const german = await page('/products?lang=de');
  expect(german).toMatch(/<a [^>]*lang="en"[^>]*>Tray Pine Path/);
  expect(german).toMatch(/<a [^>]*lang="sv"[^>]*>Bricka Kottestig/);
  expect(german).toMatch(/<(?:a|button) [^>]*lang="en"[^>]*>Trays</);
  expect(german).toMatch(/<(?:a|button) [^>]*lang="sv"[^>]*>Kök</);
  // Swedish falls back on nothing.
  expect(await page('/products')).not.toMatch(
    /<(?:a|button|span) [^>]*lang="(?:en|sv)"[^>]*>(?:Bricka|Brickor|Kök)/,
  );
});

test('a problem is told in the language of the call', async () => {
  const refused = async (headers: Record<string, string>, query = '') =>
    (await (await fetch(`${shop.url}/api/article/999999${query}`, { headers })).json()) as { title: string };
  const titles = await Promise.all([
    refused({ cookie: 'language=de' }),
    refused({ cookie: 'language=en' }, '?languageCode=de'),
    refused({}),
  ]);
  expect(titles.map(({ title }) => title)).toEqual(['Nicht gefunden', 'Nicht gefunden', 'Finns inte']);
});

test('the sitemap has every page in each language', async () => {
  const sitemap = await page('/sitemap.xml');
  for (const address of ['/kontakt', '/kontakt?lang=en', '/kontakt?lang=de'])
    expect(sitemap).toContain(`<loc>${shop.url}${address}</loc>`);
  expect(alternates(sitemap)).toContain(`de ${shop.url}/kontakt?lang=de`);
});

test('a customer orders in German, and is answered in German by mail', async () => {
  const tab = await openAs(browser, customer, { width: 390 });
  await tab.goto('/article/1?lang=de');
  await untilReady(tab);
  await tab
    .getByText(/^79,00\s\/\sStück$/)
    .first()
    .waitFor();
  const added = tab.waitForResponse((answer) => /\/api\/cartrow$/.test(new URL(answer.url()).pathname));
  await tab
    .getByRole('button', { name: new RegExp(`^${t('article.addToCart')}`) })
    .first()
    .click();
  expect((await added).ok()).toBe(true);
  await tab.goto('/cart');
  await tab.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  await tab.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await tab.locator('select[name="partialDelivery"]').selectOption('yes');
  await untilForecast(tab, t);
  await tab.getByRole('button', { name: t('checkout.sendOrder') }).click();
  const [number = ''] = /\d+/.exec(await tab.getByRole('alertdialog').innerText()) ?? [];
  await expect.poll(() => tab.locator('html').getAttribute('lang')).toBe('de');
  expect(problemsOf(tab)).toEqual([]);
  await tab.close();

  await expect.poll(() => shop.mails(`${number}.confirmation`).length).toBe(1);
  const mail = await PostalMime.parse(await readFile(shop.mails(`${number}.confirmation`)[0] ?? ''));
  expect(mail.subject).toBe(t('mail.order.subject', { number }));
  expect(mail.html).toContain('<html lang="de">');
  expect(mail.text).toMatch(/Tray Pine Path .*\nArtikelnr\. 10101 · \d+ × 79,00\skr\n/);
});
