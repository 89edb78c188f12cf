import { sql, type Generated } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { registerTable } from '#kit/database/register-table.server.ts';
import type { Named } from '#kit/text/names.ts';

interface MaterialTable {
  id: Generated<number>;
  name_sv: string;
  name_en: string | null;
  name_de: string | null;
  sort: Generated<number>;
}
interface ColourTable {
  id: Generated<number>;
  name_sv: string;
  name_en: string | null;
  name_de: string | null;
  hex: string;
  sort: Generated<number>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    colour: ColourTable;
    material: MaterialTable;
  }
}

export type MaterialRow = Named & { id: number; sort: number };
export type ColourRow = MaterialRow & { hex: string };

export const colourTable = registerTable<ColourRow>('colour', ['sort']);
export const materialTable = registerTable<MaterialRow>('material', ['sort']);

export async function countArticlesOfColour(db: Db, id: number): Promise<number> {
  return await count(db, sql`select count(*) as count from article_colour where colour_id = ${id}`);
}

export async function countArticlesOfMaterial(db: Db, id: number): Promise<number> {
  return await count(db, sql`select count(*) as count from article where material_id = ${id}`);
}

async function count(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${query}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
