import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { invoiceColumns } from './import-columns.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const heading =
  'invoice_no;type;customer_no;invoice_date;net;vat;rounding;total;balance;paid_date;annulled;credits_invoice_no';

/** Sends rows of which each has only what it names. */
async function sendRows(...rows: Readonly<Record<string, string | number>>[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(';'));
  return await send(lines, '', names.join(';'));
}

async function send(lines: readonly string[], query = '', head = heading) {
  const given = { Name: 'Affärssystemet', Rights: ['exchange.in.invoices'] };
  const { body } = await office.post('office/exchange/keys', given);
  const path = `exchange/files/invoices?fileName=invoices.csv&languageCode=en${query}`;
  const headers = {
    authorization: `Bearer ${body.Key}`,
    'content-type': 'application/octet-stream',
    'x-forwarded-for': '203.0.113.9',
  };
  return (await aVisitor(shop).send('POST', path, Buffer.from([head, ...lines, ''].join('\n')), headers))
    .body;
}

const read = async (number: number) => (await office.get(`office/invoices/${number}`)).body;
const refusals = ({ Errors }: { Errors: { Field: string; Reason: string }[] }) =>
  Errors.map(({ Field, Reason }) => `${Field} ${Reason}`);

async function stored(number: number) {
  return await shop.db
    .selectFrom('invoice')
    .select(['net_amount', 'vat_amount', 'total_amount', 'balance', 'is_paid', 'credits_invoice_number'])
    .where('invoice_number', '=', number)
    .executeTakeFirst();
}

const kronor = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');

test('amounts below 0 are a credit note that names its invoice, or a refused row', async () => {
  await send(['80001;invoice;1001;2026-10-01;100,00;25,00;;125,00;125,00;;;']);
  const minus = '1001;2026-10-02;-100,00;-25,00;;-125,00;-125,00;;';
  expect(refusals(await send([`80002;;${minus};`]))).toEqual([
    'credits_invoice_no is for credit notes, which name what they credit',
  ]);
  expect(refusals(await send([`80002;invoice;${minus};80001`]))).toEqual([
    'net is below 0, as on a credit note only',
  ]);
  expect(refusals(await send([`80002;credit;1001;2026-10-02;-100,00;25,00;;-75,00;;;;80001`]))).toEqual([
    'vat has another sign than Amount excl. VAT (net)',
  ]);
  expect(refusals(await send([`80002;;1002;2026-10-02;-100,00;-25,00;;;;;;80001`]))).toEqual([
    'credits_invoice_no is an invoice of another customer',
  ]);
  expect(refusals(await send([`80002;;${minus};80002`]))).toHaveLength(1);
  expect(await stored(80_002)).toBeUndefined();
  expect(await send([`80002;;${minus};80001`])).toMatchObject({ Outcome: 'done', Created: 1 });
  expect(await read(80_002)).toMatchObject({ State: 'credit', TotalAmount: -125, Balance: -125 });
  // The invoice itself is never turned by a later file, nor the note.
  expect(refusals(await send(['80001;;1001;;-100,00;-25,00;;-125,00;;;;']))).toContain(
    'net is below 0, as on a credit note only',
  );
  expect(refusals(await send(['80002;invoice;1001;;;;;;;;;']))).toEqual([
    'type differs from the invoice in the shop',
  ]);
  expect(refusals(await send(['80001;;1001;;;;0,40;;;;;']))).toEqual([
    'rounding differs from the invoice in the shop',
  ]);
  // A trial shows the amounts with the signs of its file.
  const trial = await send(
    ['80002;credit;1001;2026-10-02;-100,00;-25,00;;-125,00;-25,00;;;80001'],
    '&dryRun=1',
  );
  expect(trial.Outcome).not.toBe('failed');
});

test('a credit note comes out below 0, adds up with its invoice, and changes nothing when it is sent back', async () => {
  await send(['81001;invoice;1001;2026-10-01;100,00;25,00;0,25;125,25;;;;']);
  await send(['81002;credit;1001;2026-10-02;40,00;10,00;;50,00;20,00;;;81001']);
  const lines = await exportedLines();
  const sumOf = (name: string) =>
    lines.reduce((sum, line) => sum + Number((line[name] ?? '').replace(',', '.')), 0);
  expect(lines.map(({ net, vat, total, balance }) => [net, vat, total, balance])).toEqual([
    ['100,00', '25,00', '125,25', '125,25'],
    ['-40,00', '-10,00', '-50,00', '-20,00'],
  ]);
  expect([sumOf('net'), sumOf('vat'), sumOf('total')]).toEqual([60, 15, 75.25]);
  const names = ['invoice_no', 'type', 'customer_no', 'net', 'vat', 'rounding', 'total', 'balance'];
  for (const columns of [names, ['invoice_no', 'balance']]) {
    const back = lines.map((line) => columns.map((name) => line[name]).join(';'));
    for (const query of ['&dryRun=1', ''])
      expect(await send(back, query, columns.join(';'))).toMatchObject({
        Outcome: 'done',
        Errors: [],
        Changed: 0,
        ...(query && { Changes: [] }),
      });
  }
  expect(await stored(81_002)).toMatchObject({ net_amount: -4000, total_amount: -5000, balance: -2000 });
});

/** The lines of the file of invoices, by the names of its columns. */
async function exportedLines(): Promise<Record<string, string>[]> {
  const { rawPayload } = await shop.http.inject({
    url: '/api/office/export/invoices',
    query: { format: 'csv', language: 'en' },
    cookies: { office: office.office ?? '' },
  });
  const [, ...lines] = rawPayload.toString('utf8').trim().split(/\r?\n/);
  const names = Object.keys(invoiceColumns);
  return lines.map((text) => Object.fromEntries(text.split(';').map((cell, at) => [names[at] ?? '', cell])));
}

test('a payment that a file tells is neither before the invoice nor after today', async () => {
  const line = (day: string) => `80010;invoice;1001;2026-10-05;100,00;25,00;;125,00;0,00;${day};;`;
  expect(refusals(await send([line('2026-10-04')]))).toEqual([
    'paid_date is before 2026-10-05, the day of the invoice',
  ]);
  expect(refusals(await send([line('2026-10-15')]))).toEqual([
    'paid_date is after 2026-10-14, which is today',
  ]);
  await send([line('').replace(';0,00;', ';125,00;')]);
  expect(refusals(await send([line('2026-10-04')]))).toHaveLength(1);
  expect(await send([line('2026-10-05')])).toMatchObject({ Changed: 1 });
  expect((await read(80_010)).Payments).toMatchObject([{ PaidDate: '2026-10-05', Amount: 125 }]);
});

test('the due date follows the file: who is given more time is late no more', async () => {
  const row = {
    invoice_no: 80201,
    customer_no: '1001',
    invoice_date: '2026-10-01',
    net: '100,00',
    vat: '25,00',
  };
  await sendRows({ ...row, payment_days: 10 });
  const due = async () => {
    const { body } = await (await logInAs(shop, '1001')).get('DueInvoices');
    return body.filter((one: { InvoiceNumber: number }) => one.InvoiceNumber === 80201);
  };
  expect(await due()).toMatchObject([{ DueDate: '2026-10-11' }]);
  expect(await sendRows({ invoice_no: 80201, due_date: '2099-12-31' })).toMatchObject({ Changed: 1 });
  expect([(await read(80201)).DueDate, await due()]).toEqual(['2099-12-31', []]);
  expect(await sendRows({ invoice_no: 80201, due_date: '2099-12-31' })).toMatchObject({ Changed: 0 });
  // A row that says nothing of it takes nothing back.
  await sendRows({ invoice_no: 80201, balance: '25,00' });
  expect(await read(80201)).toMatchObject({ DueDate: '2099-12-31', Balance: 25 });
});

test('what a file says anew of a known invoice is as it was, followed, or refused at its field', async () => {
  const told = {
    customer_no: '1001',
    invoice_date: '2026-09-08',
    payment_days: '20',
    due_date: '2026-09-28',
    ocr: '802026',
    net: '100,00',
    vat: '25,00',
  };
  await sendRows({ invoice_no: 80202, ...told });
  const other = { ocr: '802034', invoice_date: '2026-09-07', net: '100,01', due_date: '2026-09-07' };
  const days = async () => {
    const state = ['payment_days', 'due_date'] as const;
    return await shop.db.selectFrom('invoice').select(state).where('invoice_number', '=', 80202).execute();
  };
  const reckoned = { payment_days: 20, due_date: '2026-09-28' };
  const names = fc.subarray(Object.keys(told) as (keyof typeof told)[]);
  const changed = fc.subarray(Object.keys(other) as (keyof typeof other)[], { maxLength: 1 });
  const given = fc.record({
    names,
    changed,
    days: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    due: fc.option(fc.integer({ min: 8, max: 30 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ names, changed, days: given, due }) => {
      const row: Record<string, string | number> = { invoice_no: 80202 };
      for (const name of names) if (!/due|days/.test(name)) row[name] = told[name];
      if (given !== undefined) row.payment_days = given;
      if (due !== undefined) row.due_date = `2026-09-${String(due).padStart(2, '0')}`;
      for (const name of changed) row[name] = other[name];
      const answer = await sendRows(row);
      expect(answer.Errors.map(({ Field }: { Field: string }) => Field)).toEqual(changed);
      if (changed.length === 0) {
        const before = { ...reckoned };
        if (given !== undefined && given !== before.payment_days)
          reckoned.due_date = new Date(Date.UTC(2026, 8, 8 + given)).toISOString().slice(0, 10);
        reckoned.payment_days = given ?? before.payment_days;
        reckoned.due_date = typeof row.due_date === 'string' ? row.due_date : reckoned.due_date;
        const isSame = JSON.stringify(before) === JSON.stringify(reckoned);
        expect(answer).toMatchObject({ Outcome: 'done', Changed: isSame ? 0 : 1 });
      }
      expect(await days()).toEqual([reckoned]);
    }),
    { numRuns: times * 30 },
  );
});

test.each([
  ['2026-09-14', ['<invoice-80025.first']],
  ['2026-09-13', []],
])('an invoice of %s that a file tells on 14 October is mailed: %j', async (day, mailed) => {
  await send([`80025;invoice;1001;${day};100,00;25,00;;125,00;125,00;;;`]);
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .select('message_id')
    .where('message_id', 'like', '<invoice-80025%')
    .execute();
  expect(mails.map(({ message_id: id }) => id.replace(/@.*/, ''))).toEqual(mailed);
});

test('an annulled invoice was paid by nobody, and nobody is mailed about it', async () => {
  await send(['80020;invoice;1001;2026-10-13;100,00;25,00;;125,00;0,00;;1;']);
  expect(await read(80_020)).toMatchObject({ State: 'annulled', Payments: [], PaidAmount: 0 });
  await send(['80021;invoice;1001;2026-10-13;100,00;25,00;;125,00;125,00;;;']);
  await send(['80021;invoice;1001;2026-10-13;100,00;25,00;;125,00;0,00;;1;']);
  expect(await read(80_021)).toMatchObject({ State: 'annulled', Payments: [] });
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .select('message_id')
    .where('message_id', 'like', '<invoice-800%')
    .execute();
  expect(mails.map(({ message_id: id }) => id.replace(/@.*/, ''))).toEqual(['<invoice-80021.first']);
});

/** An invoice or credit note as a file writes it, and as the shop must store it. */
const line = fc
  .record({
    isCredit: fc.boolean(),
    isBelow: fc.boolean(),
    isTyped: fc.boolean(),
    net: fc.integer({ min: 51, max: 9_000_000 }),
    rate: fc.constantFrom(25, 12, 6, 0),
    rounding: fc.oneof(fc.constant(0), fc.integer({ min: -50, max: 50 })),
    hasTotal: fc.boolean(),
    paid: fc.constantFrom('none', 'part', 'all', 'over', 'untold'),
    isAnnulled: fc.boolean(),
  })
  .map(({ isCredit, isBelow, isTyped, net, rate, rounding, hasTotal, paid, isAnnulled }) => {
    const vat = Math.floor((net * rate + 50) / 100);
    const size = net + vat + rounding;
    const left = { none: size, part: Math.trunc(size / 3), all: 0, over: isCredit ? 0 : -250, untold: size }[
      paid
    ];
    const inFile = isCredit && isBelow ? -1 : 1;
    const sign = isCredit ? -1 : 1;
    const cell = (ore: number) => kronor(inFile * ore);
    return {
      text: (number: number, credited: number) =>
        [
          number,
          isTyped || (isCredit && !isBelow) ? (isCredit ? 'credit' : 'invoice') : '',
          '1001;2026-10-02',
          cell(net),
          cell(vat),
          rounding === 0 ? '' : cell(rounding),
          hasTotal ? cell(size) : '',
          paid === 'untold' ? '' : cell(left),
          '',
          isAnnulled ? '1' : '',
          isCredit ? credited : '',
        ].join(';'),
      wanted: {
        net_amount: sign * net + 0,
        vat_amount: sign * vat + 0,
        total_amount: sign * size + 0,
        balance: sign * left + 0,
        is_paid: left <= 0 && !isAnnulled,
      },
      isCredit,
      isSetOff: isCredit && paid === 'untold' && !isAnnulled,
      isAnnulled,
      net,
      vat,
      size,
    };
  });

type Line = typeof line extends fc.Arbitrary<infer One> ? One : never;

/** Returns what is stored of a line, or undefined when it is refused; `ours` is what is left of the credited invoice. */
function reckonedFor(ours: { net: number; vat: number; total: number; owed: number }, one: Line) {
  if (!one.isCredit || one.isAnnulled) return one.wanted;
  if (one.net > ours.net || one.vat > ours.vat || one.size > ours.total) return undefined;
  ours.net -= one.net;
  ours.vat -= one.vat;
  ours.total -= one.size;
  if (!one.isSetOff) return one.wanted;
  const taken = Math.min(one.size, ours.owed);
  ours.owed -= taken;
  const balance = taken - one.size + 0;
  return { ...one.wanted, balance, is_paid: balance === 0 };
}

test('the credit notes of an invoice are no more than it, and close it', async () => {
  await send(['83001;invoice;1001;2026-10-01;100,00;25,00;0,25;125,25;;;;']);
  const note = (number: number, net: string, vat: string, more = ';;;;') =>
    `${number};credit;1001;2026-10-02;${net};${vat}${more};;83001`;
  expect(refusals(await send([note(83_002, '100,01', '25,00')]))).toEqual([
    'net is above 100,00, which is left to credit',
  ]);
  expect(refusals(await send([note(83_002, '99,00', '25,01')]))).toEqual([
    'vat is above 25,00, which is left to credit',
  ]);
  expect(await send([note(83_002, '40,00', '10,00'), note(83_003, '20,00', '5,00')])).toMatchObject({
    Created: 2,
  });
  expect(await read(83_001)).toMatchObject({ State: 'unpaid', Balance: 50.25, PaidAmount: 0 });
  expect(await stored(83_002)).toMatchObject({ balance: 0, is_paid: true });
  expect(refusals(await send([note(83_004, '40,00', '10,00', ';0,26;;;')]))).toEqual([
    'total is above 50,25, which is left to credit',
  ]);
  const whole = note(83_004, '40,00', '10,00', ';0,25;;;');
  expect(await send([whole])).toMatchObject({ Errors: [], Created: 1 });
  expect(await read(83_001)).toMatchObject({ State: 'annulled', IsCredited: true, Balance: 0, Payments: [] });
  const { body: listed } = await (await logInAs(shop, '1001')).get('Invoices?take=100');
  const one = listed.Invoices.find((row: { InvoiceNumber: number }) => row.InvoiceNumber === 83_001);
  expect(one).toMatchObject({ IsAnnulated: true, IsCredited: true, Balance: 0 });
  const { body: rows } = await office.get('office/invoices?q=83001');
  expect(rows.Rows[0]).toMatchObject({ State: 'annulled', IsCredited: true });
  await send(['83009;invoice;1001;2026-10-01;100,00;25,00;;;;;1;']);
  expect(await read(83_009)).not.toHaveProperty('IsCredited');
  expect(refusals(await send([note(83_005, '50000,00', '12500,00')]))).toHaveLength(1);
  expect(await send([whole, '83001;;1001;;;;;;;;0;'])).toMatchObject({ Errors: [], Changed: 0 });
  // An annulled note credits nothing, until it stands again.
  await send(['83011;invoice;1001;2026-10-01;10,00;2,50;;;;;;']);
  await send(['83012;credit;1001;2026-10-01;10,00;2,50;;;;;1;83011']);
  await send(['83013;credit;1001;2026-10-01;10,00;2,50;;;;;;83011']);
  expect(refusals(await send(['83012;;1001;;;;;;;;0;']))).toEqual([
    'net is above 0,00, which is left to credit',
  ]);
  // A note may come before its invoice.
  await send(['83022;credit;1001;2026-10-01;10,00;2,50;;;;;;83021']);
  const late = (net: string) => `83021;invoice;1001;2026-10-01;${net};2,50;;;;;;`;
  expect(refusals(await send([late('9,99')]))).toEqual(['net is below 10,00, which is credited']);
  expect(await send([late('10,00')])).toMatchObject({ Created: 1 });
  expect(await read(83_021)).toMatchObject({ State: 'annulled', Balance: 0 });
});

test('invoices and credit notes of a file are stored as it has them, and the same again changes nothing', async () => {
  let number = 81_000;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
      number += 100;
      const from = number;
      const base = { net: 20_000_000, vat: 4_000_000 };
      const ours = { net: base.net, vat: base.vat, total: base.net + base.vat, owed: base.net + base.vat };
      const reckoned = lines.map((one) => reckonedFor(ours, one));
      const all = [
        `${from};invoice;1001;2026-10-01;${kronor(base.net)};${kronor(base.vat)};;;;;;`,
        ...lines.map(({ text }, place) => text(from + 1 + place, from)),
      ];
      const report = await send(all, '&skipBad=1');
      const refused = reckoned.filter((wanted) => wanted === undefined).length;
      expect([report.Errors.length, report.Created]).toEqual([refused, all.length - refused]);
      for (const [place, { isCredit }] of lines.entries()) {
        const now = await stored(from + 1 + place);
        const wanted = reckoned[place];
        expect(now).toEqual(wanted && { ...wanted, credits_invoice_number: isCredit ? from : null });
      }
      expect(await stored(from)).toMatchObject({ balance: ours.owed });
      expect(await send([...all, ''], '&skipBad=1')).toMatchObject({ Created: 0, Changed: 0 });
    }),
    { seed: 7, endOnFailure: true, numRuns: 12 * times },
  );
}, 120_000);

test('an imported invoice is credited whole with its rounding, and closes', async () => {
  await send(['82001;invoice;1001;2026-10-01;100,20;25,05;-0,25;125,00;125,00;;;']);
  const one = await read(82_001);
  const Rows = [{ RowId: one.Rows[0].Id, Quantity: 1 }];
  const { body } = await office.post('office/invoices/82001/credit-notes', {
    Version: one.Version,
    Mail: false,
    Rows,
  });
  expect(await read(body.Number)).toMatchObject({ NetAmount: -100.2, VatAmount: -25.05, TotalAmount: -125 });
  expect(await read(82_001)).toMatchObject({ State: 'annulled', Balance: 0 });
});

const invoice = { customer_no: '1001', invoice_date: '2026-10-01', net: '100,00', vat: '25,00' };

type Told = { balance?: string; paid_date?: string; annulled?: string };
type Became = {
  State: string;
  Balance: number;
  OnAccount?: number;
  PaidDate: string | null;
  payments: string[];
};

test.each<[what: string, told: Told[], became: Became]>([
  [
    'a day of payment alone pays all that is left',
    [{}, { paid_date: '2026-10-05' }],
    { State: 'paid', Balance: 0, PaidDate: '2026-10-05', payments: ['125 2026-10-05'] },
  ],
  [
    'a part that is paid leaves the rest, and no day on which all was',
    [{ balance: '125' }, { balance: '25', paid_date: '2026-10-03' }],
    { State: 'partPaid', Balance: 25, PaidDate: null, payments: ['100 2026-10-03'] },
  ],
  [
    'the day of the last payment is corrected, and no payment is added',
    [{}, { balance: '25', paid_date: '2026-10-03' }, { balance: '25', paid_date: '2026-10-04' }],
    { State: 'partPaid', Balance: 25, PaidDate: null, payments: ['100 2026-10-04'] },
  ],
  [
    'what was paid over stays the customer’s when the day is corrected',
    [{}, { balance: '-5', paid_date: '2026-10-05' }, { paid_date: '2026-10-06' }],
    { State: 'paid', Balance: 0, OnAccount: 5, PaidDate: '2026-10-06', payments: ['130 2026-10-06'] },
  ],
  [
    'what is left again was not paid, and has no day',
    [{}, { balance: '0', paid_date: '2026-10-05' }, { balance: '125' }],
    { State: 'unpaid', Balance: 125, PaidDate: null, payments: ['125 2026-10-05', '-125 null'] },
  ],
  [
    'nothing left without a day is paid on a day that nobody knows',
    [{}, { balance: '0' }],
    { State: 'paid', Balance: 0, PaidDate: null, payments: ['125 null'] },
  ],
  [
    'an annulled invoice of which nothing is left was not paid',
    [{ annulled: '1' }, { balance: '0' }],
    { State: 'annulled', Balance: 0, PaidDate: null, payments: [] },
  ],
  [
    'a payment of today is one',
    [{}, { balance: '0', paid_date: '2026-10-14' }],
    { State: 'paid', Balance: 0, PaidDate: '2026-10-14', payments: ['125 2026-10-14'] },
  ],
])('%s', async (_what, told, { payments, ...became }) => {
  for (const one of told) {
    const report = await sendRows({ invoice_no: 83_001, ...invoice, ...one });
    expect(report.Errors).toEqual([]);
    expect((await sendRows({ invoice_no: 83_001, ...invoice, ...one })).Changed).toBe(0);
  }
  const now = await read(83_001);
  expect(now).toMatchObject({ OnAccount: 0, ...became });
  const noted = now.Payments as { Amount: number; PaidDate: string | null; Source: string }[];
  expect(noted.map(({ Amount, PaidDate }) => `${Amount} ${PaidDate}`)).toEqual(payments);
  expect(noted.every(({ Source }) => Source === 'file')).toBe(true);
});

test('a payment that the office noted is no file’s to correct', async () => {
  await sendRows({ invoice_no: 83_002, ...invoice });
  const { Version } = await read(83_002);
  await office.post('office/invoices/83002/payment', { Version, PaidDate: '2026-10-02', Amount: 50 });
  await sendRows({ invoice_no: 83_002, ...invoice, balance: '75', paid_date: '2026-10-09' });
  expect((await read(83_002)).Payments).toMatchObject([
    { PaidDate: '2026-10-02', Amount: 50, Source: 'office' },
  ]);
});

test('what is set off against a credit note is no payment, what is paid back on a day is', async () => {
  const note = { ...invoice, type: 'credit', credits_invoice_no: 83_003 };
  await sendRows({ invoice_no: 83_003, ...invoice }, { invoice_no: 83_004, ...note, balance: '125' });
  await sendRows({ invoice_no: 83_004, ...note, balance: '45' });
  expect((await read(83_004)).Payments).toEqual([]);
  await sendRows({ invoice_no: 83_004, ...note, balance: '0', paid_date: '2026-10-06' });
  expect((await read(83_004)).Payments).toMatchObject([{ PaidDate: '2026-10-06', Amount: -45 }]);
});

test('an invoice has the buyer and the delivery as they are in the shop, in every column', async () => {
  const { db } = shop;
  const buyer = {
    name: 'Köparen',
    vat_number: 'SE556016068001',
    invoice_address1: 'Köpgatan 1',
    invoice_address2: 'Box 2',
    invoice_zip_code: '90326',
    invoice_city: 'Umeå',
    contact_person: 'Nils Ny',
    payment_days: 20,
  };
  await db.updateTable('customer').set(buyer).where('id', '=', 1001).execute();
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: 1, Quantity: 6 });
  const given = { wayOfDeliveryId: 1, partialDelivery: true, purchaseOrderNumber: 'PO-7' };
  const order_no = Number((await client.post('Order', given)).body.OrderId);
  const delivery = {
    delivery_name: 'Lagret',
    delivery_address1: 'Lagervägen 3',
    delivery_address2: 'Port 4',
    delivery_zip_code: '97231',
    delivery_city: 'Luleå',
    delivery_country_code: 'FI',
    delivery_gln: '7350000000016',
    way_of_delivery_name: 'Lastbil',
  };
  await db.updateTable('customer_order').set(delivery).where('id', '=', order_no).execute();
  const of = { ...invoice, net: '299,40', vat: '74,85', order_no };
  await sendRows({ invoice_no: 83_010, ...of });
  await sendRows({ invoice_no: 83_011, ...of, payment_days: 45, due_date: '2026-12-01' });
  // What another customer ordered is nobody else's.
  await sendRows({ invoice_no: 83_012, ...of, customer_no: '1002' });
  const rowOf = async (number: number) =>
    await db.selectFrom('invoice').selectAll().where('invoice_number', '=', number).executeTakeFirstOrThrow();
  const whole = await rowOf(83_010);
  expect(whole).toMatchObject({
    order_id: order_no,
    customer_number: '1001',
    buyer_name: buyer.name,
    buyer_vat_number: buyer.vat_number,
    buyer_address1: buyer.invoice_address1,
    buyer_address2: buyer.invoice_address2,
    buyer_zip_code: buyer.invoice_zip_code,
    buyer_city: buyer.invoice_city,
    buyer_country_code: 'SE',
    buyer_contact_person: buyer.contact_person,
    buyer_reference: buyer.contact_person,
    payment_days: 20,
    due_date: '2026-10-21',
    purchase_order_number: 'PO-7',
    vat_case: 'domestic',
    ...delivery,
  });
  const columns = Object.keys(whole).filter(
    (name) => /^(buyer|delivery)_/.test(name) && name !== 'delivery_date',
  );
  expect(columns.filter((name) => !whole[name as keyof typeof whole])).toEqual([]);
  expect(await rowOf(83_011)).toMatchObject({ payment_days: 45, due_date: '2026-12-01' });
  expect(await rowOf(83_012)).toMatchObject({ order_id: null, delivery_name: '', purchase_order_number: '' });
  expect(refusals(await sendRows({ invoice_no: 83_010, order_no: order_no + 1 }))).toEqual([
    'order_no differs from the invoice in the shop',
  ]);
  expect(await sendRows({ invoice_no: 83_012, order_no })).toMatchObject({ Errors: [], Changed: 0 });
  const rows = await db
    .selectFrom('invoice_row')
    .select(['invoice_id', 'article_number', 'quantity'])
    .where('invoice_id', 'in', [whole.id, (await rowOf(83_012)).id])
    .orderBy('invoice_id')
    .execute();
  expect(rows).toMatchObject([
    { article_number: 'A-1', quantity: 6 },
    { article_number: '', quantity: 1 },
  ]);
});

test('without VAT, an invoice is of the case of where the goods usually go', async () => {
  const abroad = {
    customer_id: 1001,
    name: 'N',
    address1: 'A',
    address2: '',
    zip_code: '0150',
    city: 'Oslo',
  };
  const free = { ...invoice, vat: '0' };
  await sendRows({ invoice_no: 83_020, ...free });
  await shop.db
    .insertInto('delivery_address')
    .values({ ...abroad, country_code: 'NO', contact_person: '', is_default: true })
    .execute();
  await sendRows({ invoice_no: 83_021, ...free }, { invoice_no: 83_022, ...free, customer_no: '1004' });
  const cases = await shop.db.selectFrom('invoice').select('vat_case').orderBy('invoice_number').execute();
  expect(cases.map(({ vat_case: one }) => one)).toEqual(['domestic', 'export', 'intra_eu']);
});

test('a credit note has one row below 0, and its amounts are told as the file has them', async () => {
  const note = { ...invoice, type: 'credit', credits_invoice_no: 83_030 };
  const below = { ...note, net: '-100,00', vat: '-25,00', balance: '-125,00' };
  // Of one file, a note may credit what stands before it, of the same customer.
  const other = { invoice_no: 83_032, ...note, customer_no: '1002' };
  expect(refusals(await sendRows({ invoice_no: 83_030, ...invoice }, other))).toEqual([
    'credits_invoice_no is an invoice of another customer',
  ]);
  await sendRows({ invoice_no: 83_030, ...invoice }, { invoice_no: 83_031, ...below });
  const rows = await shop.db
    .selectFrom('invoice_row')
    .select(['quantity', 'price', 'total_amount'])
    .execute();
  expect(rows).toEqual([
    { quantity: 1, price: 10_000, total_amount: 10_000 },
    { quantity: -1, price: 10_000, total_amount: -10_000 },
  ]);
  const trial = async (net: string, vat: string, balance: string) => {
    const head = 'invoice_no;customer_no;type;net;vat;balance;credits_invoice_no';
    const { Changes, Errors } = await send(
      [`83031;1001;credit;${net};${vat};${balance};83030`],
      '&dryRun=1',
      head,
    );
    return Errors.length > 0 ? refusals({ Errors }) : Changes[0]?.Fields;
  };
  expect(await trial('100', '25', '25')).toMatchObject([{ Field: 'balance', New: '25,00' }]);
  expect(await trial('-100', '-25', '-25')).toMatchObject([{ Field: 'balance', New: '-25,00' }]);
  expect(await trial('-100', '-25', '25')).toEqual(['balance has another sign than Amount excl. VAT (net)']);
  // A row that tells nothing but what is left may have it on either side.
  for (const balance of ['60', '-60']) {
    await sendRows({ invoice_no: 83_031, customer_no: '1001', balance });
    expect((await read(83_031)).Balance).toBe(-60);
  }
  // Nothing left has no side: what was is shown above 0, as most files write it.
  const path = 'office/exchange/files/invoices?fileName=invoices.csv&dryRun=1';
  const file = Buffer.from('invoice_no;balance\n83031;0\n');
  const settled = await office.send('POST', path, file, { 'content-type': 'application/octet-stream' });
  expect(settled.body.Changes[0]?.Fields).toMatchObject([{ Field: 'balance', Old: '60,00', New: '0,00' }]);
  expect(refusals(await sendRows({ invoice_no: 83_031, customer_no: '1002', balance: '60' }))).toEqual([
    'customer_no differs from the invoice in the shop',
  ]);
});

test('an invoice of a file without a currency is in that of its customer, however the number is spelt', async () => {
  const set = { customer_number: 'Eu-7', currency_code: 'EUR' };
  await shop.db.updateTable('customer').set(set).where('id', '=', 1002).execute();
  const row = { invoice_date: '2026-10-01', net: '1000 EUR', vat: '250' };
  for (const [at, customer_no] of ['Eu-7', 'EU-7', 'eu-7'].entries()) {
    expect(refusals(await sendRows({ ...row, invoice_no: 86_000 + at, customer_no }))).toEqual([]);
    expect((await read(86_000 + at)).CurrencyCode).toBe('EUR');
    const other = await sendRows({ ...row, invoice_no: 86_010 + at, customer_no, net: '1000 SEK' });
    expect(refusals(other)).toEqual([expect.stringMatching(/^net /)]);
  }
});

test('a file pays and credits an invoice in its own currency alone, whatever else it says', async () => {
  const currency = fc.constantFrom('SEK', 'EUR', 'NOK', 'DKK', undefined);
  let number = 87_000;
  await fc.assert(
    fc.asyncProperty(currency, currency, currency, fc.boolean(), async (of, note, paid, isOneFile) => {
      number += 2;
      const [invoice, credit] = [number, number + 1];
      const row = (one: object, told: string | undefined) => ({
        customer_no: '1001',
        invoice_date: '2026-10-01',
        ...one,
        ...(told !== undefined && { currency: told }),
      });
      const lines = [
        row({ invoice_no: invoice, net: '1000', vat: '250' }, of),
        row(
          { invoice_no: credit, type: 'credit', net: '400', vat: '100', credits_invoice_no: invoice },
          note,
        ),
      ];
      const runs = isOneFile
        ? [await sendRows(...lines)]
        : [await sendRows(lines[0]!), await sendRows(lines[1]!)];
      // The customer's is SEK.
      const isSame = note === undefined || note === (of ?? 'SEK');
      expect(refusals(runs.at(-1))).toEqual(isSame ? [] : ['currency differs from the invoice in the shop']);
      if (isSame) expect((await read(credit)).CurrencyCode).toBe(of ?? 'SEK');
      const isThere = isSame || !isOneFile;
      if (!isThere) return;
      const before = await read(invoice);
      const answer = await sendRows({ invoice_no: invoice, balance: '100', ...(paid && { currency: paid }) });
      const mayPay = paid === undefined || paid === (of ?? 'SEK');
      expect(refusals(answer)).toEqual(mayPay ? [] : ['currency differs from the invoice in the shop']);
      expect((await read(invoice)).Balance).toBe(mayPay ? 100 : before.Balance);
    }),
    { numRuns: 25, seed: 17 },
  );
});

test('what is left of an invoice or credit note is at most what it was', async () => {
  const amount = fc.integer({ min: 1, max: 300 });
  const kroner = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');
  let number = 85_000;
  await fc.assert(
    fc.asyncProperty(amount, amount, amount, fc.boolean(), async (net, first, later, isCredit) => {
      number += 2;
      await send([`${number};invoice;1001;2026-10-01;3,00;0,00;;;3,00;;;`]);
      const row = (balance: number) =>
        isCredit
          ? `${number + 1};credit;1001;2026-10-02;${kroner(net)};0,00;;;${kroner(balance)};;;${number}`
          : `${number + 1};invoice;1001;2026-10-02;${kroner(net)};0,00;;;${kroner(balance)};;;`;
      const over = [`balance is above ${kroner(net)}, the total`];
      expect(refusals(await send([row(first)]))).toEqual(first > net ? over : []);
      if (first > net || later === first) return;
      expect(refusals(await send([row(later)]))).toEqual(later > net ? over : []);
      const left = Math.min(later, net) === later ? later : first;
      expect(await stored(number + 1)).toMatchObject({ balance: isCredit ? 0 - left : left });
    }),
    { numRuns: 15 },
  );
});
