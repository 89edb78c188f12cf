import type { Db, Trx } from '#kit/database/db.server.ts';

interface OpeningTable {
  id: number;
  is_open: boolean;
  press_is_open: boolean;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    opening: OpeningTable;
    opening_skipped: { key: string };
  }
}

export type OpeningState = { isOpen: boolean; pressIsOpen: boolean };

/** A shop without the row is closed. */
export async function readOpening(db: Db): Promise<OpeningState> {
  const row = await db.selectFrom('opening').selectAll().executeTakeFirst();
  return { isOpen: row?.is_open ?? false, pressIsOpen: row?.press_is_open ?? false };
}

export async function putOpening(trx: Trx, { isOpen, pressIsOpen }: OpeningState): Promise<void> {
  const values = { is_open: isOpen, press_is_open: pressIsOpen };
  await trx
    .insertInto('opening')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
