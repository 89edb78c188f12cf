import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import type { Counter } from '#shop/office/day.server.ts';

/** The name in the change log of a change that a migration made. */
const byMigration = 'Hylla';

/**
 * Counts pages that gave their address to a page of the shop's own (migration 0081), until somebody of the staff saves
 * them.
 */
export function movedPageCounter(db: Db): Counter {
  return {
    rights: ['content.read'],
    async count(most) {
      const { rows } = await sql`
        select from cms_page
        join lateral (
          select staff_name from change_log
          where entity = 'page' and entity_id = cms_page.id::text
          order by id desc limit 1
        ) latest on latest.staff_name = ${byMigration}
        where deleted_at is null
        limit ${most}`.execute(db);
      return rows.length;
    },
  };
}
