import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, mugTexts } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
const opened: string[] = [];
let shop: TestShop;
let office: Client;
let customer: Client;

beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'sales@maker.example', 'sales');
  office = await logInToOfficeAs(shop, 'sales@maker.example');
  customer = await logInAs(shop, '1001');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  vi.spyOn(window, 'open').mockImplementation(
    (address) => void opened.push(String(address)) as unknown as null,
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  close();
  await shop.close();
});

async function place(): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return body.OrderId;
}

test('chosen orders are printed, and the PDF opens', async () => {
  const id = await place();
  const { user, sent } = await show(office, '/office/orders');
  await user.click(await screen.findByRole('checkbox', { name: t('list.select', { name: String(id) }) }));
  await screen.findByText(t('picking.chosen.one'));
  await user.click(screen.getByRole('button', { name: t('picking.print') }));
  const asked = within(await screen.findByRole('dialog', { name: t('picking.title.one') }));
  await user.click(asked.getByRole('radio', { name: new RegExp(`^${t('picking.kind.labels')}`) }));
  await user.selectOptions(asked.getByLabelText(t('picking.size')), '100x150');
  await user.click(asked.getByRole('button', { name: t('picking.go') }));
  const link = await asked.findByRole('link', { name: t('picking.open') });
  expect([link.getAttribute('href'), opened]).toEqual(['blob:list', ['blob:list']]);
  expect(sent.map(({ body }) => body)).toEqual([{ OrderIds: [id], Kind: 'labels', LabelSize: '100x150' }]);
});

test('pick lists and packing slips are printed by one press', async () => {
  const id = await place();
  opened.length = 0;
  const { user, sent } = await show(office, `/office/orders/${id}`);
  await user.click(await screen.findByRole('button', { name: t('picking.print') }));
  const asked = within(await screen.findByRole('dialog', { name: t('picking.title.one') }));
  await user.click(asked.getByRole('radio', { name: new RegExp(`^${t('picking.kind.both')}`) }));
  await user.click(asked.getByLabelText(new RegExp(`^${t('picking.start')}`)));
  await user.click(asked.getByRole('button', { name: t('picking.go') }));
  for (const kind of ['orders', 'slips'] as const)
    await asked.findByRole('link', { name: t('picking.openOf', { what: t(`picking.kind.${kind}`) }) });
  expect(opened).toHaveLength(2);
  expect(sent.map(({ body }) => body)).toEqual([
    { OrderIds: [id], Kind: 'orders', Start: true },
    { OrderIds: [id], Kind: 'slips' },
  ]);
});

test('scans count, what is wrong or too many is said, and what was picked is sent', async () => {
  const id = await place();
  const { user } = await show(office, '/office/picking');
  await user.type(await screen.findByLabelText(t('picking.phone.order')), `${id}{Enter}`);
  const code = await screen.findByLabelText(t('picking.phone.code'));
  const said = (text: string) => screen.findByText(text);
  await user.type(code, '4006381333931{Enter}');
  await said(t('picking.phone.wrong', { code: '4006381333931' }));
  const name = (await office.get(`office/orders/${id}/picking`)).body.Rows[0].Name as string;
  const mug = `A-${article.mug} ${name}`;
  for (const count of [1, 2]) {
    await user.type(code, `${mugTexts.ean}{Enter}`);
    await said(t('picking.phone.counted', { article: mug, count, n: 6 }));
  }
  const typed = screen.getByLabelText<HTMLInputElement>(t('picking.phone.of', { article: mug }));
  expect(typed.value).toBe('2');
  await user.clear(typed);
  await user.type(typed, '6');
  await said(t('picking.phone.all'));
  await user.type(code, `${mugTexts.ean}{Enter}`);
  await said(t('picking.phone.tooMany', { article: mug, n: 6 }));
  await user.click(screen.getByRole('link', { name: t('picking.phone.send') }));
  await screen.findByText(t('officeOrder.filledIn', { pieces: 6, left: 6 }));
  await user.click(await screen.findByRole('button', { name: t('officeOrder.deliver') }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText(/^Kunden kan lägga till rader fram till \d\d:\d\d\. Skicka nu\?$/);
  await user.click(asked.getByRole('button', { name: t('officeOrder.despite') }));
  await waitFor(async () => expect((await office.get(`office/orders/${id}`)).body.Status).toBe(3));
  expect(localStorage.length).toBe(0);
});

test('what is missing on its shelf is short at the delivery, and many are sent without that order', async () => {
  const ids = [await place(), await place()];
  const name = (await office.get(`office/orders/${ids[0]}/picking`)).body.Rows[0].Name as string;
  const of = (number: number) => ({ article: `A-${article.mug} ${name}`, number });
  const { user } = await show(office, `/office/picking?order=${ids.join(',')}`);
  const [typed, other] = await Promise.all(
    ids.map((id) => screen.findByLabelText(t('picking.phone.ofOrder', of(id)))),
  );
  await user.type(other!, '6');
  await user.type(typed!, '4');
  expect(screen.queryByText(t('picking.phone.allThereIs', { n: 2 }))).toBeNull();
  await user.click(screen.getByLabelText(t('picking.phone.missingOf', { n: 2, ...of(ids[0]!) })));
  screen.getByText(t('picking.phone.allThereIs', { n: 2 }));
  const rest = screen.getByRole('link', { name: t('picking.phone.sendWhole', { n: 1 }) });
  expect(rest.getAttribute('href')).toBe(`/office/orders/send?ids=${ids[1]}`);
  await user.click(screen.getByRole('link', { name: String(ids[0]) }));
  const notFound = () => screen.queryByText(new RegExp(t('officeOrder.notFound', { n: 2 })));
  await waitFor(() => expect(notFound()).not.toBeNull());
  const short = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t('officeOrder.shortage')}: `));
  expect(short.value).toBe('2');
  // Whoever tells otherwise is not told any more what the picker did not find.
  await user.clear(short);
  await user.type(short, '1');
  expect(notFound()).toBeNull();
  await user.clear(short);
  await user.type(short, '2');
  expect(notFound()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: t('officeOrder.deliver') }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: t('officeOrder.despite') }));
  await waitFor(async () => {
    const { Rows } = (await office.get(`office/orders/${ids[0]}`)).body;
    expect(Rows[0]).toMatchObject({ QuantityDelivered: 4, QuantityShort: 2 });
  });
});

test('one number of no order is named, and the others are picked', async () => {
  const id = await place();
  const unknown = 999_999;
  const { user } = await show(office, '/office/picking');
  await user.type(await screen.findByLabelText(t('picking.phone.order')), `${unknown} ${id}{Enter}`);
  const said = await screen.findByText(t('picking.phone.unknownOthers', { orders: String(unknown) }), {
    exact: false,
  });
  expect(within(said).getByRole('link').getAttribute('href')).toBe('/office/orders');
  await screen.findByLabelText(t('picking.phone.code'));
  await show(office, `/office/picking?order=${unknown}`);
  await screen.findByText(t('picking.phone.unknown', { orders: String(unknown) }), { exact: false });
  screen.getByRole('button', { name: t('picking.phone.other') });
});

test('orders are picked together: what is scanned goes to the first that lacks it, and all are sent at once', async () => {
  const ids = [await place(), await place()];
  const { user } = await show(office, '/office/picking');
  await user.type(await screen.findByLabelText(t('picking.phone.order')), `${ids[1]}, ${ids[0]}{Enter}`);
  await screen.findByRole('heading', { name: t('picking.phone.many', { n: 2 }) });
  const code = await screen.findByLabelText(t('picking.phone.code'));
  const name = (await office.get(`office/orders/${ids[0]}/picking`)).body.Rows[0].Name as string;
  const mug = `A-${article.mug} ${name}`;
  for (const number of [ids[1]!, ids[0]!])
    for (const count of [1, 2, 3, 4, 5, 6]) {
      await user.type(code, `${mugTexts.ean}{Enter}`);
      await screen.findByText(t('picking.phone.countedFor', { article: mug, count, n: 6, number }));
    }
  await user.type(code, `${mugTexts.ean}{Enter}`);
  await screen.findByText(t('picking.phone.tooMany', { article: mug, n: 12 }));
  await screen.findByText(t('picking.phone.all'));
  const list = within(screen.getByRole('list', { name: t('picking.orders') }));
  expect(list.getAllByText(t('picking.phone.pickedOf', { count: 6, n: 6 }))).toHaveLength(2);
  expect(localStorage.length).toBe(2);
  const send = screen.getByRole('link', { name: t('picking.phone.sendAll') });
  expect(send.getAttribute('href')).toBe(`/office/orders/send?ids=${ids[1]},${ids[0]}`);
  // One of them has fewer after all: it is sent by itself, with what is picked.
  const typed = t('picking.phone.ofOrder', { article: mug, number: ids[0]! });
  await user.clear(screen.getByLabelText(typed));
  await user.type(screen.getByLabelText(typed), '4');
  expect(screen.queryByRole('link', { name: t('picking.phone.sendAll') })).toBeNull();
  await user.click(list.getByRole('link', { name: String(ids[0]) }));
  await screen.findByText(t('officeOrder.filledIn', { pieces: 4, left: 6 }));
});

test('a picker feels whether a scan counted, is told what becomes of the counts, and what is asked of the order', async () => {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  await customer.post('cartrow', { ArticleId: article.onOrder, Quantity: 3 });
  const { body } = await customer.post('Order', {
    wayOfDeliveryId: 1,
    partialDelivery: true,
    orderInfoText: 'Lämna i porten',
  });
  await office.post(`office/orders/${body.OrderId}/notes`, { Text: 'Fyll kartongen', Pinned: true });
  const felt: unknown[] = [];
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: unknown) => felt.push(pattern),
  });
  const { user } = await show(office, `/office/picking?order=${body.OrderId}`);
  const code = await screen.findByLabelText(t('picking.phone.code'));
  screen.getByText('Fyll kartongen');
  screen.getByText(`${t('officeOrder.message')}: Lämna i porten`);
  screen.getByText(t('picking.phone.waits', { n: 3 }));
  expect(screen.queryByText(t('picking.phone.offline'))).toBeNull();
  await user.type(code, '{Enter}');
  await user.type(code, 'finns inte{Enter}');
  for (let piece = 0; piece < 7; piece++) await user.type(code, `${mugTexts.ean}{Enter}`);
  const [yes, no] = [60, [60, 60, 60]];
  expect(felt).toEqual([no, yes, yes, yes, yes, yes, yes, no]);

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await screen.findByText(t('picking.phone.offline'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(t('picking.phone.offline'))).toBeNull());
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const typed = screen.getByLabelText(t('picking.phone.of', { article: `A-${article.mug} Mugg` }));
  await user.clear(typed);
  await user.type(typed, '3');
  await screen.findByText(t('picking.phone.notKept'));
  full.mockRestore();
  await user.type(code, `${mugTexts.ean}{Enter}`);
  await waitFor(() => expect(screen.queryByText(t('picking.phone.notKept'))).toBeNull());
});

test('one order is offered no combined list, and is begun only while it is new', async () => {
  const id = await place();
  const offers = async () => {
    const { user } = await show(office, `/office/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: t('picking.print') }));
    const asked = within(await screen.findByRole('dialog', { name: t('picking.title.one') }));
    const names = asked.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
    return [
      names.some((name) => name.startsWith(t('picking.kind.sums'))),
      asked.queryByRole('checkbox', { name: new RegExp(`^${t('picking.start')}`) }) !== null,
    ];
  };
  expect(await offers()).toEqual([false, true]);
  const { Version } = (await office.get(`office/orders/${id}`)).body;
  await office.post(`office/orders/${id}/processing`, { Version, Mail: false });
  expect(await offers()).toEqual([false, false]);
});

test('a pinned note is read before anything else of an order, and paper says what and when', async () => {
  const id = await place();
  await office.post(`office/orders/${id}/notes`, { Text: 'Ringde', Pinned: false });
  await office.post(`office/orders/${id}/notes`, { Text: 'Ring först', Pinned: true });
  await show(office, `/office/orders/${id}`);
  const pinned = await screen.findByRole('note');
  await screen.findByText(t('officeOrder.wishes'));
  await screen.findByText(t('officeOrders.due'));
  within(pinned).getByText('Ring först');
  const others = [t('officeOrders.due'), t('officeOrder.wishes'), 'Ringde'].map((text) =>
    screen.getByText(text),
  );
  for (const other of others)
    expect(pinned.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  window.dispatchEvent(new Event('beforeprint'));
  const printed = /^(.+) – .+ · \d{4}-\d\d-\d\d \d\d:\d\d$/.exec(screen.getByText(/ · \d{4}-/).textContent);
  expect(printed?.[1]).toBe(t('officeOrder.title', { number: id }));
});

test('of orders that are picked together the rows of one that is stopped are left on their shelves', async () => {
  const [stopped, other] = [await place(), await place()];
  await shop.db.updateTable('customer_order').set({ held: 'manual' }).where('id', '=', stopped).execute();
  await show(office, `/office/picking?order=${stopped},${other}`);
  await screen.findByText(t('picking.phone.left.held'));
  const rows = within(screen.getByRole('list', { name: t('picking.phone.rows') }));
  expect(rows.getAllByRole('listitem')).toHaveLength(1);
});

test('an order that one comes to from another is counted from its own beginning', async () => {
  const [first, second] = [await place(), await place()];
  const page = await show(office, `/office/picking?order=${first}`);
  const comeTo = async (id: number) => {
    history.pushState(null, '', `/office/picking?order=${id}`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await screen.findByRole('heading', { level: 1, name: t('picking.list', { number: id }) });
    await page.settled();
  };
  await page.settled();
  await comeTo(second);
  await page.user.type(screen.getByLabelText(t('picking.phone.code')), 'finns inte{Enter}');
  const wrong = t('picking.phone.wrong', { code: 'finns inte' });
  await screen.findByText(wrong);
  await comeTo(first);
  expect(screen.queryByText(wrong)).toBe(null);
});
