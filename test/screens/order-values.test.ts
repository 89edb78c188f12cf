import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { stockholmToday } from '../../src/kit/text/dates.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What the page of an order counts and warns of, and that what is written in its windows is sent as it was written.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function placed(goods: [id: number, quantity: number][] = [[article.mug, 12]]): Promise<number> {
  const customer = await logInAs(shop, '1001');
  for (const [ArticleId, Quantity] of goods) await customer.post('cartrow', { ArticleId, Quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await customer.post('Order', checkout)).body.OrderId;
}
const stored = async (id: number) => (await owner.get(`office/orders/${id}`)).body;
async function sendOf(id: number, Quantity: number): Promise<void> {
  const { Version, Rows } = await stored(id);
  const sending = {
    Version,
    Mail: false,
    Parcels: 'FEL-1',
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
const queryButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const field = (what: string, goods = 'A-1 Mugg') =>
  screen.getByLabelText<HTMLInputElement>(t('officeOrder.of', { what, article: goods }));
const toldAt = (one: HTMLElement) =>
  document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const refusal = (detail: string) =>
  [409, JSON.stringify({ type: '/problems/conflict', status: 409, detail })] as const;
const isBadge = (text: string) => screen.queryAllByText(text, { selector: 'span' }).length > 0;

test('what is ordered, sent, annulled and left of a row is counted, and the sums are those of the order', async () => {
  const id = await placed();
  await sendOf(id, 5);
  const { Version, Rows } = await stored(id);
  const fewer = { Version, Reason: '', Mail: false, Rows: [{ RowId: Rows[0].Id, Quantity: 11 }] };
  expect((await owner.post(`office/orders/${id}/changes`, fewer)).status).toBe(200);
  await open(id);
  const row = screen.getByRole('rowheader', { name: /A-1/ }).closest('tr')!;
  const counts = (['ordered', 'sent', 'cancelled', 'left'] as const).map((name) => {
    const label = t(`officeOrder.${name}`);
    return row.querySelector(`[data-label="${label}"]`)?.textContent;
  });
  expect(counts).toEqual(['12', '5', '1', '6']);
  // Eleven mugs of 49.90 are left of the order, with a quarter more.
  const sums = screen.getByText(t('officeOrder.inclVat')).closest('dl, table')!.textContent;
  expect(sums).toMatch(/Exkl\. moms548,90.*Moms137,23.*Inkl\. moms686,13/);
  const { SentDate } = (await stored(id)).Consignments[0];
  screen.getByText(new RegExp(`^${t('officeOrder.consignment', { date: SentDate, count: 5 })}`));
  screen.getByText(`5 × A-${article.mug}`);
});

test('what has come in of what was missing is told from the first piece, and a day has not passed while it is', async () => {
  const id = await placed();
  await open(id);
  const shortage = () => toldAt(field(t('officeOrder.shortage')));
  expect(shortage()).toBe('');
  await shop.db.updateTable('order_row').set({ quantity_short: 1 }).where('order_id', '=', id).execute();
  const page = await open(id);
  expect(shortage()).toBe(t('officeOrder.shortCome', { count: 1 }));
  const day = field(t('officeOrder.expected'));
  await page.user.type(day, stockholmToday(new Date()));
  expect(toldAt(day)).toBe('');
});

test('what is made to order is never beyond what is in stock', async () => {
  const page = await open(await placed([[article.madeToOrder, 3]]));
  const now = field(t('officeOrder.sendNow'), `A-${article.madeToOrder} Order`);
  await page.user.type(now, '3');
  expect(toldAt(now)).toBe('');
});

test('why an order is stopped is told the customer and the log, and why it is released only the log', async () => {
  const id = await placed([[article.tray, 8]]);
  await shop.db.updateTable('customer_order').set({ held: 'creditLimit' }).where('id', '=', id).execute();
  const page = await open(id);
  expect([isBadge(t('officeOrder.held')), isBadge(t('officeOrder.short'))]).toEqual([true, true]);
  // Nobody begins with what is stopped.
  expect([queryButton(t('officeOrder.start')), queryButton(t('officeOrder.deliver'))]).toEqual([null, null]);
  const ask = async (does: string, texts: [name: string, text: string][]) => {
    await page.user.click(queryButton(does)!);
    const asked = within(await screen.findByRole('alertdialog'));
    for (const [name, text] of texts) {
      const one = asked.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
      expect([name, one.value]).toEqual([name, '']);
      if (text !== '') await page.user.type(one, text);
    }
    await page.user.click(asked.getByRole('button', { name: does }));
    await page.settled();
    return page.sent.at(-1)?.body;
  };
  const [note, told] = [t('officeOrder.holdNote'), t('officeOrder.hold.told')];
  const Version = expect.any(String) as unknown;
  expect(
    await ask(t('officeOrder.hold.manual'), [
      [told, 'Vi ringer'],
      [note, 'Oklar adress'],
    ]),
  ).toEqual({ Version, Reason: 'Oklar adress', CustomerText: 'Vi ringer' });
  expect(await ask(t('officeOrder.release'), [[note, 'Adressen stämmer']])).toEqual({
    Version,
    Reason: 'Adressen stämmer',
  });
  expect(
    await ask(t('officeOrder.hold'), [
      [told, ''],
      [note, ''],
    ]),
  ).toEqual({ Version, Reason: '', CustomerText: '' });
});

test('parcel numbers that were refused are typed on, and are mailed only while that is ticked', async () => {
  const id = await placed();
  await sendOf(id, 12);
  const page = await open(id);
  const window = async () => {
    await page.user.click(queryButton(/^Ändra kollinummer för leveransen \d{4}-\d\d-\d\d$/)!);
    const asked = within(await screen.findByRole('alertdialog'));
    return {
      numbers: asked.getByLabelText<HTMLInputElement>(/^Kollinummer/),
      mail: asked.getByLabelText<HTMLInputElement>(t('officeOrder.mail')),
      save: asked.getByRole('button', { name: t('officeOrder.parcels.save') }),
    };
  };
  const first = await window();
  expect([first.numbers.value, first.mail.checked]).toEqual(['FEL-1', true]);
  await page.user.clear(first.numbers);
  await page.user.type(first.numbers, 'FEL-2');
  await page.user.click(first.mail);
  page.refuse(/^PUT/, ...refusal('Ordern är låst.'));
  await page.user.click(first.save);
  await screen.findByText('Ordern är låst.');
  page.allow();
  const again = await window();
  expect([again.numbers.value, again.mail.checked]).toEqual(['FEL-2', false]);
  await page.user.click(again.save);
  await waitFor(async () =>
    expect((await stored(id)).Consignments[0].Parcels).toMatchObject([{ Number: 'FEL-2' }]),
  );
  expect(page.sent.at(-1)?.body).toMatchObject({ Parcels: 'FEL-2', Mail: false });
});

test('why an act was refused is told in the words of the shop, and what was written of an order stays', async () => {
  const page = await open(await placed());
  page.refuse(/processing/, ...refusal('Plocklistan skrivs ut.'));
  await page.user.click(queryButton(t('officeOrder.start'))!);
  await screen.findByText('Plocklistan skrivs ut.');
  await page.user.click(screen.getByText(t('officeOrder.note.write')));
  const text = screen.getByLabelText<HTMLTextAreaElement>(t('officeOrder.note'));
  await page.user.type(text, 'Ring först');
  page.refuse(/notes/, ...refusal('Ordern är raderad.'));
  await page.user.click(queryButton(t('officeOrder.note.add'))!);
  await screen.findByText('Ordern är raderad.');
  expect(text.value).toBe('Ring först');
});

test('who only reads orders is offered nothing that changes one, and reads what was noted', async () => {
  const id = await placed();
  await addStaff(shop, 'finance@maker.example', 'finance');
  const reader = await logInToOfficeAs(shop, 'finance@maker.example');
  const changing = [
    t('officeOrder.change'),
    t('officeOrder.confirm'),
    t('officeOrder.split'),
    t('officeOrder.start'),
    t('officeOrder.deliver'),
    t('officeOrder.cancel'),
    t('picking.print'),
  ];
  const offered = () => changing.filter((name) => queryButton(name) !== null);
  const notes = () => screen.queryByRole('region', { name: t('officeOrder.notes') });
  await open(id, reader);
  expect([offered(), notes()]).toEqual([[], null]);
  await owner.post(`office/orders/${id}/notes`, { Text: 'Ringde', Pinned: false });
  await open(id, reader);
  within(notes()!).getByText('Ringde');
  expect([offered(), screen.queryByText(t('officeOrder.note.write'))]).toEqual([[], null]);
  await open(id);
  expect(offered()).toEqual(changing);
  screen.getByText(t('officeOrder.note.write'));
});
