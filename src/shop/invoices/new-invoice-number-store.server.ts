import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { readShopSettings } from '#shop/settings/settings.server.ts';

const firstNumber = 100_001;

export type InvoiceRecord = Selectable<Tables['invoice']>;
type NewRow = Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>;

/**
 * Inserts an invoice under the next number. Numbers have no gaps but where the maker
 * has set that they go on from a higher one, so nobody else can create an invoice until the
 * transaction ends. Returns it without its rows.
 */
export async function insertInvoice(
  trx: Trx,
  invoice: (number: number) => Insertable<Tables['invoice']>,
  rows: readonly NewRow[],
): Promise<InvoiceRecord> {
  await sql`lock table invoice in share row exclusive mode`.execute(trx);
  const [{ last }, { FirstInvoiceNumber }] = await Promise.all([
    trx
      .selectFrom('invoice')
      .select((row) => row.fn.max<number | null>('invoice_number').as('last'))
      .executeTakeFirstOrThrow(),
    readShopSettings(trx),
  ]);
  const number =
    last === null ? FirstInvoiceNumber || firstNumber : Math.max(last + 1, FirstInvoiceNumber ?? 0);
  return await insertNumberedInvoice(trx, invoice(number), rows);
}

/** Inserts an invoice that already has a number. Returns it without its rows. */
export async function insertNumberedInvoice(
  trx: Trx,
  invoice: Insertable<Tables['invoice']>,
  rows: readonly NewRow[],
): Promise<InvoiceRecord> {
  const inserted = await trx.insertInto('invoice').values(invoice).returningAll().executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_row')
    .values(rows.map((row, place) => ({ invoice_id: inserted.id, row_number: place + 1, ...row })))
    .execute();
  return inserted;
}
