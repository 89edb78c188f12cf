import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
const ofBuyer = translator(languageTables.sv, 'sv');
let shop: TestShop;
let owner: Client;
let orderId: number;

beforeAll(async () => {
  shop = await openTestShop();
  shop.setTime(new Date().toISOString());
  await Promise.all([...officePages, ...pages].map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const buyer = await logInAs(shop, '1001');
  await buyer.post('cartrow', { ArticleId: article.book, Quantity: 2 });
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  orderId = (await buyer.post('Order', order)).body.OrderId;
});
afterAll(async () => {
  close();
  await shop.close();
});

test('a new customer reads the language of its country, until somebody chooses another', async () => {
  Object.assign(shop.services.env, { languages: ['sv', 'en', 'de'] });
  const page = await show(owner, '/office/customers/new');
  await page.settled();
  const field = (name: 'CountryCode' | 'Language') =>
    screen.getByLabelText<HTMLSelectElement>(t(`customers.field.${name}`));
  const read = async (country: string) => {
    await page.user.selectOptions(field('CountryCode'), country);
    return field('Language').value;
  };
  expect(field('Language').value).toBe('sv');
  expect([await read('DK'), await read('AT'), await read('SE'), await read('FR')]).toEqual([
    'en',
    'de',
    'sv',
    'en',
  ]);
  await page.user.selectOptions(field('Language'), 'sv');
  expect(await read('DE')).toBe('sv');
});

test('the customer that is named at an order leads to its page, and its orders stand beside', async () => {
  const page = await show(owner, `/office/orders/${orderId}`);
  await page.settled();
  const pathOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(pathOf(/^1001 Butik Ett/)).toBe('/office/customers/1001');
  expect(pathOf(t('officeOrder.ofCustomer'))).toBe('/office/orders?q=1001');
});

test('a receipt promises a mail only where the shop has a server for it', async () => {
  const promise = ofBuyer('receipt.confirmationTo', { email: 'ett@butik.example' });
  const buyer = await logInAs(shop, '1001');
  const shown = async () => {
    await buyer.post('cartrow', { ArticleId: article.book, Quantity: 2 });
    const page = await show(buyer, '/cart');
    await page.settled();
    await page.user.selectOptions(await screen.findByLabelText(ofBuyer('checkout.wayOfDelivery')), '1');
    await page.user.selectOptions(screen.getByLabelText(ofBuyer('checkout.partialDelivery')), 'yes');
    await page.user.click(await screen.findByRole('button', { name: ofBuyer('checkout.sendOrder') }));
    await screen.findByText(ofBuyer('receipt.next'));
  };
  await shown();
  screen.getByText(ofBuyer('receipt.notMailed'));
  expect(screen.queryByText(promise)).toBeNull();
  Object.assign(shop.services.env, { smtpUrl: 'smtp://mail.maker.example' });
  await shop.services.versions.changed();
  await shown();
  await waitFor(() => expect(screen.queryByText(promise)).not.toBeNull());
});
