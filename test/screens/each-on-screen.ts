import { afterAll, beforeAll, beforeEach } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close } from './screen.ts';

/** Resets the shop before each test of a file whose pages are the office's, and logs its owner in. */
export function eachOnOfficeScreen(hand: (opened: { shop: TestShop; owner: Client }) => void): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await Promise.all(officePages.map(({ load }) => load()));
  });
  beforeEach(async () => {
    await shop.startOver();
    // The browser's day is the real one.
    shop.setTime(new Date().toISOString());
    await addStaff(shop, 'owner@maker.example', 'owner');
    hand({ shop, owner: await logInToOfficeAs(shop, 'owner@maker.example') });
  });
  afterAll(async () => {
    close();
    await shop.close();
  });
}
