import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { headOfLook, manifestPath } from './theme.server.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path fill="#0000ff" d="M0 0h40v10H0z"/></svg>';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  mkdirSync(join(shop.dataDir, 'look'));
  writeFileSync(join(shop.dataDir, 'look', 'logo.svg'), logo);
  writeFileSync(join(shop.dataDir, 'look', 'secret.svg'), logo);
  writeFileSync(join(shop.dataDir, 'look', 'fake.woff2'), 'no font');
  const font = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  copyFileSync(createRequire(import.meta.url).resolve(font), join(shop.dataDir, 'look', 'own.woff2'));
});
beforeEach(async () => {
  await shop.db.deleteFrom('setting').where('name', 'like', 'Look%').execute();
  shop.services.versions.changed();
});
afterAll(() => shop.close());

async function set(settings: Record<string, string>): Promise<void> {
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await shop.db.insertInto('setting').values(rows).execute();
  shop.services.versions.changed();
}

const get = (url: string) => shop.http.inject({ url });
const head = async () => headOfLook(await shop.endpoints.look.shown());
const stylesIn = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];

test('a shop without a look of its own has no further styles', async () => {
  expect(stylesIn(await head())).toBeUndefined();
  expect((await get('/favicon.svg')).body).toContain('#2f5d46');
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#f7f5f0' });
});

test('settings change the styles, the icons and the manifest at once', async () => {
  await set({ LookAccent: '#0b3d91', LookPaper: 'ffffff', LookHeadingFont: 'Transitional' });
  const styles = stylesIn(await head());
  expect(styles).toContain('--accent:#0b3d91');
  expect(styles).toContain('--font-heading:Charter');
  expect((await get('/favicon.svg')).body).toContain('#0b3d91');
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#ffffff' });

  await shop.db.updateTable('setting').set({ value: '#7a1f5c' }).where('name', '=', 'LookAccent').execute();
  shop.services.versions.changed();
  expect(stylesIn(await head())).toContain('--accent:#7a1f5c');
});

test('a colour that cannot be read on the paper is corrected, and one that is none is left out', async () => {
  await set({ LookAccent: '#ffe100', LookSignal: 'red;}body{display:none' });
  const styles = stylesIn(await head());
  expect(styles).not.toContain('#ffe100');
  expect(styles).not.toContain('display:none');
  expect(styles).toContain('--signal:#a4243b');
});

test('the manifest is in the language of the page that names it', async () => {
  const named = async (language: 'sv' | 'en') => {
    const { lang, start_url } = (await get(manifestPath(language))).json<{
      lang: string;
      start_url: string;
    }>();
    return { lang, start_url };
  };
  expect(await named('sv')).toEqual({ lang: 'sv', start_url: '/' });
  expect(await named('en')).toEqual({ lang: 'en', start_url: '/?lang=en' });
});

test('the logo stands in the settings, the icons and the share image; it runs no scripts', async () => {
  await set({ LookLogo: 'logo.svg' });
  const settings = (await get('/api/settings')).json<{ LogoUrl: string }>();
  const served = await get(settings.LogoUrl);
  expect(served.headers['content-type']).toBe('image/svg+xml');
  expect(served.headers['content-security-policy']).toContain("default-src 'none'");
  const icon = await get('/look/icon-192.png');
  const { data, info } = await sharp(icon.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const middle = (96 * info.width + 96) * info.channels;
  expect([info.width, ...data.subarray(middle, middle + 3)]).toEqual([192, 0, 0, 255]);
  const share = await sharp((await get('/look/share.jpg')).rawPayload).metadata();
  expect([share.format, share.width, share.height]).toEqual(['jpeg', 1200, 630]);
});

test('a font of the maker’s own is served and asked for with the page', async () => {
  await set({ LookTextFont: 'own.woff2' });
  expect(await head()).toContain('<link rel="preload" href="/look/own.woff2" as="font"');
  expect(stylesIn(await head())).toContain("@font-face{font-family:'Look own'");
  expect((await get('/look/own.woff2')).headers['content-type']).toBe('font/woff2');
});

test('only what the settings name is served from the folder of the look', async () => {
  await set({ LookLogo: 'logo.svg', LookTextFont: 'fake.woff2' });
  for (const path of ['secret.svg', 'fake.woff2', '..%2Fpackage.json', 'logo.svg%00']) {
    expect((await get(`/look/${path}`)).statusCode, path).toBe(404);
  }
  await set({ LookHeadingFont: '../../etc/passwd' });
  expect((await get('/look/logo.svg')).statusCode).toBe(200);
});
