import { expect, test } from 'vitest';
import { zipEntries } from '../test/zip-entries.ts';
import { sidewaysScrollOn } from './barriers.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { open, places, saying, withoutImages } from './public-pages.ts';

const newsletter = 'https://letters.example/subscribe';

let shop: BuiltShop;
let browser: ShopBrowser;

eachInBrowser(
  (opened) => {
    ({ shop, browser } = opened);
  },
  { env: { NEWSLETTER_ACTION_URL: newsletter } },
);

test.each(places)(
  'the press room has five parts, each message its label: $language, $width px',
  async (place) => {
    const page = await browser.newPage(place);
    await withoutImages(page);
    const say = saying(place);
    await open(page, '/pressroom');
    const parts = page.getByRole('navigation', {
      name: say('Pressrummets delar', 'Sections of the press room'),
    });
    const names = await parts.getByRole('link').allInnerTexts();
    expect(names).toEqual(
      say(
        ['Produktnyheter', 'Press', 'Om oss', 'Galleri', 'Nyhetsbrev'],
        ['Product news', 'Press', 'About us', 'Gallery', 'Newsletters'],
      ),
    );
    const paths = ['moomin', 'press', 'aboutus', 'gallery', 'newsletters'];
    for (const [index, name] of names.entries()) {
      const link = parts.getByRole('link', { name, exact: true });
      await link.click();
      await page.waitForURL(`**/pressroom/${paths[index]}`);
      await page.locator('main h1').filter({ hasText: name }).or(page.locator('main h1')).first().waitFor();
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
      await expect.poll(() => page.locator('main img[src*="/api/WebImage/"]').first().isVisible()).toBe(true);
      await page
        .getByRole('complementary', { name: say('Presskontakt', 'Press contact') })
        .locator('a[href^="mailto:"]')
        .first()
        .waitFor();
    }

    await parts.getByRole('link', { name: 'Press', exact: true }).click();
    const messages = page.locator('main article');
    const ours = messages.filter({ hasText: say('Pressmeddelande', 'Press release') }).first();
    const theirs = messages.filter({ hasText: say('Sagt om oss', 'Said about us') }).first();
    await theirs.waitFor();
    await expect.poll(() => theirs.getByRole('link').first().getAttribute('target')).toBe('_blank');
    await expect.poll(() => theirs.getByRole('link').first().getAttribute('href')).toMatch(/^https:/);
    const [, tealGreen, tealBlue] = await colourOf(ours, say('Pressmeddelande', 'Press release'));
    expect(Math.min(tealGreen, tealBlue)).toBeGreaterThan(60);
    const [purpleRed, purpleGreen, purpleBlue] = await colourOf(theirs, say('Sagt om oss', 'Said about us'));
    expect(Math.min(purpleRed, purpleBlue)).toBeGreaterThan(purpleGreen);
    expect(await ours.locator('time').innerText()).toMatch(/^\d{1,2} [A-Za-zåäö]+ \d{4}$/);
    await ours.getByRole('link').first().click();
    await page.waitForURL(/\/pressroom\/press\/\d+\/[a-z0-9-]+$/);

    await open(page, '/pressroom/product/1');
    await page.getByRole('link', { name: say('Till produktnyheterna', 'To product news') }).click();
    await page.waitForURL('**/pressroom/moomin');
    expect(page.problems()).toEqual([]);
    await page.close();
  },
);

async function colourOf(message: ReturnType<ShopPage['locator']>, label: string) {
  const colour = await message
    .getByText(label, { exact: true })
    .first()
    .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue] as const;
}

test.each(places)('the gallery goes round and tells of each picture: $language, $width px', async (place) => {
  const page = await browser.newPage(place);
  await withoutImages(page);
  const say = saying(place);
  await open(page, '/pressroom/gallery');
  const viewer = page.getByRole('region', { name: say('Bildvisning', 'Picture viewer') });
  const next = viewer.getByRole('button', { name: say('Nästa bild', 'Next image') });
  await viewer.getByRole('button', { name: say('Föregående bild', 'Previous image') }).click();
  await viewer.getByText(say('Bild 12 av 12', 'Image 12 of 12')).waitFor();
  await viewer.getByText(/Fjällbrusa Form/).waitFor();
  await next.press('ArrowRight');
  await viewer.getByText(say('Bild 1 av 12', 'Image 1 of 12')).waitFor();
  const licence = say(
    'Datorframställd bild. Fri att använda i redaktionellt sammanhang. Ange Fjällbrusa Form.',
    'Computer-generated picture. Free for editorial use. Please credit Fjällbrusa Form.',
  );
  await expect.poll(() => page.locator('main').getByText(licence).count()).toBe(1);
  await page
    .locator('main li figure')
    .nth(4)
    .getByRole('link', { name: say(/^Visa .* stort/, /^Show .* large/) })
    .click();
  await viewer.getByText(say('Bild 5 av 12', 'Image 5 of 12')).waitFor();

  await page.route('**/api/webimages/4*', (route) => route.fulfill({ json: [] }));
  await open(page, '/pressroom/press');
  await page.getByRole('link', { name: say('Galleri', 'Gallery'), exact: true }).click();
  await page.getByText(say('Här är tomt än så länge...', 'Nothing here yet...'), { exact: true }).waitFor();
  expect(page.problems()).toEqual([]);
  await page.close();
});

test.each(places)('a journalist takes words and pictures along: $language, $width px', async (place) => {
  const page = await browser.newPage(place);
  await withoutImages(page);
  const say = saying(place);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  const title = say('Espressomuggen blir tyngre i botten', 'A heavier foot for the espresso mug');
  const caption = say(
    'Espressomuggar Måsvik i Kol och Sjö, Kottestig i Honung.',
    'Espresso mugs Gull Bay in Charcoal and Lake, Pine Path in Honey.',
  );
  const origin = say('Bild: Fjällbrusa Form.', 'Picture: Fjällbrusa Form.');
  const licence = say(
    'Datorframställd bild. Fri att använda i redaktionellt sammanhang. Ange Fjällbrusa Form.',
    'Computer-generated picture. Free for editorial use. Please credit Fjällbrusa Form.',
  );
  await open(page, '/pressroom/moomin');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const more = page.locator('figure').filter({ hasText: caption });
  await more.getByText(origin).waitFor();
  await more.getByText(licence).waitFor();
  await more
    .getByRole('link', {
      name: say(/Ladda ner högupplöst JPEG, 3000.×.2000.px/, /Download high-res JPEG, 3000.×.2000.px/),
    })
    .waitFor();

  const zip = page.getByRole('link', { name: say(/Ladda ner alla 3 bilder/, /Download all 3 pictures/) });
  const file = await page.request.get((await zip.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.zip"$/);
  const entries = zipEntries(await file.body());
  const captions = say('bildtexter.txt', 'captions.txt');
  expect([...entries.keys()].at(-1)).toBe(captions);
  expect(entries.size).toBe(4);
  expect(String(entries.get(captions))).toContain(origin);

  await page.getByRole('button', { name: say('Kopiera texten', 'Copy the text') }).click();
  await page.getByText(say('Kopierat', 'Copied'), { exact: true }).first().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(title);
  // Who said it when, where it stands, and what the company says of itself.
  expect(copied).toMatch(
    say(/^Källa: Fjällbrusa Form, \d+ \w+ \d{4}$/m, /^Source: Fjällbrusa Form, \d+ \w+ \d{4}$/m),
  );
  // Whoever is given the text reads it in the same language.
  expect(copied.split('\n')).toContain(say(page.url(), `${page.url()}?lang=en`));
  expect(copied).toContain(say('Grundat 1987 av Rut', 'Founded in 1987 by Rut'));
  expect(copied).not.toContain(licence);
  await more.getByRole('button', { name: say(/^Kopiera bildtexten/, /^Copy the caption/) }).click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.readText()).replace(/\r/g, '')))
    .toBe([caption, origin, licence].join('\n'));
  expect(await sidewaysScrollOn(page, [place.width, 320])).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const isOnPaper = (selector: string) => page.locator(selector).first().isVisible();
  expect(await Promise.all(['h1', 'main time', 'main img', 'main p'].map(isOnPaper))).not.toContain(false);
  expect(
    await Promise.all(['footer nav', 'header form', 'main nav', 'main button'].map(isOnPaper)),
  ).not.toContain(true);
  expect(page.problems()).toEqual([]);
  await page.close();
});

test.each(places)(
  'the newsletter is asked for straight from the service: $language, $width px',
  async (place) => {
    const page = await browser.newPage(place);
    const say = saying(place);
    await open(page, '/pressroom/newsletters');
    const send = page.getByRole('button', {
      name: say('Prenumerera på nyhetsbrevet', 'Subscribe to the newsletter'),
    });
    await send.click();
    await page.getByText(say('Detta fält krävs', 'This field is required')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('EMAIL');
    await page.locator('[name="EMAIL"]').fill('red@tidning');
    await page.getByText(say('Ange en giltig e-postadress', 'Enter a valid e-mail address')).waitFor();
    await page.locator('[name="EMAIL"]').fill('red@tidning.example');
    await page.locator('[name="FNAME"]').fill('Ada');
    await page.locator('[name="LNAME"]').fill('Öberg');
    await page.locator('main form').getByRole('checkbox').check();
    await page.route(newsletter, (route) => route.fulfill({ body: 'ok' }));
    const [request] = await Promise.all([page.waitForRequest(newsletter), send.click()]);
    expect([...new URLSearchParams(request.postData() ?? '')]).toEqual([
      ['EMAIL', 'red@tidning.example'],
      ['FNAME', 'Ada'],
      ['LNAME', 'Öberg'],
      ['marketing_permission', 'yes'],
    ]);
    await page.close();
  },
);

test.each(['sv', 'en'] as const)(
  'feeds and search engines are told of each message in %s',
  async (language) => {
    const page = await (await fetch(`${shop.url}/pressroom?lang=${language}`)).text();
    expect(page).toMatch(
      new RegExp(`<link[^>]*type="application/atom\\+xml"[^>]*/feed/press.${language}.xml`),
    );
    const feed = await fetch(`${shop.url}/feed/press.${language}.xml`);
    expect(feed.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    const xml = await feed.text();
    expect(xml).toContain(`xml:lang="${language}"`);
    const links = [...xml.matchAll(/<entry>.*?<link[^>]*href="([^"]+)"/gs)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(5);

    const address = links.find((link) => link.includes('/pressroom/press/'))!.replaceAll('&amp;', '&');
    const html = await (await fetch(address, { redirect: 'follow' })).text();
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    const news = facts.find((fact) => fact['@type'] === 'NewsArticle');
    expect(news).toMatchObject({ inLanguage: language, publisher: { '@type': 'Organization' } });
    expect(html).toContain(`<meta property="og:title" content="${htmlOf(String(news?.headline))}`);
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
  },
);

function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

test('a picture that cannot be had leaves its place, and the words stay', async () => {
  const page = await browser.newPage();
  await page.route('**/api/ArticleImage/**', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/pressroom/product/1');
  await page.getByRole('img', { name: 'Bild saknas' }).first().waitFor();
  expect(await page.locator('main h1').innerText()).not.toBe('');
  await page.close();
});

test.each([
  '/pressroom/nothing',
  '/pressroom/press/999999/x',
  '/pressroom/press/0',
  '/pressroom/press/abc',
  '/pressroom/product/99999999999',
  '/pressroom/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
])('%s is not there', async (path) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('<script>alert');
});
