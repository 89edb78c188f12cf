import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface LogoTable {
  /** `logo-`, 16 hexadecimal digits of its hash, and the file extension. */
  name: string;
  /** The file in base64. */
  content: string;
  created_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    logo: LogoTable;
  }
}

export async function readLogo(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('logo').select('content').where('name', '=', name).executeTakeFirst();
  return row && Buffer.from(row.content, 'base64');
}

export async function putLogo(trx: Trx, name: string, bytes: Buffer): Promise<void> {
  const row = { name, content: bytes.toString('base64') };
  await trx
    .insertInto('logo')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: new Date() }))
    .execute();
}

/** Deletes uploaded logos that are not the shop's. */
export async function removeLogosBefore(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('logo')
    .where('created_at', '<', before)
    .where('name', 'not in', (query) =>
      query.selectFrom('setting').select('value').where('name', '=', 'LookLogo'),
    )
    .execute();
}
