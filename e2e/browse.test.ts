import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import { sidewaysScrollOn } from './barriers.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import type { BuiltShop } from './built-shop.ts';
import { eachInBrowser } from './each-in-browser.ts';
import {
  changeLanguage,
  documentOf,
  open,
  openMenu,
  places,
  saying,
  withoutImages,
  type Place,
} from './public-pages.ts';

let shop: BuiltShop;
let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ shop, browser } = opened);
});

async function newPage({ language, width }: Place): Promise<ShopPage> {
  const page = await browser.newPage({ language, width });
  await withoutImages(page);
  return page;
}

test.each(places)(
  'the start page moves three pictures at a time, until stopped: $language, $width px',
  async (place) => {
    const page = await newPage(place);
    const say = saying(place);
    await page.clock.install({ time: '2030-01-01T12:00:00Z' });
    await open(page, '/');
    const slider = page.getByRole('region', { name: say('Bilder ur vår värld', 'Pictures from our world') });
    const slides = slider.locator('[aria-roledescription]');
    /** The active slide, once it has been scrolled into view. */
    const shown = () =>
      slides.evaluateAll((all) => {
        const index = all.findIndex((slide) => !slide.hasAttribute('inert'));
        const track = all[0]?.parentElement;
        return Math.abs((track?.scrollLeft ?? -1) - index * (track?.clientWidth ?? 1)) < 2 ? index : -1;
      });
    await expect.poll(() => slides.count()).toBe(2);
    await expect.poll(() => slides.first().locator('img').count()).toBe(3);

    await page.clock.pauseAt('2030-01-01T12:10:00Z');
    // What the pause has still set in motion comes to rest before the first picture is noted.
    const stop = slider.getByRole('button', { name: say('Pausa bildspel', 'Stop slide rotation') });
    const start = slider.getByRole('button', { name: say('Starta bildspel', 'Start slide rotation') });
    await stop.press('Enter');
    await start.waitFor();
    await expect.poll(shown).toBeGreaterThanOrEqual(0);
    const first = await shown();
    await start.press('Enter');
    await stop.waitFor();
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(4000);
      await expect.poll(shown).toBe((first + step) % 2);
    }

    await stop.click();
    await page.clock.runFor(9000);
    expect(await shown()).toBe((first + 1) % 2);
    while ((await shown()) !== 0) {
      await slider.getByRole('button', { name: say('Nästa bilder', 'Next images') }).click();
      await expect.poll(shown).toBeGreaterThanOrEqual(0);
    }
    await slider.getByRole('button', { name: say('Föregående bilder', 'Previous images') }).press('Enter');
    await expect.poll(shown).toBe(1);
    await slider.getByRole('button', { name: say('Nästa bilder', 'Next images') }).press('Enter');
    await expect.poll(shown).toBe(0);
    expect(page.problems()).toEqual([]);
    await page.close();
  },
);

test('pictures stand still for who wants no motion', async () => {
  const page = await newPage(places[0]!);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('button', { name: 'Starta bildspel' }).waitFor();
  await page.clock.runFor(9000);
  expect(await page.locator('[aria-roledescription="bild"]').first().getAttribute('inert')).toBeNull();
  await page.close();
});

test.each(places)('/start/… lands on its part of the page: $language, $width px', async (place) => {
  const page = await newPage(place);
  const say = saying(place);
  await open(page, '/start/resellers');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('resellers-heading');
  const sweden = page
    .locator('#resellers li')
    .filter({ hasText: say('Sverige', 'Sweden') })
    .first();
  expect(await sweden.locator('h4').first().innerText()).toBe('Göteborg');
  expect(await sweden.innerText()).toContain('Lotsens Kök');
  await expect
    .poll(() => page.locator('#resellers').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200);
  await expect.poll(() => page.locator('#aboutus figure').count()).toBe(4);
  await page
    .locator('#resellers')
    .getByRole('link', { name: say('Bli återförsäljare', 'Become a reseller') })
    .click();
  await page.waitForURL('**/application');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page
    .getByRole('navigation', { name: say('Produktgrupper', 'Product groups') })
    .waitFor({ state: 'detached' });
  await page.close();
});

test('a group with groups below it opens them and leads nowhere itself', async () => {
  const page = await newPage(places[0]!);
  await open(page, '/products');
  const groups = page.getByRole('navigation', { name: 'Produktgrupper' });
  const parent = groups.getByRole('button', { name: 'Kök' });
  await parent.click();
  await expect.poll(() => parent.getAttribute('aria-expanded')).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/products');
  await groups.getByRole('link', { name: 'Muggar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kök > Muggar' }).waitFor();
  await page.close();
});

test('on a phone the groups are reached by the list, and without scripts by links', async () => {
  const page = await newPage(places[1]!);
  await open(page, '/products');
  const choice = page.getByLabel('Choose a product group');
  await choice.selectOption({ label: 'Kitchen > Mugs' });
  await page.getByRole('heading', { level: 1, name: 'Kitchen > Mugs' }).waitFor();
  await expect
    .poll(() => choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .toBe('Kitchen > Mugs');
  const cards = page.locator('main li:has(h2)');
  const name = cards.nth(1).getByRole('heading').getByRole('link');
  await name.evaluate((link) => (link.textContent = 'Realisationsvinstbeskattningsunderlag'));
  expect(await sidewaysScrollOn(page, [390, 320])).toEqual([]);
  await page.close();

  const still = await browser.newPage({ width: 390, javaScript: false });
  await withoutImages(still);
  await still.goto('/products', { waitUntil: 'domcontentloaded' });
  await still.getByRole('link', { name: 'Muggar' }).first().click();
  await still.getByRole('heading', { level: 1, name: 'Kök > Muggar' }).waitFor();
  await still.close();
});

test.each(places)(
  'a listing goes on below, and comes back where it was left: $language, $width px',
  async (place) => {
    const page = await newPage(place);
    const say = saying(place);
    await open(page, '/products/11');
    const cards = page.locator('main li:has(h2)');
    await expect.poll(() => cards.count()).toBe(60);
    await page.getByRole('link', { name: say('Visa fler artiklar', 'Show more articles') }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(60);
    const last = cards.last().getByRole('link').first();
    const name = await last.innerText();
    await last.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await expect.poll(() => cards.last().isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect(page.problems()).toEqual([]);
    await page.close();
  },
);

test.each(places)(
  'only what is in stock is chosen once and remembered: $language, $width px',
  async (place) => {
    const page = await newPage(place);
    const say = saying(place);
    const found = () => page.getByRole('status').filter({ hasText: /\d/ }).first().innerText();
    await open(page, '/products');
    const all = await found();
    const onlyInStock = page.getByRole('checkbox', { name: say('Endast i lager', 'In stock only') });
    await onlyInStock.check();
    await expect.poll(found).not.toBe(all);
    const few = await found();
    await open(page, '/products');
    await expect.poll(() => onlyInStock.isChecked()).toBe(true);
    await expect.poll(found).toBe(few);
    expect(await page.evaluate(() => localStorage.getItem('onlyInStock'))).toBe('true');

    await open(page, '/products?searchtext=zzzz');
    await page.getByText(say('Hittade inga artiklar...', 'No articles found...')).waitFor();
    await page
      .getByRole('link', { name: say('Rensa filter', 'Clear filters') })
      .last()
      .click();
    await page.waitForURL('**/products');
    await page.close();
  },
);

test.each(places)('the header finds goods while one types and scans: $language, $width px', async (place) => {
  const page = await newPage(place);
  const say = saying(place);
  await open(page, '/kontakt');
  const field = page.getByRole('combobox', { name: say('Sök i hela sortimentet', 'Search the whole range') });
  await page.keyboard.press('/');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  const words = say('röd bri', 'red tra');
  // Who types slowly is shown what fits the first letters, and each further letter gives up what was chosen in that.
  const found = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('searchtext') === words,
  );
  await page.keyboard.type(words);
  await found;
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
  const options = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => options.first().innerText()).toMatch(say(/Bricka .*lingon/, /Tray .*lingonberry/));
  expect(await page.locator('header').innerText()).not.toMatch(/\/St|100 /);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull();
  await page.keyboard.press('ArrowDown');
  const chosen = await options.nth(1).getAttribute('id');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(chosen);
  await expect.poll(() => options.nth(1).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products?searchtext=*');
  await page
    .getByRole('heading', {
      level: 1,
      name: say('Sökresultat för ”röd bri”', 'Search results for “red tra”'),
    })
    .waitFor();

  // The heading takes the focus from the field.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.keyboard.press('/');
  for (const [scanned, path] of [
    ['9521234201137', '**/article/136/*'],
    ['9521234101017', '**/article/1/*'],
  ] as const) {
    await page.keyboard.type(scanned);
    await page.keyboard.press('Enter');
    await page.waitForURL(path);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(scanned);
  }
  await page.close();
});

test('the header searches before scripts do', async () => {
  const page = await browser.newPage({ javaScript: false, width: 390 });
  await page.goto('/kontakt');
  await page.locator('header input[name="searchtext"]').fill('mugg');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products?searchtext=mugg');
  await page.close();
});

test('without a network the next page says so, and comes with it', async () => {
  const page = await browser.newPage({ language: 'en' });
  await withoutImages(page);
  await open(page, '/products/21');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'All products' }).first().click();
  await page.getByText('No contact with the server.').waitFor();
  await page.context().setOffline(false);
  await page.locator('main li:has(h2)').first().waitFor();
  await expect.poll(() => page.getByText('No contact with the server.').count()).toBe(0);
  await page.close();
});

test.each(['sv', 'en'] as const)('season news and news carry their badges: %s', async (language) => {
  const [heading, season, isNew] = {
    sv: ['Säsongsnyheter', 'Säsongsnyhet', 'Nyhet'],
    en: ['New this season', 'New this season', 'New'],
  }[language];
  const badgesOf = (document: Document, badge?: string) =>
    [...document.querySelectorAll('main li:has(h2)')].filter((card) =>
      [...card.querySelectorAll('*')].some(({ textContent }) => textContent.trim() === badge),
    ).length;
  const listed = await documentOf(shop.url, '/products/seasonnews', language);
  expect(listed.querySelector('h1')?.textContent).toBe(heading);
  expect(badgesOf(listed, season)).toBeGreaterThan(5);
  expect(badgesOf(listed, season)).toBe(listed.querySelectorAll('main li:has(h2)').length);
  const news = await documentOf(shop.url, '/products?news=1', language);
  expect(badgesOf(news, isNew)).toBeGreaterThan(5);
});

test.each(['sv', 'en'] as const)('every stock text is told on the article page: %s', async (language) => {
  const say = saying({ language, width: 0 });
  const texts: [number, RegExp][] = [
    [1, /^100 (st|pcs)\+$/],
    [10, /^100 (st|pcs)$/],
    [15, /^1 (st|pcs)$/],
    [19, say(/^Beräknad leverans [a-zåäö]+ \d{4}$/, /^Expected [A-Z][a-z]+ \d{4}$/)],
    [23, say(/^Beställd$/, /^On order$/)],
    [27, say(/^Beställningsvara|^Säsongsvara/, /^Made to order|^Seasonal/)],
    [34, say(/^Slutsåld$/, /^Sold out$/)],
    [38, say(/^Slutsåld$/, /^Sold out$/)],
  ];
  for (const [id, text] of texts) {
    const article = await documentOf(shop.url, `/article/${id}/x`, language);
    const stock = [...article.querySelectorAll('dl > div')].filter((row) =>
      row.textContent.includes(say('Lagerstatus', 'Stock')),
    );
    expect([id, ...stock.map((row) => row.querySelector('dd')?.textContent.trim())]).toEqual([
      id,
      expect.stringMatching(text),
    ]);
  }
  const main = (await documentOf(shop.url, '/article/10/x', language)).querySelector('main')!;
  expect(main.innerHTML).toContain(say('Bild saknas', 'No picture'));
  expect(main.innerHTML).not.toMatch(/högupplöst|high-resolution/);
});

test('an article’s picture can be had in full, and its name leads through its groups', async () => {
  const page = await newPage(places[0]!);
  await open(page, '/article/1');
  const href = await page.getByRole('link', { name: /Ladda ner högupplöst bild/ }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toBe('image/jpeg');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename=".+\.jpg"$/);
  await page
    .getByRole('navigation', { name: 'Du är här' })
    .getByRole('link', { name: 'Brickor', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Brickor' }).waitFor();
  // The page is at its top by then, so that nothing moves below the pointer.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d\/St/);

  const card = page.locator('main li').filter({ hasText: '10101' });
  const second = card.locator('img[src*="/api/ArticleThumbnail/2001"]');
  const opacity = () => second.evaluate((image) => getComputedStyle(image).opacity);
  expect(await second.count()).toBe(0);
  await card.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe('0');
  await page.keyboard.press('Tab');
  await card.getByRole('link').first().focus();
  await expect.poll(opacity).toBe('1');
  await page.close();
});

test.each(places)(
  'the pictures of an article are chosen by keyboard: $language, $width px',
  async (place) => {
    const page = await newPage(place);
    const say = saying(place);
    await open(page, '/article/1');
    const choice = page.getByRole('list', { name: say('Bilder av artikeln', 'Pictures of the article') });
    const third = choice.getByRole('link', { name: say(/bild 3 av 3$/, /picture 3 of 3$/) });
    const large = page.locator('[id^="picture-"]');
    const download = page.locator('main a[download]');
    await expect.poll(() => choice.getByRole('link').count()).toBe(3);
    await expect.poll(() => download.getAttribute('href')).toBe('/api/ArticleImageFull/1');

    await third.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => choice.locator('[aria-current]').count()).toBe(1);
    await expect
      .poll(() => large.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x))))
      .toSatisfy(([first = 0, , last = 0]: number[]) => first < 0 && last >= 0 && last < place.width);
    // The row still moves when the last picture begins to show.
    await expect
      .poll(() => large.evaluateAll((all) => all.map((one) => one.hasAttribute('inert'))))
      .toEqual([true, true, false]);
    await expect.poll(() => download.getAttribute('href')).toBe('/api/ArticleImageFull/4001');
    await page
      .getByRole('status')
      .filter({ hasText: say(/bild 3 av 3/, /picture 3 of 3/) })
      .waitFor({ state: 'attached' });
    expect(new URL(page.url()).hash).toBe('');

    await large.last().getByRole('link').press('Enter');
    const viewer = page.getByRole('dialog', { name: say('Bilder av artikeln', 'Pictures of the article') });
    await viewer.getByText(say(/bild 3 av 3$/, /picture 3 of 3$/)).waitFor();
    await page.locator('dialog[aria-busy="false"]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText(say(/bild 2 av 3$/, /picture 2 of 3$/)).waitFor();
    await expect.poll(() => viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    // A picture chosen in the viewer stays chosen after the viewer is closed.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id^="picture-"]')?.id))
      .toBe('picture-2');
    await third.press('Enter');
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');

    await page.setViewportSize({ width: 844, height: 600 });
    await expect
      .poll(() =>
        large
          .last()
          .evaluate((last) => last.getBoundingClientRect().x >= 0 && last.getBoundingClientRect().x < 844),
      )
      .toBe(true);
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');

    // A row that pauses half way, as in a busy browser, shows no other picture yet.
    const scrollTo = (images: number) =>
      page
        .locator('#picture-1')
        .locator('..')
        .evaluate(async (track, at) => {
          // A hand on the row ends the movement that it is in.
          track.dispatchEvent(new PointerEvent('pointerdown'));
          track.style.scrollSnapType = 'none';
          const hasEnded = new Promise((done) => track.addEventListener('scrollend', done, { once: true }));
          track.scrollLeft = at * track.clientWidth;
          await hasEnded;
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        }, images);
    await scrollTo(0.6);
    expect(await third.getAttribute('aria-current')).toBe('true');
    await scrollTo(0);
    await expect.poll(() => third.getAttribute('aria-current')).toBe(null);
    expect(page.problems()).toEqual([]);
    await page.close();
  },
);

test('contact has five people to call and write to, and the terms can be read in both languages', async () => {
  const contact = await documentOf(shop.url, '/kontakt', 'en');
  const cards = [...contact.querySelectorAll('main li:has(h3)')];
  expect(cards.length).toBe(5);
  for (const card of cards)
    for (const kind of ['mailto', 'tel']) expect(card.querySelectorAll(`a[href^="${kind}:"]`).length).toBe(1);
  const page = await newPage(places[1]!);
  await open(page, '/koepvillkor');
  const inEnglish = await page.locator('main h2').nth(1).innerText();
  await changeLanguage(page, 'Svenska');
  await expect.poll(() => page.locator('main h2').nth(1).innerText()).not.toBe(inEnglish);
  await page.close();
});

test('the language that was chosen is kept, in the browser and for the server', async () => {
  const page = await newPage(places[1]!);
  await open(page, '/products');
  await openMenu(page);
  await changeLanguage(page, 'Svenska');
  await page.getByRole('heading', { level: 1, name: 'Alla produkter' }).waitFor();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('sv');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('sv');
  await open(page, '/kontakt?lang=en');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await open(page, '/kontakt');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.close();
});

test('the menu of a phone closes on the next page', async () => {
  const page = await newPage(places[1]!);
  await open(page, '/');
  await openMenu(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/kontakt');
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await page.close();
});

/** Opens an address whose page is not hydrated until `letGo` is called. */
async function openAsleep(page: ShopPage, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => letGo();
}

test('words and choices before the scripts have come are not lost', async () => {
  const page = await newPage(places[1]!);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  let letGo = await openAsleep(page, '/application');
  await field('name').fill('Vera Åkesson');
  await field('message').fill('Vi har två butiker.');
  letGo();
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('This field is required').first().waitFor();
  expect(await field('name').inputValue()).toBe('Vera Åkesson');
  expect(await field('name').getAttribute('aria-invalid')).toBeNull();
  expect(await field('message').inputValue()).toBe('Vi har två butiker.');
  await page.unrouteAll();

  letGo = await openAsleep(page, '/products');
  await page.getByLabel('In stock only').check();
  letGo();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => page.getByText('Found 285 articles').count()).toBe(0);
  await expect.poll(() => page.getByLabel('In stock only').isChecked()).toBe(true);
  await page.unrouteAll();

  letGo = await openAsleep(page, '/products');
  await page.getByLabel('Choose a product group').selectOption({ index: 2 });
  letGo();
  await page.waitForURL('**/products/*/**');
  await page.unrouteAll();

  letGo = await openAsleep(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  letGo();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('button', { name: 'Log in' }).first().waitFor();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  await page.close();
});

test('a press before the scripts have come is not lost', async () => {
  const page = await newPage(places[0]!);
  const letGo = await openAsleep(page, '/products');
  const toggle = page.getByRole('button', { name: 'Sök bland artiklar' });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  letGo();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  await page.close();
});

test('a page whose data cannot be had says so, and can be tried again', async () => {
  const page = await newPage(places[0]!);
  await open(page, '/kontakt');
  await page.route('**/api/resellers*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Start' }).click();
  await page.getByRole('button', { name: /Ladda om/ }).waitFor();
  await page.unroute('**/api/resellers*');
  await page.getByRole('button', { name: /Ladda om/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Återförsäljare' }).waitFor();
  await page.close();
});

test.each(places)(
  'a walk through every menu leaves nothing in the console: $language, $width px',
  async (place) => {
    const page = await newPage(place);
    const say = saying(place);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await open(page, '/');
    await openMenu(page);
    const menu = page.getByRole('navigation', { name: say('Huvudmeny', 'Main menu') });
    const names = await menu.getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(7);
    const paths = new Set<string | null>();
    const seen = new Set<string>();
    // The first link leads to the page where the walk starts, so it comes last.
    for (const index of [...names.keys()].toSorted((one, other) => (one || 99) - (other || 99))) {
      await openMenu(page);
      const link = menu.getByRole('link').nth(index);
      const path = await link.getAttribute('href');
      await link.click();
      await page.waitForURL(`**${path}`);
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      paths.add(path);
      seen.add(await page.title());
    }
    // On a phone the list of all products is reached by the shop's name and among the groups.
    expect(names.length - paths.size).toBeLessThanOrEqual(place.width < 600 ? 1 : 0);
    expect(seen.size).toBe(paths.size);
    for (const name of [say('Köpvillkor', 'Terms'), say('Pressrum', 'Press room')]) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    }
    await changeLanguage(page, say('English', 'Svenska'));
    await page.waitForLoadState('networkidle');
    expect([...page.problems(), ...refused]).toEqual([]);
    await page.close();
  },
);
