import { sql, type Insertable } from 'kysely';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { readShopSettings } from '#shop/settings/settings.server.ts';

const firstNumber = 100_001;

/**
 * Inserts an invoice under the next number. Numbers have no gaps but where the maker
 * has set that they go on from a higher one, so nobody else can create an invoice until the
 * transaction ends.
 */
export async function insertInvoice(
  trx: Trx,
  invoice: (number: number) => Insertable<Tables['invoice']>,
  rows: readonly Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>[],
): Promise<number> {
  await sql`lock table invoice in share row exclusive mode`.execute(trx);
  const { last } = await trx
    .selectFrom('invoice')
    .select((row) => row.fn.max<number | null>('invoice_number').as('last'))
    .executeTakeFirstOrThrow();
  const { FirstInvoiceNumber } = await readShopSettings(trx);
  const number =
    last === null ? FirstInvoiceNumber || firstNumber : Math.max(last + 1, FirstInvoiceNumber ?? 0);
  await insertNumberedInvoice(trx, invoice(number), rows);
  return number;
}

/** Inserts an invoice that already has a number. Returns its id. */
export async function insertNumberedInvoice(
  trx: Trx,
  invoice: Insertable<Tables['invoice']>,
  rows: readonly Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>[],
): Promise<number> {
  const { id } = await trx.insertInto('invoice').values(invoice).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_row')
    .values(rows.map((row, place) => ({ invoice_id: id, row_number: place + 1, ...row })))
    .execute();
  return id;
}
