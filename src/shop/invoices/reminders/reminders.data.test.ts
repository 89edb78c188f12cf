import { expect, test } from 'vitest';
import { linesOfPdf } from '../../../../test/pdf-text.ts';
import { eachInOffice, logInToOfficeAs } from '../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { insertInvoices } from '#shop/invoices/seed.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { reminderAttachments } from './reminder-mail.server.ts';
import { sendDailyReminders } from './office/reminders.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

type Changes = Record<string, unknown>;

/** 1 000,00 kr, due on Tuesday 2026-10-06; today is Wednesday 2026-10-14, ten o'clock. */
async function invoice(invoice_number: number, changes: Changes = {}): Promise<void> {
  const row = { invoice_id: invoice_number, price: 20000, vat_rate: 25, article_number: 'A-1', ean: null };
  await shop.db.transaction().execute((trx) =>
    insertInvoices(
      trx,
      [
        {
          id: invoice_number,
          invoice_number,
          customer_id: 1001,
          order_id: null,
          customer_number: '1001',
          invoice_date: '2026-09-06',
          due_date: '2026-10-06',
          payment_days: 30,
          paid_date: null,
          credits_invoice_number: null,
          currency_code: 'SEK',
          language: 'sv',
          ocr: '10045789',
          net_amount: 80000,
          vat_amount: 20000,
          total_amount: 100000,
          balance: 100000,
          buyer_name: 'Butik Ett & Co',
          buyer_country_code: 'SE',
          buyer_vat_number: null,
          delivery_date: null,
          ...changes,
        },
      ],
      [{ ...row, row_number: 1, description: 'Mugg', quantity: 4, total_amount: 80000 }],
    ),
  );
}

async function at(moment: string): Promise<void> {
  shop.setTime(moment);
  office = await logInToOfficeAs(shop, 'owner@maker.example');
}

const proposals = async () => (await office.get('office/reminders')).body.Rows;
const numbers = async () => (await proposals()).map((row: { InvoiceNumber: number }) => row.InvoiceNumber);
const send = async (Numbers: number[], Mail = true) => office.post('office/reminders', { Numbers, Mail });

async function set(settings: Record<string, string>) {
  const { body } = await office.get('office/settings');
  return await office.put('office/settings', { ...body, ...settings });
}

test('interest is until the day that the paper has, early in the morning and on a Sunday too', async () => {
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  await invoice(1);
  for (const [moment, days] of [
    ['2026-10-14T05:30:00Z', 8],
    ['2026-10-14T07:00:00Z', 8],
    ['2026-10-17T22:30:00Z', 12],
  ] as const) {
    await at(moment);
    const [{ Interest }] = await proposals();
    expect([moment, Interest]).toEqual([moment, Math.round((100_000 * days) / 3650) / 100]);
  }
});

test('a reminder is proposed from eight o’clock on its day, with interest that is too little to ask for', async () => {
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  await invoice(1, { due_date: '2026-10-09' });
  await at('2026-10-14T05:59:00Z');
  expect(await numbers()).toEqual([]);
  await at('2026-10-14T06:00:00Z');
  expect(await proposals()).toEqual([
    {
      InvoiceNumber: 1,
      CustomerId: 1001,
      CustomerNumber: '1001',
      CustomerName: 'Butik Ett & Co',
      Email: 'ett@butik.example',
      CurrencyCode: 'SEK',
      DueDate: '2026-10-09',
      Level: 1,
      Balance: 1000,
      Fee: 0,
      Interest: 1.37,
      AsksInterest: false,
      DaysWithoutRate: 0,
      Total: 1000,
      ToldPaidDate: null,
    },
  ]);
});

test('what is paid, annulled, a credit, not late, or said to be paid is not reminded of', async () => {
  await invoice(1, { is_paid: true, balance: 0, paid_date: '2026-10-01' });
  await invoice(2, { is_annulled: true });
  await invoice(3, { total_amount: -100000, balance: -100000, credits_invoice_number: 1 });
  await invoice(4, { due_date: '2026-10-10' });
  await invoice(5);
  await invoice(6, { customer_id: 1002 });
  await shop.db.updateTable('customer').set({ is_test: true }).where('id', '=', 1002).execute();
  const client = await logInAs(shop, '1001');
  await client.post('paymenttold', { InvoiceNumber: 5, PaidDate: '2026-10-14' });
  expect(await numbers()).toEqual([]);
  await at('2026-10-21T10:00:00Z');
  expect(await numbers()).toEqual([4]);
  await at('2026-10-22T10:00:00Z');
  expect(await numbers()).toEqual([5, 4]);
});

test('a reminder is sent once, kept as it was, and followed by the second one ten days after', async () => {
  await invoice(1);
  const { status, body } = await send([1]);
  expect([status, body]).toEqual([
    200,
    {
      Sent: [{ InvoiceNumber: 1, ReminderId: expect.any(Number), MailedTo: 'ett@butik.example' }],
      NotSent: [],
    },
  ]);
  expect((await send([1])).body).toEqual({ Sent: [], NotSent: [1] });
  const { Rows } = (await office.get('office/changes?entity=invoice&entityId=1')).body;
  expect(Rows).toMatchObject([
    {
      Action: 'send',
      StaffName: 'owner',
      Values: [
        { Name: 'Email', After: 'ett@butik.example' },
        { Name: 'Level', After: '1' },
        { Name: 'ReminderTotal', After: '1000' },
      ],
    },
  ]);
  const mails = await shop.db.selectFrom('outbox_mail').selectAll().execute();
  expect(mails.map(({ subject, attachment }) => [subject, attachment])).toEqual([
    ['Påminnelse: faktura 1', `reminder:${body.Sent[0].ReminderId}`],
  ]);
  const paper = await shop.http.inject({
    url: `/api/office/pdf/reminders/${body.Sent[0].ReminderId}`,
    cookies: { office: office.office ?? '' },
  });
  expect(linesOfPdf(paper.rawPayload)).toEqual(
    expect.arrayContaining(['Påminnelse 1', 'Kvar att betala på faktura 1', '1\u00a0000,00']),
  );
  expect((await office.get('office/invoices/1')).body.Reminders).toMatchObject([
    { Level: 1, SentOn: '2026-10-14' },
  ]);
  await at('2026-10-23T10:00:00Z');
  expect(await numbers()).toEqual([]);
  await at('2026-10-26T10:00:00Z');
  // Nobody has agreed to a fee.
  expect(await proposals()).toMatchObject([{ Level: 2, Fee: 0 }]);
  expect((await send([1])).body.Sent).toHaveLength(1);
  await at('2026-12-14T10:00:00Z');
  expect(await numbers()).toEqual([]);
});

test.each([
  ['2026-10-10', 3],
  ['2026-10-07', 0],
])('the paper says of how many days there is no rate: one from %s lacks %i', async (From, days) => {
  await office.put('office/reference-rates', { Rows: [{ From, Percent: 2 }] });
  await invoice(1);
  const { body } = await send([1]);
  const { rawPayload } = await shop.http.inject({
    url: `/api/office/pdf/reminders/${body.Sent[0].ReminderId}`,
    cookies: { office: office.office ?? '' },
  });
  const said = linesOfPdf(rawPayload).filter((line) => line.startsWith('Dagar utan känd referensränta'));
  expect(said).toEqual(days === 0 ? [] : [`Dagar utan känd referensränta räknas inte: ${days}`]);
});

test('two at once send it once', async () => {
  await invoice(1);
  const answers = await Promise.all([send([1]), send([1]), send([1])]);
  expect(answers.flatMap(({ body }) => body.Sent)).toHaveLength(1);
});

test('interest that is asked for is paid by what is paid above the balance, and the rest is the customer’s', async () => {
  await set({ InterestMinimum: '1' });
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  await invoice(1);
  // Eight days at 10 %.
  expect(await proposals()).toMatchObject([{ Interest: 2.19, AsksInterest: true, Total: 1002.19 }]);
  await send([1]);
  const seen = async () => (await office.get('office/invoices/1')).body;
  expect(await seen()).toMatchObject({ Balance: 1000, LateCostsLeft: 2.19, TotalAmount: 1000 });
  const pay = async (Amount: number) =>
    office.post('office/invoices/1/payment', {
      Version: (await seen()).Version,
      PaidDate: '2026-10-14',
      Amount,
    });
  await pay(1001);
  expect(await seen()).toMatchObject({ State: 'paid', Balance: 0, LateCostsLeft: 1.19, OnAccount: 0 });
  const file = async () => {
    const { payload } = await shop.http.inject({
      url: '/api/office/export/invoices',
      query: { format: 'csv', language: 'en' },
      cookies: { office: office.office ?? '' },
    });
    return payload;
  };
  // What paid interest is not paid over in the books of the business system.
  expect(await file()).toContain(';1000,00;0,00;');
  await pay(5);
  expect(await seen()).toMatchObject({ State: 'paid', LateCostsLeft: 0, OnAccount: 3.81 });
  expect(await file()).toContain(';1000,00;-3,81;');
  const { body } = await office.send(
    'POST',
    'office/exchange/files/invoices?fileName=i.csv',
    Buffer.from(await file()),
    { 'content-type': 'application/octet-stream' },
  );
  expect(body).toMatchObject({ Outcome: 'done', Changed: 0 });
  expect(await seen()).toMatchObject({ LateCostsLeft: 0, OnAccount: 3.81 });
});

test('bounds of the settings, and of rates', async () => {
  const refused = await set({ ReminderFee: '61' });
  expect([refused.status, refused.body.errors[0].rule]).toEqual([400, 'maxAmount']);
  for (const ReminderDays of ['15;5', 'x', '0', '5;5', '366'])
    expect((await set({ ReminderDays })).status, ReminderDays).toBe(400);
  const Rows = [
    { From: '2026-01-01', Percent: 2 },
    { From: '2026-07-01', Percent: -0.25 },
  ];
  const kept = { Rows: Rows.toReversed(), Version: expect.any(String) };
  expect((await office.put('office/reference-rates', { Rows })).body).toEqual(kept);
  expect((await office.get('office/reference-rates')).body).toEqual(kept);
  for (const Percent of [-6, 51, 1.001])
    expect(
      (await office.put('office/reference-rates', { Rows: [{ From: '2026-01-01', Percent }] })).status,
    ).toBe(400);
});

test('of two who change the rates that they both read, the second is told', async () => {
  const { Version } = (await office.get('office/reference-rates')).body;
  const put = (From: string) =>
    office.put('office/reference-rates', { Rows: [{ From, Percent: 2 }], Version });
  const answers = await Promise.all([put('2026-01-01'), put('2026-07-01')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await office.get('office/reference-rates')).body.Rows).toHaveLength(1);
});

test('what was said to the customer counts interest of today and fees that were asked', async () => {
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  await invoice(1);
  const client = await logInAs(shop, '1001');
  expect((await client.get('payinfo/1')).body).toMatchObject({ Interest: 2.19, Fee: 0, Amount: 1000 });
});

const setCredit = async (values: object) => {
  const { body } = await office.get('office/customers/1001/credit');
  const { CreditLimit, Stop, Version } = body;
  const given = { CreditLimit, Stop, FeeAgreed: false, Version, ...values };
  expect((await office.put('office/customers/1001/credit', given)).status).toBe(200);
};

test('a fee that was agreed is asked from the second reminder on, once, and is told and paid', async () => {
  await set({ ReminderDays: '5;15;25', InterestMinimum: '10000' });
  await setCredit({ FeeAgreed: true, FeeAgreedOn: '2026-09-06' });
  await invoice(1);
  expect(await proposals()).toMatchObject([{ Level: 1, Fee: 0, Total: 1000 }]);
  await send([1]);
  await at('2026-10-26T10:00:00Z');
  expect(await proposals()).toMatchObject([{ Level: 2, Fee: 60, Total: 1060 }]);
  await send([1]);
  const client = await logInAs(shop, '1001');
  expect((await client.get('payinfo/1')).body).toMatchObject({ Fee: 60, Amount: 1000 });
  await at('2026-11-05T10:00:00Z');
  expect(await proposals()).toMatchObject([{ Level: 3, Fee: 0, Total: 1060 }]);
  const { body } = await office.get('office/invoices/1');
  const paid = { Version: body.Version, PaidDate: '2026-11-05', Amount: 1070 };
  await office.post('office/invoices/1/payment', paid);
  expect((await office.get('office/invoices/1')).body).toMatchObject({ LateCostsLeft: 0, OnAccount: 10 });
  expect((await office.get('office/customers/1001/credit')).body).toMatchObject({ OnAccount: 10 });
  const again = await logInAs(shop, '1001');
  expect((await again.get('payinfo/1')).body).toMatchObject({ Fee: 0, Interest: 0, Amount: 0 });
});

test('interest begins after the due day where terms were agreed before, and else thirty days after the invoice', async () => {
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  await invoice(1, { invoice_date: '2026-09-20', due_date: '2026-10-05' });
  const interest = async () => (await proposals())[0].Interest;
  expect(await interest()).toBe(0);
  await setCredit({ TermsAgreed: '2026-09-20' });
  // Nine days at 10 %.
  expect(await interest()).toBe(2.47);
  await setCredit({ TermsAgreed: '2026-09-21' });
  expect(await interest()).toBe(0);
  await setCredit({ TermsAgreed: null });
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const order = await client.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true });
  expect(order.status).toBe(200);
  expect(await interest()).toBe(0);
  const created_at = new Date('2026-09-20T10:00:00Z');
  await shop.db.updateTable('customer_order').set({ created_at }).execute();
  expect(await interest()).toBe(2.47);
});

test('a reminder goes to the address for invoices', async () => {
  await shop.db
    .updateTable('customer')
    .set({ invoice_email: 'faktura@butik.example' })
    .where('id', '=', 1001)
    .execute();
  await invoice(1);
  expect(await proposals()).toMatchObject([{ Email: 'faktura@butik.example' }]);
  expect((await send([1])).body.Sent).toMatchObject([{ MailedTo: 'faktura@butik.example' }]);
  const [mail] = await shop.db.selectFrom('outbox_mail').selectAll().execute();
  expect(mail?.recipient).toBe('faktura@butik.example');
});

test('without a mail the paper is made and nothing is mailed', async () => {
  await invoice(1);
  expect((await send([1], false)).body.Sent).toMatchObject([{ InvoiceNumber: 1, MailedTo: '' }]);
  expect(await shop.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  expect(await numbers()).toEqual([]);
});

test('by itself only where it is set, and only to those who have an address', async () => {
  await invoice(1);
  await invoice(2, { customer_id: 1002 });
  await shop.db.updateTable('customer').set({ email: '' }).where('id', '=', 1002).execute();
  const texts = openTextRepository(shop.services);
  await sendDailyReminders(shop.services, texts);
  expect(await numbers()).toEqual([1, 2]);
  await set({ ReminderAutomatic: 'true' });
  await sendDailyReminders(shop.services, openTextRepository(shop.services));
  expect(await numbers()).toEqual([2]);
});

test('by itself on working days alone, from eight o’clock in Sweden', async () => {
  await set({ ReminderAutomatic: 'true' });
  await invoice(1);
  const texts = openTextRepository(shop.services);
  for (const [moment, count] of [
    ['2026-10-17T10:00:00Z', 0],
    ['2026-10-18T10:00:00Z', 0],
    ['2026-10-19T05:59:59Z', 0],
    ['2026-10-19T06:00:00Z', 1],
  ] as const) {
    shop.setTime(moment);
    await sendDailyReminders(shop.services, texts);
    const sent = await shop.db.selectFrom('reminder').selectAll().execute();
    expect([moment, sent.length]).toEqual([moment, count]);
  }
});

test('the day of a reminder, and that of the customer’s word, is Sweden’s', async () => {
  await invoice(1);
  await invoice(2, { customer_id: 1002 });
  await at('2026-10-14T22:30:00Z');
  const client = await logInAs(shop, '1002');
  await client.post('paymenttold', { InvoiceNumber: 2, PaidDate: '2026-10-15' });
  await send([1]);
  expect((await office.get('office/invoices/1')).body.Reminders).toMatchObject([{ SentOn: '2026-10-15' }]);
  // Five working days after the fifteenth.
  await at('2026-10-22T10:00:00Z');
  expect(await numbers()).toEqual([]);
  await at('2026-10-23T10:00:00Z');
  expect(await numbers()).toEqual([2]);
});

test('a payment that was undone was never made, for interest too', async () => {
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  await invoice(1);
  const act = async (what: string, more: object) => {
    const { Version } = (await office.get('office/invoices/1')).body;
    expect((await office.post(`office/invoices/1/${what}`, { Version, ...more })).status).toBe(200);
  };
  const interest = async () => (await proposals())[0].Interest;
  const before = await interest();
  await act('payment', { PaidDate: '2026-10-12', Amount: 500 });
  expect(await interest()).toBeLessThan(before);
  await act('payment-undone', {});
  expect(await interest()).toBe(before);
  const credit = { credits_invoice_number: 1, invoice_date: '2026-10-12', net_amount: -40_000 };
  await invoice(2, { ...credit, vat_amount: -10_000, total_amount: -50_000, balance: 0, is_annulled: true });
  expect(await interest()).toBe(before);
  await shop.db.updateTable('invoice').set({ is_annulled: false }).where('id', '=', 2).execute();
  expect(await interest()).toBeGreaterThan(before);
});

test.each([
  ['sv', 'paminnelse-1.pdf'],
  ['en', 'reminder-1.pdf'],
  ['de', 'mahnung-1.pdf'],
])('the paper that is mailed is called in the language of the invoice: %s', async (language, name) => {
  await invoice(1, { language });
  const { body } = await send([1]);
  const read = reminderAttachments(shop.services, openTextRepository(shop.services)).get('reminder');
  const { filename } = await read!(String(body.Sent[0].ReminderId));
  expect(filename).toBe(name);
});

test.each([
  ['SE', 'SEK', true],
  ['NO', 'SEK', false],
  ['SE', 'EUR', false],
])('a reminder to %s in %s names the bankgiro: %s', async (buyer_country_code, currency_code, isNamed) => {
  const account = { Bankgiro: '991-2346', Iban: 'SE4550000000058398257466', Bic: 'ESSESESS' };
  expect((await set(account)).status).toBe(200);
  await invoice(1, { buyer_country_code, currency_code });
  const { body } = await send([1]);
  const { rawPayload } = await shop.http.inject({
    url: `/api/office/pdf/reminders/${body.Sent[0].ReminderId}`,
    cookies: { office: office.office ?? '' },
  });
  expect(linesOfPdf(rawPayload).join('\n').includes('991-2346')).toBe(isNamed);
});

test('an unknown invoice is not found, and nothing is sent then', async () => {
  await invoice(1);
  expect((await send([1, 999])).status).toBe(404);
  expect(await numbers()).toEqual([1]);
});
