import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { stockholmToday } from '../../src/kit/text/dates.ts';
import { isoWeekOf, weekString, weekStringInWords } from '../../src/kit/text/weeks.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What whoever opens an order in the office must see of it, and what its list marks.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function placed(more: object = {}, quantity = 6): Promise<number> {
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return (await customer.post('Order', checkout)).body.OrderId;
}
const stored = async (id: number) => (await owner.get(`office/orders/${id}`)).body;
async function open(path: string): Promise<Shown> {
  const page = await show(owner, path);
  await page.settled();
  return page;
}
/** What stands at a name in the facts of the page. */
function factOf(name: string): string[] {
  const told: string[] = [];
  let next = screen.queryByText(name, { selector: 'dt' })?.nextElementSibling;
  for (; next?.matches('dd'); next = next.nextElementSibling) told.push(next.textContent);
  return told;
}
const isBadge = (text: string) => screen.queryAllByText(text, { selector: 'span' }).length > 0;
/** A week after those that orders are sent in, as it is asked for and in words. */
function laterWeek() {
  const later = stockholmToday(new Date(Date.now() + 60 * 24 * 3_600_000));
  const { year, week } = isoWeekOf(later);
  const asked = weekString(year, week);
  return { asked, inWords: weekStringInWords(asked, 'sv', stockholmToday(new Date())) };
}

test('the wishes of the customer are told as they are, and nothing is told that was not said', async () => {
  const plain = await placed();
  await open(`/office/orders/${plain}`);
  expect(factOf(t('officeOrder.wishes'))).toEqual([
    'Post',
    t('officeOrders.soon'),
    t('officeOrder.partial.yes'),
  ]);
  for (const name of ['officeOrder.purchaseOrder', 'officeOrder.message', 'officeOrder.approvedBy'] as const)
    expect([name, factOf(t(name))]).toEqual([name, []]);
  expect(factOf(t('officeOrder.openUntil')).join()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const all = screen.getByRole('link', { name: t('officeOrder.ofCustomer') });
  expect(all.getAttribute('href')).toBe('/office/orders?q=1001');

  const week = laterWeek();
  const said = await placed({
    partialDelivery: false,
    deliveryWeek: week.asked,
    orderInfoText: 'Ring först',
    purchaseOrderNumber: 'PO-7',
  });
  const { Version } = await stored(said);
  await owner.post(`office/orders/${said}/processing`, { Version, Mail: false });
  await open(`/office/orders/${said}`);
  expect(factOf(t('officeOrder.wishes'))).toEqual(['Post', week.inWords, t('officeOrders.allAtOnce')]);
  expect(factOf(t('officeOrder.message'))).toEqual(['Ring först']);
  expect(factOf(t('officeOrder.purchaseOrder'))).toEqual(['PO-7']);
  // Nothing is added to an order that was begun.
  expect(factOf(t('officeOrder.openUntil'))).toEqual([]);
});

test('an open order is marked with what its customer wishes, and whether its list is printed as it is', async () => {
  const week = laterWeek();
  const id = await placed({ partialDelivery: false, deliveryWeek: week.asked });
  const marks = () => ({
    wanted: isBadge(t('officeOrders.wantedIn', { week: week.inWords })),
    whole: isBadge(t('officeOrders.allAtOnce')),
    printed: isBadge(t('officeOrders.printedMark')),
    changed: isBadge(t('officeOrders.changedSincePrinted')),
    noted: isBadge(t('officeOrders.noted')),
  });
  const none = { wanted: true, whole: true, printed: false, changed: false, noted: false };
  await open('/office/orders');
  expect(marks()).toEqual(none);
  const printing = await owner.post('office/orders/picking', { OrderIds: [id], Kind: 'orders' });
  expect(printing.status).toBe(200);
  await open('/office/orders');
  expect(marks()).toEqual({ ...none, printed: true });
  await open(`/office/orders/${id}`);
  expect(factOf(t('officeOrders.printed')).join()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d av /);
  await owner.post(`office/orders/${id}/notes`, { Text: 'Ringde', Pinned: false });
  await shop.db.updateTable('order_row').set({ quantity: 12 }).where('order_id', '=', id).execute();
  await open('/office/orders');
  expect(marks().noted).toBe(true);
  const { Version } = await stored(id);
  await owner.post(`office/orders/${id}/cancellation`, { Version, Mail: false });
  await open('/office/orders?state=cancelled');
  // Of an order that is not open only the note is left.
  expect(marks()).toEqual({ ...none, wanted: false, whole: false, noted: true });
});

test('an order that is fetched is to be fetched until it is, and then it was', async () => {
  const id = await placed({ wayOfDeliveryId: wayOfDelivery.pickUp });
  const states = () => [t('officeOrder.toCollect'), t('officeOrder.collected')].map((text) => isBadge(text));
  await open(`/office/orders/${id}`);
  expect(states()).toEqual([true, false]);
  const { Version, Rows } = await stored(id);
  const sending = {
    Version,
    Mail: false,
    Parcels: '',
    Despite: true,
    Rows: [{ RowId: Rows[0].Id, Quantity: 6 }],
  };
  expect((await owner.post(`office/orders/${id}/consignments`, sending)).status).toBe(200);
  await open(`/office/orders/${id}`);
  expect(states()).toEqual([false, true]);
  const other = await placed();
  await open(`/office/orders/${other}`);
  expect(states()).toEqual([false, false]);
});
