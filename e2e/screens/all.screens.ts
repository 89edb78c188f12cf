import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser, type ShopBrowser } from '../browser.ts';
import { startBuiltShop, type BuiltShop } from '../built-shop.ts';
import { states } from './states.ts';
import { takeScreen } from './take.ts';

/** The selection, as in `npm run screenshots -- cart 390 sv`. */
const words = (process.env.SCREENSHOTS_OF ?? '').split(' ').filter(Boolean);
const widths = chosen([390, 768, 1280, 1920]);
const languages = chosen(['sv', 'en'] as const);
const names = words.filter((word) => !/^(\d+|sv|en)$/.test(word));
const wanted = states.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));

let shop: BuiltShop;
let browser: ShopBrowser;

beforeAll(async () => {
  shop = await startBuiltShop({
    env: {
      NEWSLETTER_ACTION_URL: 'https://letters.example/subscribe',
      IMAGE_BANK_URL: 'https://pictures.example',
    },
  });
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const looks = wanted.flatMap((state) =>
  languages.flatMap((language) =>
    widths
      .filter((width) => width <= (state.upTo ?? Infinity))
      .map((width) => [state.name, language, width, state] as const),
  ),
);

test.each(looks)('%s in %s at %i px', async (name, language, width, state) => {
  const folder = resolve('screenshots', `${width}-${language}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${name}.png`), await takeScreen(browser, state, { width, language }));
});

function chosen<Choice extends string | number>(all: readonly Choice[]): readonly Choice[] {
  const asked = all.filter((one) => words.includes(`${one}`));
  return asked.length > 0 ? asked : all;
}
