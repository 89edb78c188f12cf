import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { keepPicked } from '../../src/shop/orders/office/picking/phone/stored-picking.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What the page of an order says and keeps while something of it is sent, saved or annulled.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

type Placed = { goods?: [id: number, quantity: number][]; by?: string; more?: object; isBegun?: boolean };

async function placed({ goods = [[article.mug, 12]], by = '1001', more, isBegun = true }: Placed = {}) {
  const customer = await logInAs(shop, by);
  for (const [ArticleId, Quantity] of goods) await customer.post('cartrow', { ArticleId, Quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  const id = (await customer.post('Order', checkout)).body.OrderId as number;
  const { Version } = (await owner.get(`office/orders/${id}`)).body;
  if (isBegun) await owner.post(`office/orders/${id}/processing`, { Version, Mail: false });
  return id;
}
const stored = async (id: number) => (await owner.get(`office/orders/${id}`)).body;
async function open(id: number): Promise<Shown> {
  const page = await show(owner, `/office/orders/${id}`);
  await page.settled();
  return page;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (what: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${what}`));
const now = () => field(`${t('officeOrder.sendNow')}: `);
const toList = () =>
  within(document.querySelector('main')!).getAllByRole('link', { name: t('officeOrders.title') })[0]!;
const failures = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const question = () => screen.queryByRole('alertdialog', { name: t('form.leave.title') });

test('nothing is sent while nothing is filled in, and all that is there is filled in by one press', async () => {
  const page = await open(await placed());
  screen.getByText(t('officeOrder.noneFilledIn'));
  await page.user.click(button(t('officeOrder.deliver')));
  expect(failures()).toEqual([t('officeOrder.nothing')]);
  await page.user.click(button(t('officeOrder.fillIn')));
  expect([failures(), now().value, page.sent]).toEqual([[], '12', []]);
  screen.getByText(t('officeOrder.filledIn', { pieces: 12, left: 12 }));

  const none = await open(await placed({ goods: [[article.onOrder, 3]] }));
  await none.user.click(button(t('officeOrder.fillIn')));
  expect([failures(), now().value]).toEqual([[t('officeOrder.nothingThere')], '']);
  await none.user.type(now(), '1');
  expect(failures()).toEqual([]);
});

test('what was filled in for a delivery is not there for the next, nor is a mistake in it', async () => {
  const id = await placed();
  const page = await open(id);
  await page.user.type(now(), '13');
  await page.user.type(field(t('officeOrder.carrier')), 'UX123456785SE');
  await page.user.click(button(t('officeOrder.deliver')));
  screen.getByText(t('officeOrder.atMost', { count: 12 }));
  expect([document.activeElement === now(), page.sent]).toEqual([true, []]);
  await page.user.clear(now());
  await page.user.type(now(), '6');
  await page.user.click(button(t('officeOrder.deliver')));
  await waitFor(async () => expect((await stored(id)).Consignments).toHaveLength(1));
  await page.settled();
  expect([now().value, field(t('officeOrder.carrier')).value]).toEqual(['', '']);
  fireEvent.change(now(), { target: { value: '99' } });
  expect(now().getAttribute('aria-invalid')).toBe(null);
});

test('whoever leaves with a parcel number that is typed is asked, and whoever has it sent is not', async () => {
  const page = await open(await placed());
  await page.user.type(field(t('officeOrder.carrier')), '1');
  await page.user.click(toList());
  await waitFor(() => expect(question()).not.toBe(null));
  await page.user.click(within(question()!).getByRole('button', { name: t('form.leave.stay') }));
  expect(field(t('officeOrder.carrier')).value).toBe('1');
  await page.user.clear(field(t('officeOrder.carrier')));
  await page.user.click(toList());
  await waitFor(() => expect(location.pathname).toBe('/office/orders'));
});

test('what was picked is kept by the browser, so that nobody is asked who only looks at it', async () => {
  const id = await placed();
  const page = await show(owner, `/office/picking?order=${id}`);
  await page.settled();
  const { Rows } = await stored(id);
  keepPicked(id, { [Rows[0].Id]: 5 });
  await page.user.click(screen.getByRole('link', { name: t('picking.phone.send') }));
  await waitFor(() => expect(now().value).toBe('5'));
  await page.user.click(toList());
  await waitFor(() => expect(location.pathname).toBe('/office/orders'));
});

test('an order that is annulled is asked about by its number, and whoever keeps it sends nothing', async () => {
  const id = await placed();
  const page = await open(id);
  const ask = async (does: string, title: string) => {
    await page.user.click(button(does));
    const asked = within(screen.getByRole('alertdialog', { name: title }));
    await page.user.click(asked.getByRole('button', { name: t('officeOrder.cancel.keep') }));
    expect(screen.queryByRole('alertdialog')).toBe(null);
  };
  await ask(t('officeOrder.cancel'), t('officeOrder.cancel.title', { number: id }));
  expect(page.sent).toEqual([]);
  await page.user.type(now(), '6');
  await page.user.click(button(t('officeOrder.deliver')));
  await page.settled();
  await ask(t('officeOrder.cancelRest'), t('officeOrder.cancelRest.title', { number: id }));
});

test('what the customer did not want is a question and no failure; whoever says no has sent nothing', async () => {
  const id = await placed({ more: { partialDelivery: false } });
  const page = await open(id);
  await page.user.type(now(), '6');
  await page.user.click(button(t('officeOrder.deliver')));
  const asked = within(
    await screen.findByRole('alertdialog', { name: t('officeOrder.despite.title', { number: id }) }),
  );
  await page.settled();
  expect(failures()).toEqual([]);
  await page.user.click(asked.getByRole('button', { name: t('general.cancel') }));
  expect([screen.queryByRole('alertdialog'), now().value]).toEqual([null, '6']);
  expect((await stored(id)).Consignments).toEqual([]);
});

test('a shortage is saved by itself, and only where one was changed', async () => {
  const id = await placed();
  const page = await open(id);
  const save = () => screen.queryByRole('button', { name: t('officeOrder.saveRows') });
  expect(save()).toBe(null);
  const short = field(`${t('officeOrder.shortage')}: `);
  await page.user.clear(short);
  await page.user.type(short, '2');
  await page.user.click(save()!);
  await waitFor(() => expect(save()).toBe(null));
  const { Rows } = await stored(id);
  expect([Rows[0].QuantityShort, page.sent.at(-1)?.body]).toMatchObject([
    2,
    { Rows: [{ RowId: Rows[0].Id, QuantityShort: 2, ExpectedDate: '' }] },
  ]);
});

test('after a change by somebody else the same press sends, once that was told', async () => {
  const id = await placed();
  const page = await open(id);
  await page.user.type(now(), '6');
  const { Version, Rows } = await stored(id);
  const theirs = { Version, Reason: '', Mail: false, Rows: [{ RowId: Rows[0].Id, Quantity: 6 }] };
  expect((await owner.post(`office/orders/${id}/changes`, theirs)).status).toBe(200);
  await page.user.click(button(t('officeOrder.deliver')));
  await screen.findByText(t('officeOrder.meanwhile'));
  await page.settled();
  expect(now().value).toBe('6');
  await page.user.click(button(t('officeOrder.deliver')));
  await waitFor(async () => expect((await stored(id)).Status).toBe(3));
});

test('a customer without an e-mail is mailed nothing, and one with an e-mail only while that is ticked', async () => {
  const without = await open(await placed({ by: '1007' }));
  screen.getByText(t('officeOrder.noMail'));
  expect(screen.queryByLabelText(t('officeOrder.mail'))).toBe(null);
  await without.user.type(now(), '12');
  await without.user.click(button(t('officeOrder.deliver')));
  await without.settled();
  expect(without.sent.at(-1)?.body).toMatchObject({ Mail: false });
  const page = await open(await placed());
  expect(screen.queryByText(t('officeOrder.noMail'))).toBe(null);
  await page.user.type(now(), '6');
  await page.user.click(button(t('officeOrder.deliver')));
  await page.settled();
  await page.user.click(screen.getByLabelText(t('officeOrder.mail')));
  await page.user.type(now(), '6');
  await page.user.click(button(t('officeOrder.deliver')));
  await page.settled();
  expect(page.sent.map(({ body }) => (body as { Mail: boolean }).Mail)).toEqual([true, false]);
});

test('what is fetched has no parcels to correct, and only what is made to order is said to be', async () => {
  const id = await placed({
    goods: [
      [article.madeToOrder, 1],
      [article.tray, 1],
    ],
    more: { wayOfDeliveryId: wayOfDelivery.pickUp },
  });
  await open(id);
  const made = screen.getByText(t('officeOrder.madeToOrder')).closest('tr')!;
  expect(made.textContent).toContain(`A-${article.madeToOrder}`);
  const { Version, Rows } = await stored(id);
  const sending = {
    Version,
    Mail: false,
    Parcels: '',
    Despite: true,
    Rows: [{ RowId: Rows[0].Id, Quantity: 1 }],
  };
  expect((await owner.post(`office/orders/${id}/consignments`, sending)).status).toBe(200);
  const correct = () => screen.queryByRole('button', { name: /^Ändra kollinummer för leveransen/ });
  await open(id);
  screen.getByText(t('officeOrder.consignments'));
  expect(correct()).toBe(null);

  const other = await placed();
  const { Version: version, Rows: rows } = await stored(other);
  const mailed = { ...sending, Version: version, Rows: [{ RowId: rows[0].Id, Quantity: 12 }] };
  expect((await owner.post(`office/orders/${other}/consignments`, mailed)).status).toBe(200);
  await open(other);
  expect(correct()).not.toBe(null);
});
