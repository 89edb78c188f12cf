import { fireEvent, screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { keepPicked, readPicked } from '../../src/shop/orders/office/picking/phone/stored-picking.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { linesOfPdf } from '../pdf-text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 600 })
    .where('id', '=', article.mug)
    .execute();
  await shop.services.versions.changed();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  customer = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function placed(more: object = {}): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  const answer = await customer.post('Order', checkout);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.OrderId;
}

async function ordered(more: object = {}): Promise<number> {
  const id = await placed(more);
  const { Version } = (await owner.get(`office/orders/${id}`)).body;
  await owner.post(`office/orders/${id}/processing`, { Version, Mail: false });
  return id;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const parcelsOf = (number: number) =>
  screen.getByLabelText<HTMLInputElement>(t('sendMany.parcelsOf', { number }));

test('chosen orders are filled in from a list and sent, but the one that was cancelled and the one to fetch', async () => {
  const [first, second, gone] = [await ordered(), await ordered(), await ordered()];
  const fetched = await ordered({ wayOfDeliveryId: wayOfDelivery.pickUp });
  const list = await show(owner, '/office/orders');
  await list.settled();
  for (const id of [first, second])
    await list.user.click(screen.getByRole('checkbox', { name: t('list.select', { name: String(id) }) }));
  const link = screen.getByRole('link', { name: t('sendMany.open') });
  expect(link.getAttribute('href')).toMatch(/^\/office\/orders\/send\?ids=\d+,\d+$/);

  const page = await show(owner, `/office/orders/send?ids=${[first, second, gone, fetched].join(',')}`);
  await page.settled();
  await page.user.click(screen.getByText(t('sendMany.paste')));
  const pasted = screen.getByLabelText(t('sendMany.pasteLabel'));
  fireEvent.change(pasted, { target: { value: '901\n902\n903\n904' } });
  await page.user.click(button(t('sendMany.fill')));
  screen.getByText(t('sendMany.askCount', { lines: 4, orders: 3 }));
  const unknown = '9'.repeat(String(second).length);
  fireEvent.change(pasted, { target: { value: `${second};370720\n${unknown};1` } });
  await page.user.click(button(t('sendMany.fill')));
  screen.getByText(
    `${t('sendMany.filled.one', { count: 1 })}. ${t('sendMany.askOthers.one', { others: unknown })}`,
  );
  expect(pasted).toHaveProperty('value', `${unknown};1`);
  expect(parcelsOf(second).value).toBe('370720');
  fireEvent.change(pasted, { target: { value: `${second};370724\n370725\n370726` } });
  await page.user.click(button(t('sendMany.fill')));
  expect([first, second, gone].map((id) => parcelsOf(id).value)).toEqual(['370725', '370724', '370726']);
  screen.getByText(/Kunden hämtar varorna/);

  const { Version } = (await owner.get(`office/orders/${gone}`)).body;
  await owner.post(`office/orders/${gone}/cancellation`, { Version, Mail: false });
  await page.user.click(screen.getByLabelText(t('sendMany.invoice')));
  for (const id of [first, gone]) keepPicked(id, { 1: 2 });
  await page.user.click(button(t('sendMany.send.other', { n: 3 })));
  await page.settled();
  // What was picked is on its way; what was not sent still lies in its box.
  expect([readPicked(first), readPicked(gone)]).toEqual([{}, { 1: 2 }]);
  const result = screen.getByRole('status', { name: t('sendMany.result') });
  within(result).getByText(t('sendMany.sent.other', { n: 2 }));
  within(result).getByText(t('sendMany.notSent.one', { n: 1 }));
  within(result).getByRole('link', { name: String(gone) });
  expect(within(result).getAllByRole('link', { name: /^faktura \d+$/ })).toHaveLength(2);
  const all = within(result).getByRole('link', { name: t('sendMany.printInvoices', { n: 2 }) });
  const printed = await shop.http.inject({
    url: all.getAttribute('href')!,
    cookies: { office: owner.office! },
  });
  expect(printed.statusCode).toBe(200);
  expect(
    linesOfPdf(printed.rawPayload)
      .join(' ')
      .match(/Sida 1 \(1\)/g),
  ).toHaveLength(2);
  expect(result.textContent).toContain('Ordern är annullerad.');
  // What was sent is gone, what was not is shown anew with why.
  expect(screen.queryByLabelText(t('sendMany.parcelsOf', { number: first }))).toBeNull();
  expect(screen.getAllByText('Ordern är annullerad.').length).toBeGreaterThan(0);

  await page.user.click(screen.getByRole('checkbox', { name: t('sendMany.despiteOf', { number: fetched }) }));
  await page.user.click(button(t('sendMany.send.one', { n: 1 })));
  await page.settled();
  expect((await owner.get(`office/orders/${fetched}`)).body.Status).toBe(5);
  // The result tells of all that this page has sent.
  within(screen.getByRole('status', { name: t('sendMany.result') })).getByText(
    t('sendMany.sent.other', { n: 3 }),
  );
});

test('a carrier’s file fills in its parcels, tells what fits none, and a number of another form is warned about', async () => {
  const { Rows: ways } = (await owner.get('office/ways')).body;
  const post = ways.find(({ Id }: { Id: number }) => Id === wayOfDelivery.post);
  const { Id: _id, ...way } = post;
  expect(
    (await owner.put(`office/ways/${wayOfDelivery.post}`, { ...way, ParcelPattern: 'S10' })).status,
  ).toBe(200);
  const [first, second] = [await ordered(), await ordered()];
  const page = await show(owner, `/office/orders/send?ids=${first},${second}`);
  await page.settled();
  await page.user.click(screen.getByText(t('carrierFile.open')));
  const file = `a;b;c\n${first};UX123456785SE;370724001\n20399;UX123456785SE;370724002\n`;
  await page.user.upload(screen.getByLabelText(t('carrierFile.choose')), new File([file], 'dagens.csv'));
  await page.settled();
  expect([first, second].map((id) => parcelsOf(id).value)).toEqual(['UX123456785SE', '']);
  screen.getByText(t('carrierFile.without', { orders: String(second) }));
  screen.getByText(t('carrierFile.line', { line: 3, text: '20399' }));
  expect(screen.queryByText(/kontrollsiffran/)).toBeNull();

  await page.user.selectOptions(screen.getByLabelText(t('carrierFile.parcel')), '2');
  await page.settled();
  expect(parcelsOf(first).value).toBe('370724001');
  screen.getByText(t('sendMany.otherForm', { number: '370724001', form: 'S10' }));
  fireEvent.change(parcelsOf(first), { target: { value: 'UX123456784SE' } });
  const warning = screen.getByText(t('sendMany.wrongCheckDigit', { number: 'UX123456784SE' }));
  expect(parcelsOf(first).getAttribute('aria-describedby')).toBe(warning.id);

  await page.user.click(button(t('sendMany.send.other', { n: 2 })));
  await page.settled();
  expect((await owner.get(`office/orders/${first}`)).body).toMatchObject({
    Status: 3,
    ParcelPattern: 'S10',
    Consignments: [{ CarrierNumber: 'UX123456784SE' }],
  });
});

test('new orders are filled in before they are ticked, ticked by one press, and what is sent is summed up', async () => {
  const [first, second] = [await placed(), await placed()];
  const whole = await placed({ partialDelivery: false, wayOfDeliveryId: wayOfDelivery.pickUp });
  const page = await show(owner, `/office/orders/send?ids=${[first, second, whole].join(',')}`);
  await page.settled();
  await page.user.click(button(t('sendMany.tickFirst')));
  const all = screen.getByRole('checkbox', { name: t('sendMany.despiteOpen', { n: 2 }) });
  expect(document.activeElement).toBe(all);

  await page.user.click(screen.getByText(t('sendMany.paste')));
  const pasted = screen.getByLabelText(t('sendMany.pasteLabel'));
  const grouped = '373250 0000 0000 0130';
  fireEvent.change(pasted, { target: { value: `${first}\t${grouped}\n${second}\n` } });
  await page.user.click(button(t('sendMany.fill')));
  const filled = `${t('sendMany.filled.one', { count: 1 })}. ${t('sendMany.untickedOf', { count: 1 })}`;
  screen.getByText(`${filled}. ${t('sendMany.askBare.one', { orders: String(second) })}`);
  expect(pasted).toHaveProperty('value', String(second));
  expect([first, second, whole].map((id) => parcelsOf(id).value)).toEqual(['373250000000000130', '', '']);

  fireEvent.change(parcelsOf(second), { target: { value: '1234 5678' } });
  screen.getByText(t('sendMany.readAs.one', { number: '12345678' }));
  fireEvent.change(pasted, { target: { value: `${second};UX123456785SE UX123456799SE` } });
  await page.user.click(button(t('sendMany.fill')));
  screen.getByText(
    `${t('sendMany.filled.one', { count: 1 })}. ${t('sendMany.replaced', { count: 1 })}. ${t('sendMany.untickedOf', { count: 1 })}.`,
  );
  screen.getByText(t('sendMany.readAs.other', { n: 2, numbers: 'UX123456785SE, UX123456799SE' }));
  fireEvent.change(parcelsOf(first), { target: { value: grouped } });

  await page.user.click(all);
  screen.getByText(
    [
      t('sendMany.sum.other', { n: 2, pieces: 12 }),
      t('sendMany.notInvoiced'),
      t('sendMany.mails.other', { n: 2 }),
    ].join(' · '),
  );
  await page.user.click(screen.getByLabelText(t('sendMany.mail')));
  screen.getByText(new RegExp(t('sendMany.noMails')));
  await page.user.click(button(t('sendMany.send.other', { n: 2 })));
  await page.settled();
  const numbersOf = async (id: number) =>
    (await owner.get(`office/orders/${id}`)).body.Consignments.flatMap(
      ({ Parcels }: { Parcels: { Number: string }[] }) => Parcels.map(({ Number }) => Number),
    );
  expect(await numbersOf(first)).toEqual(['373250000000000130']);
  expect(await numbersOf(second)).toEqual(['UX123456785SE', 'UX123456799SE']);
  expect(await numbersOf(whole)).toEqual([]);
});

test('what is sent is summed up with who is mailed and what has no parcel, and then there is nothing left', async () => {
  const first = await ordered();
  const other = await logInAs(shop, '1007');
  await other.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const placing = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  const without = (await other.post('Order', placing)).body.OrderId as number;
  const { Version } = (await owner.get(`office/orders/${without}`)).body;
  await owner.post(`office/orders/${without}/processing`, { Version, Mail: false });
  const page = await show(owner, `/office/orders/send?ids=${[first, without, first, 'x'].join(',')}`);
  await page.settled();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  const unmailed = screen.getByText(t('officeOrder.noMail'));
  expect(unmailed.closest('tr')!.textContent).toContain(`${without}`);
  const sum = (...parts: string[]) =>
    screen.getByText([t('sendMany.sum.other', { n: 2, pieces: 12 }), ...parts].join(' · '));
  sum(t('sendMany.notInvoiced'), t('sendMany.mails.one', { n: 1 }), t('sendMany.withoutParcel', { n: 2 }));
  fireEvent.change(parcelsOf(first), { target: { value: '370724' } });
  await page.user.click(screen.getByLabelText(t('sendMany.invoice')));
  sum(t('sendMany.invoiced'), t('sendMany.mails.one', { n: 1 }), t('sendMany.withoutParcel', { n: 1 }));
  await page.user.click(screen.getByLabelText(t('sendMany.invoice')));
  await page.user.click(button(t('sendMany.send.other', { n: 2 })));
  await page.settled();
  screen.getByText(t('sendMany.allSent'));
  await show(owner, '/office/orders/send?ids=x');
  await screen.findByText(t('sendMany.none'), { exact: false });
});

test('a list that does not fit is asked about until it is changed, and filled in as far as one wants', async () => {
  const [first, second, third] = [await ordered(), await ordered(), await ordered()];
  const page = await show(owner, `/office/orders/send?ids=${[first, second, third].join(',')}`);
  await page.settled();
  await page.user.click(screen.getByText(t('sendMany.paste')));
  const pasted = screen.getByLabelText(t('sendMany.pasteLabel'));
  const fillIn = async (value: string) => {
    fireEvent.change(pasted, { target: { value } });
    await page.user.click(button(t('sendMany.fill')));
  };
  const asked = () => screen.queryByText(t('sendMany.askCount', { lines: 2, orders: 3 }));
  expect(button(t('sendMany.fill'))).toHaveProperty('disabled', true);
  await fillIn('901\n902');
  expect(asked()).not.toBe(null);
  expect([first, second, third].map((id) => parcelsOf(id).value)).toEqual(['', '', '']);
  fireEvent.change(pasted, { target: { value: '901\n902\n' } });
  expect(asked()).toBe(null);
  await page.user.click(button(t('sendMany.fill')));
  await page.user.click(button(t('sendMany.fillAllTheSame', { count: 2 })));
  expect([first, second, third].map((id) => parcelsOf(id).value)).toEqual(['901', '902', '']);
  expect([asked(), pasted.textContent]).toEqual([null, '']);
  // Said aloud, and written below the field.
  const filled = t('sendMany.filled.other', { count: 2 });
  for (const said of [filled, `${filled}.`]) screen.getByText(said);
});

test('a parcel that is too long is called wrong when it would be sent, and not at an order that is not', async () => {
  const [first, open] = [await ordered(), await placed()];
  const page = await show(owner, `/office/orders/send?ids=${first},${open}`);
  await page.settled();
  for (const id of [first, open]) fireEvent.change(parcelsOf(id), { target: { value: '9'.repeat(200) } });
  const wrong = () => [first, open].map((id) => parcelsOf(id).getAttribute('aria-invalid'));
  expect(wrong()).toEqual([null, null]);
  await page.user.click(button(t('sendMany.send.one', { n: 1 })));
  expect([wrong(), document.activeElement === parcelsOf(first), page.sent]).toEqual([
    ['true', null],
    true,
    [],
  ]);
  fireEvent.change(parcelsOf(first), { target: { value: '901' } });
  expect(wrong()).toEqual([null, null]);
});

test('pieces that are said to be missing are not sent too', async () => {
  const id = await ordered();
  const page = await show(owner, `/office/orders/${id}`);
  await page.settled();
  const short = screen.getByLabelText(new RegExp(`^${t('officeOrder.shortage')}: `));
  fireEvent.change(short, { target: { value: '2' } });
  await page.user.type(screen.getByLabelText(/^Skicka nu: /), '6');
  await page.user.click(button(t('officeOrder.deliver')));
  screen.getByText(t('officeOrder.atMostBeside', { count: 0, now: 6 }));
  expect(document.activeElement).toBe(short);
  expect((await owner.get(`office/orders/${id}`)).body.Consignments).toEqual([]);
});

test('one order that the customer wants whole is asked of once', async () => {
  const id = await ordered({ partialDelivery: false });
  const page = await show(owner, `/office/orders/${id}`);
  await page.settled();
  await page.user.type(screen.getByLabelText(/^Skicka nu: /), '2');
  await page.user.type(screen.getByLabelText(new RegExp(t('officeOrder.carrier'))), '1 2');
  screen.getByText(t('sendMany.otherForm', { number: '1', form: 'S10' }));
  await page.user.click(button(t('officeOrder.deliver')));
  const asked = await screen.findByRole('alertdialog');
  within(asked).getByText('Kunden vill ha allt på en gång. Skicka 2 av 6?');
  await page.user.click(within(asked).getByRole('button', { name: t('officeOrder.despite') }));
  await page.settled();
  const { Consignments } = (await owner.get(`office/orders/${id}`)).body;
  expect(Consignments).toMatchObject([{ Parcels: [{ Number: '1' }, { Number: '2' }] }]);
});

test('a file that is none is told, numbers of another column go with it, and who may not invoice is not asked', async () => {
  const [first, second] = [await ordered(), await ordered()];
  await addStaff(shop, 'sales@maker.example', 'sales');
  const sales = await logInToOfficeAs(shop, 'sales@maker.example');
  const page = await show(sales, `/office/orders/send?ids=${first},${second}`);
  await page.settled();
  expect(screen.queryByLabelText(t('sendMany.invoice'))).toBeNull();
  // Nobody has said what a mug weighs.
  const weights = [...document.querySelectorAll(`td[data-label="${t('sendMany.weight')}"]`)];
  expect(weights.map(({ textContent }) => textContent)).toEqual(['–', '–']);
  await page.user.click(screen.getByText(t('carrierFile.open')));
  const read = async (file: File) => {
    await page.user.upload(screen.getByLabelText(t('carrierFile.choose')), file);
    await page.settled();
  };
  await read(new File([new Uint8Array([80, 75, 3, 4, 0, 1, 2, 3])], 'dagens.xlsx'));
  screen.getByText(t('carrierFile.noTable'));
  const rows = `Order;Ert nr;Kolli\n${first};${second};370724001\n20399;${first};3,7E+17\n`;
  await read(new File([rows], 'dagens.csv'));
  expect([first, second].map((id) => parcelsOf(id).value)).toEqual(['370724001', '']);
  await page.user.selectOptions(screen.getByLabelText(t('carrierFile.order')), '1');
  await page.settled();
  expect([first, second].map((id) => parcelsOf(id).value)).toEqual(['', '370724001']);
  screen.getByText(t('carrierFile.unread', { count: 1 }));
});

test('a list of which no line fits an order is asked about, and none of it can be filled in', async () => {
  const whole = await placed({ partialDelivery: false, wayOfDeliveryId: wayOfDelivery.pickUp });
  const page = await show(owner, `/office/orders/send?ids=${whole}`);
  await page.settled();
  await page.user.click(screen.getByText(t('sendMany.paste')));
  fireEvent.change(screen.getByLabelText(t('sendMany.pasteLabel')), { target: { value: '901' } });
  await page.user.click(button(t('sendMany.fill')));
  const asked = screen.getByText(t('sendMany.askCount', { lines: 1, orders: 0 })).closest('[role="alert"]');
  expect(within(asked as HTMLElement).queryAllByRole('button')).toEqual([]);
});
