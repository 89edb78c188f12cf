import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, openTestShop, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(() => shop.startOver());
afterAll(async () => {
  close();
  await shop.close();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: t('search.inHeader') });
const options = () => [...document.querySelectorAll<HTMLElement>('li[role="option"]')];
const address = () => decodeURIComponent(location.pathname + location.search);
const pressKey = (key: string) => fireEvent.keyDown(field(), { key });

async function typed(text: string): Promise<Shown> {
  const page = await show(aVisitor(shop), '/kontakt');
  await page.settled();
  await page.user.type(field(), text);
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await page.settled();
  // A screen reader finds the list by the field that opens it.
  expect(document.getElementById(field().getAttribute('aria-controls')!)?.contains(options()[0]!)).toBe(true);
  return page;
}

/** Where each suggestion for the text leads, in the order of the list. */
async function ledBy(text: string, choose: (place: number) => Promise<void>): Promise<string[][]> {
  const led: string[][] = [];
  for (;;) {
    const page = await typed(text);
    const option = options()[led.length];
    if (!option) return led;
    const name = option.textContent;
    await choose(led.length);
    await page.settled();
    led.push([name, address()]);
    // What was suggested is over once one of it is shown.
    expect([name, options(), field().getAttribute('aria-expanded')]).toEqual([name, [], 'false']);
  }
}

test('arrow keys and Enter lead to the suggestion that is told, as a press on it does', async () => {
  await shop.db
    .insertInto('product_group')
    .values({ id: 3, name_sv: 'Mugghållare', name_en: 'Holders', parent_id: null })
    .execute();
  // Visitors do not see the others.
  await shop.db.updateTable('article').set({ product_group_id: 2 }).where('id', '<>', article.mug).execute();
  await shop.db
    .updateTable('article')
    .set({ product_group_id: 3, name_sv: 'Muggbricka' })
    .where('id', '=', article.tray)
    .execute();
  await shop.services.versions.changed();
  const byKeys = await ledBy('mugg', async (place) => {
    for (let at = 0; at <= place; at++) {
      pressKey('ArrowDown');
      await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(options()[at]!.id));
    }
    const chosen = options().map((one) => one.getAttribute('aria-selected') === 'true');
    expect(chosen).toEqual(options().map((_, at) => at === place));
    expect(pressKey('Enter')).toBe(false);
  });
  expect(byKeys).toEqual([
    [`Muggar${t('search.category')}`, '/products/1/muggar'],
    [`Mugghållare${t('search.category')}`, '/products/3/mugghallare'],
    [`${t('card.noImage')}MuggA-1`, '/article/1/mugg'],
    [`${t('card.noImage')}MuggbrickaA-2`, '/article/2/muggbricka'],
  ]);
  const byPress = await ledBy('mugg', async (place) => void fireEvent.click(options()[place]!));
  expect(byPress).toEqual(byKeys);
});

test('a number is searched for where it cannot be asked whose it is', async () => {
  for (const [refused, led] of [
    [false, '/article/1/mugg'],
    [true, '/products?searchtext=A-1'],
  ] as const) {
    const page = await show(aVisitor(shop), '/kontakt');
    await page.settled();
    if (refused) page.refuse(/^GET \/api\/searchsuggestions/i);
    await page.user.type(field(), 'A-1{Enter}');
    await waitFor(() => expect(address()).toBe(led));
  }
});
