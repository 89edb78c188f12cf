import type { Db } from '#kit/database/db.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    last_backup: { id: number; made_at: Date };
  }
}

/** Notes in the shop that a whole backup of it has just been written. */
export async function noteBackup(db: Db, madeAt: Date): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ id: 1, made_at: madeAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ made_at: madeAt }))
    .execute();
}
