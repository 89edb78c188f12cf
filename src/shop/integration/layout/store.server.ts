import { sql, type Generated, type Selectable } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';

interface FileLayoutTable {
  kind: string;
  heading_key: string;
  columns: string;
  makes_groups: boolean;
  makes_colours: Generated<boolean>;
  makes_materials: Generated<boolean>;
  fill_down: string | null;
  prices_include_vat: boolean | null;
  profile: string | null;
  chosen_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    file_layout: FileLayoutTable;
  }
}

export type StoredLayout = Omit<Selectable<FileLayoutTable>, 'kind' | 'heading_key' | 'chosen_at'>;
type Which = { kind: string; heading_key: string };

/** A shop has a few sets of headings; older ones are forgotten. */
const mostOfKind = 200;

export async function readLayout(db: Db, { kind, heading_key }: Which): Promise<StoredLayout | undefined> {
  return await db
    .selectFrom('file_layout')
    .select(['columns', 'makes_groups', 'makes_colours', 'makes_materials', 'fill_down'])
    .select(['prices_include_vat', 'profile'])
    .where('kind', '=', kind)
    .where('heading_key', '=', heading_key)
    .executeTakeFirst();
}

export async function putLayout(db: Db, which: Which, layout: StoredLayout, now: Date): Promise<void> {
  const chosen = { ...layout, chosen_at: now };
  await db
    .insertInto('file_layout')
    .values({ ...which, ...chosen })
    .onConflict((conflict) => conflict.columns(['kind', 'heading_key']).doUpdateSet(chosen))
    .execute();
  await sql`
    delete from file_layout
    where kind = ${which.kind} and heading_key not in (
      select heading_key from file_layout where kind = ${which.kind} order by chosen_at desc, heading_key limit ${mostOfKind}
    )`.execute(db);
}
