import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { formatWholeKronor, wireToOre } from '#kit/text/money.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { eachInBrowser } from './each-in-browser.ts';
import {
  deskAndPhone,
  fillLogIn,
  logOut,
  loseSession,
  openAs,
  openPersonsMenu,
  problemsOf,
  textsIn,
  untilReady,
} from './customer.ts';
import { changeLanguage } from './public-pages.ts';

let shop: BuiltShop;
let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ shop, browser } = opened);
});

const refused = /status of 40[14]/;
/** A missing page is reported to the router as an error. */
const notThere = /Response \(/;

test.each(deskAndPhone)(
  'at %i px in %s a wrong password is told, a right one shows prices',
  async (width, language) => {
    const t = textsIn(language);
    const page = await browser.newPage({ width, language });
    await page.goto('/products');
    await untilReady(page);
    const required = page.getByText(language === 'sv' ? 'Detta fält krävs' : 'This field is required');
    await fillLogIn(page, t, '', '');
    await expect.poll(() => required.count()).toBe(2);
    await expect.poll(() => focused(page)).toBe('username');
    await fillLogIn(page, t, '1001', '');
    await expect.poll(() => required.count()).toBe(1);
    await expect.poll(() => focused(page)).toBe('password');
    await fillLogIn(page, t, '1001', 'wrong');
    await page.getByText(t('login.failed')).first().waitFor();
    expect(await page.locator('input[name="username"]').first().inputValue()).toBe('1001');
    const customer = page.waitForResponse('**/api/customer?*');
    await fillLogIn(page, t, '1001');
    await page.getByText('79,00/St').first().waitFor();
    expect((await customer).status()).toBe(200);
    await logOut(page, t);
    await page.getByText('79,00/St').first().waitFor({ state: 'detached' });
    expect(problemsOf(page, refused)).toEqual([]);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s nothing of a customer stays for the next one',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/products/11');
    const glance = page.locator('aside').filter({ hasText: t('cart.goTo') });
    const before = await readCart(page);
    await page
      .getByRole('button', { name: t('article.addToCart') })
      .first()
      .dblclick();
    await glance.locator('visible=true').waitFor();
    await expect.poll(async () => (await readCart(page)).pieces).toBeGreaterThan(before.pieces);
    const cart = await readCart(page);
    // A double-click adds only once.
    expect(cart.pieces - before.pieces).toBe(cart.package);
    const sum = cart.sum;
    await page.getByText(sum).first().waitFor();
    await logOut(page, t);
    await page.getByText(t('login.loggedOut')).waitFor();
    await expect.poll(() => glance.count()).toBe(0);
    expect(await page.locator('body').innerText()).not.toContain(sum);

    const seen = await page.evaluateHandle((text) => {
      const found = { it: false };
      new MutationObserver(() => {
        found.it ||= document.body.textContent.includes(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return found;
    }, sum);
    await fillLogIn(page, t, '1004');
    await openPersonsMenu(page, t);
    await page.getByText('Nordlicht').first().waitFor();
    await page
      .getByText(/(?<!\d)0:-/)
      .first()
      .waitFor();
    expect(await seen.evaluate(({ it }) => it)).toBe(false);
    await page.close();
  },
);

function cartInHeader(page: ShopPage, t: ReturnType<typeof textsIn>): Promise<string> {
  return page
    .getByRole('link', { name: t('cart.title') })
    .first()
    .innerText();
}

test('a late answer does not bring back what another window has removed meanwhile', async () => {
  const t = textsIn('sv');
  const one = await openAs(browser, '1001', { width: 1280, language: 'sv' });
  await one.goto('/products/11');
  let letGo = () => {};
  let noteAdded = () => {};
  const mayArrive = new Promise<void>((resolve) => (letGo = resolve));
  const added = new Promise<void>((resolve) => (noteAdded = resolve));
  await one.route('**/api/cartrow', async (route) => {
    const answer = await route.fetch();
    noteAdded();
    await mayArrive;
    await route.fulfill({ response: answer });
  });
  await one
    .getByRole('button', { name: t('article.addToCart') })
    .first()
    .click();
  await added;

  const two = await one.context().newPage();
  const remove = two.getByRole('button', { name: new RegExp(t('cart.remove', { article: '' }).trim()) });
  await two.goto('/cart');
  const removed = two.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await remove.click();
  await removed;

  await one.bringToFront();
  const arrived = one.waitForResponse('**/api/cartrow');
  letGo();
  await arrived;
  await expect.poll(() => cartInHeader(one, t)).toMatch(/\b0 rader/);
});

test.each(deskAndPhone)('at %i px in %s two windows follow each other', async (width, language) => {
  const t = textsIn(language);
  const one = await openAs(browser, '1001', { width, language });
  await one.goto('/products/11');
  const two = await one.context().newPage();
  await two.goto('/cart');
  await two.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();

  // The browser renders a background window only once a second.
  await one.bringToFront();
  await one
    .getByRole('button', { name: t('article.addToCart') })
    .first()
    .click();
  await two.bringToFront();
  await two
    .getByRole('button', { name: new RegExp(t('cart.plus', { article: '' }).trim()) })
    .first()
    .waitFor();
  await two
    .getByRole('button', { name: new RegExp(t('cart.remove', { article: '' }).trim()) })
    .first()
    .click();
  await one.bringToFront();
  await expect.poll(() => cartInHeader(one, t)).toMatch(/\b0 (rader|lines)/);

  await changeLanguage(one, language === 'sv' ? 'English' : 'Svenska');
  const s = textsIn(language === 'sv' ? 'en' : 'sv');
  await two.bringToFront();
  await two.getByRole('heading', { level: 1, name: s('cart.title') }).waitFor();

  await one.bringToFront();
  await logOut(one, s);
  await two.bringToFront();
  await two.waitForURL('**/requirelogin?from=%2Fcart');
  await one.bringToFront();
  await fillLogIn(one, s, '1001');
  await two.bringToFront();
  await two.waitForURL('**/cart');
  expect(problemsOf(one)).toEqual([]);
  await one.close();
});

test.each(deskAndPhone)(
  'at %i px in %s overdue invoices are shown once after the log-in',
  async (width, language) => {
    const t = textsIn(language);
    const page = await browser.newPage({ width, language });
    await page.goto('/invoices');
    await page.waitForURL('**/requirelogin?from=%2Finvoices');
    await fillLogIn(page, t, '1002');
    const due = page.getByRole('dialog', { name: t('dueInvoices.title') });
    await due.waitFor();
    await page.waitForURL('**/invoices');
    await expect.poll(() => due.getByRole('listitem').count()).toBe(2);
    const first = due.getByRole('listitem').first();
    expect(await first.innerText()).toMatch(/OCR \d{7,}/);
    expect(await first.innerText()).toMatch(language === 'sv' ? /\d,\d\d\skr/ : /SEK\s[\d,]*\d\.\d\d/);
    expect(await due.innerText()).toContain('991-2346');
    const pdf = first.getByRole('link');
    await expect.poll(() => pdf.getAttribute('target')).toBe('_blank');
    const answer = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await page.keyboard.press('Escape');
    await due.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toBe(t('invoices.title'));
    await page.reload();
    await page.getByRole('rowheader').first().waitFor();
    expect(await due.isVisible()).toBe(false);

    // It does not come over what is being typed.
    await page.evaluate(() => localStorage.removeItem('dueInvoicesSeen'));
    const give = await withhold(page, /\/api\/DueInvoices/);
    const answered = page.waitForResponse(/\/api\/DueInvoices/);
    await page.goto('/bought');
    const search = page.locator('main input[name="q"]');
    await search.pressSequentially('mug');
    give();
    await answered;
    await search.pressSequentially('gar');
    await page.waitForLoadState('networkidle');
    expect(await due.isVisible()).toBe(false);
    expect(await search.inputValue()).toBe('muggar');
    await page.getByRole('heading', { level: 1 }).click();
    await due.waitFor();
    await due
      .getByRole('button', { name: t('general.close') })
      .first()
      .click();
    await logOut(page, t);
    await page.waitForURL('**/requirelogin**');
    await fillLogIn(page, t, '1002');
    await due.waitFor();
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s a password that is required cannot be got round',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1003', { width, language });
    await page.goto('/products');
    const forced = page.getByRole('dialog', { name: t('forcedPassword.title') });
    await forced.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.reload();
    await forced.waitFor();
    expect(await forced.getByRole('button', { name: t('general.close') }).count()).toBe(0);
    await forced.getByRole('button', { name: t('forcedPassword.submit') }).click();
    await forced.getByText(t('password.newRequired')).waitFor();
    await forced.locator('input[name="newPassword"]').fill('kort');
    await forced.locator('input[name="repeatNewPassword"]').fill('kortare');
    await forced
      .getByText(t('password.tooShort', { min: 6 }))
      .first()
      .waitFor();
    await forced.getByText(t('password.notEqual')).waitFor();
    await forced.getByRole('button', { name: t('forcedPassword.logOut') }).click();
    await forced.waitFor({ state: 'hidden' });
    expect((await (await page.request.get('/api/login')).json()).LoggedIn).toBe(false);
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

test('a forgotten password is replaced through a mailed link, which works once', async () => {
  const t = textsIn('sv');
  const page = await browser.newPage({ width: 390 });
  await page.goto('/requirelogin');
  await untilReady(page);
  const forgot = page.getByRole('button', { name: t('login.forgotPassword') }).last();
  const window = page.getByRole('dialog', { name: t('resetPassword.title') });
  await forgot.click();
  await expect.poll(() => focused(page)).toBe('email');
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  await expect.poll(() => forgot.evaluate((button) => button === document.activeElement)).toBe(true);
  await forgot.click();
  const send = window.getByRole('button', { name: t('resetPassword.submit') });
  await send.click();
  await window.getByText(t('resetPassword.emailRequired')).waitFor();
  await window.locator('input[name="email"]').fill('nobody@nowhere.example');
  await send.click();
  await window.getByText(t('resetPassword.emailNotFound')).waitFor();
  await window.locator('input[name="email"]').fill(await emailOf('1003'));
  await send.click();
  await window.getByText(t('resetPassword.done')).waitFor();

  const link = await mailedLink();
  await page.goto(link);
  const forced = page.getByRole('dialog', { name: t('forcedPassword.title') });
  await forced.waitFor();
  await forced.locator('input[name="newPassword"]').fill('nytt lösen');
  await forced.locator('input[name="repeatNewPassword"]').fill('nytt lösen');
  // The notice is gone after a few seconds.
  const told = page.getByText(t('changePassword.done')).first().waitFor();
  await forced.getByRole('button', { name: t('forcedPassword.submit') }).click();
  await Promise.all([told, forced.waitFor({ state: 'hidden' })]);

  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: t('resetPassword.linkSpentTitle') }).waitFor();
  // The secret must not be visible on the screen or in the history.
  await expect.poll(() => page.url()).not.toContain('reset');
  await page.getByRole('button', { name: t('resetPassword.newLink') }).click();
  await page.getByRole('dialog', { name: t('resetPassword.title') }).waitFor();
  expect(problemsOf(page, refused)).toEqual([]);
  await page.close();

  const again = await browser.newPage({ language: 'en' });
  await again.goto('/requirelogin');
  await untilReady(again);
  await fillLogIn(again, textsIn('en'), '1003', 'nytt lösen');
  await again.waitForURL('**/products');
  await again.close();
});

test.each(deskAndPhone)(
  'at %i px in %s a session that ends is told, and its page is found again',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    // The last that a customer's page asks for of itself: after the end it would tell of it before the press does.
    const last = page.waitForResponse(/\/api\/DueInvoices/);
    await page.goto('/orders?page=2');
    await page.getByText(t('pagination.current', { page: 2, pages: 3 })).waitFor();
    await last;
    await loseSession(page);
    await page.getByRole('link', { name: t('pagination.page', { page: 3 }) }).click();
    await page.waitForURL('**/requirelogin?from=%2Forders%3Fpage%3D3');
    await page.getByText(t('login.sessionExpired')).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: t('cart.title') }).count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d/);
    await fillLogIn(page, t, '1001');
    await page.getByText(t('pagination.current', { page: 3, pages: 3 })).waitFor();
    await expect.poll(() => page.getByText(t('login.sessionExpired')).count()).toBe(0);
    expect(problemsOf(page, refused)).toEqual([]);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s a group for customers is there for them and for nobody else',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/products');
    await page.getByText('/St').first().waitFor();
    const seen = await watchFor(page, t('notFound.path'));
    const answer = await page.goto('/products/9');
    expect(answer?.status()).toBe(404);
    await page.getByText('/St').first().waitFor();
    expect(await seen()).toBe(false);
    await page.goto('/article/99999');
    await page.getByText(t('notFound.path')).waitFor();
    await logOut(page, t);
    await page.getByText(t('login.loggedOut')).first().waitFor();
    await page.goto('/products/9');
    await page.getByText(t('notFound.path')).waitFor();
    expect(problemsOf(page, refused, notThere)).toEqual([]);
    await page.close();
  },
);

/** Reports whether a text has appeared on any page since; a page may be left before it could be checked. */
async function watchFor(page: ShopPage, text: string): Promise<() => Promise<boolean>> {
  let isSeen = false;
  await page.exposeFunction('tellSeen', () => (isSeen = true));
  await page.addInitScript((words) => {
    const look = () => {
      const heading = [...document.querySelectorAll('h1')].find((one) => one.textContent === words);
      if (heading?.checkVisibility()) (window as unknown as { tellSeen(): void }).tellSeen();
      requestAnimationFrame(look);
    };
    look();
  }, text);
  return () => Promise.resolve(isSeen);
}

/** Returns the name of the focused field. */
/** Holds back an answer until the returned function is called. */
async function withhold(page: ShopPage, url: RegExp): Promise<() => void> {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route(url, async (route) => {
    await given;
    await route.continue();
  });
  return give;
}

async function focusedText(page: ShopPage): Promise<string | undefined> {
  return await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
}

async function focused(page: ShopPage): Promise<string | null | undefined> {
  return await page.evaluate(() => document.activeElement?.getAttribute('name'));
}

async function emailOf(number: string): Promise<string> {
  const page = await openAs(browser, number, {});
  const { Email } = await (await page.request.get('/api/customer')).json();
  await page.close();
  return Email;
}

async function mailedLink(): Promise<string> {
  await expect.poll(() => shop.mails('reset').length).toBe(1);
  const mail = await PostalMime.parse(await readFile(shop.mails('reset')[0] ?? ''));
  return /http\S+reset=\S+/.exec(mail.text ?? '')?.[0] ?? '';
}

/** Returns the first row's pieces and package size, and the displayed sum. */
async function readCart(page: ShopPage) {
  const { Rows, TotalExcludingVat } = (await (await page.request.get('/api/cart')).json()) as {
    Rows: { Quantity: number; QuantityPerPackage: number }[];
    TotalExcludingVat: number;
  };
  const [row] = Rows;
  return {
    pieces: row?.Quantity ?? 0,
    package: row?.QuantityPerPackage,
    sum: `${formatWholeKronor(wireToOre(TotalExcludingVat), 'sv')}:-`,
  };
}

test('a customer who has chosen no language here gets the shop in their own', async () => {
  const page = await browser.newPage();
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/products');
  await untilReady(page);
  await fillLogIn(page, textsIn('sv'), '1004');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  // What is chosen by hand holds, also for the next who logs in.
  await untilReady(page);
  await changeLanguage(page, 'Svenska');
  await logOut(page, textsIn('sv'));
  await fillLogIn(page, textsIn('sv'), '1004');
  await openPersonsMenu(page, textsIn('sv'));
  expect(await page.locator('html').getAttribute('lang')).toBe('sv');
  await page.close();
});
