import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { headOfTheme, manifestPath } from './theme.server.ts';

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
  await shop.services.versions.changed();
});
afterAll(() => shop.close());

async function set(settings: Record<string, string>): Promise<void> {
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await shop.db.insertInto('setting').values(rows).execute();
  await shop.services.versions.changed();
}

const get = (url: string) => shop.http.inject({ url });
const head = async () => headOfTheme(await shop.endpoints.look.shown());
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
  await shop.services.versions.changed();
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

/** Uploads a logo as a staff member with the right to write content. */
async function upload(file: Buffer | string) {
  const email = 'content@maker.example';
  const known = await shop.db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (!known) await addStaff(shop, email, 'content');
  const office = await logInToOfficeAs(shop, email);
  const response = await shop.http.inject({
    method: 'POST',
    url: '/api/office/logos',
    headers: { 'content-type': 'application/octet-stream', 'accept-language': 'en' },
    payload: file,
    cookies: { language: 'en', office: office.office ?? '' },
  });
  return {
    status: response.statusCode,
    body: response.json<{ Name: string; errors: { message: string }[] }>(),
    office,
  };
}

test('a logo that the office uploads is the shop’s on every page once it is saved, with no file in a folder', async () => {
  const { status, body, office } = await upload(logo);
  expect(status).toBe(200);
  expect((await get('/api/settings')).json()).not.toHaveProperty('LogoUrl');
  const settings = (await office.get('office/settings')).body;
  expect((await office.put('office/settings', { ...settings, LookLogo: body.Name })).status).toBe(200);
  const { LogoUrl } = (await get('/api/settings')).json<{ LogoUrl: string }>();
  expect(LogoUrl).toBe(`/look/${body.Name}`);
  const served = await get(LogoUrl);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(served.body).toContain('viewBox="0 0 40 10" width="384" height="96"');
  const { data, info } = await sharp((await get('/look/icon-192.png')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (96 * info.width + 96) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0, 0, 255]);
});

test('a PNG is drawn anew, no larger than a header needs; one that is too low is refused with its height', async () => {
  const image = (height: number) =>
    sharp({ create: { width: 3000, height, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
  const { body } = await upload(await image(1000));
  expect(body.Name).toMatch(/^logo-[0-9a-f]{16}\.png$/);
  const stored = await sharp((await get(`/look/${body.Name}`)).rawPayload).metadata();
  expect([stored.format, stored.width, stored.height]).toEqual(['png', 1200, 400]);
  const low = await upload(await image(20));
  expect(low.status).toBe(400);
  expect(low.body.errors[0]?.message).toContain('20 px high');
});

test.each([
  ['no picture', 'hello', /cannot be read/],
  ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', /is empty/],
  ['a picture of another kind', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /cannot be read/],
  [
    'a drawing with a picture in it',
    logo.replace('<path', '<image href="https://x.example/a.png"/><path'),
    /image/,
  ],
  ['a drawing without dimensions', logo.replace(' viewBox="0 0 40 10"', ''), /dimensions/],
])('%s is refused in words', async (_what, file, words) => {
  const { status, body } = await upload(file);
  expect(status).toBe(400);
  expect(body.errors[0]?.message).toMatch(words);
});

test('a logo that was only tried goes with the next upload a day later, the one in use stays', async () => {
  const used = (await upload(logo)).body.Name;
  await set({ LookLogo: used });
  const tried = (await upload(logo.replace('#0000ff', '#00ff00'))).body.Name;
  await shop.db
    .updateTable('logo')
    .set({ created_at: new Date(0) })
    .execute();
  const last = (await upload(logo.replace('#0000ff', '#ff0000'))).body.Name;
  const names = (await shop.db.selectFrom('logo').select('name').execute()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([used, last]));
  expect(names).not.toContain(tried);
});

test('the press gets the logo as an SVG and as a wide PNG: the mark with the name, or the maker’s own', async () => {
  await set({ CompanyName: 'Åkerö & Barn' });
  const svg = await get('/look/press-logo.svg');
  expect(svg.headers['content-type']).toBe('image/svg+xml');
  // The letters are outlines, so there is no text and no font.
  expect(svg.body).not.toContain('<text');
  const drawn = await sharp((await get('/look/press-logo.png')).rawPayload).stats();
  expect(drawn.isOpaque).toBe(false);
  const narrow = Number(/viewBox="-1 -1 (\d+)/.exec(svg.body)?.[1]);
  expect(narrow).toBeGreaterThan(150);

  await set({ LookLogo: 'logo.svg' });
  expect((await get('/look/press-logo.svg')).body).toBe(logo);
  const own = await sharp((await get('/look/press-logo.png')).rawPayload).metadata();
  expect([own.format, own.width, own.height]).toEqual(['png', 2000, 500]);

  const small = { width: 320, height: 80, channels: 4 as const, background: '#0000ff' };
  await sharp({ create: small })
    .png()
    .toFile(join(shop.dataDir, 'look', 'logo.png'));
  await shop.db.deleteFrom('setting').where('name', '=', 'LookLogo').execute();
  await set({ LookLogo: 'logo.png' });
  expect((await get('/look/press-logo.svg')).statusCode).toBe(404);
  const pixels = await sharp((await get('/look/press-logo.png')).rawPayload).metadata();
  expect([pixels.format, pixels.width, pixels.height]).toEqual(['png', 320, 80]);
});
