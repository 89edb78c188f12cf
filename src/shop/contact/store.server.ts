import type { Generated, Insertable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface ContactCardTable {
  id: Generated<number>;
  name: string;
  role_sv: string;
  role_en: string | null;
  email: string;
  telephone: string;
  image_id: number | null;
  sort: Generated<number>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    staff_card: ContactCardTable;
  }
}

export async function readContactCards(db: Db) {
  return await db.selectFrom('staff_card').selectAll().orderBy('sort').orderBy('id').execute();
}

export async function insertCard(trx: Trx, row: Insertable<ContactCardTable>): Promise<number> {
  const { id } = await trx.insertInto('staff_card').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCard(trx: Trx, id: number, row: Insertable<ContactCardTable>): Promise<void> {
  await trx.updateTable('staff_card').set(row).where('id', '=', id).execute();
}

export async function removeCard(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('staff_card').where('id', '=', id).execute();
}
