import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

test('the start page shows what can be sent, each with a way to it in its list; and says when there is nothing', async () => {
  await shop.db.updateTable('customer_order').set({ status: 4 }).execute();
  const before = await show(owner, '/office');
  await before.settled();
  const nothing = within(screen.getByRole('region', { name: t('office.dayList.canGo') }));
  nothing.getByText(t('office.dayList.none'));
  expect(nothing.queryByRole('link')).toBeNull();

  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  const id = (await customer.post('Order', checkout)).body.OrderId;
  const page = await show(owner, '/office');
  await page.settled();
  const list = within(screen.getByRole('region', { name: t('office.dayList.canGo') }));
  list.getByText(t('office.dayList.ready', { ready: 6, pieces: 6 }));
  const filter = '?can=whole&wanted=now&held=no&sort=due';
  expect(list.getByRole('link', { name: t('office.dayList.all') }).getAttribute('href')).toBe(
    `/office/orders${filter}`,
  );
  expect(list.getByRole('link', { name: String(id) }).getAttribute('href')).toBe(
    `/office/orders/${id}${filter}`,
  );
});
