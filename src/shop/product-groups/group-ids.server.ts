import type { Db } from '#kit/db.server.ts';
import { readProductGroups } from './store.server.ts';

export async function productGroupIds(db: Db): Promise<Set<number>> {
  return new Set((await readProductGroups(db)).map(({ id }) => id));
}
