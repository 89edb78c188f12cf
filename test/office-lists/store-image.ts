import type { Db } from '../../src/kit/database/db.server.ts';

/** Stores a picture with the id 1, unless it is there. */
export async function storeImage(db: Db): Promise<void> {
  await db
    .insertInto('image')
    .values({ id: 1, file: 'a.jpg', width: 1, height: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
