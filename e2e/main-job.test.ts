import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import type { ShopBrowser, ShopPage } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { openPersonsMenu, textsIn, untilForecast } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';

let shop: BuiltShop;
let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ shop, browser } = opened);
});

test.each([1280, 390])(
  'at %i px a reseller browses, logs in, searches, orders and finds the order',
  async (width) => {
    const page = await browser.newPage({ width });
    await browsesInBothLanguages(page);
    await logsIn(page, width);
    await seesPrices(page);
    await searchesAndAddsTwo(page, width);
    const orderId = await orders(page);
    await findsTheOrder(page, orderId);
    await hasGotAMail(orderId);
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

/** The browser reports the refused log-in, which is expected. */
function problemsOf(page: ShopPage): string[] {
  return page.problems().filter((problem) => !/ 401 .*\/api\/login\)$/.test(problem));
}

async function browsesInBothLanguages(page: ShopPage): Promise<void> {
  await page.goto('/products');
  await page.getByRole('heading', { level: 1, name: 'Alla produkter' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sv');
  expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d\/St/);
  await openMenuOnPhones(page);
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  await openMenuOnPhones(page);
  await page.getByRole('button', { name: 'Svenska' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Alla produkter' }).waitFor();
  await page.locator('main li a[href^="/article/"]').first().click();
  await page.waitForURL('**/article/**');
  await page.getByText('Artikelnr').first().waitFor();
  await page.goBack();
  // Before hydration the language form navigates to an address with the language.
  await page.waitForURL(/\/products(\?lang=sv)?$/);
  await page.getByRole('heading', { level: 1, name: 'Alla produkter' }).waitFor();
}

async function openMenuOnPhones(page: ShopPage): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Meny|Menu)$/ });
  if (await toggle.isVisible()) await toggle.click();
}

async function logsIn(page: ShopPage, width: number): Promise<void> {
  if (width < 600) {
    await page.goto('/cart');
    await page.waitForURL('**/requirelogin?from=%2Fcart');
  }
  const form = page.locator('form:has(input[name="username"])').last();
  await form.locator('input[name="username"]').fill('1001');
  await form.locator('input[name="password"]').fill('wrong');
  await form.getByRole('button', { name: 'Logga in' }).click();
  await page.getByText('Fel kundnummer eller lösenord.').first().waitFor();
  expect(await form.locator('input[name="username"]').inputValue()).toBe('1001');
  await form.locator('input[name="password"]').fill('demo1234');
  await form.getByRole('button', { name: 'Logga in' }).click();
  // The person's menu closes when the page changes, which is later than its address.
  if (width < 600) await page.getByRole('heading', { level: 1, name: 'Varukorg' }).waitFor();
  await openPersonsMenu(page, textsIn('sv'));
  await page.getByRole('button', { name: 'Logga ut' }).first().waitFor();
}

async function seesPrices(page: ShopPage): Promise<void> {
  await page.goto('/products');
  await page.getByText('79,00/St').first().waitFor();
}

async function searchesAndAddsTwo(page: ShopPage, width: number): Promise<void> {
  await page.getByRole('button', { name: 'Sök bland artiklar' }).click();
  await page.locator('input[name="searchtext"]').fill('fjallbris');
  await page.getByRole('search').getByRole('button', { name: 'Sök', exact: true }).click();
  await page.waitForURL('**searchtext=fjallbris**');
  // The listing before has such articles too.
  await page.getByRole('heading', { level: 1, name: /fjallbris/ }).waitFor();
  const cards = page.locator('main li:has(a[href^="/article/"])').filter({ hasText: /Fjällbris/ });
  await cards.first().waitFor();
  for (const index of [0, 1]) {
    const card = cards.nth(index);
    await card.getByRole('button', { name: /^Lägg i varukorg/ }).click();
    await card.getByText(/lades i varukorgen/).waitFor();
  }
  const cart = page.getByRole('link', { name: /Varukorg/ }).first();
  await cart
    .getByText(width < 600 ? /2/ : /2 rader/)
    .first()
    .waitFor();
  await cart.click();
  await page.getByRole('heading', { level: 1, name: 'Varukorg' }).waitFor();
}

async function orders(page: ShopPage): Promise<string> {
  await page
    .getByRole('button', { name: /^Öka antal för/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Skicka order' }).click();
  await expect.poll(() => page.getByText('Detta fält krävs').count()).toBeGreaterThan(0);
  await page.locator('textarea[name="orderInfoText"]').fill('Märk lådan: Höst & jul');
  await page.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await page.locator('select[name="partialDelivery"]').selectOption('yes');
  await page.locator('input[name="deliveryWeekString"]').fill(`${new Date().getFullYear() + 1}-W05`);
  await untilForecast(page, textsIn('sv'));
  await page.getByRole('button', { name: 'Skicka order' }).click();
  const alert = page.getByRole('alertdialog');
  const text = await alert.getByText(/Tack för din order! Ordernummer: \d+/).innerText();
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByText('Varukorgen är tom.').waitFor();
  return /\d+/.exec(text)?.[0] ?? '';
}

async function findsTheOrder(page: ShopPage, orderId: string): Promise<void> {
  await page.goto('/orders');
  const order = page.getByRole('listitem').filter({ hasText: orderId }).first();
  await order.getByRole('button', { expanded: false }).first().click();
  await order
    .getByText(/Fjällbris/)
    .first()
    .waitFor();
}

async function hasGotAMail(orderId: string): Promise<void> {
  await expect.poll(() => shop.mails(orderId).length).toBe(2);
  const [file = ''] = shop.mails(`${orderId}.confirmation`);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.subject).toContain(orderId);
  expect(mail.text).toContain('Höst & jul');
  expect(mail.html).toContain('Höst &amp; jul');
}

test.each(['sv', 'en'] as const)('without scripts the public pages can be read in %s', async (language) => {
  const page = await browser.newPage({ language, javaScript: false });
  await page.goto('/');
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await page.goto('/products');
  await expect.poll(() => page.locator('main li:has(a[href^="/article/"])').count()).toBe(60);
  const first = page.locator('main li a[href^="/article/"]').first();
  await page.goto((await first.getAttribute('href')) ?? '');
  expect(await page.locator('h1').innerText()).toMatch(language === 'sv' ? /Bricka/ : /Tray/);
  expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d\/St/);
  await page.goto('/products?searchtext=kottestig');
  await expect.poll(() => page.locator('main li:has(a[href^="/article/"])').count()).toBeGreaterThan(3);
  await page.goto('/products?page=2');
  expect(await page.locator('main li:has(a[href^="/article/"])').count()).toBeGreaterThan(0);
  const missing = await page.goto('/no/such/page');
  expect(missing?.status()).toBe(404);
  if (language === 'sv')
    expect(await page.locator('main').innerText()).toContain('Sidan du försöker hitta finns inte...');
  // Without scripts the form is replaced by an address to write to.
  for (const path of ['/application', '/traffa-oss']) {
    await page.goto(path);
    expect(await page.locator('form[data-needs-script]').isVisible()).toBe(false);
    await expect.poll(() => page.locator('main a[href^="mailto:"]').first().isVisible()).toBe(true);
  }
  await page.close();
});
