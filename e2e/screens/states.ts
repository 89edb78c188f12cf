import type { Page } from 'playwright-core';

export type State = {
  name: string;
  path: string;
  /** The number of the logged-in customer. */
  as?: '1001' | '1002' | '1003' | '1004';
  /** Runs before the page is opened: prepares data, or makes requests fail. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs on the page once it is ready. */
  act?: (page: Page) => Promise<unknown>;
  /** Only for windows of at most this width. */
  upTo?: number;
  /** Captures only the window, for elements that stay in place while the page scrolls. */
  windowOnly?: true;
  /** The question about cookies has not been answered. */
  asksForCookies?: true;
};

/** Every page of the shop and every state of it; new ones are added here. */
export const states: readonly State[] = [
  { name: 'start', path: '/' },
  { name: 'start-cookie-notice', path: '/', asksForCookies: true, windowOnly: true },
  { name: 'start-cookie-window', path: '/', asksForCookies: true, windowOnly: true, act: openCookieWindow },
  { name: 'start-menu', path: '/', upTo: 900, windowOnly: true, act: openMenu },
  { name: 'start-customer', path: '/', as: '1001', windowOnly: true },
  { name: 'require-login', path: '/requirelogin?from=%2Forders' },
  { name: 'require-login-wrong', path: '/requirelogin?from=%2Forders', act: logInWrongly },
  { name: 'reset-password', path: '/requirelogin', windowOnly: true, act: openReset },
  { name: 'forced-password', path: '/products/21', as: '1003', windowOnly: true, act: untilDialog },
  { name: 'listing', path: '/products/21' },
  { name: 'listing-search-open', path: '/products/21', windowOnly: true, act: openSearch },
  { name: 'listing-found', path: '/products?searchtext=fjällbris&colors=6' },
  { name: 'listing-nothing-found', path: '/products?searchtext=zzzz' },
  { name: 'listing-failed', path: '/kontakt', windowOnly: true, act: failedListing },
  { name: 'listing-news', path: '/products?news=true', windowOnly: true },
  { name: 'listing-season', path: '/products/seasonnews', windowOnly: true },
  { name: 'listing-customer', path: '/products/21', as: '1001' },
  { name: 'listing-customer-added', path: '/products/12', as: '1004', windowOnly: true, act: addFirst },
  { name: 'article', path: '/article/1' },
  { name: 'article-customer', path: '/article/1', as: '1001' },
  { name: 'article-view', path: '/article/81', windowOnly: true, act: chooseView },
  { name: 'article-textile', path: '/article/200' },
  { name: 'article-not-found', path: '/article/999999' },
  { name: 'cart-empty', path: '/cart', as: '1004', before: emptyCart },
  { name: 'cart', path: '/cart', as: '1001', before: fillCart },
  { name: 'cart-bar', path: '/cart', as: '1001', before: fillCart, windowOnly: true },
  { name: 'checkout-missing', path: '/cart', as: '1001', before: fillCart, act: orderTooSoon },
  { name: 'profile', path: '/userprofile', as: '1001' },
  { name: 'profile-password-wrong', path: '/userprofile', as: '1001', act: changePasswordWrongly },
  { name: 'addresses', path: '/deliveryaddresses', as: '1001' },
  { name: 'address-window', path: '/deliveryaddresses', as: '1001', windowOnly: true, act: openAddress },
  { name: 'orders', path: '/orders', as: '1001' },
  { name: 'order-expanded', path: '/orders', as: '1001', windowOnly: true, act: expandOrder },
  { name: 'invoices', path: '/invoices', as: '1001' },
  { name: 'due-invoices', path: '/products/21', as: '1002', windowOnly: true, act: untilDialog },
  { name: 'press-room', path: '/pressroom' },
  { name: 'press-messages', path: '/pressroom/press' },
  { name: 'press-about', path: '/pressroom/aboutus' },
  { name: 'press-gallery', path: '/pressroom/gallery' },
  { name: 'press-newsletter', path: '/pressroom/newsletters' },
  { name: 'press-message', path: '/pressroom/press/1' },
  { name: 'press-product', path: '/pressroom/product/1' },
  { name: 'contact', path: '/kontakt' },
  { name: 'terms', path: '/koepvillkor' },
  { name: 'application', path: '/application' },
  { name: 'application-missing', path: '/application', act: applyTooSoon },
  { name: 'page-inspiration', path: '/inspiration' },
  { name: 'page-history', path: '/historien' },
  { name: 'page-sustainability', path: '/hallbarhet' },
  { name: 'page-meet-us', path: '/traffa-oss' },
  { name: 'page-privacy', path: '/personuppgifter' },
  { name: 'page-for-sellers', path: '/for-dig-som-saljer-oss', as: '1001' },
  { name: 'page-not-found', path: '/no-such-page' },
  { name: 'not-found', path: '/no/such/page' },
];

const main = (page: Page) => page.locator('main');

async function untilDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Meny|Menu)$/ }).click();
}

async function openCookieWindow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Läs om kakor|Read about cookies)$/ }).click();
  await untilDialog(page);
}

async function logInWrongly(page: Page): Promise<void> {
  const form = page.locator('form:has(input[name="username"])').last();
  await form.locator('input[name="username"]').fill('1001');
  await form.locator('input[name="password"]').fill('not it');
  await form.locator('button[type="submit"]').click();
  await form.getByRole('alert').waitFor();
}

async function openReset(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /(Glömt|Forgot)/ })
    .click();
  await untilDialog(page);
}

async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Filtrera: Sök bland artiklar|Filter: Search articles)$/ })
    .click();
  await page.locator('input[name="searchtext"]').waitFor();
}

/** Comes from another page, so that the browser must make the request. */
async function failedListing(page: Page): Promise<void> {
  await page.route('**/api/products*', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/products"]')?.click());
  await main(page).getByRole('alert').first().waitFor({ timeout: 30_000 });
}

async function chooseView(page: Page): Promise<void> {
  await main(page).locator('a[href="#picture-3"]').click();
  await main(page).locator('a[href="#picture-3"][aria-current]').waitFor();
}

async function addFirst(page: Page): Promise<void> {
  const card = main(page).locator('li:has(a[href^="/article/"])').first();
  await card.getByRole('button', { name: /^(Lägg i varukorg|Add to cart)/ }).click();
  await card.getByText(/(lades i varukorgen|added to the cart)/).waitFor();
}

async function emptyCart(page: Page): Promise<void> {
  for (const row of await rowsOf(page)) await page.request.delete(`/api/cartrow/${row.Id}`);
}

async function fillCart(page: Page): Promise<void> {
  if ((await rowsOf(page)).length >= 12) return;
  const { Articles } = (await (await page.request.get('/api/products?take=14&onlyInStock=true')).json()) as {
    Articles: { Id: number; QuantityPerPackage: number }[];
  };
  for (const { Id, QuantityPerPackage } of Articles) {
    const data = { ArticleId: Id, Quantity: QuantityPerPackage, QuickAdd: false };
    await page.request.post('/api/cartrow', { data });
  }
}

async function rowsOf(page: Page): Promise<{ Id: number }[]> {
  return ((await (await page.request.get('/api/cart')).json()) as { Rows: { Id: number }[] }).Rows;
}

async function orderTooSoon(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Skicka order|Send order)$/ }).click();
  await page
    .getByText(/(Detta fält krävs|This field is required)/)
    .first()
    .waitFor();
}

async function changePasswordWrongly(page: Page): Promise<void> {
  await page.locator('input[name="NewPassword"]').fill('abc');
  await main(page).locator('form button[type="submit"]').click();
  await main(page).locator('[aria-invalid="true"]').first().waitFor();
}

async function openAddress(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /(Ny|Skapa|New|Create)/ })
    .first()
    .click();
  await untilDialog(page);
}

async function expandOrder(page: Page): Promise<void> {
  const toggle = main(page).locator('[aria-expanded="false"]').nth(1);
  await toggle.click();
  await main(page).locator('[aria-expanded="true"]').first().waitFor();
  await main(page).locator('li table').first().waitFor();
}

async function applyTooSoon(page: Page): Promise<void> {
  await main(page).locator('form button[type="submit"]').click();
  await main(page).locator('[aria-invalid="true"]').first().waitFor();
}
