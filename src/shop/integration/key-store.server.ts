import { sql, type Generated, type Insertable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';

interface KeyTable {
  id: Generated<number>;
  name: string;
  /** The last characters, by which people tell keys apart. */
  hint: string;
  key_hash: string;
  /** The right names, separated by spaces. */
  rights: string;
  created_at: Generated<Date>;
  created_by: string;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** It takes every kind of file that there was when rights were split by kind. */
  made_before_kinds: Generated<boolean>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    exchange_key: KeyTable;
  }
}

export type KeyRow = Awaited<ReturnType<typeof readKeys>>[number];

export async function readKeys(db: Db) {
  return await db
    .selectFrom('exchange_key')
    .select(['id', 'name', 'hint', 'rights', 'created_at', 'created_by'])
    .select(['last_used_at', 'revoked_at', 'made_before_kinds'])
    .orderBy(sql`revoked_at is not null`)
    .orderBy('id', 'desc')
    .execute();
}

export async function hasLivingKey(db: Db, right: string): Promise<boolean> {
  const key = await db
    .selectFrom('exchange_key')
    .select('id')
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`${right}::text = any(string_to_array(rights, ' '))`)
    .limit(1)
    .executeTakeFirst();
  return key !== undefined;
}

export async function readKeyByHash(db: Db, keyHash: string) {
  return await db
    .selectFrom('exchange_key')
    .select(['id', 'name', 'rights', 'last_used_at'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function noteKeyUsed(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('exchange_key').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function insertKey(trx: Trx, key: Insertable<Tables['exchange_key']>): Promise<number> {
  const { id } = await trx.insertInto('exchange_key').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the key's name; undefined when there is no such key, or it is already revoked. */
export async function revokeKeyRow(trx: Trx, id: number, at: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('exchange_key')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function readRevokedKeyHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('exchange_key')
    .select('key_hash')
    .where('revoked_at', 'is not', null)
    .execute();
  return rows.map(({ key_hash }) => key_hash);
}

export async function revokeKeysByHash(trx: Trx, hashes: readonly string[], at: Date): Promise<void> {
  await trx
    .updateTable('exchange_key')
    .set({ revoked_at: at })
    .where('key_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Returns how many keys worked until now. */
export async function revokeEveryKey(trx: Trx, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('exchange_key')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
