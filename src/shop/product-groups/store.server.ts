import type { Generated } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';

interface ProductGroupTable {
  id: Generated<number>;
  parent_id: number | null;
  name_sv: string;
  name_en: string | null;
  require_login: Generated<boolean>;
  sort: Generated<number>;
  image_id: number | null;
  image_text_sv: Generated<string>;
  image_text_en: string | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    product_group: ProductGroupTable;
  }
}

export type ProductGroupRow = {
  id: number;
  parent_id: number | null;
  name_sv: string;
  name_en: string | null;
  require_login: boolean;
  sort: number;
  image_id: number | null;
  image_text_sv: string;
  image_text_en: string | null;
};

export async function readProductGroups(db: Db): Promise<ProductGroupRow[]> {
  return await db.selectFrom('product_group').selectAll().orderBy('sort').orderBy('id').execute();
}
