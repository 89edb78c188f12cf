import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOfStockholm, stockholmClock } from '#kit/stockholm-clock.ts';
import type { OfficeT } from '#shop/texts/office-text.ts';
import { openBrowser } from './browser.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { startBuiltShop } from './built-shop.ts';
import type { BuiltShop } from './built-shop.ts';
import { goToOffice, openOffice, pictureFile, press } from './office.ts';

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

/** What somebody who is nobody gets. */
async function outside(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${shop.url}${path}`);
  return { status: response.status, text: await response.text() };
}

async function write(label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label, exact: true });
  await editor.click();
  await editor.pressSequentially(text);
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
  const files = [await pictureFile('ett.jpg', '#335577'), await pictureFile('tva.jpg', '#775533')];
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  await expect.poll(() => page.locator('details').count()).toBe(2);
  await page.locator('summary').first().click();
  await page
    .getByLabel(t('form.inSwedish', { label: t('pictures.caption') }))
    .first()
    .fill('Muggen');
  await page.getByRole('button', { name: t('sort.handle', { name: 'Muggen' }) }).press('ArrowDown');
  expect(await press(page, t('form.create'))).toBe(200);
  await page.waitForURL(/press-messages\/\d+$/);
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
  expect(await press(page, t('general.save'))).toBe(200);
  for (const place of places) expect((await outside(place)).status, place).toBeLessThan(400);
  for (const list of lists) expect((await outside(list)).text, list).toMatch(/Sjöbris|sjobris/);
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
  expect(await press(page, t('general.save'))).toBe(200);
  const saved = await page.request.get(path).then((answer) => answer.json());
  expect(saved).toMatchObject({ TitleSV: 'Kollegans rubrik', Place: 'Umeå' });

  await page.getByRole('button', { name: t('form.delete'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: t('form.delete.title', { name: 'Kollegans rubrik' }) });
  await asked.getByRole('button', { name: t('form.delete') }).click();
  await page.waitForURL('**/office/press-messages');
  expect((await outside(`/pressroom/press/${id}/x`)).status).toBe(404);
  expect(await press(page, t('form.undo'))).toBe(200);
  await expect.poll(async () => (await outside(`/api/pressroommessage?id=${id}`)).status).toBe(200);
});
