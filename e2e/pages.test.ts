import type { Document } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersOn, sidewaysScrollOn } from './barriers.ts';
import { logIn, openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { openDocumentsInPieces, type DocumentsInPieces } from './documents-in-pieces.ts';
import { addPageOfEveryBlock } from './page-of-every-block.ts';
import { documentOf, open, places, publicPaths, saying, withoutImages } from './public-pages.ts';

let shop: BuiltShop;
let browser: ShopBrowser;
let pieces: DocumentsInPieces;

beforeAll(async () => {
  // Nothing listens at port 9, so the mail server is unreachable.
  shop = await startBuiltShop({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'shop@shop.example',
      MAIL_ORDERS_TO: 'maker@shop.example',
    },
    prepare: addPageOfEveryBlock,
  });
  browser = await openBrowser(shop.url);
  pieces = await openDocumentsInPieces(shop.url);
});
afterAll(async () => {
  await browser?.close();
  pieces?.close();
  await shop?.stop();
});

test.each(places)(
  'a page shows every kind of block, and bears what is unknown or hostile: $language, $width px',
  async (place) => {
    const page = await browser.newPage(place);
    const say = saying(place);
    await open(page, '/alla-block');
    await page
      .getByRole('heading', { level: 1, name: say('Alla slags block', 'Every kind of block') })
      .waitFor();
    const main = page.locator('main');
    for (const name of ['Fientlig text', 'Bild och text', 'Spalter i spalt', 'Innerst', 'Bilder', 'Butiker'])
      await main.getByRole('heading', { name, exact: true }).waitFor();
    expect(await main.getByText(/Okänt slag|Syns inte|Inte heller|Farlig/).count()).toBe(0);
    await main.getByText('Djupast ner').waitFor();
    expect(await main.locator('blockquote').innerText()).toBe('Ett citat');
    await expect.poll(() => main.locator('figcaption').filter({ hasText: 'Någon' }).count()).toBe(1);
    await expect.poll(() => main.locator('figcaption').filter({ hasText: 'Bildtexten' }).count()).toBe(1);
    await expect.poll(() => main.locator('section:has(> h2:text-is("Bilder")) figure').count()).toBe(2);
    const first = (await main.getByRole('heading', { name: 'Första spalten' }).boundingBox())!;
    const second = (await main.getByRole('heading', { name: 'Spalter i spalt' }).boundingBox())!;
    expect(second.x > first.x + 100).toBe(place.width > 768);

    expect(await main.getByRole('link', { name: 'Inåt' }).getAttribute('target')).toBeNull();
    const abroad = main.getByRole('link', { name: /^Utåt/ });
    await expect.poll(() => abroad.getAttribute('target')).toBe('_blank');
    await expect.poll(() => abroad.getAttribute('rel')).toContain('noopener');
    expect(await main.getByRole('link', { name: 'Brev' }).getAttribute('href')).toBe(
      'mailto:press@shop.example',
    );
    const chosen = main.locator('section:has(> h2:text-is("Utvalt")) li');
    await expect.poll(() => chosen.count()).toBe(2);
    await main.getByText('Lotsens Kök').waitFor();

    const letter = main.locator('form').filter({ has: page.locator('textarea') });
    await letter.getByRole('button').click();
    await letter.getByText(say('Detta fält krävs', 'This field is required')).waitFor();
    const lost = main.locator('figure').filter({ hasText: 'Förlorad bild' });
    await lost.scrollIntoViewIfNeeded();
    await lost.getByRole('img', { name: say('Bild saknas', 'No picture yet') }).waitFor();

    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
    expect(
      await main.locator('script, iframe, [onclick], [style*="fixed"], form[action*="evil"]').count(),
    ).toBe(0);
    expect(await barriersOn(page, [place.width], '/alla-block')).toEqual([]);
    expect(await sidewaysScrollOn(page, [640, 320])).toEqual([]);
    expect(page.problems().filter((problem) => !problem.includes('/900001'))).toEqual([]);

    await page.setViewportSize({ width: place.width, height: 900 });
    await main.getByRole('link', { name: 'Inåt' }).click();
    await page.waitForURL('**/kontakt');
    await page.close();
  },
);

test.each(['sv', 'en'] as const)(
  'the maker’s own pages have headings in order and safe links: %s',
  async (language) => {
    const wrong: string[] = [];
    const paths = await cmsPaths();
    expect(paths).toContain('/personuppgifter');
    expect(paths.length).toBeGreaterThanOrEqual(5);
    for (const path of paths) {
      const sent = await documentOf(shop.url, path, language);
      expect(sent.documentElement.lang).toBe(language);
      wrong.push(...faultsOf(sent).map((fault) => `${path} ${fault}`));
    }
    expect(wrong).toEqual([]);
  },
);

/** Returns the pages with a single path segment that is not another page's. */
async function cmsPaths(): Promise<string[]> {
  const map = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const found = [...map.matchAll(/<loc>([^<?]*)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
  const others = ['/products', '/kontakt', '/koepvillkor', '/application', '/pressroom', '/alla-block'];
  return found.filter((path) => /^\/[^/]+$/.test(path) && !others.includes(path));
}

function faultsOf(document: Document): string[] {
  const faults: string[] = [];
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) => ({
    level: Number(heading.tagName[1]),
    text: heading.textContent,
  }));
  if (levels.length === 0) faults.push('has no heading');
  levels.forEach(({ level, text }, index) => {
    const before = levels[index - 1]?.level ?? 0;
    if (level > before + 1) faults.push(`h${level} after h${before}: ${text}`);
  });
  for (const link of document.querySelectorAll('main a[href]')) {
    const { protocol, origin, href } = new URL(link.getAttribute('href')!, shop.url);
    if (!/^(?:https?|mailto|tel):$/.test(protocol)) faults.push(`leads to ${href}`);
    const isAbroad = protocol.startsWith('http') && origin !== shop.url;
    if (isAbroad && !link.getAttribute('rel')?.includes('noopener')) faults.push(`opens ${href}`);
  }
  return faults;
}

test('the menu has the maker’s pages in the language that is chosen', async () => {
  const page = await browser.newPage();
  await open(page, '/kontakt');
  const menu = page.getByRole('navigation', { name: /Huvudmeny|Main menu/ });
  await menu.getByRole('link', { name: 'Hållbarhet' }).waitFor();
  await page.getByRole('button', { name: 'English' }).first().click();
  await menu.getByRole('link', { name: 'Sustainability' }).waitFor();
  await page.close();
});

test.each(['sv', 'en'] as const)(
  'every public page says in %s what is shown where it is shared',
  async (language) => {
    const wrong: string[] = [];
    const paths = publicPaths.filter((path) => !/requirelogin|searchtext|page=|article\/10/.test(path));
    for (const path of [...paths, ...(await cmsPaths())]) {
      const answer = await fetch(`${shop.url}${path}?lang=${language}`);
      const html = await answer.text();
      if (answer.status !== 200) wrong.push(`${path} ${answer.status}`);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'og:locale'])
        if (html.split(`property="${name}" content="`).length !== 2) wrong.push(`${path} ${name}`);
      const image = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
      if (!image.startsWith(`${shop.url}/api/`) && image !== `${shop.url}/look/share.jpg`)
        wrong.push(`${path} ${image}`);
      if (!html.includes(`<html lang="${language}"`)) wrong.push(`${path} is in another language`);
      if (html.split('rel="canonical"').length !== 2) wrong.push(`${path} canonical`);
      for (const other of ['sv', 'en', 'x-default'])
        if (!html.includes(`hreflang="${other}"`) && !html.includes(`hrefLang="${other}"`))
          wrong.push(`${path} ${other}`);
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        wrong.push(
          ...missingIn(JSON.parse(json) as Record<string, unknown>).map((what) => `${path} ${what}`),
        );
    }
    expect(wrong).toEqual([]);
  },
);

/** What search engines require of each kind of data. A price must never be included. */
const asked: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'address', 'email', 'telephone'],
  Product: ['name', 'image', 'description', 'sku', 'brand'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'image'],
};

function missingIn(fact: Record<string, unknown>): string[] {
  const type = String(fact['@type']);
  const missing = (asked[type] ?? ['a known type']).filter((name) => !fact[name]);
  return [...missing, ...('offers' in fact ? ['offers'] : [])].map((name) => `${type} ${name}`);
}

test('a group, an article and a message are known by their names', async () => {
  const canonical = async (path: string) =>
    /rel="canonical" href="([^"]*)"/.exec(await (await fetch(shop.url + path)).text())?.[1];
  expect(await canonical('/products/11')).toBe(`${shop.url}/products/11/rektangulara-brickor`);
  expect(await canonical('/products/11?lang=en')).toBe(`${shop.url}/products/11/rectangular-trays?lang=en`);
  expect(await canonical('/article/5')).toMatch(/\/article\/5\/bricka-[a-z0-9-]+$/);
  expect(await canonical('/pressroom/press/13?lang=en')).toMatch(
    /\/13\/milky-way-lands-on-a-throw\?lang=en$/,
  );
});

test('an unknown language is Swedish, an unknown name is not there', async () => {
  const page = await (await fetch(`${shop.url}/kontakt?lang=xx`)).text();
  expect(page).toContain('<html lang="sv"');
  for (const path of ['/finns-inte', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/products/99999', '/article/0'])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 404]);
});

test.each([
  ['/PRODUCTS?page=2&utm=x', '/products?page=2&utm=x'],
  ['/Products/11/Namn/?lang=en', '/products/11/Namn?lang=en'],
  ['/kontakt/', '/kontakt'],
  ['/ORDERS', '/orders'],
  ['/RequireLogin/?reset=abc', '/requirelogin?reset=abc'],
  ['//', '/'],
])('%s leads to %s for good', async (asked, right) => {
  const answer = await fetch(shop.url + asked, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
});

test.each([
  ['a page of a list that is beyond the last', '/products?page=99'],
  ['that of a group', '/products/11?page=99'],
  ['that of the season’s news', '/products/seasonnews?page=99'],
  ['that of a search', '/products?searchtext=bricka&page=99'],
  ['an address that cannot be decoded', '/%E0%A4%A'],
  ['a name that every object has', '/start/constructor'],
])('%s is not there: %s', async (_what, path) => {
  for (const [language, title] of [
    ['sv', 'Sidan finns inte'],
    ['en', 'Page not found'],
  ] as const) {
    const answer = await fetch(shop.url + path, { headers: { cookie: `language=${language}` } });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${title} –`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('programs are told of an address that cannot be decoded as of any other that is not there', async () => {
  const answer = await fetch(`${shop.url}/api/article/%E0%A4%A?languageCode=en`);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 404, type: '/problems/not-found' });
});

test('every picture comes in the best form that is taken, and once', async () => {
  const [{ Id }] = (await (await fetch(`${shop.url}/api/webimages/4`)).json()) as [{ Id: number }];
  const ofOneId = ['ArticleThumbnail/1', 'ArticleImage/1', 'ArticleImageWide/1'];
  // The printable file contains metadata, which may be corrected.
  const ofWhatChanges = [
    'ArticleImageFull/1',
    `WebImage/${Id}`,
    `WebImageThumbnail/${Id}`,
    'PressMessageImage/13',
  ];
  for (const path of [...ofOneId, ...ofWhatChanges]) {
    const get = async (accept: string, headers = {}) =>
      await fetch(`${shop.url}/api/${path}`, { headers: { accept, ...headers } });
    const typeFor = async (accept: string) => `${path} ${(await get(accept)).headers.get('content-type')}`;
    const isFull = path.includes('Full');
    expect(await typeFor('image/jpeg')).toBe(`${path} image/jpeg`);
    expect(await typeFor('image/webp,*/*')).toBe(`${path} ${isFull ? 'image/jpeg' : 'image/webp'}`);
    const { headers } = await get('image/webp,*/*');
    expect(headers.get('cache-control')).toBe(
      ofOneId.includes(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    );
    expect(headers.get('vary')).toContain('Accept');
    const again = await get('image/webp,*/*', { 'if-none-match': headers.get('etag') ?? '' });
    expect([path, again.status]).toEqual([path, 304]);
    // The best format takes long to render, so it is rendered after the first response.
    if (path.includes('Thumbnail'))
      await expect.poll(() => typeFor('image/avif,image/webp,*/*')).toBe(`${path} image/avif`);
  }
});

const jumpless = ['/', '/products/11', '/article/1', '/pressroom', '/pressroom/gallery', '/inspiration'];

test.each(jumpless)(
  'nothing jumps on %s while the document comes in pieces, and its fonts and pictures late',
  async (path) => {
    const page = await browser.newPage({ width: 390, height: 844 });
    await page.route(/\/api\/\w*(?:Image|Thumbnail)\w*\/|\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    expect(await movedWhileOpening(page, pieces.url + path)).toBeLessThan(0.02);
    await page.close();
  },
);

test('on a phone the goods come early, and do not jump when a customer’s prices come', async () => {
  const page = await browser.newPage({ width: 390, height: 844 });
  await withoutImages(page);
  const firstCard = page.locator('main li:has(h2)').first();
  const topOfCard = () => firstCard.evaluate((card) => card.getBoundingClientRect().top);
  await open(page, '/products/21');
  expect(await topOfCard()).toBeLessThan(250);
  await logIn(page, '1001');
  await open(page, '/products/21');
  // From here on the browser knows that it has a customer.
  await firstCard.getByText('/St').waitFor();
  expect(await movedWhileOpening(page, '/products/22')).toBeLessThan(0.05);
  await firstCard.getByText('/St').waitFor();
  expect(await topOfCard()).toBeLessThan(300);
  // A customer who is already logged in is redirected, without the footer moving in view.
  expect(await movedWhileOpening(page, '/requirelogin', '/products')).toBeLessThan(0.05);
  await page.close();
});

/** Returns the layout shift in the browser's metric: the affected share of the viewport times the distance. */
async function movedWhileOpening(page: ShopPage, path: string, redirected?: string): Promise<number> {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await untilPainted(page);
  if (redirected !== undefined) {
    await page.waitForURL(`**${redirected}`);
    await page.locator('main li:has(h2)').first().waitFor();
    await untilPainted(page);
  }
  return await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
}

/** Waits until the page is hydrated, and what is in view of its fonts and pictures has come and is painted. */
async function untilPainted(page: ShopPage): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight || !image.checkVisibility();
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}

const application = {
  name: 'Vera Lind',
  company: 'Hemma',
  email: 'v@hemma.example',
  address: 'Storgatan 1',
  zipCodeAndCity: '111 22 Stockholm',
  telephone: '08 465 004 00',
  identity: '556677-8899',
};

test.each(places)(
  'an application of a megabyte is refused in words, and nothing is lost, nor when the mail server is down: $language, $width px',
  async (place) => {
    const page = await browser.newPage(place);
    const say = saying(place);
    await open(page, '/application');
    for (const [name, value] of Object.entries(application))
      await page.locator(`[name="${name}"]`).fill(value);
    const message = page.locator('[name="message"]');
    await message.fill('x'.repeat(1_000_000));
    const send = page.locator('main form button[type="submit"]');
    await send.click();
    await page.getByText(say('För lång text', 'The text is too long')).waitFor();
    expect((await message.inputValue()).length).toBe(1_000_000);
    expect(await page.locator('[name="company"]').inputValue()).toBe('Hemma');
    const answer = await page.request.post('/api/resellerapplication', {
      data: { ...application, message: 'x'.repeat(1_000_000) },
    });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      413,
      'application/problem+json; charset=utf-8',
    ]);

    await message.fill(place.language);
    await send.click();
    await page
      .getByRole('heading', { level: 1, name: say('Tack för din ansökan', 'Thank you for your application') })
      .waitFor();
    const id = places.indexOf(place) + 1;
    await expect
      .poll(() => shop.logs())
      .toMatch(new RegExp(`"reseller-application-${id}".*a mail could not be sent and will be tried again`));
    await page.close();
  },
);

test('without a newsletter there is no form, without a service no error is reported', async () => {
  const page = await browser.newPage({ language: 'en' });
  const answer = await page.goto('/pressroom/newsletters');
  await page.getByText('Sign-up is not open right now.').waitFor();
  expect(await page.locator('main form').count()).toBe(0);
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
  expect(await answer?.text()).not.toContain('errorReportsTo');
  await page.close();
});
