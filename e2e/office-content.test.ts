import { formatMessage } from '../src/kit/fields/format-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOfStockholm, stockholmClock } from '#kit/text/stockholm-clock.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { openAs } from './customer.ts';
import { dragByFinger, goToOffice, openOffice, imageFile, press } from './office.ts';

let shop: BuiltShop;
let browser: ShopBrowser;
let page: ShopPage;
let t: OfficeT;

beforeAll(async () => {
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
  ({ page, t } = await openOffice(browser));
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Requests the path without any session. */
async function outside(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${shop.url}${path}`);
  return { status: response.status, text: await response.text() };
}

async function write(label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label, exact: true });
  await editor.click();
  await editor.pressSequentially(text);
}

/** Saves, and waits until the form has taken what was answered: it would overwrite what is typed before. */
async function save(): Promise<void> {
  expect(await press(page, t('general.save'))).toBe(200);
  await page.getByRole('button', { name: t('form.discard') }).waitFor({ state: 'detached' });
}

test('a press message is written, waits for its moment and is then seen by all', async () => {
  await goToOffice(page, '/office/press-messages');
  await page.getByRole('link', { name: t('press.newMessage') }).click();
  await page.getByLabel(t('press.field.TitleSV')).fill('Sjöbris på nya muggar');
  await page.getByLabel(t('press.field.TitleEN')).fill('Sea breeze on new mugs');
  await write(t('press.field.MessageSV'), 'Serien kommer i höst.');
  await page.keyboard.press('Control+a');
  await page
    .getByRole('button', { name: t('richText.bold') })
    .first()
    .click();
  await write(t('press.field.MessageEN'), 'The range comes in autumn.');
  await page.getByRole('radio', { name: t('press.publish.at') }).check();
  const inAnHour = stockholmClock(new Date(Date.now() + 3_600_000));
  await page.getByLabel(t('press.field.PublishAt')).fill(inAnHour);
  const files = [await imageFile('ett.jpg', '#335577'), await imageFile('tva.jpg', '#775533')];
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  await expect.poll(() => page.locator('details').count()).toBe(2);
  await page.locator('summary').first().click();
  await page
    .getByLabel(t('form.inSwedish', { label: t('images.caption') }))
    .first()
    .fill('Muggen');
  await page.getByRole('button', { name: t('sort.handle', { name: 'Muggen' }) }).press('ArrowDown');
  expect(await press(page, t('form.create'))).toBe(200);
  await page.waitForURL(/press-messages\/\d+$/);
  // The form of a new message has made way for that of the saved one.
  await page.getByRole('button', { name: t('form.delete'), exact: true }).waitFor();
  const id = page.url().split('/').at(-1)!;

  const story = await page.request.get(`/api/office/press/messages/${id}`).then((answer) => answer.json());
  expect(story).toMatchObject({
    PublishAt: momentOfStockholm(inAnHour)?.toISOString(),
    MessageSV: '<p><strong>Serien kommer i höst.</strong></p>',
    Pictures: [{ CaptionSV: '' }, { CaptionSV: 'Muggen' }],
  });
  const places = [
    `/pressroom/press/${id}/x`,
    `/api/pressroommessage?id=${id}`,
    `/api/PressMessageImage/${id}`,
    `/api/PressMessageZip/${id}`,
    `/api/ArticleImage/${story.Pictures[0].ImageId}`,
  ];
  const lists = ['/pressroom/moomin', '/feed/press.sv.xml', '/sitemap.xml', '/api/pressroommessages'];
  for (const place of places) expect((await outside(place)).status, place).toBe(404);
  for (const list of lists) expect((await outside(list)).text, list).not.toMatch(/Sjöbris|sjobris/);

  await page.getByRole('button', { name: t('press.publish.now'), exact: true }).click();
  await save();
  for (const place of places) expect((await outside(place)).status, place).toBeLessThan(400);
  for (const list of lists) expect((await outside(list)).text, list).toMatch(/Sjöbris|sjobris/);
  expect((await outside(`/pressroom/press/${id}/x`)).text).not.toContain('dateModified');
});

test('two who edit one message see both versions; a deletion is undone', async () => {
  const id = page.url().split('/').at(-1)!;
  const path = `/api/office/press/messages/${id}`;
  const now = await page.request.get(path).then((answer) => answer.json());
  await page.request.put(path, { data: { ...now, TitleSV: 'Kollegans rubrik', Place: 'Umeå' } });
  await page.getByLabel(t('press.field.TitleSV')).fill('Min rubrik');
  expect(await press(page, t('general.save'))).toBe(409);
  const both = page.getByRole('alertdialog', { name: t('conflict.title') });
  await both.getByText('Kollegans rubrik').waitFor();
  await both.getByText('Kollegans rubrik').click();
  await both.getByRole('button', { name: t('conflict.goOn') }).click();
  await save();
  const saved = await page.request.get(path).then((answer) => answer.json());
  expect(saved).toMatchObject({ TitleSV: 'Kollegans rubrik', Place: 'Umeå' });
  expect((await outside(`/pressroom/press/${id}/x`)).text).toMatch(/"dateModified":"20\d\d-/);

  await page.getByRole('button', { name: t('form.delete'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: t('form.delete.title', { name: 'Kollegans rubrik' }) });
  await asked.getByRole('button', { name: t('form.delete') }).click();
  await page.waitForURL('**/office/press-messages');
  expect((await outside(`/pressroom/press/${id}/x`)).status).toBe(404);
  expect(await press(page, t('form.undo'))).toBe(200);
  await expect.poll(async () => (await outside(`/api/pressroommessage?id=${id}`)).status).toBe(200);
});

test('a page of every kind of block is put together, seen while it is written, and published', async () => {
  await goToOffice(page, '/office/pages/new');
  await page.getByLabel(t('pages.field.TitleSV')).fill('Allt på en sida');
  await page.getByLabel(t('pages.field.TitleEN')).fill('All on one page');
  await page.getByLabel(t('pages.field.Slug')).fill('pressroom');
  const outline = page.locator('[data-key]');
  const kinds = 12;
  await expect.poll(() => page.getByLabel(t('pages.addBlock')).locator('option').count()).toBe(kinds);
  for (let kind = 1; kind < kinds; kind++) {
    await page.getByLabel(t('pages.addBlock')).selectOption({ index: kind });
    await expect.poll(() => outline.count()).toBe(kind);
    await page.getByLabel(t('form.inSwedish', { label: t('pages.heading') })).fill(`Block ${kind}`);
    await page.getByLabel(t('form.inEnglish', { label: t('pages.heading') })).fill(`Part ${kind}`);
  }
  await outline.filter({ hasText: 'Block 2' }).click();
  await write(t('form.inSwedish', { label: t('pages.content') }), 'Ord på svenska');
  const [sv, en] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')];
  await sv.getByRole('heading', { name: 'Block 2' }).waitFor();
  await sv.getByText('Ord på svenska').waitFor();
  await en.getByRole('heading', { name: 'Part 2' }).waitFor();

  const handle = page.getByRole('button', { name: /^Flytta Text: Block 2/ });
  await handle.press('ArrowUp');
  await expect.poll(() => outline.allInnerTexts().then(([first]) => first)).toMatch(/Block 2/);
  await page
    .getByRole('button', { name: /^Flytta Bild: Block 3/ })
    .dragTo(outline.filter({ hasText: 'Block 5' }), { steps: 5 });
  await expect
    .poll(() => page.locator('ul ul [data-key]').allInnerTexts())
    .toEqual([expect.stringMatching(/Block 3/)]);

  await page.getByRole('button', { name: t('pages.publish') }).click();
  await page.getByText(formatMessage('pageAddress', 'sv')).first().waitFor();
  await page.getByLabel(t('pages.field.Slug')).fill('allt-pa-en-sida');
  expect(await press(page, t('pages.publish'))).toBe(200);
  await page.waitForURL(/office\/pages\/\d+$/);
  // The editor of a new page has made way for that of the saved one.
  await page.getByRole('button', { name: t('pages.unpublish') }).waitFor();
  const { Blocks } = JSON.parse((await outside('/api/Pages/allt-pa-en-sida?languageCode=en')).text);
  expect(Blocks.map(({ BlockType }: { BlockType: string }) => BlockType)).toEqual([
    'text',
    'hero',
    'imageText',
    'columns',
    'gallery',
    'quote',
    'links',
    'products',
    'resellers',
    'form',
  ]);
  expect(Blocks[3].ChildBlocks).toMatchObject([{ BlockType: 'image', Heading: 'Part 3' }]);
  const shown = await outside('/allt-pa-en-sida');
  expect([shown.status, /Ord på svenska/.test(shown.text)]).toEqual([200, true]);
});

test('an older version of a page is taken up again', async () => {
  await page.locator('input[name="TitleSV"]').fill('En annan rubrik');
  await page.locator('[data-key]').first().click();
  await page.getByRole('button', { name: t('pages.block.remove') }).click();
  expect(await press(page, t('pages.saveDraft'))).toBe(200);
  await page.getByText(t('pages.state.changed')).first().waitFor();
  expect((await outside('/allt-pa-en-sida')).text).toContain('Ord på svenska');
  await page
    .getByRole('button', { name: t('pages.takeVersion') })
    .first()
    .click();
  await expect.poll(() => page.locator('input[name="TitleSV"]').inputValue()).toBe('Allt på en sida');
  await expect.poll(() => page.locator('[data-key]').first().innerText()).toMatch(/Block 2/);
  expect(await press(page, t('pages.publish'))).toBe(200);
  await page.getByText(t('pages.state.published'), { exact: true }).first().waitFor();
  expect((await outside('/allt-pa-en-sida')).text).toContain('Ord på svenska');
  expect(page.problems().filter((problem) => !/ 40[49] |status of 40[49]/.test(problem))).toEqual([]);
});

test('a page that moves is found by its old address, and one taken down is not', async () => {
  await page.getByLabel(t('pages.field.Slug')).fill('flyttad');
  expect(await press(page, t('pages.publish'))).toBe(200);
  const old = await fetch(`${shop.url}/allt-pa-en-sida?lang=en`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/flyttad?lang=en']);
  expect((await outside('/flyttad')).status).toBe(200);
  expect((await outside('/sitemap.xml')).text).not.toContain('allt-pa-en-sida');
  // What is taken down is the version that the page shows.
  const inShop = page.getByRole('link', { name: t('articles.inShop') });
  await expect.poll(() => inShop.getAttribute('href')).toBe('/flyttad');
  await page.getByRole('button', { name: t('pages.unpublish') }).click();
  const answered = page.waitForResponse(/unpublish$/);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('pages.unpublish') })
    .click();
  expect((await answered).status()).toBe(200);
  await page.getByText(t('pages.unpublished', { title: 'Allt på en sida' })).waitFor();
  await page.getByText(t('pages.state.draft'), { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('pages.unpublish') }).count()).toBe(0);
  for (const path of ['/flyttad', '/allt-pa-en-sida']) expect((await outside(path)).status).toBe(404);
});

test('texts, settings, contact persons and pictures are seen in the shop as soon as they are saved', async () => {
  await goToOffice(page, '/office/web-texts');
  await page.getByRole('link', { name: t('webTexts.at.Contact'), exact: true }).click();
  await write(t('form.inSwedish', { label: t('webTexts.text') }), 'Ring före lunch. ');
  expect(await press(page, t('general.save'))).toBe(200);
  expect((await outside('/kontakt')).text).toContain('Ring före lunch.');

  await goToOffice(page, '/office/words/menu.contact');
  await page.getByLabel(t('form.inSwedish', { label: t('words.text') })).fill('Hör av dig');
  expect(await press(page, t('general.save'))).toBe(200);
  expect((await outside('/')).text).toContain('Hör av dig');

  await goToOffice(page, '/office/settings/look');
  await page.locator('[name="LookAccent"]').fill('#b4472e');
  expect(await press(page, t('general.save'))).toBe(200);
  expect((await outside('/')).text).toMatch(/<style>:root\{[^<]*--accent:#/);

  await goToOffice(page, '/office/contact-persons');
  const persons = page.locator('ol > li h2');
  await persons.first().waitFor();
  const [first = '', second = '', third = ''] = await persons.allInnerTexts();
  const handle = (name: string) => page.getByRole('button', { name: t('sort.handle', { name }) });
  await dragByFinger(page, handle(first), handle(second));
  const order = () => persons.allInnerTexts().then((names) => names.slice(0, 3));
  await expect.poll(order).toEqual([second, first, third]);
  await handle(first).click();
  await page.getByRole('button', { name: t('sort.down') }).click();
  await expect.poll(order).toEqual([second, third, first]);
  expect(await press(page, t('general.save'))).toBe(200);
  expect(JSON.parse((await outside('/api/staff')).text).slice(0, 3)).toMatchObject([
    { Name: second },
    { Name: third },
    { Name: first },
  ]);

  await goToOffice(page, '/office/web-images?group=4');
  await page.locator('ol > li h2').first().waitFor();
  const before = await page.locator('ol > li h2').count();
  await page.locator('input[type="file"][multiple]').setInputFiles(await imageFile('ny.jpg', '#557733'));
  await expect.poll(() => page.locator('ol > li h2').count()).toBe(before + 1);
  await page.getByLabel(t('webImages.name')).last().fill('Ny i galleriet');
  expect(await press(page, t('general.save'))).toBe(200);
  expect((await outside('/api/webimages/4')).text).toContain('Ny i galleriet');
});

test('mails are listed by their state; sales are shown as figures and saved as a file', async () => {
  await goToOffice(page, '/office/mail?state=dead');
  await page.getByText(t('list.noneMatch')).waitFor();
  await goToOffice(page, '/office/figures');
  await page.getByRole('row').nth(1).waitFor();
  await page.getByLabel(t('figures.what')).selectOption('country');
  await page.getByRole('rowheader', { name: 'Sverige' }).first().waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('figures.csv') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^sales-country-.*\.csv$/);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: t('figures.xlsx') }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^sales-country-.*\.xlsx$/);
  await page.getByLabel(t('figures.what')).selectOption('short');
  await page.getByRole('table', { name: t('figures.by.short') }).waitFor();
  await outside('/api/search?searchtext=Trampolin');
  await page.getByLabel(t('figures.what')).selectOption('vain');
  await page.getByRole('cell', { name: 'trampolin' }).waitFor();
});

test('a price list is made for a group of customers, with a campaign that its customers alone are given', async () => {
  await goToOffice(page, '/office/price-lists/new');
  await page.getByLabel(t('priceLists.field.Code')).fill('CAFE');
  await page.getByLabel(t('form.inSwedish', { label: t('priceLists.name') })).fill('Kaféer');
  expect(await press(page, t('form.create'))).toBe(200);
  await page.getByRole('button', { name: t('prices.new') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('articles.field.ArticleNumber')).fill('10103');
  await sheet.getByLabel(t('prices.priceIn', { currency: 'SEK' })).fill('123,40');
  await sheet.getByLabel(t('prices.field.ValidFrom')).fill('2026-01-02');
  await sheet.getByLabel(t('prices.field.ValidTo')).fill('2026-01-01');
  await sheet.getByRole('button', { name: t('general.save') }).click();
  await sheet.getByText(t('prices.daysWrong')).waitFor();
  await sheet.getByLabel(t('prices.field.ValidTo')).fill('2099-12-31');
  await sheet.getByRole('button', { name: t('general.save') }).click();
  await page.getByRole('row', { name: /10103/ }).getByText(t('prices.state.holds')).waitFor();

  await goToOffice(page, '/office/customers?q=1001');
  await page.getByRole('link', { name: '1001', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^1001 / }).waitFor();
  await page.getByLabel(t('customers.field.PriceListCode')).selectOption('CAFE');
  expect(await press(page, t('general.save'))).toBe(200);
  const customer = await openAs(browser, '1001', {});
  const { Articles } = await (await customer.request.get('/api/search?searchtext=10103')).json();
  expect(Articles[0]).toMatchObject({ ArticleNumber: '10103', Price: 123.4 });
  expect((await outside('/api/search?searchtext=10103')).text).not.toMatch(/123[.,]4|"Price"/);

  await goToOffice(page, '/office/price-lists/CAFE');
  await page.getByRole('link', { name: '1001', exact: true }).waitFor();
  await page.getByRole('button', { name: t('form.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('form.delete') })
    .click();
  await page.getByRole('alert').getByText('Används av 1 kund').waitFor();
});
