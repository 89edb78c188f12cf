import type { Db } from '#kit/database/db.server.ts';
import { readImageFiles, readImageRow } from './store.server.ts';

/** Returns the pictures' ids by file name. */
export async function imageIdsByFile(db: Db): Promise<Map<string, number>> {
  return new Map((await readImageFiles(db)).map(({ id, file }) => [file, id]));
}

export async function hasImage(db: Db, id: number): Promise<boolean> {
  return (await readImageRow(db, id)) !== undefined;
}
