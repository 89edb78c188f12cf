import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let id = 0;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
});
afterAll(async () => {
  close();
  await shop.close();
});

const button = (name: string) => screen.findByRole('button', { name });
const field = (what: string) =>
  screen.findByLabelText<HTMLInputElement>(t('officeOrder.of', { what, article: 'A-1 Mugg' }));

test('an order is changed: what it becomes is seen before it is saved', async () => {
  const { user, sent, settled } = await show(owner, `/office/orders/${id}`);
  await user.click(await button(t('officeOrder.change')));
  await user.click(await button(t('officeOrder.change.save')));
  await screen.findByText(t('officeOrder.change.nothing'));
  const pieces = await field(t('officeOrder.change.pieces'));
  await user.clear(pieces);
  await user.type(pieces, 'x');
  await user.click(await button(t('officeOrder.change.save')));
  await waitFor(() => expect(document.activeElement).toBe(pieces));
  await user.clear(pieces);
  await user.type(pieces, '5');
  await user.type(screen.getByLabelText(t('officeOrder.change.number')), 'a-2');
  await user.click(await button(t('officeOrder.change.add')));
  await screen.findByRole('rowheader', { name: /A-2/ });
  const sum = /369,50\sSEK/;
  await waitFor(() =>
    expect(screen.getByRole('region', { name: t('officeOrder.change.becomes') }).textContent).toMatch(sum),
  );
  await user.click(await button(t('officeOrder.change.save')));
  await screen.findByText(t('officeOrder.done', { number: id }));
  await settled();
  expect(sent.findLast(({ path }) => path.endsWith('/changes'))?.body).toMatchObject({
    Mail: true,
    Rows: [
      { RowId: expect.any(Number), Quantity: 5 },
      { ArticleId: article.tray, Quantity: 1 },
    ],
  });
  expect(screen.queryByRole('form', { name: t('officeOrder.change') })).toBeNull();
  // What can be sent is told of the order as it is now.
  expect(await screen.findByText(/6 av 6/)).toBeTruthy();
});

test.each([
  [
    'what is changed of an order',
    async () => (await button(t('officeOrder.change'))).click(),
    t('officeOrder.change.pieces'),
  ],
  ['what is filled in to be sent', async () => undefined, t('officeOrder.sendNow')],
])('%s is not lost by leaving the page', async (_what, open, label) => {
  const { user } = await show(owner, `/office/orders/${id}`);
  await open();
  await user.clear(await field(label));
  await user.type(await field(label), '5');
  await user.click(screen.getAllByRole('link', { name: t('officeOrders.title') }).at(-1)!);
  await user.click(await button(t('form.leave.stay')));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await field(label)).value).toBe('5');
  await user.click(screen.getAllByRole('link', { name: t('officeOrders.title') }).at(-1)!);
  await user.click(await button(t('form.leave.go')));
  await screen.findByRole('heading', { level: 1, name: t('officeOrders.title') });
});

test('who fills in more than is there to send is told so, and so is who promises a day that has passed', async () => {
  const rows = shop.db.updateTable('order_row').where('order_id', '=', id);
  await rows.set({ quantity_short: 4 }).execute();
  await shop.db.updateTable('article').set({ quantity_available: 0 }).where('id', '=', article.mug).execute();
  const { user } = await show(owner, `/office/orders/${id}`);
  const now = await field(t('officeOrder.sendNow'));
  const only = t('officeOrder.onlyReady', { count: 8 });
  await user.type(now, '8');
  expect(screen.queryByText(only)).toBeNull();
  await user.clear(now);
  await user.type(now, '9');
  expect((await screen.findByText(only)).id).toBe(now.getAttribute('aria-describedby'));
  await user.clear(now);
  const day = await field(t('officeOrder.expected'));
  await user.type(day, '2020-10-13');
  expect((await screen.findByText(t('officeProblem.dayIsOver'))).id).toBe(
    day.getAttribute('aria-describedby'),
  );
});

test('a parcel number of what was sent is corrected, and the customer is told', async () => {
  const { Version, Rows } = (await owner.get(`office/orders/${id}`)).body;
  const sending = { Version, Mail: false, Parcels: 'FEL-1', Rows: [{ RowId: Rows[0].Id, Quantity: 12 }] };
  expect((await owner.post(`office/orders/${id}/consignments`, sending)).status).toBe(200);
  const { user, sent, settled } = await show(owner, `/office/orders/${id}`);
  await user.click(await screen.findByRole('button', { name: /^Ändra kollinummer för leveransen/ }));
  const inWindow = async () => within(await screen.findByRole('alertdialog'));
  let window = await inWindow();
  let numbers = window.getByLabelText<HTMLInputElement>(/^Kollinummer/);
  expect(numbers.value).toBe('FEL-1');
  await user.type(numbers, ', FEL-2');
  window.getByText(t('sendMany.readAs.other', { n: 2, numbers: 'FEL-1, FEL-2' }));
  await user.click(window.getByRole('button', { name: t('general.cancel') }));
  // What was typed and left is not what was saved.
  await user.click(await screen.findByRole('button', { name: /^Ändra kollinummer för leveransen/ }));
  window = await inWindow();
  numbers = window.getByLabelText<HTMLInputElement>(/^Kollinummer/);
  expect(numbers.value).toBe('FEL-1');
  await user.clear(numbers);
  await user.type(numbers, '370724');
  await user.click(window.getByRole('button', { name: t('officeOrder.parcels.save') }));
  await screen.findByRole('link', { name: '370724' });
  await settled();
  expect(sent.at(-1)).toMatchObject({ body: { Parcels: '370724', Mail: true } });
});

test('what somebody else has changed meanwhile is shown, and what was typed is kept', async () => {
  const { user } = await show(owner, `/office/orders/${id}`);
  await user.click(await button(t('officeOrder.change')));
  const pieces = await field(t('officeOrder.change.pieces'));
  const { Version, Rows } = (await owner.get(`office/orders/${id}`)).body;
  const theirs = { Version, Reason: '', Mail: false, Rows: [{ RowId: Rows[0].Id, Quantity: 6 }] };
  expect((await owner.post(`office/orders/${id}/changes`, theirs)).status).toBe(200);
  await user.clear(pieces);
  await user.type(pieces, '5');
  await user.click(await button(t('officeOrder.change.save')));
  await screen.findByText(t('officeOrder.meanwhile'));
  expect((await field(t('officeOrder.change.pieces'))).value).toBe('5');
  await user.click(await button(t('officeOrder.change.save')));
  await screen.findByText(t('officeOrder.done', { number: id }));
});

test('an order is placed for a customer, of rows that were looked at', async () => {
  const { user, sent } = await show(owner, '/office/customers/1001/order');
  await user.type(await screen.findByLabelText(t('newOrder.rows')), 'A-2;3');
  await user.click(await button(t('newOrder.look')));
  await screen.findByRole('rowheader', { name: /A-2/ });
  const way = await screen.findByLabelText<HTMLSelectElement>(t('officeOrders.way'));
  await waitFor(() => expect([...way.options].map(({ value }) => value)).toContain('1'));
  await user.selectOptions(way, '1');
  await user.click(await button(t('newOrder.place')));
  await screen.findByRole('heading', { level: 1, name: t('officeOrder.title', { number: id + 1 }) });
  expect(sent.at(-1)?.body).toMatchObject({ Rows: [{ ArticleId: article.tray, Quantity: 3 }] });
});

test('rows that cannot be ordered hold the order back until they are corrected or left out on purpose', async () => {
  const { user, sent } = await show(owner, '/office/customers/1001/order');
  const text = await screen.findByLabelText<HTMLTextAreaElement>(t('newOrder.rows'));
  await user.type(text, 'A-2 3{Enter}A-I 6{Enter}A-2 6,5');
  await user.click(await button(t('newOrder.look')));
  await screen.findAllByText(t('newOrder.left.other', { count: 2 }));
  const stopped = screen.getByRole('rowheader', { name: /A-I/ });
  expect([...stopped.parentElement!.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
    '–',
    '–',
    '–',
  ]);
  const placed = () => sent.filter(({ path }) => path === '/api/office/orders');
  await user.click(await button(t('newOrder.place')));
  screen.getByText(t('newOrder.leftOutFirst'));
  expect([placed(), document.activeElement]).toEqual([[], stopped]);
  await user.clear(text);
  await user.type(text, 'A-2 3{Enter}A-1 6{Enter}A-2 6,5');
  await user.click(await button(t('newOrder.look')));
  const looked = (await screen.findByText(t('newOrder.looked.other', { count: 2 }))).parentElement!;
  // Beside the press stands what came of it, and leads to what is wrong.
  await user.click(within(looked).getByRole('button', { name: t('newOrder.toLeft') }));
  expect(document.activeElement?.textContent).toContain('A-2');
  expect(screen.getAllByText(t('newOrder.left.one', { count: 1 }))).toHaveLength(2);
  expect(screen.queryByText(t('newOrder.leftOutFirst'))).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: t('newOrder.without') }));
  await user.click(await button(t('newOrder.place')));
  await screen.findByRole('heading', { level: 1, name: t('officeOrder.title', { number: id + 1 }) });
  expect(placed()[0]?.body).toMatchObject({
    Rows: [
      { ArticleId: article.tray, Quantity: 3 },
      { ArticleId: article.mug, Quantity: 6 },
    ],
  });
});

test('what an order will cost is seen with its freight, by the way that was used last', async () => {
  const { Version } = (await owner.get('office/freight')).body;
  const Freight = [{ WayOfDeliveryId: 1, CurrencyCode: 'SEK', Fee: 95, FreeFrom: null }];
  expect((await owner.put('office/freight', { Freight, Minimum: [], Version })).status).toBe(200);
  const { user, sent } = await show(owner, '/office/customers/1001/order');
  await user.type(await screen.findByLabelText(t('newOrder.rows')), 'A-2 3');
  await user.click(await button(t('newOrder.look')));
  const sums = await screen.findByRole('region', { name: t('officeOrder.change.becomes') });
  await waitFor(() => expect(sums.textContent).toMatch(/Frakt95,00\sSEK.*568,75\sSEK/));
  const way = screen.getByLabelText<HTMLSelectElement>(t('officeOrders.way'));
  expect(way.value).toBe('1');
  await user.selectOptions(way, '');
  await screen.findByText(t('newOrder.freightLater'));
  await user.click(await button(t('newOrder.place')));
  screen.getByText(t('newOrder.wayFirst'));
  expect(document.activeElement).toBe(way);
  await user.selectOptions(way, '1');
  const week = screen.getByLabelText<HTMLInputElement>(new RegExp(t('officeOrders.week')));
  await user.type(week, 'v. 54');
  await user.click(await button(t('newOrder.place')));
  screen.getByText(t('newOrder.noSuchWeek'));
  expect(document.activeElement).toBe(week);
  await user.clear(week);
  await user.type(week, 'v. 5');
  await waitFor(() => expect(sums.textContent).toMatch(/568,75/));
  await user.click(await button(t('newOrder.place')));
  await screen.findByRole('heading', { level: 1, name: t('officeOrder.title', { number: id + 1 }) });
  expect(sent.findLast(({ path }) => path === '/api/office/orders')?.body).toMatchObject({
    deliveryWeekString: '2027-W05',
    expectedTotal: 568.75,
  });
});

test('an order is split before anything is short: the pieces are chosen', async () => {
  const { user, sent, settled } = await show(owner, `/office/orders/${id}`);
  await user.click(await button(t('officeOrder.split')));
  const pieces = await screen.findByLabelText<HTMLInputElement>('A-1 Mugg');
  expect(pieces.value).toBe('');
  await user.type(pieces, '13');
  await user.click(await button(t('officeOrder.split.go')));
  await screen.findByText(t('officeOrder.split.atMost', { count: 12 }));
  expect([sent, document.activeElement]).toEqual([[], pieces]);
  await user.clear(pieces);
  await user.type(pieces, '5');
  await user.click(await button(t('officeOrder.split.go')));
  await settled();
  const { Rows } = (await owner.get('office/orders')).body;
  expect(Rows).toMatchObject([{ Pieces: 5 }, { Id: id, Pieces: 7 }]);
});

test('what is filled in is still there when the order was begun meanwhile', async () => {
  const { user, settled } = await show(owner, `/office/orders/${id}`);
  await settled();
  await user.click(await button(t('officeOrder.fillIn')));
  const told = t('officeOrder.filledIn', { pieces: 12, left: 12 });
  await screen.findByText(told);
  await user.click(await button(t('officeOrder.start')));
  await waitFor(async () => expect((await owner.get(`office/orders/${id}`)).body.Status).toBe(2));
  await settled();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('officeOrder.start') })).toBeNull());
  screen.getByText(told);
});
