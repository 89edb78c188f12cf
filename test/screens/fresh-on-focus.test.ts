import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { pages } from '../../src/app/pages.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { close, show } from './screen.ts';

// What others change meanwhile is read again by whoever comes back to a window that was left open.

let shop: TestShop;
let owner: Client;
let buyer: Client;
let things: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  things = await oneOfEverything(shop, owner);
  buyer = await logInAs(shop, '1001');
  await Promise.all([...officePages, ...pages].map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

/** What several people work at: by page, without what every page of the shop reads again. */
const ofOffice: Record<string, string[]> = {
  '/office': ['day', 'opening', 'opening/test-customer'],
  '/office/articles': ['articles/bulk'],
  '/office/pictures': ['picture-intakes'],
  '/office/pictures/:id': ['picture-intakes/:id'],
  '/office/customers/:id': ['customers/:id/vat-corrections'],
  '/office/orders/send': ['orders/sending'],
  '/office/orders/:id': ['orders/:id', 'orders/:id/invoices', 'orders/:id/place'],
  '/office/invoices/monthly': ['invoices/monthly'],
  '/office/invoices/:id': ['invoices/:id'],
  '/office/reminders': ['reminders'],
  '/office/exchange/webhooks': ['exchange/webhook-messages'],
};
const ofShop: Record<string, string[]> = {
  '/cart': ['cart'],
  '/quickorder': ['cart'],
  '/lists': ['approvals', 'cart', 'lists'],
  '/people': ['approvals', 'cart', 'people'],
  '/approvals': ['approvals', 'cart'],
};

/** Returns the paths of what a page reads again when its window is come back to. */
async function readAgain(client: Client, path: string): Promise<string[]> {
  const page = await show(client, path);
  await page.settled();
  const before = page.called.length;
  dispatchEvent(new Event('visibilitychange'));
  await page.settled();
  const again = page.called.slice(before).map((call) => call.split('?')[0]!.replaceAll(/\d+/g, ':id'));
  return [...new Set(again)].toSorted();
}

test.each(Object.entries(ofOffice))('%s of the office reads %j again', async (path, expected) => {
  const again = await readAgain(owner, things[path] ?? path);
  expect(again).toEqual(expect.arrayContaining(expected.map((one) => `/api/office/${one}`)));
});

test.each(Object.entries(ofShop))('%s reads %j again', async (path, expected) => {
  const again = await readAgain(buyer, path);
  expect(again).toEqual(expect.arrayContaining(expected.map((one) => `/api/${one}`)));
});
