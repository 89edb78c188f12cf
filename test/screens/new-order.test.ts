import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// An order that staff place is that which they looked at, and carries all that was written on it.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const rows = () => screen.getByLabelText(t('newOrder.rows'));
const placing = () => screen.queryByRole('button', { name: t('newOrder.place') });
const placed = ({ sent }: Shown) => sent.filter(({ path }) => path === '/api/office/orders');

async function look(text: string): Promise<Shown> {
  const page = await show(owner, '/office/customers/1001/order');
  await page.settled();
  await page.user.type(rows(), text);
  await page.user.click(button(t('newOrder.look')));
  await page.settled();
  return page;
}

test('all that is written on an order goes with it, each to its place', async () => {
  const customer = await logInAs(shop, '1001');
  const address = {
    Name: 'Lagret',
    Address1: 'Hamngatan 1',
    Address2: '',
    ContactPerson: '',
    ZipCode: '111 47',
    City: 'Stockholm',
    CountryCode: 'SE',
  };
  const { Id } = (await customer.post('deliveryaddress', address)).body;
  const page = await look('A-2 3');
  await page.user.selectOptions(field(t('officeOrder.deliverTo')), String(Id));
  await page.settled();
  await page.user.selectOptions(field(t('officeOrders.way')), '1');
  await page.user.click(field(t('officeOrder.partial.yes')));
  await page.user.type(field(t('officeOrder.purchaseOrder')), ' PO-7 ');
  await page.user.type(field(t('officeOrder.message')), 'Lämna i porten');
  await page.user.type(field(t('officeOrder.note')), 'Ringde in den');
  await page.settled();
  expect([screen.queryByText(t('newOrder.held')), screen.queryByText(t('newOrder.columns'))]).toEqual([
    null,
    null,
  ]);
  await page.user.click(placing()!);
  await screen.findByText('Ringde in den');
  expect(placed(page).map(({ body }) => body)).toEqual([
    {
      CustomerId: 1001,
      Rows: [{ ArticleId: article.tray, Quantity: 3 }],
      wayOfDeliveryId: 1,
      partialDelivery: false,
      deliveryWeekString: '',
      purchaseOrderNumber: 'PO-7',
      orderInfoText: 'Lämna i porten',
      Note: 'Ringde in den',
      deliveryAddressId: Id,
      expectedTotal: 450,
    },
  ]);
});

test('rows that are changed after they were looked at are not ordered before they are looked at again', async () => {
  const page = await look('A-2 3');
  expect(placing()).not.toBe(null);
  await page.user.type(rows(), '0');
  expect([placing(), screen.queryByRole('rowheader', { name: /A-2/ })]).toEqual([null, null]);
});

test('an order whose sum has changed is told and not placed, and then placed for the new sum', async () => {
  const page = await look('A-2 3');
  await page.user.selectOptions(field(t('officeOrders.way')), '1');
  await page.settled();
  await shop.db.updateTable('price').set({ price: 130_00 }).where('article_id', '=', article.tray).execute();
  await shop.services.versions.changed();
  await page.user.click(placing()!);
  await screen.findByText(t('newOrder.changed'));
  await page.settled();
  await page.user.click(placing()!);
  await waitFor(() => expect(location.pathname).toMatch(/^\/office\/orders\/\d+$/));
  const totals = placed(page).map(({ body }) => (body as { expectedTotal: number }).expectedTotal);
  expect(totals).toEqual([450, 487.5]);
});

test('a list of two columns of numbers says that nobody can tell which is the quantity', async () => {
  await look('Artnr;Solna;Täby{Enter}A-8;1;2');
  screen.getByText(t('newOrder.columns'));
});

test('an order that will be stopped says so before it is placed', async () => {
  await shop.db.insertInto('setting').values({ name: 'CreditHold', value: 'true' }).execute();
  const credit = { customer_id: 1001, credit_limit: 100, terms_agreed: null, fee_agreed_on: null };
  await shop.db.insertInto('customer_credit').values(credit).execute();
  await shop.services.versions.changed();
  await addStaff(shop, 'sales@maker.example', 'sales');
  owner = await logInToOfficeAs(shop, 'sales@maker.example');
  await look('A-2 3');
  screen.getByText(t('newOrder.held'));
});

test('nothing is looked up where nothing is written', async () => {
  const page = await show(owner, '/office/customers/1001/order');
  await page.settled();
  await page.user.click(button(t('newOrder.look')));
  await page.user.type(rows(), ' {Enter} ');
  await page.user.click(button(t('newOrder.look')));
  await page.settled();
  expect(page.sent).toEqual([]);
});

test('the ways that are offered are those to where the order goes', async () => {
  const customer = await logInAs(shop, '1001');
  const place = { Name: 'Lager', Address1: 'Gatan 1', Address2: '', ContactPerson: '', City: 'Staden' };
  const addresses: number[] = [];
  for (const [CountryCode, ZipCode] of [
    ['DE', '10115'],
    ['SE', '111 47'],
  ])
    addresses.push((await customer.post('deliveryaddress', { ...place, CountryCode, ZipCode })).body.Id);
  await shop.db
    .updateTable('way_of_delivery')
    .set({ countries: ['SE'] })
    .where('id', '=', 1)
    .execute();
  await shop.services.versions.changed();
  const page = await look('A-2 3');
  const offered: boolean[] = [];
  for (const id of addresses) {
    await page.user.selectOptions(field(t('officeOrder.deliverTo')), String(id));
    await page.settled();
    const ways = screen.getByLabelText<HTMLSelectElement>(new RegExp(`^${t('officeOrders.way')}`));
    offered.push([...ways.options].some(({ value }) => value === '1'));
  }
  expect(offered).toEqual([false, true]);
});
