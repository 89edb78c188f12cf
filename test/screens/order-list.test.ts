import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { stockholmToday } from '../../src/kit/text/dates.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { cloneOrder } from '../clone-order.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// The list of orders is narrowed by what was chosen, and offers what can be done with as many as are chosen.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  vi.restoreAllMocks();
  close();
  await shop.close();
});

async function placed(by = '1001', ArticleId: number = article.mug, Quantity = 6): Promise<number> {
  const customer = await logInAs(shop, by);
  await customer.post('cartrow', { ArticleId, Quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await customer.post('Order', checkout)).body.OrderId;
}
async function open(path = '/office/orders', by = owner): Promise<Shown> {
  const page = await show(by, path);
  await page.settled();
  return page;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const asked = () => Object.fromEntries(new URLSearchParams(location.search));
const choose = async ({ user }: Shown, ids: number[]) => {
  for (const id of ids)
    await user.click(screen.getByRole('checkbox', { name: t('list.select', { name: String(id) }) }));
};

test('each filter narrows the list by its own value, and what is set is seen when one comes back', async () => {
  await placed();
  const page = await open();
  const further = () => screen.getByText(t('officeOrders.furtherFilters')).closest('details')!;
  expect(further().open).toBe(false);
  const chosen: [name: string, label: string, value: string][] = [
    ['way', t('officeOrders.way'), '1'],
    ['country', t('officeOrders.country'), 'SE'],
    ['held', t('officeOrders.held'), 'no'],
    ['collected', t('officeOrders.collected'), 'no'],
    ['printed', t('officeOrders.printed'), 'no'],
    ['state', t('officeOrders.state'), 'open'],
    ['due', t('officeOrders.due'), 'later'],
    ['wanted', t('officeOrders.wanted'), 'now'],
    ['sort', t('officeOrders.sort'), 'customer'],
  ];
  for (const [name, label, value] of chosen) {
    await page.user.selectOptions(field(label), value);
    await waitFor(() => expect([name, asked()[name], field(label).value]).toEqual([name, value, value]));
  }
  await page.user.type(field(t('officeOrders.from')), '2020-01-02');
  await waitFor(() =>
    expect([asked()['from'], field(t('officeOrders.from')).value]).toEqual(['2020-01-02', '2020-01-02']),
  );
  await page.user.type(field(t('officeOrders.to')), '2099-01-02');
  const all = {
    ...Object.fromEntries(chosen.map(([name, , value]) => [name, value])),
    from: '2020-01-02',
    to: '2099-01-02',
  };
  await waitFor(() => expect(asked()).toEqual(all));
  const askedLast = () => {
    const call = page.called.findLast((path) => path.startsWith('/api/office/orders?'))!;
    return Object.fromEntries(new URL(call, 'http://x').searchParams);
  };
  await waitFor(() => expect(askedLast()).toMatchObject(all));

  for (const [name, label, value] of chosen.filter(([one]) => one !== 'sort')) {
    await open(`/office/orders?${name}=${value}`);
    expect([name, field(label).value]).toEqual([name, value]);
    const isFurther = ['way', 'country', 'held', 'collected', 'printed'].includes(name);
    expect([name, further().open]).toEqual([name, isFurther]);
  }
});

test('the file has the orders that are listed, and says how many those are', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  await placed();
  await placed('1002');
  const page = await open('/office/orders?q=1002');
  await page.user.click(screen.getByRole('button', { name: t('officeOrders.export') }));
  await screen.findByText(t('officeOrders.exported', { n: 1 }));
  page.refuse(/export/);
  await page.user.click(screen.getByRole('button', { name: t('officeOrders.export') }));
  await screen.findByText(t('officeOrders.exportFailed'));
});

test('orders are chosen by who may change them, and all are let go by one press', async () => {
  const ids = [await placed(), await placed()];
  await addStaff(shop, 'finance@maker.example', 'finance');
  await open('/office/orders', await logInToOfficeAs(shop, 'finance@maker.example'));
  expect(screen.queryByRole('checkbox', { name: t('list.select', { name: String(ids[0]) }) })).toBe(null);
  const page = await open();
  await choose(page, ids);
  screen.getByText(t('picking.chosen.other', { n: 2 }));
  await page.user.click(screen.getByRole('button', { name: t('picking.print') }));
  const window = within(await screen.findByRole('dialog', { name: t('picking.title.other', { n: 2 }) }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  await page.user.click(window.getByRole('button', { name: t('picking.go') }));
  await window.findByRole('link', { name: t('picking.open') });
  // Nobody begins with an order by printing it, unless that was ticked.
  expect(page.sent.at(-1)?.body).toEqual({ OrderIds: ids, Kind: 'orders' });
  await page.user.click(window.getAllByRole('button', { name: t('general.close') }).at(-1)!);
  await page.user.click(screen.getByRole('button', { name: t('list.clearSelection') }));
  expect(screen.queryByText(t('picking.chosen.other', { n: 2 }))).toBe(null);
});

test('thirty orders are a walk with a phone, and thirty-one are not', async () => {
  const id = await placed();
  await cloneOrder(shop.db, 30);
  const page = await open();
  const first = Array.from({ length: 30 }, (_, n) => id + n);
  await choose(page, first);
  const phone = () => screen.queryByRole('link', { name: t('picking.phone.open') });
  expect(phone()?.getAttribute('href')).toBe(`/office/picking?order=${first.join(',')}`);
  await choose(page, [id + 30]);
  expect(phone()).toBe(null);
});

test('by when an order must leave is told as passed, as of today, or by its day alone', async () => {
  const now = Date.now();
  const dueOf = async (placedAt: number) => {
    shop.setTime(new Date(placedAt).toISOString());
    const id = await placed('1001', article.book);
    shop.setTime(new Date(now).toISOString());
    const { Due } = (await owner.get(`office/orders/${id}/place`)).body;
    await open(`/office/orders/${id}`);
    const fact = screen.getByText(t('officeOrders.due'), { selector: 'dt' }).nextElementSibling!;
    return { Due: Due as string, told: fact.textContent };
  };
  const today = stockholmToday(new Date(now));
  const wordsOf = (day: string) =>
    day > today ? day : t(day === today ? 'officeOrders.dueToday' : 'officeOrders.overdue', { day });
  const passed = await dueOf(now - 20 * 24 * 3_600_000);
  expect([passed.Due < today, passed.told]).toEqual([true, wordsOf(passed.Due)]);
  const next = await dueOf(now);
  expect([next.Due >= today, next.told]).toEqual([true, wordsOf(next.Due)]);
});

test('one day for all that waits for an article is sent with whether customers are told, and shown at once', async () => {
  await placed('1001', article.onOrder, 3);
  await placed('1002', article.onOrder, 3);
  const page = await open(`/office/articles/${article.onOrder}`);
  const { Pieces, Total } = (await owner.get(`office/articles/${article.onOrder}/waiting`)).body;
  expect(Total).toBe(2);
  await screen.findByRole('heading', { name: t('officeWaiting.rows.other', { count: 2 }) });
  screen.getByText(t('officeWaiting.pieces.other', { count: Pieces }));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  await page.user.type(screen.getByLabelText(new RegExp(`^${t('officeWaiting.day')}`)), '2099-01-02');
  await page.user.click(field(t('officeWaiting.mail')));
  page.refuse(/^PUT/);
  await press(t('officeWaiting.save'));
  await screen.findByText(t('general.commonError'));
  page.allow();
  page.refuse(/^PUT/, 409, JSON.stringify({ detail: 'Så långt fram kan ingen dag sättas.' }));
  await press(t('officeWaiting.save'));
  await screen.findByText('Så långt fram kan ingen dag sättas.');
  page.allow();
  await press(t('officeWaiting.save'));
  await screen.findByText(t('officeWaiting.done.other', { count: 2 }));
  expect(page.sent.at(-1)?.body).toEqual({ ExpectedDate: '2099-01-02', Mail: false });
  expect(screen.getAllByText(/2099-01-02/)).toHaveLength(2);
  await page.user.clear(screen.getByLabelText(new RegExp(`^${t('officeWaiting.day')}`)));
  await press(t('officeWaiting.empty'));
  await waitFor(() => expect(screen.queryAllByText(/2099-01-02/)).toHaveLength(0));
});

test('each order is told in the currency that it is paid in', async () => {
  await shop.db.updateTable('customer').set({ currency_code: 'EUR' }).where('id', '=', 1004).execute();
  const [own, abroad] = [await placed(), await placed()];
  await shop.db
    .updateTable('customer_order')
    .set({ currency_code: 'EUR' })
    .where('id', '=', abroad)
    .execute();
  await open();
  const rowOf = (id: number) =>
    screen.getByRole('checkbox', { name: t('list.select', { name: String(id) }) }).closest('tr')!.textContent;
  expect([/€|EUR/.test(rowOf(own)), /€|EUR/.test(rowOf(abroad))]).toEqual([false, true]);
});
