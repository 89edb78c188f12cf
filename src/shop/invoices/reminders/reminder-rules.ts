import { addDays } from '#kit/text/dates.ts';
import { addWorkingDays, firstWorkingDay } from '#shop/order-model/forecast/working-days.ts';

/** From which days on a customer has agreed to a fee, and to terms of payment; null for never. */
export type Agreed = { feeAgreed: string | null; termsAgreed: string | null };
export const nothingAgreed: Agreed = { feeAgreed: null, termsAgreed: null };

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

/**
 * A fee is asked once an invoice, from the second reminder on, and only where it was agreed when the debt arose (1981:739,
 * section 3).
 */
export function feeOf(
  {
    level,
    currencyCode,
    invoiceDate,
    hasFee,
  }: { level: number; currencyCode: string; invoiceDate: string; hasFee: boolean },
  { feeAgreed }: Pick<Agreed, 'feeAgreed'>,
  fee: number,
): number {
  const isAgreed = feeAgreed !== null && feeAgreed <= invoiceDate;
  return isAgreed && level >= 2 && currencyCode === 'SEK' && !hasFee ? fee : 0;
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
