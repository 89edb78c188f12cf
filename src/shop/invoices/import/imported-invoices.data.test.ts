import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor } from '../../../../test/shop.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const heading =
  'invoice_no;type;customer_no;invoice_date;net;vat;rounding;total;balance;paid_date;annulled;credits_invoice_no';

async function send(lines: readonly string[], query = '') {
  const given = { Name: 'Affärssystemet', Rights: ['exchange.in.invoices'] };
  const { body } = await office.post('office/exchange/keys', given);
  const path = `exchange/files/invoices?fileName=invoices.csv&languageCode=en${query}`;
  const headers = {
    authorization: `Bearer ${body.Key}`,
    'content-type': 'application/octet-stream',
    'x-forwarded-for': '203.0.113.9',
  };
  return (await aVisitor(shop).send('POST', path, Buffer.from([heading, ...lines, ''].join('\n')), headers))
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
      rounding,
      size,
    };
  });

test('invoices and credit notes of a file are stored as it has them, and the same again changes nothing', async () => {
  let number = 81_000;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
      number += 100;
      const from = number;
      const all = [
        `${from};invoice;1001;2026-10-01;1,00;0,25;;;;;;`,
        ...lines.map(({ text }, place) => text(from + 1 + place, from)),
      ];
      const report = await send(all);
      expect([report.Errors, report.Created]).toEqual([[], all.length]);
      for (const [place, { wanted, isCredit }] of lines.entries()) {
        const now = await stored(from + 1 + place);
        expect(now).toEqual({ ...wanted, credits_invoice_number: isCredit ? from : null });
      }
      expect(await send([...all, ''])).toMatchObject({ Errors: [], Created: 0, Changed: 0 });
    }),
    { seed: 7, numRuns: 12 * Number(process.env['PROVE_TIMES'] ?? 1) },
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
