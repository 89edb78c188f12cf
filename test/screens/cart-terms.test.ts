import { screen } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { wireToOre } from '../../src/kit/text/money.ts';
import { moneyInWords } from '../../src/kit/text/money-in-words.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

// How far a cart is from free freight and from the least order, on both sides of the amount.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let buyer: Client;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  buyer = await logInAs(shop, '1001');
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function setTerms(FreeFrom: number, Amount: number, SmallOrderFee?: number): Promise<void> {
  const { Version } = (await office.get('office/freight')).body;
  const answer = await office.put('office/freight', {
    Freight: [{ WayOfDeliveryId: wayOfDelivery.post, CurrencyCode: 'SEK', Fee: 95, FreeFrom }],
    Minimum: [{ CurrencyCode: 'SEK', Amount, ...(SmallOrderFee && { SmallOrderFee }) }],
    Version,
  });
  expect(answer.status).toBe(200);
}
const amount = (kronor: number) => moneyInWords(wireToOre(kronor), 'SEK', 'sv');
// A text is searched with plain spaces.
const isShown = (text: string) => screen.queryAllByText(text.replace(/\s/g, ' ')).length > 0;

/** What is said of a cart with so many trays, of 120 kr each. */
async function saidOf(trays: number) {
  await shop.db.deleteFrom('cart_row').execute();
  await buyer.post('cartrow', { ArticleId: article.tray, Quantity: trays });
  const page = await show(buyer, '/cart');
  await page.settled();
  const to = (key: 'fees.toFreeFreight' | 'fees.toMinimum', end = '') =>
    isShown(`${t(key, { amount: amount(120) })}${end}`);
  return {
    isFree: isShown(t('fees.hasFreeFreight')),
    toFree: to('fees.toFreeFreight'),
    isFreightAdded: isShown(t('cart.freightAdded')),
    toMinimum: to('fees.toMinimum', '.'),
  };
}

test('one piece before free freight it is told what is left, and from its amount on that it is free', async () => {
  await setTerms(240, 100);
  const free = { isFree: true, toFree: false, isFreightAdded: false, toMinimum: false };
  expect(await saidOf(1)).toEqual({ ...free, isFree: false, toFree: true, isFreightAdded: true });
  expect(await saidOf(2)).toEqual(free);
  expect(await saidOf(3)).toEqual(free);
});

test('below the least order it is told what is left, or what it costs', async () => {
  await setTerms(5_000, 240);
  const told = { isFree: false, toFree: false, isFreightAdded: true, toMinimum: true };
  expect(await saidOf(1)).toEqual(told);
  expect(await saidOf(2)).toEqual({ ...told, toMinimum: false });
  await setTerms(5_000, 240, 75);
  const costs = t('fees.smallOrderBelow', { amount: amount(240), fee: amount(75) });
  expect([(await saidOf(1)).toMinimum, isShown(costs)]).toEqual([false, true]);
  expect([(await saidOf(2)).toMinimum, isShown(costs)]).toEqual([false, false]);
});
