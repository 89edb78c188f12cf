import { describe, expect, it } from 'vitest';
import { invoiceState, isOverdue, type DueInvoice } from './invoice-state.ts';

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
