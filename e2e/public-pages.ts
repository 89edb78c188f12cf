import { Window, type Document } from 'happy-dom';
import type { ShopPage } from './browser.ts';

export type Place = { language: 'sv' | 'en'; width: number };

/** Each language and each width once, since their effects are independent. */
export const places: Place[] = [
  { language: 'sv', width: 1280 },
  { language: 'en', width: 390 },
];

export const saying =
  ({ language }: Place) =>
  <T>(sv: T, en: T): T =>
    language === 'sv' ? sv : en;

/** One address of every kind of public page; those of `missing` answer 404. */
export const publicPaths = [
  '/',
  '/products',
  '/products/1',
  '/products/11?page=2',
  '/products?searchtext=zzzz',
  '/products?searchtext=mugg&colors=2&news=1',
  '/products/seasonnews',
  '/article/1/x',
  '/article/10/x',
  '/pressroom',
  '/pressroom/press',
  '/pressroom/aboutus',
  '/pressroom/gallery',
  '/pressroom/newsletters',
  '/pressroom/press/13/x',
  '/pressroom/product/1/x',
  '/inspiration',
  '/hallbarhet',
  '/traffa-oss',
  '/kontakt',
  '/koepvillkor',
  '/application',
  '/requirelogin',
];

export const missing = ['/no/such/page', '/no-such-page', '/article/999999', '/products/999'];

/** Goes to an address and waits until the page is hydrated, but not for its pictures. */
export async function open(page: ShopPage, path: string): Promise<number> {
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return answer?.status() ?? 0;
}

/** What the server sends to a visitor, without a browser: no scripts, no styles. */
export async function documentOf(shopUrl: string, path: string, language: 'sv' | 'en'): Promise<Document> {
  const answer = await fetch(shopUrl + path, { headers: { cookie: `language=${language}` } });
  const { document } = new Window({ url: shopUrl });
  document.write(await answer.text());
  return document;
}

/** Blocks pictures, because rendering them at the first request takes long and they do not matter here. */
export async function withoutImages(page: ShopPage): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>';
  await page.route(/\/api\/(Web|Article|Press)\w*Image\w*\/\d+|\/api\/ArticleThumbnail\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  );
}

export async function openMenu(page: ShopPage): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Meny|Menu)$/ });
  if (!(await toggle.isVisible())) return;
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await menuToggle(page, 'true').waitFor();
}

const menuToggle = (page: ShopPage, isExpanded: 'true' | 'false') =>
  page.locator(`button[aria-controls="menus"][aria-expanded="${isExpanded}"]`);

export async function changeLanguage(page: ShopPage, name: 'Svenska' | 'English'): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name }).first().click();
  await page.locator(`html[lang="${name === 'English' ? 'en' : 'sv'}"]`).waitFor();
  // The address is told of the language last, which closes every menu that is open by then.
  await menuToggle(page, 'false').waitFor({ state: 'attached' });
}
