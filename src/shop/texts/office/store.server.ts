import type { Db, Trx } from '#kit/database/db.server.ts';

export async function readWebText(db: Db, position: string) {
  return await db.selectFrom('web_text').selectAll().where('position', '=', position).executeTakeFirst();
}

export async function putWebText(
  trx: Trx,
  row: { position: string; text_sv: string; text_en: string | null },
): Promise<void> {
  const { text_sv, text_en } = row;
  await trx
    .insertInto('web_text')
    .values(row)
    .onConflict((conflict) => conflict.column('position').doUpdateSet({ text_sv, text_en }))
    .execute();
}

export async function readWords(db: Db, key: string) {
  return await db.selectFrom('language_text').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function putWords(trx: Trx, row: { key: string; sv: string; en: string | null }): Promise<void> {
  const { sv, en } = row;
  await trx
    .insertInto('language_text')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ sv, en }))
    .execute();
}

export async function removeWords(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('language_text').where('key', '=', key).execute();
}
