import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
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

export type StoredVatRate = VatPeriod & { id: number };

export async function readVatPeriods(db: Db): Promise<StoredVatRate[]> {
  return await db.selectFrom('vat_rate').selectAll().execute();
}

export async function readVatRate(db: Db, id: number): Promise<StoredVatRate | undefined> {
  return await db.selectFrom('vat_rate').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a code, which is made when there is none yet: nobody else changes its periods until the transaction ends. */
export async function lockVatCode(trx: Trx, code: string): Promise<void> {
  await trx
    .insertInto('vat_code')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('vat_code').where('code', '=', code).select('code').forUpdate().execute();
}

export async function insertVatRate(trx: Trx, period: VatPeriod): Promise<StoredVatRate> {
  return await trx.insertInto('vat_rate').values(period).returningAll().executeTakeFirstOrThrow();
}

export async function updateVatRate(trx: Trx, { id, ...period }: StoredVatRate): Promise<void> {
  await trx.updateTable('vat_rate').set(period).where('id', '=', id).execute();
}

export async function removeVatRate(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('vat_rate').where('id', '=', id).execute();
}

export async function removeVatCode(trx: Trx, code: string): Promise<void> {
  await trx.deleteFrom('vat_code').where('code', '=', code).execute();
}
