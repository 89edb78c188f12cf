import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../test/sizes.ts';
import {
  invoiceState,
  isOverdue,
  lateCostsLeft,
  leftToPay,
  paidOver,
  type DueInvoice,
} from './invoice-state.ts';

describe('the state of an invoice', () => {
  it.each([
    [false, false, 'unpaid'],
    [true, false, 'paid'],
    [false, true, 'annulled'],
    [true, true, 'paid'],
  ] as const)('paid %s and annulled %s is %s', (IsPayed, IsAnnulated, state) => {
    expect(invoiceState({ IsPayed, IsAnnulated })).toBe(state);
  });
});

describe('an overdue invoice', () => {
  const due: DueInvoice = { DueDate: '2026-11-20', IsPayed: false, IsAnnulated: false, Balance: 1314 };

  it.each<[string, Partial<DueInvoice>, today: string, overdue: boolean]>([
    ['the day after', {}, '2026-11-21', true],
    ['on its due date', {}, '2026-11-20', false],
    ['before it', {}, '2026-11-19', false],
    ['in a later year', {}, '2027-01-01', true],
    ['paid', { IsPayed: true }, '2026-11-21', false],
    ['annulled', { IsAnnulated: true }, '2026-11-21', false],
    ['with nothing left to pay', { Balance: 0 }, '2026-11-21', false],
    ['a credit', { Balance: -100 }, '2026-11-21', false],
    ['partly paid', { Balance: 0.5 }, '2026-11-21', true],
  ])('%s: %j on %s is overdue: %s', (_when, change, today, overdue) => {
    expect(isOverdue({ ...due, ...change }, today)).toBe(overdue);
  });
});

it('what is paid goes to the invoice, then to what reminders have asked for, and the rest is the customer’s', () => {
  const ore = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), ore, ore, (total_amount, late_costs, paid) => {
      const owed = {
        total_amount,
        late_costs,
        balance: total_amount - paid,
        credits_invoice_number: null,
        is_paid: paid >= total_amount,
        is_annulled: false,
        paid_amount: paid,
      };
      let [left, costs, over] = [total_amount, late_costs, 0];
      for (let one = 0; one < paid; one += 1)
        if (left > 0) left -= 1;
        else if (costs > 0) costs -= 1;
        else over += 1;
      expect([leftToPay(owed), lateCostsLeft(owed), paidOver(owed)]).toEqual([left, costs, over]);
      const annulled = { ...owed, is_paid: false, is_annulled: true };
      expect([lateCostsLeft(annulled), paidOver(annulled)]).toEqual([0, paid]);
    }),
    { seed: 217, numRuns: 100 * times },
  );
});
