import type { Db } from '#kit/database/db.server.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';
import { readImageFiles, readImageRow } from './store.server.ts';

/** Pictures by how files name them. */
export type ImageNames = {
  /**
   * Finds a picture by its key in the store, or by a name that its file was sent with; of several pictures of one name
   * the newest.
   */
  find(name: string): { id: number; isOneOfSeveral: boolean } | undefined;
  /** The name by which `find` finds the picture alone; '' for one that is not there. */
  nameOf(id: number): string;
};

export async function readImageNames(db: Db): Promise<ImageNames> {
  const rows = await readImageFiles(db);
  const files = new Map(rows.map(({ id, file }) => [file, id]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = new Map<string, { id: number; isOneOfSeveral: boolean }>();
  // The rows come by their ids, so that the newest is the last.
  for (const { id, file_name, former_names } of rows) {
    const keys = new Set(former_names.concat(file_name ?? []).map(nameKey));
    for (const key of keys) named.set(key, { id, isOneOfSeveral: named.has(key) });
  }
  function find(name: string) {
    const id = files.get(name);
    return id === undefined ? named.get(nameKey(name)) : { id, isOneOfSeveral: false };
  }
  return {
    find,
    nameOf(id) {
      const row = byId.get(id);
      const found = row?.file_name == null ? undefined : find(row.file_name);
      return (found?.id === id && !found.isOneOfSeveral ? row?.file_name : row?.file) ?? '';
    },
  };
}

function nameKey(name: string): string {
  return toNfc(name).trim().toLowerCase();
}

export async function hasImage(db: Db, id: number): Promise<boolean> {
  return (await readImageRow(db, id)) !== undefined;
}
