import type { Db } from '#kit/database/db.server.ts';

/** `paid_on` is the day on which the customer says to have paid. */
interface PaymentToldTable {
  invoice_id: number;
  paid_on: string;
  told_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    payment_told: PaymentToldTable;
  }
}

export async function writeTold(db: Db, told: PaymentToldTable): Promise<void> {
  await db
    .insertInto('payment_told')
    .values(told)
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet({ paid_on: told.paid_on, told_at: told.told_at }),
    )
    .execute();
}

/** Returns undefined when the customer has not said that the invoice has been paid. */
export async function readTold(db: Db, invoiceId: number) {
  return await db
    .selectFrom('payment_told')
    .select(['paid_on', 'told_at'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}
