import type { Db, Trx } from '#kit/database/db.server.ts';
import { isLineKey, type LineKey } from './contract.ts';

export async function readSkipped(db: Db): Promise<Set<LineKey>> {
  const rows = await db.selectFrom('opening_skipped').select('key').execute();
  return new Set(rows.map(({ key }) => key).filter(isLineKey));
}

export async function putSkipped(trx: Trx, key: LineKey, skipped: boolean): Promise<void> {
  await trx.deleteFrom('opening_skipped').where('key', '=', key).execute();
  if (skipped) await trx.insertInto('opening_skipped').values({ key }).execute();
}
