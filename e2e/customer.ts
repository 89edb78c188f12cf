import type { Language } from '#kit/text/language.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator, type T } from '#shop/texts/text.ts';
import { logIn, type PageSettings, type ShopBrowser, type ShopPage } from './browser.ts';

/** Each journey runs on a desktop in Swedish and on a phone in English, or the other way round. */
export const deskAndPhone = [
  [1280, 'sv'],
  [390, 'en'],
] as const;
export const phoneAndDesk = [
  [390, 'sv'],
  [1280, 'en'],
] as const;

/**
 * Opens a page in the browser of a customer who has just logged in, and who answered about cookies long ago: what lies
 * below the notice can be pressed only once it is scrolled away from there, which took up to 20 seconds a press.
 */
export async function openAs(
  browser: ShopBrowser,
  number: string,
  settings: PageSettings,
): Promise<ShopPage> {
  const page = await browser.newPage({ ...settings, hasAnsweredCookies: true });
  await logIn(page, number);
  return page;
}

/** The texts of one language, by key. */
export function textsIn(language: Language): T {
  return translator(languageTables[language], language);
}

/** The browser reports refused requests as errors; `meant` are those that the journey expects. */
export function problemsOf(page: ShopPage, ...meant: RegExp[]): string[] {
  return page.problems().filter((problem) => !meant.some((pattern) => pattern.test(problem)));
}

/** Ends the session as if it had expired on the server, without the page noticing. */
export async function loseSession(page: ShopPage): Promise<void> {
  // A request still to be sent would report the end before the journey's next step.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: 'session' });
}

/** Logs in with the form of the page that requires it, or of the header. */
export async function fillLogIn(
  page: ShopPage,
  t: T,
  username: string,
  password = 'demo1234',
): Promise<void> {
  // On that page the header's toggle disappears once the page has loaded.
  if (new URL(page.url()).pathname === '/requirelogin') {
    await page.getByRole('heading', { level: 1, name: t('requireLogin.title') }).waitFor();
  }
  // Neither exists before the session is known.
  await page
    .locator('button[aria-controls="log-in"]:visible, input[name="username"]:visible')
    .first()
    .waitFor();
  const toggle = page.locator('button[aria-controls="log-in"][aria-expanded="false"]');
  if (await toggle.isVisible()) await toggle.click();
  const form = page.locator('form:has(input[name="username"]:visible)').last();
  await form.locator('input[name="username"]').fill(username);
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button', { name: t('login.submit') }).click();
}

/** Logs out with the header's button, which is in the person's menu on a phone. */
export async function logOut(page: ShopPage, t: T): Promise<void> {
  await openPersonsMenu(page, t);
  await page.getByRole('button', { name: t('login.logOut') }).click();
}

/** On a phone the name of the customer, My page and the log-out are in the person's menu. */
export async function openPersonsMenu(page: ShopPage, t: T): Promise<void> {
  const button = page.getByRole('button', { name: t('login.yourAccount') });
  const logOut = page.getByRole('button', { name: t('login.logOut') });
  // Neither exists before the session is known, nor before a language just chosen has come.
  await button.or(logOut).first().waitFor();
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
    await button.click();
}

export async function untilReady(page: ShopPage): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Waits until the page knows who looks at it, and shows what it has for them. */
export async function untilFilled(page: ShopPage): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page
    .locator('main :is([aria-busy="true"], [data-on-its-way])')
    .first()
    .waitFor({ state: 'detached' });
}

/**
 * Waits for the forecast of what is chosen; that of the choice before stays until it comes. A preview that the order
 * overtakes is refused, and the browser tells that in its console.
 */
export async function untilForecast(page: ShopPage, t: T): Promise<void> {
  await page
    .getByText(t('forecast.estimate'))
    .or(page.getByText(t('forecast.madeToOrder')))
    .first()
    .waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Orders what is in the cart, and returns the number that the order got. */
export async function orderCart(page: ShopPage, t: T): Promise<string> {
  await page.goto('/cart');
  await untilForecast(page, t);
  await page.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await page.locator('select[name="partialDelivery"]').selectOption('yes');
  await page.locator('aside [aria-busy="false"]').waitFor();
  await page.getByRole('button', { name: t('checkout.sendOrder') }).click();
  const thanks = await page.getByRole('alertdialog').getByText(t('checkout.thankYou')).innerText();
  return /\d+$/.exec(thanks)![0];
}

/** Counts clicks on the page from now on, also after it was left for another of the shop's pages. */
export async function countClicks(page: ShopPage): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    // A keyboard's click has no detail, and a script's click is not trusted.
    addEventListener(
      'click',
      (event) => (counted.clicks += event.isTrusted && event.detail > 0 ? 1 : 0),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}
