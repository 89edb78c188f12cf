import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { image } from '../test/images/intake.ts';
import { makeZip } from '../test/images/make-zip.ts';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { problemsOf } from './customer.ts';
import { dropImage, goToOffice, openOffice } from './office.ts';

let shop: BuiltShop;
let browser: ShopBrowser;
beforeAll(async () => {
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

type Listed = { Id: number; ArticleNumber: string };

async function someArticles(page: ShopPage): Promise<Listed[]> {
  const { Articles } = await (await page.request.get('/api/products?take=3')).json();
  return Articles as Listed[];
}

async function imagesOf(page: ShopPage, { Id }: Listed): Promise<number[]> {
  const { ImageId, ViewIds } = await (await page.request.get(`/api/office/articles/${Id}`)).json();
  return [ImageId, ...ViewIds] as number[];
}

test('pictures are dropped, corrected, taken in and come back to', async () => {
  const { page, t } = await openOffice(browser);
  const [first, second, third] = (await someArticles(page)) as [Listed, Listed, Listed];
  const before = await imagesOf(page, first);
  await goToOffice(page, '/office/articles');
  await page.getByRole('link', { name: t('intakes.open'), exact: true }).click();
  const zip = makeZip([
    { name: `Bilder/${second.ArticleNumber}.jpg`, bytes: await image(2, 600) },
    { name: 'lista.jpg', bytes: Buffer.from('Artikel;Pris') },
  ]);
  await page.locator('input[type="file"]').setInputFiles([
    { name: `${first.ArticleNumber}.jpg`, mimeType: 'image/jpeg', buffer: await image(1, 600) },
    { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await image(3, 600) },
    { name: 'bilder.zip', mimeType: 'application/zip', buffer: zip },
  ]);
  await page.waitForURL(/\/office\/pictures\/\d+$/);
  const rowOf = (name: string) => page.getByRole('row', { name });
  await rowOf('lista.jpg').getByText('ingen bild som kan läsas').waitFor();
  await dropImage(
    page,
    page.getByText(t('intakes.intro')),
    `Vas ${first.ArticleNumber} miljö.jpg`,
    '#336699',
  );
  await rowOf('miljö').waitFor();
  await page.getByText(t('intakes.ready.other', { n: 3 })).waitFor();

  const field = page.getByRole('combobox', { name: t('intakes.articleOf', { name: 'IMG_0001.jpg' }) });
  await field.fill('finns inte');
  await field.press('Enter');
  await rowOf('IMG_0001').getByText('Det finns ingen artikel finns inte').waitFor();
  await field.fill(third.ArticleNumber);
  await field.press('Enter');
  await page.getByText(t('intakes.ready.other', { n: 4 })).waitFor();
  await page
    .getByRole('combobox', { name: t('intakes.placeOf', { name: 'IMG_0001.jpg' }) })
    .selectOption({ label: '2' });
  await expect.poll(() => rowOf('IMG_0001').getByRole('combobox').last().inputValue()).toBe('2');
  expect(problemsOf(page, /status of 400/)).toEqual([]);

  // A picture that is dropped at another of its article changes places with it, as by the list of places.
  const placeOf = (name: string) =>
    page.getByRole('combobox', { name: t('intakes.placeOf', { name }), exact: true });
  const handle = (name: string) =>
    page.getByRole('button', { name: t('sort.handle', { name }), exact: true });
  const [own, room] = [`${first.ArticleNumber}.jpg`, `Vas ${first.ArticleNumber} miljö.jpg`];
  const last = await placeOf(room).inputValue();
  expect(await placeOf(own).inputValue()).toBe('1');
  // Near the edges of the window a drag scrolls the page.
  await rowOf(room).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await handle(own).dragTo(rowOf(room), { steps: 8 });
  await expect.poll(() => placeOf(own).inputValue()).toBe(last);
  await expect.poll(() => placeOf(room).inputValue()).toBe('1');
  await placeOf(own).selectOption('1');
  await expect.poll(() => placeOf(room).inputValue()).toBe(last);
  // At one of another article it goes to that article, and back by typing.
  await handle('IMG_0001.jpg').dragTo(rowOf(room), { steps: 8 });
  await expect.poll(() => field.inputValue()).toBe(first.ArticleNumber);
  // What is typed last is sent when the field is left for the button. Where that is refused, nothing is taken in.
  await page.route(/picture-intakes\/\d+$/, async (route) => {
    if (route.request().method() === 'PUT') await wait(500);
    await route.continue();
  });
  const takeIn = page.getByRole('button', { name: t('intakes.takeIn', { n: 4 }), exact: true });
  await field.fill('finns inte');
  await takeIn.click();
  await rowOf('IMG_0001').getByText('Det finns ingen artikel finns inte').waitFor();
  await field.fill(third.ArticleNumber);
  const began = page.waitForResponse(/\/take-in$/);
  await takeIn.click();
  expect((await began).status()).toBe(200);
  await page
    .getByRole('link', { name: t('intakes.title'), exact: true })
    .first()
    .click();
  await page.getByRole('cell', { name: t('intakes.state.done'), exact: true }).waitFor();
  await page
    .getByRole('row', { name: t('intakes.filesOf', { n: 5, read: 4 }) })
    .getByRole('link')
    .click();
  await page.getByText(t('intakes.done', { n: 4 })).waitFor();
  const after = await imagesOf(page, first);
  expect(after.length).toBe(before.length + 1);
  expect(after[0]).not.toBe(before[0]);
  // A list that was shown before its pictures were moved away asks for them until it has been read again.
  expect(problemsOf(page, /status of 400/, /status of 404 .*WaitingPicture/)).toEqual([]);

  await page.getByRole('button', { name: t('intakes.remove'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('intakes.remove'), exact: true })
    .click();
  await page.getByText(t('intakes.removed')).waitFor();
  await page.getByText(t('intakes.empty')).waitFor();
  expect(await imagesOf(page, first)).toEqual(after);
});
