import { describe, expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import type { OfficeInvoice } from './contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
});

/** Orders twelve mugs, of which `count` are sent. */
async function sent(count: number, from = customer): Promise<number> {
  await from.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const checkout = { wayOfDeliveryId: 1, partialDelivery: true, purchaseOrderNumber: 'PO 17' };
  const { body } = await from.post('Order', checkout);
  await send(body.OrderId, count);
  return body.OrderId;
}

async function send(orderId: number, count: number): Promise<void> {
  const order = (await office.get(`office/orders/${orderId}`)).body;
  const Rows = [{ RowId: order.Rows[0].Id, Quantity: count }];
  const given = { Version: order.Version, Mail: false, CarrierNumber: '', Rows };
  expect((await office.post(`office/orders/${orderId}/consignments`, given)).status).toBe(200);
}

const invoice = async (orderId: number, Mail = false, client = office) =>
  await client.post(`office/orders/${orderId}/invoices`, { Mail });

async function read(number: number): Promise<OfficeInvoice> {
  return (await office.get(`office/invoices/${number}`)).body;
}

async function invoiced(count = 12): Promise<OfficeInvoice> {
  return await read((await invoice(await sent(count))).body.Number);
}

const act = async (
  { Number: number, Version }: OfficeInvoice,
  what: string,
  more: object = {},
  client = office,
) => await client.post(`office/invoices/${number}/${what}`, { Version, ...more });
const credit = (one: OfficeInvoice, Quantity: number, Mail = false) =>
  act(one, 'credit-notes', { Mail, Rows: [{ RowId: one.Rows[0]?.Id, Quantity }] });
const seenBy = async (client: Client) => (await client.get('Invoices')).body.Invoices;

async function mails(): Promise<{ subject: string; body_text: string }[]> {
  return await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text'])
    .where('message_id', 'like', '<invoice-%')
    .orderBy('id')
    .execute();
}

/** Sends all of an order for twelve mugs and seven books, which have another rate of VAT, and invoices it. */
async function invoicedInTwoRates(): Promise<OfficeInvoice> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 7 });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const order = (await office.get(`office/orders/${body.OrderId}`)).body;
  const Rows = order.Rows.map(({ Id, Quantity }: { Id: number; Quantity: number }) => ({
    RowId: Id,
    Quantity,
  }));
  await office.post(`office/orders/${body.OrderId}/consignments`, {
    Version: order.Version,
    Mail: false,
    CarrierNumber: '',
    Rows,
  });
  return await read((await invoice(body.OrderId)).body.Number);
}

describe('an order', () => {
  test('was delivered on the day when it was sent, whenever it is invoiced', async () => {
    const id = await sent(12);
    shop.setTime('2026-10-16T10:00:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    const { Number: number } = (await invoice(id)).body;
    const stored = await shop.db
      .selectFrom('invoice')
      .select(['invoice_date', 'delivery_date'])
      .where('invoice_number', '=', number)
      .executeTakeFirst();
    expect(stored).toEqual({ invoice_date: '2026-10-16', delivery_date: '2026-10-14' });
  });

  test.each([4, 5])('that is closed as %i by another system has nothing left to invoice', async (status) => {
    const id = await sent(6);
    const left = async () => (await office.get(`office/orders/${id}/invoices`)).body.PiecesLeft;
    expect(await left()).toBe(6);
    await shop.db.updateTable('customer_order').set({ status }).where('id', '=', id).execute();
    expect([await left(), (await invoice(id)).status]).toEqual([0, 409]);
  });

  test('sent in two parts is invoiced part by part, and is Invoiced with the last', async () => {
    const id = await sent(6);
    const before = (await office.get(`office/orders/${id}/invoices`)).body;
    expect(before).toMatchObject({ Rows: [], PiecesLeft: 6, AmountLeft: 299.4 });
    const first = (await invoice(id, true)).body.Number;
    expect(await read(first)).toMatchObject({
      PurchaseOrderNumber: 'PO 17',
      OrderId: id,
      InvoiceDate: '2026-10-14',
      DueDate: '2026-11-13',
      State: 'unpaid',
      NetAmount: 299.4,
      VatAmount: 74.85,
      TotalAmount: 374.25,
      Balance: 374.25,
      Rows: [{ ArticleNumber: 'A-1', Quantity: 6, Price: 49.9 }],
    });
    expect((await office.get(`office/orders/${id}`)).body.Status).toBe(2);
    expect((await invoice(id)).status).toBe(409);
    await send(id, 6);
    const second = (await invoice(id)).body.Number;
    expect(second).toBe(first + 1);
    expect((await customer.get('orders')).body.Orders[0].Status).toBe(5);
    expect((await office.get(`office/orders/${id}/invoices`)).body).toMatchObject({
      Rows: [{ Number: second }, { Number: first }],
      PiecesLeft: 0,
    });
    expect((await seenBy(customer)).map((one: { InvoiceNumber: number }) => one.InvoiceNumber)).toEqual(
      expect.arrayContaining([first, second]),
    );
    expect(await seenBy(customer)).toMatchObject([
      { PurchaseOrderNumber: 'PO 17' },
      { PurchaseOrderNumber: 'PO 17' },
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(new RegExp(`^Faktura ${first} från `));
    expect(mail?.body_text).toContain('374,25\u00a0kr');
    expect(mail?.body_text).toContain('Förfallodatum: 2026-11-13');
  });

  test('tells before it is invoiced what the invoice will be, and is not invoiced as something else', async () => {
    const draft = async (id: number) => (await office.get(`office/orders/${id}/invoices`)).body.Draft;
    const id = await sent(6);
    const asked = await draft(id);
    expect(asked).toMatchObject({ TotalAmount: 374.25, Email: expect.stringContaining('@') });
    await send(id, 3);
    const stale = await office.post(`office/orders/${id}/invoices`, { Mail: true, TotalAmount: 374.25 });
    expect(stale).toMatchObject({ status: 409, body: { type: '/problems/changed-meanwhile' } });
    expect(await mails()).toEqual([]);

    const { Email, RateMissingOn, ...told } = await draft(id);
    expect(RateMissingOn).toBe(null);
    const { TotalAmount } = told;
    const made = await office.post(`office/orders/${id}/invoices`, { Mail: true, TotalAmount });
    expect(await read(made.body.Number)).toMatchObject({ ...told, CustomerEmail: Email });
    expect(await draft(id)).toBe(null);
  });

  test('of two rates of VAT tells the rows and sums that its invoice has', async () => {
    await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
    await customer.post('cartrow', { ArticleId: article.book, Quantity: 7 });
    const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
    const { Rows, Version } = (await office.get(`office/orders/${body.OrderId}`)).body;
    const all = Rows.map(({ Id: RowId, Quantity }: { Id: number; Quantity: number }) => ({
      RowId,
      Quantity,
    }));
    const given = { Version, Mail: false, CarrierNumber: '', Rows: all };
    await office.post(`office/orders/${body.OrderId}/consignments`, given);
    const { Email, RateMissingOn, ...told } = (await office.get(`office/orders/${body.OrderId}/invoices`))
      .body.Draft;
    expect(RateMissingOn).toBe(null);
    expect(told.Rows).toHaveLength(2);
    expect(await read((await invoice(body.OrderId)).body.Number)).toMatchObject({
      ...told,
      CustomerEmail: Email,
    });
  });

  test('of which nothing was sent is not invoiced, and two who press at once make one invoice', async () => {
    await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
    expect((await invoice(body.OrderId)).status).toBe(409);
    const id = await sent(12);
    const answers = await Promise.all([invoice(id), invoice(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await invoice(999_999)).status).toBe(404);
  });

  test('and others that are invoiced at the same moment have numbers without a gap', async () => {
    for (const _round of [1, 2]) {
      const ids = [await sent(12), await sent(12), await sent(12), await sent(12)];
      const answers = await Promise.all(ids.map((id) => invoice(id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const numbers = answers.map(({ body }) => body.Number as number).sort((a, b) => a - b);
      expect(numbers).toEqual([0, 1, 2, 3].map((more) => (numbers[0] ?? 0) + more));
    }
  });

  test('sent on two days was delivered on the last of them', async () => {
    const id = await sent(6);
    shop.setTime('2026-10-16T10:00:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    await send(id, 6);
    const { Number: number } = (await invoice(id)).body;
    const stored = await shop.db
      .selectFrom('invoice')
      .select('delivery_date')
      .where('invoice_number', '=', number)
      .executeTakeFirst();
    expect(stored?.delivery_date).toBe('2026-10-16');
  });

  test('of a shop outside the Union is invoiced without VAT, as an export', async () => {
    const norwegian = await logInAs(shop, '1008');
    const one = await read((await invoice(await sent(12, norwegian))).body.Number);
    expect([one.NetAmount, one.VatAmount, one.TotalAmount]).toEqual([598.8, 0, 598.8]);
    expect((await norwegian.get(`pdf/Invoice/${one.Number}`)).text).toMatch(/^%PDF-/);
  });

  test('of a company in another country of the Union is invoiced without VAT', async () => {
    const german = await logInAs(shop, '1004');
    const { Number: number } = (await invoice(await sent(12, german))).body;
    const one = await read(number);
    expect([one.VatAmount, one.TotalAmount]).toEqual([0, one.NetAmount]);
  });
});

describe('an invoice', () => {
  test('is paid in two parts, each with its day, and each can be taken back', async () => {
    const one = await invoiced();
    shop.setTime('2026-10-18T10:00:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    customer = await logInAs(shop, '1001');
    const part = (await act(one, 'payment', { PaidDate: '2026-10-17', Amount: 100 })).body;
    expect(part).toMatchObject({ State: 'partPaid', Balance: 648.5, PaidAmount: 100, PaidDate: null });
    expect((await seenBy(customer))[0]).toMatchObject({ IsPayed: false, PayDate: null, Balance: 648.5 });
    const paid = (await act(part, 'payment', { PaidDate: '2026-10-15' })).body;
    // The day is the latest payment day, in whatever order the payments were recorded.
    expect(paid).toMatchObject({ State: 'paid', Balance: 0, PaidDate: '2026-10-17' });
    expect(paid.Payments).toMatchObject([
      { PaidDate: '2026-10-17', Amount: 100, Source: 'office', NotedBy: 'owner', UndoneAt: null },
      { PaidDate: '2026-10-15', Amount: 648.5 },
    ]);
    expect((await seenBy(customer))[0]).toMatchObject({ IsPayed: true, PayDate: '2026-10-17', Balance: 0 });
    expect((await act(paid, 'payment', { PaidDate: '2026-10-18' })).status).toBe(409);
    const [, second] = paid.Payments;
    const without = (await act(paid, 'payment-undone', { PaymentId: second.Id })).body;
    expect(without).toMatchObject({ State: 'partPaid', Balance: 648.5, PaidDate: null });
    expect(without.Payments[1]).toMatchObject({ UndoneAt: '2026-10-18T10:00:00.000Z', UndoneBy: 'owner' });
    expect((await act(without, 'payment-undone', { PaymentId: second.Id })).status).toBe(409);
    const undone = (await act(without, 'payment-undone')).body;
    expect(undone).toMatchObject({ State: 'unpaid', Balance: 748.5, PaidAmount: 0, PaidDate: null });
    expect((await act(undone, 'payment-undone')).status).toBe(409);
  });

  test('is paid neither before its own day nor after today, and the answer says what is right', async () => {
    const one = await invoiced();
    const given = (PaidDate: string) => act(one, 'payment', { PaidDate, Amount: 100 });
    const early = await given('2026-10-13');
    expect([early.status, early.body.errors]).toMatchObject([
      400,
      [{ field: 'PaidDate', rule: 'minAmount', message: expect.stringContaining('2026-10-14') }],
    ]);
    expect((await given('2026-10-15')).body.errors).toMatchObject([{ field: 'PaidDate', rule: 'maxAmount' }]);
    const paid = (await given('2026-10-14')).body;
    const note = await read(
      (await credit((await act(paid, 'payment', { PaidDate: '2026-10-14' })).body, 12)).body.Number,
    );
    expect((await act(note, 'payment', { PaidDate: '2026-10-13' })).body.errors).toMatchObject([
      { field: 'PaidDate', rule: 'minAmount' },
    ]);
    expect(
      (await act(note, 'payment', { PaidDate: '2026-10-14', Amount: 748.51 })).body.errors,
    ).toMatchObject([{ field: 'Amount', rule: 'maxAmount' }]);
  });

  test('of which more was paid is paid, and the rest is the customer’s money, never a debt', async () => {
    const one = await invoiced();
    const over = (await act(one, 'payment', { PaidDate: '2026-10-14', Amount: 800 })).body;
    expect(over).toMatchObject({ State: 'paid', Balance: 0, OnAccount: 51.5, PaidAmount: 800 });
    expect((await seenBy(customer))[0]).toMatchObject({ IsPayed: true, Balance: 0, OnAccount: 51.5 });
    // The customer pays the whole invoice a second time, on a later day.
    shop.setTime('2026-10-16T10:00:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    customer = await logInAs(shop, '1001');
    const twice = (await act(over, 'payment', { PaidDate: '2026-10-16', Amount: 748.5 })).body;
    expect(twice).toMatchObject({ State: 'paid', OnAccount: 800, PaidDate: '2026-10-14' });
    const note = await read((await credit(twice, 2)).body.Number);
    expect([note.Balance, note.OnAccount, (await read(one.Number)).OnAccount]).toEqual([-124.75, 0, 800]);
    const [first, second] = twice.Payments;
    const without = (await act(await read(one.Number), 'payment-undone', { PaymentId: first.Id })).body;
    expect(without).toMatchObject({ State: 'paid', Balance: 0, OnAccount: 0 });
    const bounced = (await act(without, 'payment-undone', { PaymentId: second.Id })).body;
    expect(bounced).toMatchObject({ State: 'unpaid', Balance: 623.75, OnAccount: 0 });
    expect(await read(note.Number)).toMatchObject({ Balance: 0 });
    expect((await customer.get('DueInvoices')).body).toEqual([]);
  });

  test('is paid on a day that has come in Sweden, although not in UTC', async () => {
    const one = await invoiced();
    shop.setTime('2026-10-14T22:30:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    const pay = (PaidDate: string) => act(one, 'payment', { PaidDate }, office);
    expect((await pay('2026-10-16')).body).toMatchObject({
      errors: [{ field: 'PaidDate', rule: 'maxAmount' }],
    });
    expect((await pay('2026-10-15')).body).toMatchObject({ State: 'paid', PaidDate: '2026-10-15' });
  });

  test('is overdue also when it is partly paid, and is found by both', async () => {
    const part = (await act(await invoiced(), 'payment', { PaidDate: '2026-10-14', Amount: 100 })).body;
    const found = async (state: string) =>
      (await office.get(`office/invoices?state=${state}`)).body.Rows.map((row: OfficeInvoice) => row.Number);
    expect(await found('partPaid')).toEqual([part.Number]);
    expect(await found('unpaid')).toContain(part.Number);
    // On the due date, 13 November, the invoice is not overdue.
    shop.setTime('2026-11-13T22:59:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    expect(await found('overdue')).toEqual([]);
    expect((await read(part.Number)).State).toBe('partPaid');
    shop.setTime('2026-11-13T23:00:00Z');
    expect(await found('overdue')).toEqual([part.Number]);
    expect(await read(part.Number)).toMatchObject({ State: 'overdue', PaidAmount: 100 });
    expect(await found('partPaid')).toEqual([part.Number]);
  });

  test('is not paid twice by two who have it open', async () => {
    const both = await invoiced();
    const given = { PaidDate: '2026-10-14', Amount: 100 };
    expect((await act(both, 'payment', given)).status).toBe(200);
    expect((await act(both, 'payment', given)).body.type).toBe('/problems/changed-meanwhile');
    expect((await read(both.Number)).Balance).toBe(648.5);
  });

  test('is credited in part, and the customer pays the rest', async () => {
    const one = await invoiced();
    const noteNumber = (await credit(one, 2, true)).body.Number;
    expect(await read(noteNumber)).toMatchObject({
      State: 'credit',
      CreditsInvoiceNumber: one.Number,
      NetAmount: -99.8,
      VatAmount: -24.95,
      TotalAmount: -124.75,
      Balance: 0,
      Rows: [{ Quantity: -2, TotalAmount: -99.8 }],
    });
    const rest = await read(one.Number);
    expect(rest).toMatchObject({ State: 'unpaid', Balance: 623.75, CreditNotes: [noteNumber] });
    expect(rest.Rows[0]?.QuantityCredited).toBe(2);
    expect((await credit(rest, 11)).status).toBe(400);
    expect((await act(rest, 'payment-undone')).status).toBe(409);
    const part = (await act(rest, 'payment', { PaidDate: '2026-10-14', Amount: 23.75 })).body;
    const undone = (await act(part, 'payment-undone')).body;
    expect(undone).toMatchObject({ State: 'unpaid', Balance: 623.75, PaidAmount: 0 });
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toMatch(new RegExp(`^Kreditfaktura ${noteNumber} från `));
    expect(mail?.body_text).toContain(`124,75\u00a0kr av faktura ${one.Number}`);
    expect(mail?.body_text).toContain('Se kreditfakturan:');
    expect((await credit(await read(noteNumber), 1)).status).toBe(409);
  });

  test('that nobody paid is annulled when all of it is credited', async () => {
    const one = await invoiced();
    expect((await credit(one, 12)).status).toBe(200);
    expect((await seenBy(customer)).slice(0, 2)).toMatchObject([
      { TotalAmount: -748.5, Balance: 0, IsPayed: true },
      { IsAnnulated: true, IsPayed: false, Balance: 0 },
    ]);
    expect((await customer.get('DueInvoices')).body).toEqual([]);
  });

  test('that was paid and is credited owes the customer the money until it is paid back', async () => {
    const one = await invoiced();
    const paid = (await act(one, 'payment', { PaidDate: '2026-10-14' })).body;
    const note = await read((await credit(paid, 12)).body.Number);
    expect([note.Balance, (await read(one.Number)).State]).toEqual([-748.5, 'paid']);
    const back = (await act(note, 'payment', { PaidDate: '2026-10-14', Amount: 748.5 })).body;
    expect([back.Balance, back.State]).toEqual([0, 'credit']);
    expect(back.Payments).toMatchObject([{ Amount: -748.5, PaidDate: '2026-10-14' }]);
    const owing = (await act(back, 'payment-undone')).body;
    expect([owing.Balance, owing.PaidAmount]).toEqual([-748.5, 0]);
  });

  test('whose payment bounces after a credit note asks for what the note has not given back', async () => {
    const one = await invoiced();
    const paid = (await act(one, 'payment', { PaidDate: '2026-10-14' })).body;
    const noteNumber = (await credit(paid, 2)).body.Number;
    expect(await read(noteNumber)).toMatchObject({ Balance: -124.75 });
    const bounced = (await act(await read(one.Number), 'payment-undone')).body;
    expect(bounced).toMatchObject({ State: 'unpaid', Balance: 623.75, PaidDate: null });
    expect(await read(noteNumber)).toMatchObject({ Balance: 0 });
    const again = (await act(bounced, 'payment', { PaidDate: '2026-10-14' })).body;
    expect(again).toMatchObject({ State: 'paid', Balance: 0 });
  });

  test('whose payment bounces after the money was paid back asks for all of it', async () => {
    const one = await invoiced();
    const paid = (await act(one, 'payment', { PaidDate: '2026-10-14' })).body;
    const note = await read((await credit(paid, 2)).body.Number);
    const back = (await act(note, 'payment', { PaidDate: '2026-10-14' })).body;
    const bounced = (await act(await read(one.Number), 'payment-undone')).body;
    expect(bounced).toMatchObject({ State: 'unpaid', Balance: 748.5 });
    // The repayment was never made either, so it is set off against what the customer owes.
    expect((await act(back, 'payment-undone')).body).toMatchObject({ Balance: 0, PaidAmount: 0 });
    expect(await read(one.Number)).toMatchObject({ State: 'unpaid', Balance: 623.75 });
  });

  test('that is credited whole and whose payment bounces is annulled', async () => {
    const one = await invoiced();
    const paid = (await act(one, 'payment', { PaidDate: '2026-10-14' })).body;
    const noteNumber = (await credit(paid, 12)).body.Number;
    const bounced = (await act(await read(one.Number), 'payment-undone')).body;
    expect(bounced).toMatchObject({ State: 'annulled', Balance: 0, PaidDate: null });
    expect(await read(noteNumber)).toMatchObject({ Balance: 0 });
  });

  test('is credited no more than is left of each row, however it is parted', async () => {
    const one = await invoiced();
    await credit(one, 5);
    const tooMany = { status: 400, body: { errors: [{ field: 'Rows', rule: 'maxAmount' }] } };
    expect(await credit(await read(one.Number), 8)).toMatchObject(tooMany);
    expect((await credit(await read(one.Number), 7)).status).toBe(200);
    expect((await credit(await read(one.Number), 1)).status).toBe(409);
  });

  test('credited in parts gives back at each rate what it charged, and no note has a day of payment before it is settled', async () => {
    const one = await invoicedInTwoRates();
    expect(one).toMatchObject({ NetAmount: 599.5, VatAmount: 149.74, TotalAmount: 749.24 });
    const paid = (await act(one, 'payment', { PaidDate: '2026-10-14' })).body as OfficeInvoice;
    const [mugs, books] = paid.Rows.map(({ Id }) => Id);
    const parts = [
      [2, 1],
      [3, 1],
      [7, 5],
    ] as const;
    const rates: { rate: number; base: number; vat: number }[] = [];
    for (const [mug, book] of parts) {
      const Rows = [
        { RowId: mugs, Quantity: mug },
        { RowId: books, Quantity: book },
      ];
      const { body } = await act(await read(one.Number), 'credit-notes', { Mail: false, Rows });
      const note = await read(body.Number);
      expect([note.State, note.PaidDate, note.Balance]).toEqual(['credit', null, note.TotalAmount]);
      const { vat_per_rate: ofNote } = await shop.db
        .selectFrom('invoice')
        .select('vat_per_rate')
        .where('invoice_number', '=', body.Number)
        .executeTakeFirstOrThrow();
      rates.push(...(ofNote ?? []));
    }
    const sumAt = (rate: number, name: 'base' | 'vat') =>
      rates.filter((of) => of.rate === rate).reduce((sum, of) => sum + of[name], 0);
    expect([sumAt(25, 'base'), sumAt(25, 'vat'), sumAt(6, 'base'), sumAt(6, 'vat')]).toEqual([
      -59_880, -14_970, -70, -4,
    ]);
  });

  test('is paid on the day of the last payment that stands', async () => {
    const one = await invoiced();
    shop.setTime('2026-10-20T10:00:00Z');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    const part = (await act(one, 'payment', { PaidDate: '2026-10-15', Amount: 748.5 })).body;
    const over = (await act(part, 'payment', { PaidDate: '2026-10-17', Amount: 10 })).body;
    const { body } = await act(over, 'payment-undone', { PaymentId: over.Payments[1].Id });
    expect(body).toMatchObject({ State: 'paid', Balance: 0, OnAccount: 0, PaidDate: '2026-10-15' });
  });

  test('is another one when its payments are others, though what is left is the same', async () => {
    const one = await invoiced();
    const first = (await act(one, 'payment', { PaidDate: '2026-10-14', Amount: 100 })).body;
    const none = (await act(first, 'payment-undone', { PaymentId: first.Payments[0].Id })).body;
    const second = (await act(none, 'payment', { PaidDate: '2026-10-14', Amount: 100 })).body;
    expect([second.Balance, second.State]).toEqual([first.Balance, first.State]);
    expect(await act(first, 'payment', { PaidDate: '2026-10-14' })).toMatchObject({
      status: 409,
      body: { type: '/problems/changed-meanwhile' },
    });
  });

  test('that is annulled has no payment to take back', async () => {
    const one = await invoiced();
    await credit(one, 12);
    const annulled = await read(one.Number);
    expect(annulled.State).toBe('annulled');
    expect((await act(annulled, 'payment-undone')).status).toBe(409);
    expect((await act(annulled, 'payment', { PaidDate: '2026-10-14' })).status).toBe(409);
    expect((await credit(annulled, 1)).status).toBe(409);
  });

  test('is mailed with what is to be done now: nothing, the rest or all of it', async () => {
    const facts = async (number: number) => {
      await shop.db.deleteFrom('outbox_mail').execute();
      expect((await office.post(`office/invoices/${number}/mail`)).status).toBe(200);
      return (await mails())[0]?.body_text ?? '';
    };
    const amount = (text: string) => text.replace(/\s/g, ' ');
    await shop.db.updateTable('customer').set({ contact_person: '' }).where('id', '=', 1001).execute();
    const one = await invoiced();
    const whole = amount(await facts(one.Number));
    expect(whole).toMatch(/^Hej Butik Ett & Co,/);
    expect(whole).toContain(`på 748,50 kr för order ${one.OrderId}.`);
    expect(whole).not.toMatch(/Kvar att betala|betald|makulerad/);
    expect(whole).toContain(`OCR: ${one.Ocr}`);
    const part = (await act(one, 'payment', { PaidDate: '2026-10-14', Amount: 100 })).body;
    expect(amount(await facts(one.Number))).toContain('Kvar att betala: 648,50 kr');
    await act(part, 'payment', { PaidDate: '2026-10-14' });
    const paid = await facts(one.Number);
    expect([paid.includes('Fakturan är betald.'), paid.includes('OCR')]).toEqual([true, false]);

    await shop.db.updateTable('customer').set({ contact_person: 'Nils Ny' }).where('id', '=', 1001).execute();
    const other = await invoiced();
    const { Number: note } = (await credit(other, 12)).body;
    const annulled = await facts(other.Number);
    expect(annulled).toMatch(/^Hej Nils Ny,/);
    expect([annulled.includes('makulerad'), annulled.includes('OCR')]).toEqual([true, false]);
    const credited = amount(await facts(note));
    expect(credited).toContain(`Vi har krediterat 748,50 kr av faktura ${other.Number}.`);
    expect(credited).not.toMatch(/OCR|betala/);
    await shop.db
      .updateTable('invoice')
      .set({ order_id: null })
      .where('invoice_number', '=', one.Number)
      .execute();
    expect(await facts(one.Number)).not.toMatch(/order/i);
  });

  test('shows every line of its buyer, and is found by its reference with spaces', async () => {
    const values = { invoice_address2: 'Box 7', contact_person: 'Nils Ny' };
    await shop.db.updateTable('customer').set(values).where('id', '=', 1001).execute();
    const one = await invoiced();
    expect(one.Buyer).toEqual(['Butik Ett & Co', 'Nils Ny', 'Storgatan 1', 'Box 7', '114 18 Stockholm']);
    const q = one.Ocr.replace(/(..)/g, '$1 ').trim();
    const { body } = await office.get(`office/search?q=${encodeURIComponent(q)}`);
    const found = (body.Rows as { Kind: string; Id: number }[]).filter(({ Kind }) => Kind === 'invoice');
    expect(found.map(({ Id }) => Id)).toEqual([one.Number]);
  });

  test('credited in two parts gives back what it charged, to the piece and the öre', async () => {
    const one = await invoiced();
    await credit(one, 2);
    const second = await read((await credit(await read(one.Number), 10)).body.Number);
    expect(second).toMatchObject({ NetAmount: -499, TotalAmount: -623.75, Rows: [{ Quantity: -10 }] });
    expect(await read(one.Number)).toMatchObject({ State: 'annulled', Balance: 0 });
  });

  test('is read by sales and changed by finance alone, is logged, mailed again and printed', async () => {
    const one = await invoiced();
    await addStaff(shop, 'sales@maker.example', 'sales');
    await addStaff(shop, 'content@maker.example', 'content');
    const sales = await logInToOfficeAs(shop, 'sales@maker.example');
    const content = await logInToOfficeAs(shop, 'content@maker.example');
    expect((await sales.get(`office/invoices/${one.Number}`)).status).toBe(200);
    expect((await act(one, 'payment', { PaidDate: '2026-10-14' }, sales)).status).toBe(403);
    const pdf = `office/pdf/invoices/${one.Number}`;
    expect((await sales.get(pdf)).text).toMatch(/^%PDF-/);
    expect([(await content.get(pdf)).status, (await customer.get(pdf)).status]).toEqual([404, 401]);
    expect((await office.get('office/pdf/invoices/999999')).status).toBe(404);
    for (const wait of [1, 1]) {
      expect((await act(one, 'mail')).body).toEqual({ Email: 'ett@butik.example' });
      shop.wait(wait);
    }
    expect(await mails()).toHaveLength(2);
    expect((await mails()).at(-1)?.body_text).toMatch(/Förfallodatum: .+\n(.+\n)*OCR: \d/);
    const part = (await act(one, 'payment', { PaidDate: '2026-10-14', Amount: 100 })).body;
    await act(one, 'mail');
    expect((await mails()).at(-1)?.body_text).toMatch(/Kvar att betala: 648,50\skr\nFörfallodatum: /);
    shop.wait(1);
    await act(part, 'payment', { PaidDate: '2026-10-14' });
    await act(one, 'mail');
    expect((await mails()).at(-1)?.body_text).toContain('Fakturan är betald.');
    expect((await mails()).at(-1)?.body_text).not.toMatch(/OCR|Förfallodatum/);
    const { body } = await office.get(`office/changes?entity=invoice&entityId=${one.Number}`);
    expect(body.Rows.map(({ Action }: { Action: string }) => Action)).toEqual([
      'send',
      'change',
      'send',
      'change',
      'send',
      'send',
      'create',
    ]);
  });
});

describe('the list of all invoices', () => {
  const numbers = async (query: string): Promise<number[]> =>
    (await office.get(`office/invoices?${query}`)).body.Rows.map((row: { Number: number }) => row.Number);

  test('is read on from where it was left, and narrowed down by number, reference, customer and state', async () => {
    const [one, two, three] = [await invoiced(), await invoiced(), await invoiced()];
    const all = await numbers('');
    expect(all.slice(0, 3)).toEqual([three.Number, two.Number, one.Number]);
    const first = (await office.get('office/invoices?take=2')).body;
    expect(await numbers(`take=1&after=${first.Next}`)).toEqual([one.Number]);
    expect(await numbers(`q=${two.Number}`)).toEqual([two.Number]);
    expect(await numbers(`q=${two.Ocr}`)).toEqual([two.Number]);
    expect(await numbers('q=nobody')).toEqual([]);
    await act(one, 'payment', { PaidDate: '2026-10-14' });
    await credit(two, 12);
    expect(await numbers('q=1001&state=paid')).toContain(one.Number);
    expect(await numbers('q=1001&state=annulled')).toContain(two.Number);
    expect(await numbers('q=1001&state=credit')).toContain(three.Number + 1);
    // A note that is settled is no paid invoice.
    expect((await read(three.Number + 1)).Balance).toBe(0);
    expect(await numbers('state=paid')).toEqual([one.Number]);
    const unpaid = await numbers('state=unpaid');
    expect([unpaid.includes(three.Number), unpaid.includes(two.Number)]).toEqual([true, false]);
    expect(await numbers('state=overdue')).not.toContain(three.Number);
    shop.wait(31 * 86_400);
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    expect(await numbers('state=overdue')).toContain(three.Number);
  });

  test('has what is annulled by its state, and what is late from the day after, the oldest first', async () => {
    const [one, two, three] = [await invoiced(), await invoiced(), await invoiced()];
    const set = async (number: number, values: object) =>
      await shop.db.updateTable('invoice').set(values).where('invoice_number', '=', number).execute();
    await set(one.Number, { due_date: '2026-10-13' });
    await set(two.Number, { due_date: '2026-10-12' });
    await set(three.Number, { due_date: '2026-10-14' });
    expect(await numbers('state=overdue')).toEqual([two.Number, one.Number]);
    const { Lists } = (await office.get('office/day')).body;
    const late = Lists.find(({ List }: { List: string }) => List === 'overdue').Rows;
    expect(late.map(({ Id }: { Id: number }) => Id)).toEqual([two.Number, one.Number]);
    // Paid and then annulled, it counts as paid.
    await act(one, 'payment', { PaidDate: '2026-10-14' });
    for (const { Number: number } of [one, three]) await set(number, { is_annulled: true });
    expect(await numbers('state=annulled')).toEqual([three.Number]);
    expect(await numbers('state=paid')).toEqual([one.Number]);
  });

  test('and its credit note come as files for the Peppol network, to those who may read invoices', async () => {
    const one = await invoiced();
    const lacking = await office.get(`office/invoices/${one.Number}/peppol?languageCode=en`);
    expect([lacking.status, lacking.body.detail]).toEqual([409, expect.stringContaining('VAT number')]);
    expect(lacking.body.errors.map(({ field }: { field: string }) => field)).toContain('PEPPOL-EN16931-R010');
    const organisation_number = '559900-0014';
    await shop.db.updateTable('customer').set({ organisation_number }).where('id', '=', 1001).execute();
    const company = { CompanyRegistrationNumber: '556677-8899', CompanyVatNumber: 'SE556677889901' };
    const settings = Object.entries({ ...company, CompanyEmail: 'faktura@maker.example' });
    const rows = settings.map(([name, value]) => ({ name, value }));
    await shop.db.insertInto('setting').values(rows).execute();
    await shop.services.versions.changed();
    try {
      const { body } = await office.get(`office/invoices/${one.Number}/peppol`);
      expect(body.FileName).toBe(`peppol-${one.Number}.xml`);
      expect(body.Xml).toContain('<cbc:PayableAmount currencyID="SEK">748.50</cbc:PayableAmount>');
      const note = (await credit(one, 6)).body.Number;
      const credited = (await office.get(`office/invoices/${note}/peppol`)).body.Xml;
      expect(credited).toContain('<CreditNote xmlns=');
      expect(credited).toMatch(/<cac:OrderReference>\s*<cbc:ID>PO 17</);
      expect(credited).toMatch(`<cac:InvoiceDocumentReference>\n      <cbc:ID>${one.Number}</cbc:ID>`);
    } finally {
      await shop.db.deleteFrom('setting').where('name', 'in', Object.keys(company)).execute();
      await shop.services.versions.changed();
    }
    expect((await office.get('office/invoices/999999/peppol')).status).toBe(404);
    expect((await customer.get(`office/invoices/${one.Number}/peppol`)).status).toBe(401);
  });
});
