type Paid = { amount: number; paid_on: string | null; undone_at: Date | null };

/** Those that were not taken back. */
export function standing<P extends Paid>(payments: readonly P[]): P[] {
  return payments.filter(({ undone_at }) => undone_at === null);
}

/** In öre; of a credit note below 0 or none. */
export function paidSum(payments: readonly Paid[]): number {
  return standing(payments).reduce((sum, { amount }) => sum + amount, 0);
}

/** The day of the last of them, as far as days are known. */
export function lastPaidDay(payments: readonly Paid[]): string | null {
  const days = standing(payments).flatMap(({ paid_on }) => paid_on ?? []);
  return days.sort().at(-1) ?? null;
}

type Owed = { balance: number };

/**
 * Takes what credit notes owe the customer off what the customer owes. Answers the balance of the invoice and, in the same
 * order, those of the notes, which are 0 or below.
 */
export function setOff(owed: number, notes: readonly Owed[]): { owed: number; notes: number[] } {
  let left = owed;
  const after = notes.map(({ balance }) => {
    const taken = Math.min(left, Math.max(0, -balance));
    left -= taken;
    // Not -0, which would be written as such.
    return balance + taken || 0;
  });
  return { owed: left, notes: after };
}
