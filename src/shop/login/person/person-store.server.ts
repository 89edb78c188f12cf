import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

export type LinkKind = 'invite' | 'reset';

interface PersonLinkTable {
  token_hash: string;
  person_id: number;
  kind: LinkKind;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    person_link: PersonLinkTable;
  }
}

/** Finds people who may log in, with what is told of their customers. */
function people(db: Db) {
  return db
    .selectFrom('person')
    .innerJoin('customer', 'customer.id', 'person.customer_id')
    .select([
      'person.id',
      'person.name as person_name',
      'person.rights',
      'person.email',
      'person.password_hash',
      'customer.id as customer_id',
      'customer.customer_number',
      'customer.name',
    ])
    .select(({ fn }) => fn.coalesce('person.language', 'customer.language').as('language'))
    .where('person.name', 'is not', null)
    .where('person.removed_at', 'is', null)
    .where('customer.blocked', '=', false);
}

/** Returns the people with this address, in the order of their customers' names. */
export async function readPeopleWithEmail(db: Db, email: string) {
  return await people(db)
    .where(sql<string>`lower(person.email)`, '=', sql<string>`lower(${email})`)
    .where('person.email', '<>', '')
    .orderBy('customer.name')
    .orderBy('customer.customer_number')
    .execute();
}

export async function readPerson(db: Db, id: number) {
  return await people(db).where('person.id', '=', id).executeTakeFirst();
}

/** Returns whether the person is still there. */
export async function writePersonsPassword(db: Db, id: number, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function writePersonsLogIn(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('person').set({ logged_in_at: at }).where('id', '=', id).execute();
}

export async function deleteLinks(db: Db, personIds: readonly number[], kind?: LinkKind): Promise<void> {
  const all = db.deleteFrom('person_link').where('person_id', '=', anyOf(personIds));
  await (kind ? all.where('kind', '=', kind) : all).execute();
}

/** Earlier links of these people, of the same kind, stop working. */
export async function replaceLinks(
  trx: Trx,
  kind: LinkKind,
  links: readonly Omit<PersonLinkTable, 'kind' | 'used_at'>[],
): Promise<void> {
  if (links.length === 0) return;
  await deleteLinks(
    trx,
    links.map((link) => link.person_id),
    kind,
  );
  await trx
    .insertInto('person_link')
    .values(links.map((link) => ({ ...link, kind, used_at: null })))
    .execute();
}

/** Returns the person whose link this is; a link works once. */
export async function useLink(
  trx: Trx,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const used = await trx
    .updateTable('person_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return used?.person_id;
}
