import type { Trx } from '#kit/database/db.server.ts';

/** An empty value means that the setting is not set. */
export async function putSetting(trx: Trx, name: string, value: string): Promise<void> {
  if (value === '') {
    await trx.deleteFrom('setting').where('name', '=', name).execute();
    return;
  }
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
