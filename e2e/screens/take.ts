import type { Page } from 'playwright-core';
import { logIn, type ShopBrowser, type ShopPage } from '../browser.ts';
import type { State } from './states.ts';

export type Look = { width: number; language: 'sv' | 'en' };

/** Taller than any page needs to be for a review. */
const tallest = 9_000;

/** Takes a picture of a state after everything has loaded and nothing moves. */
export async function takeScreen(browser: ShopBrowser, state: State, look: Look): Promise<Buffer> {
  const page = await openState(browser, state, look);
  try {
    if (!state.windowOnly) await rollThrough(page);
    await settle(page);
    const size = await page.evaluate(() => document.documentElement.scrollHeight);
    return await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      ...(!state.windowOnly && {
        fullPage: true,
        clip: {
          x: 0,
          y: 0,
          width: look.width,
          height: Math.min(Math.max(size, heightOf(look.width)), tallest),
        },
      }),
    });
  } finally {
    await page.close();
  }
}

/** Opens a page in that state; the caller closes it. */
async function openState(browser: ShopBrowser, state: State, look: Look): Promise<ShopPage> {
  const page = await openPageFor(browser, state, look);
  await enterState(page, state, { until: 'networkidle' });
  return page;
}

/** Opens a page for the state's user: a customer, or a visitor who has or has not answered about cookies. */
export async function openPageFor(browser: ShopBrowser, state: State, look: Look): Promise<ShopPage> {
  const page = await browser.newPage({ ...look, height: heightOf(look.width) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cookies = await sessionOf(page, state.as);
  if (!state.asksForCookies) cookies.push({ name: 'cookieAnswer', value: 'all' });
  const url = new URL((await page.request.get('/healthz')).url()).origin;
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  if (state.as) {
    await page.addInitScript(
      ([customer, seen]) => {
        localStorage.setItem('customer', customer ?? '');
        if (seen) localStorage.setItem('dueInvoicesSeen', customer ?? '');
      },
      [state.as, state.name === 'due-invoices' ? '' : 'seen'],
    );
  }
  return page;
}

export async function enterState(
  page: ShopPage,
  state: State,
  { until }: { until: 'domcontentloaded' | 'networkidle' },
): Promise<void> {
  await state.before?.(page);
  await page.goto(state.path, { waitUntil: until });
  await page.locator('html[data-ready]').waitFor();
  await state.act?.(page);
}

export function heightOf(width: number): number {
  return width < 600 ? 844 : 900;
}

const sessions = new Map<string, { name: string; value: string }[]>();

/** Each customer logs in only once, because of the rate limit. */
async function sessionOf(page: Page, customer: string | undefined) {
  if (customer === undefined) return [];
  const known = sessions.get(customer);
  if (known) return [...known];
  await logIn(page, customer);
  const cookies = (await page.context().cookies())
    .filter(({ name }) => name !== 'language')
    .map(({ name, value }) => ({ name, value }));
  sessions.set(customer, cookies);
  return [...cookies];
}

/** Scrolls past all lazy pictures, and back. */
async function rollThrough(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const height = Math.min(document.documentElement.scrollHeight, most);
    for (let top = 0; top < height; top += 700) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo(0, 0);
    const late = new Promise((done) => setTimeout(done, 20_000));
    /** A picture outside the visible part of a slider may never load. */
    const isDrawn = (image: HTMLImageElement) => {
      const { top, width } = image.getBoundingClientRect();
      return image.complete || top > most || width === 0 || image.closest('[inert]') !== null;
    };
    const allDrawn = (async () => {
      while (![...document.images].every(isDrawn)) await new Promise((done) => setTimeout(done, 100));
    })();
    await Promise.race([late, allDrawn]);
  }, tallest);
}

/** Waits until all loaded fonts and pictures have been painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture outside the visible part of a slider may never load.
    const late = new Promise((done) => setTimeout(done, 3_000));
    const asked = [...document.images].filter((image) => image.complete);
    await Promise.race([late, Promise.all(asked.map((image) => image.decode().catch(() => undefined)))]);
  });
}
