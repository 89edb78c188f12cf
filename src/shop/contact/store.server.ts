import type { Generated } from 'kysely';
import type { Db } from '#kit/db.server.ts';

interface StaffCardTable {
  id: Generated<number>;
  name: string;
  role_sv: string;
  role_en: string | null;
  email: string;
  telephone: string;
  image_id: number | null;
  sort: Generated<number>;
}
declare module '#kit/db.server.ts' {
  interface Tables {
    staff_card: StaffCardTable;
  }
}

export async function readStaffCards(db: Db) {
  return await db.selectFrom('staff_card').selectAll().orderBy('sort').orderBy('id').execute();
}
