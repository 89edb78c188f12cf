import { expect, test } from 'vitest';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { open } from './public-pages.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

/** Scenes are 3:2, and the goods of some begin where the middle 4:3 does. */
const narrowest = 1.39;
const showScenes = [
  '/',
  '/pressroom',
  '/pressroom/press',
  '/pressroom/gallery',
  '/pressroom/press/13/x',
  '/inspiration',
  '/historien',
  '/hallbarhet',
  '/traffa-oss',
];

/** Each picture whose frame cuts a scene at its sides, where goods stand that its caption names. */
async function cutAtItsSides(page: ShopPage): Promise<string[]> {
  return await page
    .locator('main :is(img[src*="/WebImage"], img[src*="/PressMessageImage/"], img[src*="/ArticleImage/"])')
    .evaluateAll(
      (images, least) =>
        images.flatMap((image) => {
          const { width, height } = image.getBoundingClientRect();
          const address = image.getAttribute('src') ?? '';
          return width / height < least ? [`${address} ${width} × ${height}`] : [];
        }),
      narrowest,
    );
}

test.each([390, 640, 900, 1280])('no scene is cut at its sides: %i px', async (width) => {
  const page = await browser.newPage({ width });
  const scene = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"/>';
  await page.route(/\/api\/(Web|Article|Press)\w*Image\w*\/\d+|\/api\/ArticleThumbnail\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: scene }),
  );
  const cut: Record<string, string[]> = {};
  for (const path of showScenes) {
    await open(page, path);
    const found = await cutAtItsSides(page);
    if (found.length > 0) cut[path] = found;
  }
  expect(cut).toEqual({});
  await page.close();
});
