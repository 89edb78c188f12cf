import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { registerTable, type RegisterTable } from '#kit/database/register-table.server.ts';
import type { VatPeriod } from '#shop/order-model/vat-rates.ts';

interface VatRateTable {
  id: Generated<number>;
  code: string;
  percent: number;
  valid_from: string | null;
  valid_to: string | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    vat_code: { code: string };
    vat_rate: VatRateTable;
  }
}

export type VatRateRow = VatPeriod & { id: number };

export async function readVatPeriods(db: Db): Promise<VatPeriod[]> {
  return await db.selectFrom('vat_rate').select(['code', 'percent', 'valid_from', 'valid_to']).execute();
}

const rates = registerTable<VatRateRow>('vat_rate', ['code', 'valid_from']);

/** A code comes with its first rate and goes with its last, unless an article has got it meanwhile: it refers to it. */
export const vatRateTable: RegisterTable<VatRateRow> = {
  ...rates,
  async read(db) {
    return (await rates.read(db)).sort(byCodeAndDay);
  },
  async insert(trx, values) {
    await insertCodes(trx, [values]);
    return await rates.insert(trx, values);
  },
  async insertAll(trx, rows) {
    await insertCodes(trx, rows);
    await rates.insertAll(trx, rows);
  },
  async remove(trx, id) {
    await rates.remove(trx, id);
    await removeUnusedCodes(trx);
  },
  async removeAll(trx) {
    await rates.removeAll(trx);
    await removeUnusedCodes(trx);
  },
};

async function insertCodes(trx: Trx, rows: readonly { code: string }[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('vat_code')
    .values(rows.map(({ code }) => ({ code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeUnusedCodes(trx: Trx): Promise<void> {
  await trx
    .deleteFrom('vat_code')
    .where('code', 'not in', trx.selectFrom('vat_rate').select('code'))
    .execute();
}

/** Codes that are percents come first, the highest first, and of one code the rate that begins first. */
function byCodeAndDay(a: VatRateRow, b: VatRateRow): number {
  const [one, other] = [a, b].map(({ code }) => (/^\d+$/.test(code) ? Number(code) : -1)) as [number, number];
  if (a.code !== b.code) return other - one || (a.code < b.code ? -1 : 1);
  return (a.valid_from ?? '') < (b.valid_from ?? '') ? -1 : 1;
}
