import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/text/dates.ts';
import { statementOf, type KnownInvoice } from './statement.ts';

function invoice(invoice_number: number, changes: Partial<KnownInvoice> = {}): KnownInvoice {
  return {
    invoice_number,
    invoice_date: '2026-09-01',
    due_date: '2026-10-01',
    currency_code: 'SEK',
    total_amount: 10000,
    balance: 10000,
    late_costs: 0,
    is_paid: false,
    is_annulled: false,
    credits_invoice_number: null,
    payments: [],
    ...changes,
  };
}

const on = (invoices: KnownInvoice[], day: string) => statementOf(invoices, day)[0];

test.each([
  [-1, 'notDue'],
  [0, 'notDue'],
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'over60'],
] as const)('%i days after the due date is %s', (days, age) => {
  const found = on([invoice(1)], addDays('2026-10-01', days));
  expect(found?.byAge).toEqual({ notDue: 0, to30: 0, to60: 0, over60: 0, [age]: 10000 });
  expect(found?.total).toBe(10000);
});

test('an invoice of later is not open yet', () => {
  expect(statementOf([invoice(1)], '2026-08-31')).toEqual([]);
});

test('a payment counts from its day on', () => {
  const paid = invoice(1, {
    balance: 4000,
    payments: [{ day: '2026-09-10', amount: 6000, source: 'office' }],
  });
  expect(on([paid], '2026-09-09')?.total).toBe(10000);
  expect(on([paid], '2026-09-10')).toMatchObject({
    total: 4000,
    rows: [{ open: 4000, moves: [{ kind: 'payment', day: '2026-09-10', amount: 6000 }] }],
  });
});

test('what is rounded off settles what a payment left, and is no payment', () => {
  const day = '2026-09-10';
  const payments = [
    { day, amount: 9940, source: 'office' },
    { day, amount: 60, source: 'rounding' },
  ] as const;
  expect(on([invoice(1, { balance: 0, payments })], day)).toBeUndefined();
  const credited = invoice(1, {
    balance: -500,
    payments: [...payments, { day, amount: 500, source: 'office' }],
  });
  expect(on([credited], day)?.rows[0]?.moves).toMatchObject([
    { kind: 'payment', amount: 9940 },
    { kind: 'rounding', amount: 60 },
    { kind: 'payment', amount: 500 },
  ]);
});

test('what is paid over is the customer’s money, and of no age', () => {
  const paid = invoice(1, {
    balance: -500,
    payments: [{ day: '2026-09-10', amount: 10500, source: 'office' }],
  });
  expect(on([paid], '2026-12-24')).toMatchObject({
    total: -500,
    credit: -500,
    byAge: { notDue: 0, to30: 0, to60: 0, over60: 0 },
    rows: [{ kind: 'over', open: -500 }],
  });
});

test('a credit note takes off what was to be paid from its day on', () => {
  const credited = invoice(1, { balance: 7000 });
  const note = invoice(2, {
    credits_invoice_number: 1,
    invoice_date: '2026-09-20',
    total_amount: -3000,
    balance: 0,
  });
  expect(on([credited, note], '2026-09-19')).toMatchObject({
    total: 10000,
    rows: [{ number: 1, moves: [] }],
  });
  expect(on([credited, note], '2026-09-20')).toMatchObject({
    total: 7000,
    rows: [{ number: 1, open: 7000, moves: [{ kind: 'credit', amount: 3000, note: 2 }] }],
  });
});

test('an invoice that was credited whole was open until then; one that was annulled otherwise never was', () => {
  const annulled = invoice(1, { balance: 0, is_annulled: true });
  const note = invoice(2, {
    credits_invoice_number: 1,
    invoice_date: '2026-09-20',
    total_amount: -10000,
    balance: 0,
  });
  expect(on([annulled, note], '2026-09-19')?.total).toBe(10000);
  expect(on([annulled, note], '2026-09-20')).toBeUndefined();
  expect(on([invoice(1, { is_annulled: true })], '2026-09-19')).toBeUndefined();
});

test('an invoice that was annulled after a credit of a part is not asked for', () => {
  const part = invoice(2, {
    credits_invoice_number: 1,
    invoice_date: '2026-09-20',
    total_amount: -1000,
    balance: 0,
  });
  for (const balance of [9000, 0])
    for (const day of ['2026-09-19', '2026-09-20', '2026-12-01'])
      expect(on([invoice(1, { balance, is_annulled: true }), part], day)).toBeUndefined();
});

test('what was paid of an invoice that is annulled is the customer’s money from its day on', () => {
  const annulled = invoice(1, {
    balance: 7000,
    is_annulled: true,
    late_costs: 6000,
    payments: [
      { day: '2026-09-10', amount: 2900, source: 'office' },
      { day: '2026-09-10', amount: 100, source: 'rounding' },
    ],
  });
  expect(on([annulled], '2026-09-09')).toBeUndefined();
  expect(on([annulled], '2026-09-10')).toMatchObject({
    total: -2900,
    credit: -2900,
    rows: [
      {
        kind: 'over',
        total: 10000,
        open: -2900,
        moves: [
          { kind: 'payment', day: '2026-09-10', amount: 2900 },
          { kind: 'annulled', amount: 10000 },
        ],
      },
    ],
  });
});

test('a credit of what was paid is the customer’s money until it is paid back', () => {
  const paid = invoice(1, { balance: 0, payments: [{ day: '2026-09-10', amount: 10000, source: 'office' }] });
  const note = invoice(2, {
    credits_invoice_number: 1,
    invoice_date: '2026-09-20',
    total_amount: -3000,
    balance: 0,
    payments: [{ day: '2026-09-25', amount: -3000, source: 'office' }],
  });
  expect(on([paid, note], '2026-09-24')).toMatchObject({
    total: -3000,
    rows: [{ kind: 'credit', number: 2, open: -3000 }],
  });
  expect(on([paid, note], '2026-09-25')).toBeUndefined();
});

test('what reminders asked is told where a payment above the invoice paid it', () => {
  const amount = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(amount, amount, (late_costs, over) => {
      const payments = [{ day: '2026-09-10', amount: 10000 + over, source: 'office' as const }];
      const found = on([invoice(1, { balance: 0 - over, late_costs, payments })], '2026-12-24');
      expect(found?.total ?? 0).toBe(Math.min(0, late_costs - over));
      for (const { total, open, moves } of found?.rows ?? [])
        expect(total - moves.reduce((sum, one) => sum + one.amount, 0)).toBe(open);
    }),
  );
});

test('each currency has sums of its own', () => {
  const found = statementOf([invoice(1), invoice(2, { currency_code: 'EUR', balance: 200 })], '2026-09-02');
  expect(found.map(({ currencyCode, total }) => [currencyCode, total])).toEqual([
    ['EUR', 200],
    ['SEK', 10000],
  ]);
});

test('a credit note that its invoice owes as much as before takes nothing off it, on any day', () => {
  const file = { credits_invoice_number: 1, invoice_date: '2026-09-20', total_amount: -125, balance: 0 };
  const known = [invoice(1), invoice(2, file), invoice(3, file)];
  for (const day of ['2026-09-19', '2026-09-20', '2026-12-24'])
    expect(on(known, day)).toMatchObject({ total: 10000, rows: [{ number: 1, open: 10000, moves: [] }] });
});

const day = fc.integer({ min: 1, max: 20 }).map((more) => addDays('2026-09-01', more));
const small = fc.integer({ min: 1, max: 3000 });

test('whatever is paid, credited and told by files, a row adds up, and is never more than its invoice was', () => {
  const family = fc.record({
    paid: fc.array(fc.record({ day, amount: small }), { maxLength: 2 }),
    // `taken` of a note is off its invoice; `gone` is told by a file, and is not.
    notes: fc.array(fc.record({ day, taken: small, gone: fc.integer({ min: 0, max: 500 }) }), {
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(family, day, ({ paid, notes }, at) => {
      const taken = notes.reduce((sum, note) => sum + note.taken, 0);
      const sum = paid.reduce((all, { amount }) => all + amount, 0);
      const payments = paid.map((one) => ({ ...one, source: 'office' as const }));
      const known = [
        invoice(1, { total_amount: 20000, balance: 20000 - sum - taken, payments }),
        ...notes.map((note, place) =>
          invoice(2 + place, {
            credits_invoice_number: 1,
            invoice_date: note.day,
            total_amount: 0 - note.taken - note.gone,
            balance: 0,
          }),
        ),
      ];
      const row = on(known, at)?.rows.find(({ number }) => number === 1);
      const moved = (row?.moves ?? []).reduce((all, { amount }) => all + amount, 0);
      expect(row!.open).toBe(20000 - moved);
      expect(row!.moves.every(({ amount, day: on }) => amount > 0 && on <= at)).toBe(true);
      if (notes.every(({ gone }) => gone === 0)) {
        const until = <One extends { day: string }>(all: readonly One[]) =>
          all.filter((one) => one.day <= at);
        const off = until(notes).reduce((all, note) => all + note.taken, 0);
        expect(moved).toBe(off + until(paid).reduce((all, { amount }) => all + amount, 0));
      }
    }),
  );
});
