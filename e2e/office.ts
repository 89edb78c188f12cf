import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { officeTextIn, type OfficeT } from '#shop/texts/office-language/text.ts';
import type { PageSettings, ShopBrowser, ShopPage } from './browser.ts';
import { untilReady } from './customer.ts';

/** Opens a page for a staff member who has just logged in; the demo's owner does not need a code. */
export async function openOffice(
  browser: ShopBrowser,
  settings: PageSettings = {},
): Promise<{ page: ShopPage; t: OfficeT }> {
  const page = await browser.newPage(settings);
  const data = { Email: 'kontoret@hylla.example', Password: 'demo1234', Code: '' };
  const answer = await page.request.post('/api/office/login', { data });
  if (!answer.ok()) throw new Error(`the office gave ${answer.status()}: ${await answer.text()}`);
  return { page, t: officeTextIn(settings.language ?? 'sv') };
}

export async function goToOffice(page: ShopPage, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Presses the button and waits for the server's answer to the change. */
export async function press(page: ShopPage, button: string | RegExp): Promise<number> {
  const answered = page.waitForResponse(
    (response) => /\/api\/office\//.test(response.url()) && response.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: button, exact: true }).first().click();
  return (await answered).status();
}

/** Creates a plain picture as a file to choose. */
export async function imageFile(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Drops a plain picture there, as if from the desktop. */
export async function dropImage(
  page: ShopPage,
  place: Locator,
  name: string,
  background: string,
): Promise<void> {
  const { buffer, mimeType } = await imageFile(name, background);
  const dataTransfer = await page.evaluateHandle(
    ({ bytes, type, fileName }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], fileName, { type }));
      return transfer;
    },
    { bytes: [...buffer], type: mimeType, fileName: name },
  );
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
}

/** Drags as a finger on a touch screen does, which scrolls the page where nothing else is made of it. */
export async function dragByFinger(page: ShopPage, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  // What the finger is over is known two frames after it has moved there.
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await touch('touchStart', [start]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part + 5 * part },
    ]);
    await twoFrames();
  }
  await touch('touchEnd', []);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
