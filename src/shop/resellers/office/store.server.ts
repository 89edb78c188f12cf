import type { Updateable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';

type State = 'open' | 'accepted' | 'declined' | undefined;
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof readApplicationRow>>>;

function matching(db: Db, state: State) {
  const query = db.selectFrom('reseller_application');
  if (state === undefined) return query;
  return state === 'open' ? query.where('decision', 'is', null) : query.where('decision', '=', state);
}

export async function readApplications(db: Db, state: State, { skip, take }: { skip: number; take: number }) {
  return await matching(db, state)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
}

export async function countApplications(db: Db, state: State): Promise<number> {
  const { count } = await matching(db, state)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readApplicationRow(db: Db, id: number, { lock = false } = {}) {
  const query = db.selectFrom('reseller_application').selectAll().where('id', '=', id);
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function updateApplication(
  trx: Trx,
  id: number,
  values: Updateable<Tables['reseller_application']>,
): Promise<void> {
  await trx.updateTable('reseller_application').set(values).where('id', '=', id).execute();
}
