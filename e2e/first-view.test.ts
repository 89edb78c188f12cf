import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Request } from 'playwright-core';
import { logIn, type ShopBrowser, type ShopPage } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { problemsOf } from './customer.ts';
import { publicPaths, withoutImages } from './public-pages.ts';

/** Bytes after Brotli, like the following limits. */
const mostOfScripts = 130_000;
const mostOfScriptsOfListing = 120_000;
/** The bytes that a server may send before the first acknowledgement, less the headers. */
const mostOfDocument = 13_400;

const differentPages = [
  '/',
  '/products?searchtext=mugg',
  '/products?searchtext=zzzz',
  '/article/1/x',
  '/inspiration',
  '/application',
  '/pressroom',
  '/pressroom/press/13/x',
  '/requirelogin',
  '/no-such-page',
];

let shop: BuiltShop;
let browser: ShopBrowser;

// Nobody answers there, but without the setting the error reports would not be built in at all.
eachInBrowser(
  (opened) => {
    ({ shop, browser } = opened);
  },
  { env: { SENTRY_DSN: 'http://key@127.0.0.1:9/1' } },
);

test.each(['/', '/products/21', '/article/1', '/pressroom'])(
  'the first view of %s fetches at most 130 kB of scripts, 30 kB of styles and 50 kB of fonts',
  async (path) => {
    const page = await browser.newPage({ width: 390, height: 844 });
    const [scripts, styles, fonts, documents] = ['script', 'stylesheet', 'font', 'document'].map((kind) =>
      fetchesOf(page, kind),
    );
    await page.goto(path);
    // On a busy machine the network may idle before the scripts are asked for.
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => bytes(scripts)).toBeGreaterThan(50_000);
    expect(await bytes(scripts)).toBeLessThanOrEqual(mostOfScripts);
    await expect.poll(() => bytes(styles)).toBeGreaterThan(1_000);
    expect(await bytes(styles)).toBeLessThanOrEqual(30_000);
    expect(await bytes(documents)).toBeLessThanOrEqual(mostOfDocument);
    await expect.poll(() => bytes(fonts)).toBeGreaterThan(10_000);
    expect(await bytes(fonts)).toBeLessThanOrEqual(50_000);
    for (const script of scripts ?? []) expect(await text(script), script.url()).not.toMatch(notForEveryone);
    await page.close();
  },
);

test.each(differentPages)('%s looks the same before the style sheet has come', async (path) => {
  const page = await browser.newPage({ width: 390, height: 844 });
  await withoutImages(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  // A font that arrived between the two measurements would cause a difference.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  const sheet = page.locator('style + link[rel=stylesheet]');
  await sheet.waitFor({ state: 'attached' });
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  for (const { width, attributes } of [
    { width: 390, attributes: ['data-first', 'data-plain'] },
    { width: 1280, attributes: [] },
    { width: 1280, attributes: ['data-customer', 'data-list'] },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(markPage, attributes);
    const { seen, others } = await sheet.evaluate(looksWithout);
    expect(others, attributes.join()).toEqual([]);
    expect(seen).toBeGreaterThan(20_000);
  }
  await page.close();
});

test.each(publicPaths)('%s asks for at most 130 kB of scripts, a listing for 120', async (path) => {
  const html = await (await fetch(shop.url + path)).text();
  const scripts = [...html.matchAll(/ data-(?:scripts|preloads)="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  let sum = 0;
  for (const script of scripts) {
    const answer = await fetch(shop.url + script, { headers: { 'accept-encoding': 'br' } });
    sum += Number(answer.headers.get('content-length'));
    await answer.body?.cancel();
  }
  expect(scripts.length).toBeGreaterThan(3);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(path.startsWith('/products') ? mostOfScriptsOfListing : mostOfScripts);
});

test.each(['/products/21', '/article/1', '/pressroom'])(
  'the state of %s comes with its scripts, and is a visitor’s whoever asks',
  async (path) => {
    const html = await (await fetch(`${shop.url}${path}?lang=en`)).text();
    const state = /<script[^>]* data-page="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const asVisitor = await (await fetch(shop.url + state)).text();
    const login = await fetch(`${shop.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '1001', password: 'demo1234' }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect(cookie).toContain('session=');
    const asCustomer = await fetch(shop.url + state, { headers: { cookie } });
    expect(await asCustomer.text()).toBe(asVisitor);
    expect(JSON.parse(asVisitor)).toMatchObject({ language: 'en', siteUrl: shop.url });
    expect(asVisitor).not.toMatch(/"(?:Regular)?Price"/);
    const etag = asCustomer.headers.get('etag') ?? '';
    const known = await fetch(shop.url + state, { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
  },
);

test.each([
  ['', 404],
  ['?path=products', 404],
  ['?path=@elsewhere.example/', 404],
  ['?path=%2Farticle%2F1', 404],
  ['?path=%2F%2Felsewhere.example', 200],
  ['?path=%2Fno-such-page', 200],
  ['?path=%2F%25zz', 200],
])('/page.json%s is answered %i', async (query, status) => {
  const answer = await fetch(`${shop.url}/page.json${query}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(status === 200 ? { siteUrl: shop.url } : { status });
});

test('a page is hydrated although its state comes only at a later request', async () => {
  const page = await browser.newPage();
  await page.route('**/page.json*', (route) => route.abort(), { times: 1 });
  await page.goto('/kontakt');
  await page.locator('html[data-ready]').waitFor();
  await page.close();
});

test('who waits long for a page to be hydrated is told so, until it is', async () => {
  const page = await browser.newPage({ language: 'en' });
  let tries = 0;
  let isTold = false;
  // First a captive portal answers with its own page.
  await page.route('**/page.json*', async (route) =>
    ++tries === 1 ? route.fulfill({ body: '<html>' }) : isTold ? route.continue() : route.abort(),
  );
  await page.goto('/application');
  await page.locator('input').first().fill('typed early');
  await page.getByText('It is trying again').waitFor();
  isTold = true;
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => page.getByText('It is trying again').count()).toBe(0);
  expect(await page.locator('input').first().inputValue()).toBe('typed early');
  await page.close();
});

test('a page that an order has overtaken is hydrated as it was, with all that it shows', async () => {
  const page = await browser.newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/page.json*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/article/5');
  const heading = await page.locator('h1').elementHandle();

  const customer = await browser.newPage();
  await logIn(customer, '1001');
  const read = async () =>
    (await (await customer.request.get('/api/article/5')).json()) as {
      QuantityAvailable: number;
      QuantityPerPackage: number;
    };
  const before = await read();
  const order = { wayOfDeliveryId: 1, partialDelivery: true };
  await customer.request.post('/api/cartrow', {
    data: { ArticleId: 5, Quantity: before.QuantityPerPackage },
  });
  expect((await customer.request.post('/api/Order', { data: order })).status()).toBe(200);
  expect((await read()).QuantityAvailable).toBeLessThan(before.QuantityAvailable);

  release();
  await page.locator('html[data-ready]').waitFor();
  expect(await heading?.evaluate((one) => one.isConnected)).toBe(true);
  expect(problemsOf(page)).toEqual([]);
  await customer.close();
  await page.close();
});

test.each([
  ['comes at the second try', 1, 1],
  ['does not come', 99, 2],
])('a page is hydrated once when its style sheet %s', async (_when, failures, documents) => {
  const page = await browser.newPage();
  let loaded = 0;
  page.on('request', (request) => (loaded += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/assets/*.css', (route) => route.abort(), { times: failures });
  await page.goto('/requirelogin');
  await expect.poll(() => loaded).toBe(documents);
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(failures === 1 ? 1 : 0);
  expect(loaded).toBe(documents);
  await page.close();
});

test('a page is not loaded again where what was chosen in it would be lost', async () => {
  const page = await browser.newPage({ width: 390, height: 844, language: 'en' });
  let loaded = 0;
  page.on('request', (request) => (loaded += request.isNavigationRequest() ? 1 : 0));
  let chosen = (): void => undefined;
  const isChosen = new Promise<void>((done) => (chosen = done));
  await page.route('**/assets/*.css', async (route) => {
    await isChosen;
    await route.abort();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  const inStock = page.getByLabel('In stock only');
  await inStock.check();
  chosen();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => inStock.isChecked()).toBe(true);
  expect(loaded).toBe(1);
  await page.close();
});

test('a page whose code is gone since a new version is loaded as a whole, and says so when that is gone too', async () => {
  const page = await browser.newPage();
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/assets/contact-page*.js', (route) => route.abort());
  const toContact = page.locator('a[href="/kontakt"]').first();
  await toContact.click();
  await page.waitForURL('**/kontakt');
  await page.locator('h1', { hasText: 'Kontakt' }).waitFor();
  await expect.poll(() => page.locator('html[data-first], html:not([data-hydrated])').count()).toBe(1);

  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => sessionStorage.setItem('loaded again', `${location.origin}/kontakt`));
  await toContact.click();
  await page.getByRole('button', { name: 'Ladda om sidan' }).waitFor();
  await page.close();
});

test('a browser that knows a page keeps what it was told of its styles', async () => {
  const ask = (headers = {}) => fetch(`${shop.url}/pressroom`, { headers });
  const first = await ask();
  const [, styles = ''] = /<style data-first>(.*?)<\/style>/s.exec(await first.text()) ?? [];
  const policy = first.headers.get('content-security-policy');
  expect(policy).toContain(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
  // The first request reaches the web server, the following ones are answered by the cache in front of it.
  for (const _ of [1, 2, 3]) {
    const known = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([known.status, known.headers.get('content-security-policy')]).toEqual([304, policy]);
    expect((await ask()).headers.get('content-security-policy')).toBe(policy);
  }
});

test.each(['sv', 'en'] as const)('the shop can be kept on a home screen in %s', async (language) => {
  const page = await browser.newPage({ language });
  expect(await (await page.goto('/'))?.text()).not.toContain('rel="manifest"');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(href ?? '')).json()).toMatchObject({ lang: language });
  await page.close();
});

test('a window that cannot be fetched says so, and comes at the next press', async () => {
  const page = await browser.newPage();
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Endast nödvändiga' }).click();
  await page.route('**/assets/cookie-window-*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  await page.getByText('Något gick fel. Försök igen om en stund.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  await page.getByRole('dialog', { name: 'Kakor' }).waitFor();
  await page.close();
});

/** The error-reporting service, and the staff's office. */
const notForEveryone = /sentry|\/office\//i;

test.each(['dist/client/assets/error-service', 'dist/office/office/assets/entry'])(
  '%s would be known by its words',
  (start) => {
    const folder = join(start, '..');
    const file = readdirSync(folder).find(
      (name) => join(folder, name).startsWith(start) && name.endsWith('.js'),
    );
    expect(readFileSync(join(folder, file ?? ''), 'utf8')).toMatch(notForEveryone);
  },
);

// `pages.test.ts` tries the same on a phone.
test('nothing moves when the fonts come late', async () => {
  const page = await browser.newPage({ width: 1280, height: 844 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  for (const path of ['/', '/products/21', '/article/1', '/pressroom']) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift, path).toBeLessThan(0.02);
  }
  await page.close();
});

/** Sets the attributes as the first script of a page does. */
function markPage(attributes: string[]): void {
  for (const name of ['data-first', 'data-plain', 'data-customer', 'data-list'])
    document.documentElement.toggleAttribute(name, attributes.includes(name));
}

/**
 * Compares each element and its pseudo-elements with and without the style sheet: how many properties were compared,
 * and which differ. Properties that it never sets cannot differ.
 */
function looksWithout({ sheet }: HTMLLinkElement): { seen: number; others: string[] } {
  if (!sheet) throw new Error('no style sheet');
  const elements = document.querySelectorAll('html, body, body *:not(script)');
  const parts = [...elements].flatMap((element) =>
    ['', '::before', '::after'].map((part) => ({ element, part })),
  );
  const setBy = (rule: CSSRule): string[] => [
    ...(rule instanceof CSSStyleRule ? rule.style : []),
    ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(setBy) : []),
  ];
  const names = [...new Set([...sheet.cssRules].flatMap(setBy))].filter((name) => !name.startsWith('--'));
  const looks = (disabled: boolean) => {
    // The `disabled` of the link takes effect later.
    sheet.disabled = disabled;
    for (const moving of document.getAnimations()) moving.cancel();
    return parts.map(({ element, part }) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  };
  const [whole, without] = [looks(false), looks(true)];
  const others = parts.flatMap(({ element, part }, at) => {
    const had = new Set(whole[at]);
    const news = (without[at] ?? []).filter((one) => !had.delete(one));
    const name = `${element.tagName}.${element.getAttribute('class')}${part}`;
    return news.length + had.size > 0 ? [`${name} ${news.join('; ')} instead of ${[...had].join('; ')}`] : [];
  });
  return { seen: whole.flat().length, others };
}

/** Collects the page's requests of that kind. */
function fetchesOf(page: ShopPage, kind: string): Request[] {
  const fetches: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind) fetches.push(request);
  });
  return fetches;
}

/** The transferred size, compressed. */
async function bytes(fetches: readonly Request[] = []): Promise<number> {
  const sizes = await Promise.all(fetches.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function text(fetched: Request): Promise<string> {
  return (await (await fetched.response())?.text()) ?? '';
}
