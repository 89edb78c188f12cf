import { addDays } from '#kit/text/dates.ts';
import { addWorkingDays, firstWorkingDay } from '#shop/order-model/forecast/working-days.ts';

/** What was agreed with a customer: whether a fee may be charged, and from which day terms of payment hold. */
export type Agreed = { feeAgreed: boolean; termsAgreed: string | null };

/** For so many working days after a customer has said to have paid nobody is reminded. */
const daysOfTrust = 5;
/** Without terms that were agreed before, interest begins so many days after the invoice was sent (section 4). */
const daysWithoutTerms = 30;

/**
 * Returns the first day on which the next reminder may be sent; undefined when all have been. `sentOn` are the days of
 * those that were sent, `days` how many days after the due date each level comes.
 */
export function nextReminderDay(
  dueDate: string,
  sentOn: readonly string[],
  days: readonly number[],
): string | undefined {
  const level = sentOn.length;
  const after = days[level];
  if (after === undefined) return undefined;
  const last = sentOn.at(-1);
  const first = addDays(dueDate, after);
  const spaced = last === undefined ? first : addDays(last, after - (days[level - 1] ?? 0));
  return firstWorkingDay(spaced > first ? spaced : first);
}

/** Returns whether the customer's word of a payment still counts. */
export function isTrusted(toldOn: string | undefined, today: string): boolean {
  return toldOn !== undefined && today <= addWorkingDays(toldOn, daysOfTrust);
}

/** A fee is asked once an invoice, from the second reminder on, and only where it was agreed. */
export function feeOf(
  { level, currencyCode, hasFee }: { level: number; currencyCode: string; hasFee: boolean },
  { feeAgreed }: Pick<Agreed, 'feeAgreed'>,
  fee: number,
): number {
  return feeAgreed && level >= 2 && currencyCode === 'SEK' && !hasFee ? fee : 0;
}

/** Returns the first day for which interest is charged. */
export function interestFrom(
  { invoiceDate, dueDate }: { invoiceDate: string; dueDate: string },
  { termsAgreed }: Pick<Agreed, 'termsAgreed'>,
): string {
  const afterDue = addDays(dueDate, 1);
  if (termsAgreed !== null && termsAgreed <= invoiceDate) return afterDue;
  const afterSent = addDays(invoiceDate, daysWithoutTerms);
  return afterSent > afterDue ? afterSent : afterDue;
}
