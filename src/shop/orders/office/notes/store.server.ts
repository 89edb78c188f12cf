import type { Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface OrderNoteTable {
  id: Generated<number>;
  order_id: number;
  noted_at: Date;
  noted_by: string;
  body: string;
  pinned: Generated<boolean>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    order_note: OrderNoteTable;
  }
}

/** Returns what was noted of orders: pinned notes first, then the newest. */
export async function readNotes(db: Db, orderIds: readonly number[]) {
  return await db
    .selectFrom('order_note')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('pinned', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertNote(
  trx: Trx,
  note: { order_id: number; noted_at: Date; noted_by: string; body: string; pinned: boolean },
): Promise<void> {
  await trx.insertInto('order_note').values(note).execute();
}
