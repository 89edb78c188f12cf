import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { stockholmToday } from '../../src/kit/text/dates.ts';
import { isoWeekOf, weekString } from '../../src/kit/text/weeks.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { staleIn } from './stale.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What is typed where staff change or split an order is what is sent, and what cannot be is said where it was typed.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function placed(ArticleId: number = article.mug, Quantity = 12): Promise<number> {
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId, Quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await customer.post('Order', checkout)).body.OrderId;
}
const stored = async (id: number) => (await owner.get(`office/orders/${id}`)).body;
async function sendOf(id: number, Quantity: number): Promise<void> {
  const { Version, Rows } = await stored(id);
  const sending = {
    Version,
    Mail: false,
    Parcels: '',
    Despite: true,
    Rows: [{ RowId: Rows[0].Id, Quantity }],
  };
  expect((await owner.post(`office/orders/${id}/consignments`, sending)).status).toBe(200);
}
async function open(id: number, by = owner): Promise<Shown> {
  const page = await show(by, `/office/orders/${id}`);
  await page.settled();
  return page;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function openForm(id: number, by = owner) {
  const page = await open(id, by);
  await page.user.click(button(t('officeOrder.change')));
  return { ...page, form: within(screen.getByRole('form', { name: t('officeOrder.change') })) };
}
const of = (what: string, goods = 'A-1 Mugg') => t('officeOrder.of', { what, article: goods });
const toldAt = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const changeOf = ({ sent }: Pick<Shown, 'sent'>) =>
  sent.findLast(({ path }) => path.endsWith('/changes'))?.body;
/** A week that can be asked for. */
function laterWeek(): string {
  const { year, week } = isoWeekOf(stockholmToday(new Date(Date.now() + 60 * 24 * 3_600_000)));
  return weekString(year, week);
}
const noSuchWeek = expect.stringContaining(t('newOrder.noSuchWeek')) as unknown;
const save = () => button(t('officeOrder.change.save'));

test('terms, reason and mail of a change are sent as they were typed, and the focus is where it was opened', async () => {
  const page = await openForm(await placed());
  const { form, user } = page;
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  const week = field(t('officeOrders.week'));
  await user.type(week, 'v. 54');
  await user.click(save());
  expect([document.activeElement === week, toldAt(week)]).toEqual([true, noSuchWeek]);
  await user.clear(week);
  await user.type(week, laterWeek());
  await user.type(field(t('officeOrder.purchaseOrder')), 'PO-7');
  await user.type(field(t('officeOrder.message')), 'Lämna i porten');
  await user.type(field(t('officeOrder.change.reason')), 'Ringde');
  await user.click(field(t('officeOrder.partial.yes')));
  await user.click(field(t('officeOrder.change.mail')));
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(button(t('officeOrder.change'))));
  expect(changeOf(page)).toEqual({
    Version: expect.any(String),
    Reason: 'Ringde',
    Mail: false,
    Rows: [],
    deliveryWeekString: laterWeek(),
    partialDelivery: false,
    purchaseOrderNumber: 'PO-7',
    orderInfoText: 'Lämna i porten',
  });
});

test('a discount is called wrong until it can be, and is sent with what it is called', async () => {
  const page = await openForm(await placed());
  const { form, user } = page;
  await user.selectOptions(form.getByLabelText(t('officeOrder.change.discount')), 'percent');
  const size = form.getByLabelText<HTMLInputElement>(t('officeOrder.change.size.percent'));
  for (const typed of ['', '150', 'x']) {
    await user.clear(size);
    if (typed !== '') await user.type(size, typed);
    await user.click(save());
    expect([typed, document.activeElement === size, toldAt(size) !== '']).toEqual([typed, true, true]);
  }
  expect(changeOf(page)).toBe(undefined);
  await user.clear(size);
  await user.type(size, '12,5 %');
  await user.type(form.getByLabelText(new RegExp(`^${t('officeOrder.change.discountText')}`)), 'Mässrabatt');
  await user.click(save());
  await waitFor(() =>
    expect(changeOf(page)).toMatchObject({ Discount: { Percent: 12.5, Text: 'Mässrabatt' } }),
  );
});

test('a row is annulled down to what was sent of it, from more and from fewer', async () => {
  const id = await placed();
  await sendOf(id, 6);
  const page = await openForm(id);
  const { form, user } = page;
  const pieces = form.getByLabelText<HTMLInputElement>(of(t('officeOrder.change.pieces')));
  const annul = () => form.queryByRole('button', { name: of(t('officeOrder.change.cancelRow')) });
  expect(pieces.value).toBe('12');
  await user.click(annul()!);
  expect([pieces.value, annul()]).toEqual(['6', null]);
  await user.clear(pieces);
  await user.type(pieces, '3');
  await user.click(save());
  expect([document.activeElement === pieces, toldAt(pieces)]).toEqual([
    true,
    t('officeOrder.change.least', { count: 6 }),
  ]);
  await user.click(annul()!);
  await user.click(save());
  await waitFor(async () => expect((await stored(id)).Rows[0].QuantityCancelled).toBe(6));
});

test('an article comes to an order once, with what is missing of it, and what the order costs now', async () => {
  const page = await openForm(await placed());
  const { form, user } = page;
  const number = form.getByLabelText<HTMLInputElement>(t('officeOrder.change.number'));
  const add = async (text: string) => {
    await user.type(number, `${text}{Enter}`);
    await page.settled();
  };
  await add('A-99');
  expect(toldAt(number)).toBe(t('officeOrder.change.unknown'));
  await user.clear(number);
  await add('A-2');
  expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['', null]);
  await add('A-2');
  expect(toldAt(number)).toBe(t('officeOrder.change.addedAlready'));
  const pieces = form.getByLabelText(of(t('officeOrder.change.pieces'), 'A-2 Bricka'));
  await user.clear(pieces);
  await user.type(pieces, '8');
  await form.findByText(t('officeOrder.change.short', { article: 'A-2 Bricka', count: 3 }));
  const sums = form.getByRole('region', { name: t('officeOrder.change.becomes') }).textContent;
  // Twelve mugs of 49.90, and eight trays of 120.00, with a quarter more.
  expect(sums).toMatch(new RegExp(`${t('officeOrder.change.before')}748,50`));
  expect(sums).toMatch(new RegExp(`${t('officeOrder.inclVat')}1\\s948,50`));
  for (const name of ['officeOrder.change.held', 'officeOrder.change.cancelled'] as const)
    expect(form.queryByText(t(name))).toBe(null);
  await user.click(form.getByRole('button', { name: of(t('officeOrder.change.remove'), 'A-2 Bricka') }));
  expect(form.queryByRole('rowheader', { name: /A-2/ })).toBe(null);
});

test('who may not price sees what a piece costs, and is offered neither a price nor a discount', async () => {
  const id = await placed();
  await addStaff(shop, 'sales@maker.example', 'sales');
  const { form } = await openForm(id, await logInToOfficeAs(shop, 'sales@maker.example'));
  const cell = form.getByLabelText(of(t('officeOrder.change.pieces'))).closest('td')!.nextElementSibling!;
  expect([cell.textContent, cell.querySelector('input')]).toEqual(['49,90', null]);
  expect(form.queryByLabelText(t('officeOrder.change.discount'))).toBe(null);
});

test('why a change cannot be is told before it is saved', async () => {
  const page = await openForm(await placed());
  const detail = 'Adressen har annan moms.';
  page.refuse(/^POST .*preview/, 409, JSON.stringify({ type: '/problems/conflict', status: 409, detail }));
  await page.user.type(page.form.getByLabelText(new RegExp(`^${t('officeOrder.purchaseOrder')}`)), 'X');
  expect((await page.form.findByRole('alert')).textContent).toBe(detail);
});

test('what is missing is split off at first, with its own week, and without a mail where none is wanted', async () => {
  const id = await placed();
  await shop.db.updateTable('order_row').set({ quantity_short: 4 }).where('order_id', '=', id).execute();
  const page = await open(id);
  const { user, sent } = page;
  await user.click(button(t('officeOrder.split')));
  const window = within(await screen.findByRole('dialog'));
  const pieces = window.getByLabelText<HTMLInputElement>('A-1 Mugg');
  expect([pieces.value, toldAt(pieces)]).toEqual(['4', t('officeOrder.split.of', { left: 12, short: 4 })]);
  const week = window.getByLabelText<HTMLInputElement>(new RegExp(`^${t('officeOrder.split.week')}`));
  await user.type(week, 'v. 54');
  await user.click(button(t('officeOrder.split.go')));
  expect([document.activeElement === week, toldAt(week), sent]).toEqual([true, noSuchWeek, []]);
  await user.clear(week);
  await user.type(week, laterWeek());
  await user.click(window.getByLabelText(t('officeOrder.split.mail')));
  const detail = 'Något måste vara kvar.';
  page.refuse(/split/, 409, JSON.stringify({ type: '/problems/conflict', status: 409, detail }));
  await user.click(button(t('officeOrder.split.go')));
  expect((await window.findByRole('alert')).textContent).toBe(detail);
  page.allow();
  await user.click(button(t('officeOrder.split.go')));
  await screen.findByRole('heading', { level: 1, name: t('officeOrder.title', { number: id + 1 }) });
  const { Rows } = await stored(id);
  expect(sent.at(-1)?.body).toEqual({
    Version: expect.any(String),
    Rows: [{ RowId: Rows[0].Id, Quantity: 4 }],
    deliveryWeekString: laterWeek(),
    Mail: false,
  });
});

test('one piece alone is not split, and of what is annulled nothing is confirmed', async () => {
  const offers = () =>
    [t('officeOrder.split'), t('officeOrder.confirm')].map(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
  await open(await placed(article.book, 1));
  expect(offers()).toEqual([false, true]);
  const id = await placed(article.book, 2);
  await open(id);
  expect(offers()).toEqual([true, true]);
  const { Version } = await stored(id);
  expect((await owner.post(`office/orders/${id}/cancellation`, { Version, Mail: false })).status).toBe(200);
  await open(id);
  expect(offers()).toEqual([false, false]);
});

test('a confirmation that was not mailed is told with why, and one that was is in the log', async () => {
  const page = await open(await placed());
  const confirm = async () => {
    await page.user.click(button(t('officeOrder.confirm')));
    const asked = within(await screen.findByRole('alertdialog'));
    await page.user.click(asked.getByRole('button', { name: t('officeOrder.confirm') }));
  };
  const detail = 'Ingen har en adress.';
  page.refuse(/confirmation/, 409, JSON.stringify({ type: '/problems/conflict', status: 409, detail }));
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  page.allow();
  await confirm();
  await screen.findByText(t('officeOrder.confirm.done', { email: 'ett@butik.example' }));
  await page.settled();
  expect(await staleIn(page, shop, owner)).toEqual([]);
});
