import { expect, test } from 'vitest';
import type { ShopBrowser, ShopPage } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { focusedControl } from './focused-control.ts';
import { eachInBrowser } from './each-in-browser.ts';

const newsletter = 'https://letters.example/subscribe';

let shop: BuiltShop;
let browser: ShopBrowser;

eachInBrowser(
  (opened) => {
    ({ shop, browser } = opened);
  },
  { env: { NEWSLETTER_ACTION_URL: newsletter } },
);

test('by keyboard a card shows its second picture while it has the focus', async () => {
  const page = await browser.newPage({});
  await page.goto('/products/11');
  await untilReady(page);
  const card = page.locator('main li').filter({ hasText: '10101' });
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const second = card.locator('img[data-has-come="true"]');
  const opacity = () => second.evaluate((shown) => getComputedStyle(shown).opacity);
  await expect.poll(opacity).toBe('1');
  await page.keyboard.press('Tab');
  await expect.poll(opacity).toBe('0');
  await page.close();
});

test.each([1280, 390])('at %i px a shop applies to become a reseller', async (width) => {
  const page = await browser.newPage({ width });
  await page.goto('/application');
  await untilReady(page);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const send = page.getByRole('button', { name: 'Skicka ansökan' });
  // The list of mistakes is fetched after the form; whoever is faster is led to the first mistake instead.
  await page.waitForLoadState('networkidle');

  await send.click();
  await expect.poll(() => page.getByText('Detta fält krävs').count()).toBe(7);
  // The list of mistakes has the focus, and leads to each field, which tells its own.
  await expect
    .poll(() => focusedControl(page))
    .toMatchObject({ role: 'group', name: 'Formuläret har 7 fel.' });
  const mistakes = page.locator('[data-error-summary] button');
  for (const [index, name] of (await mistakes.allInnerTexts()).entries()) {
    await mistakes.nth(index).press('Enter');
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({
        role: 'textbox',
        name,
        description: 'Detta fält krävs',
        isInvalid: true,
      });
  }
  await field('name').fill('V');
  await page.getByText('För kort text').waitFor();
  await field('email').fill('vera@hemma');
  await page.getByText('Ange en giltig e-postadress').waitFor();
  await field('telephone').fill('ring mig');
  await page.getByText('Värdet är inte ett nummer').waitFor();

  await field('name').fill('Vera Lind');
  await field('company').fill('Hemma hos Vera');
  await field('email').fill('vera@hemma.example');
  await field('address').fill('Storgatan 1');
  await field('zipCodeAndCity').fill('111 22 Stockholm');
  await field('telephone').fill('08-465 004 00');
  await field('identity').fill('556677-8898');
  await page.getByText('Kontrollsiffran stämmer inte').waitFor();

  // A language that is changed back before the page has come in it keeps what was typed.
  await page.route('**/api/webtexts*', () => undefined);
  await inLanguage(page, 'English');
  await page.getByText('The check digit does not fit').waitFor();
  await page.getByRole('button', { name: 'Svenska' }).first().click();
  await send.waitFor();
  await page.unroute('**/api/webtexts*');
  expect(await field('company').inputValue()).toBe('Hemma hos Vera');

  await inLanguage(page, 'English');
  await page.getByText('The check digit does not fit').waitFor();
  expect(await field('company').inputValue()).toBe('Hemma hos Vera');
  await inLanguage(page, 'Svenska');

  await page.route('**/api/resellerapplication', (route) => route.abort());
  await send.click();
  await page.getByText('Ansökan kunde inte skickas.').waitFor();
  expect(await field('company').inputValue()).toBe('Hemma hos Vera');
  await page.unroute('**/api/resellerapplication');
  await send.click();
  await page.getByRole('heading', { level: 1, name: 'Tack för din ansökan' }).waitFor();

  await inMenu(page, 'Bli återförsäljare');
  await send.waitFor();
  expect(await field('company').inputValue()).toBe('');
  await page.close();
});

test('a journalist finds news, pictures and the newsletter', async () => {
  const page = await browser.newPage();
  await page.goto('/pressroom');
  await page.getByRole('heading', { level: 1, name: 'Produktnyheter' }).waitFor();
  const sections = page.getByRole('navigation', { name: 'Pressrummets delar' });

  await sections.getByRole('link', { name: 'Press', exact: true }).click();
  const said = page.locator('article').filter({ hasText: 'Sagt om oss' }).first();
  await expect.poll(() => said.getByRole('link').first().getAttribute('target')).toBe('_blank');
  await page.locator('article').filter({ hasText: 'Öppet tryckeri' }).getByRole('link').first().click();
  await page.waitForURL('**/pressroom/press/*/*');
  const image = await page.getByRole('link', { name: /Ladda ner högupplöst/ }).getAttribute('href');
  expect(await page.locator('main time').first().innerText()).toMatch(/^\d{1,2} [a-zåäö]+ \d{4}$/);
  const file = await page.request.get(image ?? '');
  expect(file.headers()['content-type']).toBe('image/jpeg');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename=".+\.jpg"$/);

  await sections.getByRole('link', { name: 'Galleri' }).click();
  const viewer = page.getByRole('region', { name: 'Bildvisning' });
  await viewer.getByText('Bild 1 av 12').waitFor();
  await viewer.getByRole('button', { name: 'Föregående bild' }).click();
  await viewer.getByText('Bild 12 av 12').waitFor();
  await viewer.getByRole('button', { name: 'Nästa bild' }).click();
  await viewer.getByText('Bild 1 av 12').waitFor();

  await sections.getByRole('link', { name: 'Nyhetsbrev' }).click();
  await page.getByRole('button', { name: 'Prenumerera på nyhetsbrevet' }).click();
  await page.getByText('Detta fält krävs').waitFor();
  const posted = page.waitForRequest(newsletter);
  await page.route(newsletter, (route) => route.fulfill({ body: 'ok' }));
  await page.locator('[name="EMAIL"]').fill('red@tidning.example');
  await page.locator('[name="FNAME"]').fill('Ada');
  await page.getByRole('button', { name: 'Prenumerera på nyhetsbrevet' }).click();
  const form = new URLSearchParams((await posted).postData() ?? '');
  expect([form.get('EMAIL'), form.get('FNAME')]).toEqual(['red@tidning.example', 'Ada']);
  expect(page.problems()).toEqual([]);
  await page.close();
});

test('a press product leads back to the product news, an unknown section nowhere', async () => {
  const page = await browser.newPage({ language: 'en' });
  await page.goto('/pressroom/product/1');
  await page.getByRole('link', { name: 'To product news' }).click();
  await page.waitForURL('**/pressroom/moomin');
  const answer = await page.goto('/pressroom/nothing');
  expect(answer?.status()).toBe(404);
  await page.close();
});

test('the maker’s own pages show their blocks and bear unknown ones', async () => {
  const page = await browser.newPage({ language: 'en' });
  await page.goto('/inspiration');
  await page.getByRole('heading', { level: 1, name: 'The seasons on a tray' }).waitFor();
  await page.getByRole('heading', { name: 'The dark half' }).waitFor();
  expect(await page.getByText('Spring soon').count()).toBe(0);
  await page.locator('main a[href^="/article/"]').first().click();
  await page.waitForURL('**/article/**');
  expect(page.problems()).toEqual([]);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await page.getByText('The page you are looking for does not exist.').waitFor();
  await page.close();
});

test('a language that the shop is not set up for is answered as none', async () => {
  const text = await (
    await fetch(`${shop.url}/kontakt?lang=de`, { headers: { cookie: 'language=de' } })
  ).text();
  expect(text).toContain('<html lang="sv">');
  expect(text).not.toContain('hreflang="de"');
});

test('the window about cookies is moved and closed by the keyboard, and an answer is remembered', async () => {
  const page = await browser.newPage();
  await page.goto('/kontakt');
  const banner = page.getByRole('region', { name: 'Om kakor' });
  await banner.getByRole('button', { name: 'Läs om kakor' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kakor på den här webbplatsen' });
  await dialog.getByText('Felrapporter').waitFor();
  await untilListens(page);
  const before = (await dialog.boundingBox())!;
  await dialog.getByRole('button', { name: 'Flytta fönstret' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Math.round((await dialog.boundingBox())!.x - before.x)).toBe(60);
  for (let press = 0; press < 30; press++) await page.keyboard.press('Shift+ArrowUp');
  expect((await dialog.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Läs om kakor');

  await banner.getByRole('button', { name: 'Acceptera' }).click();
  await banner.waitFor({ state: 'detached' });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookieAnswer')!;
  expect(cookie.path).toBe('/');
  expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(60);
  await page.reload();
  await untilReady(page);
  await expect.poll(() => banner.count()).toBe(0);
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  await dialog.getByText('Du har accepterat kakor.').waitFor();
  await untilListens(page);
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'detached' });
  expect(page.problems()).toEqual([]);
  await page.close();
});

async function untilReady(page: ShopPage): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** The window takes the focus when it has begun to listen for keys and presses. */
async function untilListens(page: ShopPage): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
}

async function inLanguage(page: ShopPage, name: 'Svenska' | 'English'): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name }).first().click();
}

async function openMenu(page: ShopPage): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Meny|Menu)$/ });
  if (!(await toggle.isVisible())) return;
  // The navigation before closes the menu.
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
}

async function inMenu(page: ShopPage, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name }).click();
}
