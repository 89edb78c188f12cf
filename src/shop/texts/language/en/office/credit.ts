import type { creditOfficeTexts as swedish } from '#shop/texts/language/sv/office/credit.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const creditOfficeTexts: SameKeys<typeof swedish> = {
  'credit.title': 'Credit',
  'credit.limit': 'Credit limit, {currency}',
  'credit.limitHint': 'Including VAT. If empty: no limit.',
  'credit.stop': 'Hold the customer’s orders',
  'credit.stop.limit': 'Above the limit or overdue',
  'credit.stop.always': 'Always',
  'credit.stop.never': 'Never',
  'credit.feeAgreed': 'Reminder fee is agreed',
  'credit.termsAgreed': 'Terms agreed',
  'credit.termsAgreedHint': 'If empty: the day of the first order here.',
  'credit.used': '{exposure} of {limit} used',
  'credit.usedNoLimit': '{exposure} used, no limit',
  'credit.unpaid': 'Unpaid invoices',
  'credit.openOrders': 'Orders to invoice, including VAT',
  'credit.onAccount': 'Paid over',
  'credit.oldestDue': 'Oldest due date',
  'credit.trial.title': 'Hold orders above the credit limit?',
  'credit.trial.none':
    'None of the {orders} orders of the last 90 days would have been held by today’s limits.',
  'credit.trial.some':
    'In the last 90 days there were {orders} orders. By today’s limits {held} of them would have been held, from {customers} customers.',
  'credit.trial.row': 'Order {number}, {customer}: {reason}. {exposure} used, limit {limit}.',
  'credit.trial.creditLimit': 'above the limit',
  'credit.trial.overdue': 'overdue invoice',
  'credit.trial.manual': 'held by hand',
  'credit.trial.noLimit': 'none',
  'credit.trial.more': 'The latest {n} are shown.',
  'credit.trial.yes': 'Turn on and save',
  'credit.save': 'Save the credit',
  'credit.log.CreditLimit': 'Credit limit',
  'credit.log.Stop': 'Hold orders',
  'credit.log.FeeAgreed': 'Reminder fee agreed',
  'credit.log.TermsAgreed': 'Terms agreed',
};
