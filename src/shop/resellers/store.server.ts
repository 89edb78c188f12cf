import { sql, type Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Language } from '#kit/text/language.ts';

interface ResellerApplicationTable {
  id: Generated<number>;
  name: string;
  company: string;
  email: string;
  identity: string;
  address: string;
  zip_code_and_city: string;
  telephone: string;
  web_site: Generated<string>;
  message: Generated<string>;
  language: Language;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decision: 'accepted' | 'declined' | null;
  customer_id: number | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    reseller_application: ResellerApplicationTable;
  }
}

export type ResellerRow = Awaited<ReturnType<typeof readResellers>>[number];
export type NewApplication = Omit<
  ResellerApplicationTable,
  'id' | 'web_site' | 'message' | 'created_at' | 'decided_at' | 'decision' | 'customer_id'
> & {
  web_site: string;
  message: string;
  created_at: Date;
};

/** Returns the customers who have agreed to be listed. */
export async function readResellers(db: Db) {
  return await db
    .selectFrom('customer')
    .select(['id', 'name', 'reseller_city', 'invoice_city', 'invoice_country_code'])
    .where('show_as_reseller', '=', true)
    .where('blocked', '=', false)
    .where('is_test', '=', false)
    .execute();
}

export async function insertApplication(trx: Trx, application: NewApplication): Promise<number> {
  const { id } = await trx
    .insertInto('reseller_application')
    .values(application)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteApplicationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reseller_application').where('created_at', '<', before).execute();
}

export async function deleteApplicationsFrom(trx: Trx, email: string): Promise<void> {
  await trx
    .deleteFrom('reseller_application')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .execute();
}

export async function readApplicationsFrom(db: Db, email: string) {
  return await db
    .selectFrom('reseller_application')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .execute();
}
