/**
 * Where a payment was recorded: by staff, or by a file of the business system. `earlier` was paid before the shop knew of
 * the invoice, or before it stored individual payments. `rounding` is no money: it settles what a payment left within the tolerance.
 */
export type PaymentSource = 'office' | 'file' | 'earlier' | 'rounding';

type Paid = { amount: number; paid_on: string | null; undone_at: Date | null; source: PaymentSource };

/** Returns the payments that were not undone. */
export function standing<P extends Paid>(payments: readonly P[]): P[] {
  return payments.filter(({ undone_at }) => undone_at === null);
}

/** The sum of money in öre; zero or negative for a credit note. */
export function paidSum(payments: readonly Paid[]): number {
  return sumOf(standing(payments).filter(({ source }) => source !== 'rounding'));
}

export function sumOf(payments: readonly { amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns what of `payments` is undone with `undone`: roundings go with what they were reckoned for, and stay while
 * nothing is left to pay. `balance` is what is left to pay before, in öre.
 */
export function undoneWith<P extends Paid>(
  balance: number,
  payments: readonly P[],
  undone: readonly P[],
): P[] {
  const roundings = standing(payments).filter((one) => one.source === 'rounding' && !undone.includes(one));
  const left = balance + sumOf(undone);
  return left <= 0 ? [...undone] : [...undone, ...roundings];
}

/** Returns the latest payment day, as far as days are known. */
export function lastPaidDay(payments: readonly Paid[]): string | null {
  const days = standing(payments).flatMap(({ paid_on }) => paid_on ?? []);
  return days.sort().at(-1) ?? null;
}

type Owed = { balance: number };

/** Returns whether nothing is left to pay; a credit note is paid when nothing is left to give back. */
export function isSettled(isCreditNote: boolean, balance: number): boolean {
  return isCreditNote ? balance === 0 : balance <= 0;
}

/**
 * Sets what credit notes owe the customer off against what the customer owes; what was paid over stays. Returns the balance of the invoice and,
 * in the same order, those of the credit notes, which are 0 or below.
 */
export function setOff(owed: number, notes: readonly Owed[]): { owed: number; notes: number[] } {
  let left = Math.max(0, owed);
  const after = notes.map(({ balance }) => {
    const taken = Math.min(left, Math.max(0, -balance));
    left -= taken;
    // `|| 0` avoids -0, which would be serialized as such.
    return balance + taken || 0;
  });
  return { owed: left + Math.min(0, owed), notes: after };
}
