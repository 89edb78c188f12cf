import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { InvoiceAmounts } from '#shop/invoices/whole-invoice-store.server.ts';
import { isCreditNote } from '#shop/invoices/invoice-state.ts';
import type { Values } from './import-columns.server.ts';

const amounts = ['net', 'vat', 'total'] as const;

/** Returns whether the row has the amounts of a credit note below 0, as the shop stores them, and not above it. */
function isBelowZero(values: Values): boolean {
  return amounts.some((field) => (values[field] ?? 0) < 0);
}

/** Returns whether the row writes what the shop has below 0 as such; one without amounts says so by its balance. */
export function hasStoredSigns(values: Values): boolean {
  return amounts.some((field) => (values[field] ?? 0) !== 0)
    ? isBelowZero(values)
    : (values.balance ?? 0) < 0;
}

/**
 * Returns the values with the type and the signs that the shop stores, where all amounts of a credit note are 0 or below. A file may
 * write them on either side of 0, but all on the same; below 0 they are nothing but a credit note. The balance of an
 * invoice may be below 0: more was paid than it asked for.
 */
export function withStoredSigns(values: Values, old: InvoiceAmounts | undefined): Values | FieldRefusal[] {
  const isBelow = isBelowZero(values);
  const isCredit = old ? isCreditNote(old) : values.type === 'credit' || isBelow;
  const refusals = refusalsOf(values, { isBelow, isCredit });
  if (refusals.length > 0 || !isCredit) return refusals.length > 0 ? refusals : values;
  const isBalanceBelow = hasStoredSigns(values);
  const turned: Values = { ...values, ...(!old && { type: 'credit' }) };
  for (const field of [...amounts, 'rounding'] as const)
    if (!isBelow && values[field] !== undefined) turned[field] = 0 - values[field];
  if (!isBalanceBelow && values.balance !== undefined) turned.balance = 0 - values.balance;
  return turned;
}

function refusalsOf(
  values: Values,
  { isBelow, isCredit }: { isBelow: boolean; isCredit: boolean },
): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const [first] = amounts.filter((field) => (values[field] ?? 0) !== 0);
  for (const field of isCredit ? ([...amounts, 'balance'] as const) : amounts)
    if (first && (values[field] ?? 0) * (values[first] ?? 0) < 0)
      refusals.push({ field, reason: `has another sign than ${first}` });
  if (isBelow && (values.type === 'invoice' || !isCredit))
    refusals.push({ field: first ?? 'net', reason: 'is below 0, as on a credit note only' });
  return refusals;
}
